import { useText } from '../../platform/i18n/texts.tsx';
import { DateField } from '../../platform/ui/DateField.tsx';
import { TextField } from '../../platform/ui/TextField.tsx';
import type { Typed } from './assemblyForm.ts';
import styles from './assemblies.module.css';
import { messages } from './messages.ts';

interface TermFieldsProps {
  typed: Typed;
  set: (changes: Partial<Typed>) => void;
  isTried: boolean;
  problemAt: (field: 'place' | 'heldAt' | 'closesAt' | 'listOn' | 'mostProxies') => string | undefined;
}

/** Where and when, who may vote, and how many proxies each may hold. */
export function TermFields({ typed, set, isTried, problemAt }: TermFieldsProps) {
  const t = useText();
  const missing = (...values: string[]) =>
    isTried && values.some((value) => value === '') ? t(messages.dayWrong) : undefined;
  return (
    <div className={styles.pair}>
      <TextField
        label={t(messages.place)}
        isOptional
        maxLength={200}
        value={typed.place}
        onChange={(place) => set({ place })}
        error={problemAt('place')}
      />
      <TextField
        label={t(messages.mostProxies)}
        isNumeric
        inputMode="numeric"
        value={typed.mostProxies}
        onChange={(mostProxies) => set({ mostProxies })}
        error={
          problemAt('mostProxies') ?? (isTried && !/^(\d|10)$/u.test(typed.mostProxies) ? '0–10' : undefined)
        }
      />
      <DateField
        label={t(messages.day)}
        value={typed.heldOn}
        onChange={(heldOn) => set({ heldOn })}
        error={missing(typed.heldOn) ?? problemAt('heldAt')}
      />
      <TextField
        label={t(messages.time)}
        type="time"
        value={typed.heldTime}
        onChange={(heldTime) => set({ heldTime })}
        error={missing(typed.heldTime)}
      />
      <DateField
        label={t(messages.closesDay)}
        value={typed.closesOn}
        onChange={(closesOn) => set({ closesOn })}
        error={missing(typed.closesOn) ?? problemAt('closesAt')}
      />
      <TextField
        label={t(messages.closesTime)}
        type="time"
        value={typed.closesTime}
        onChange={(closesTime) => set({ closesTime })}
        error={missing(typed.closesTime)}
      />
      <DateField
        label={t(messages.listOn)}
        hint={t(messages.listHint)}
        value={typed.listOn}
        onChange={(listOn) => set({ listOn })}
        error={missing(typed.listOn) ?? problemAt('listOn')}
      />
    </div>
  );
}
