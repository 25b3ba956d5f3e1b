import { formatDuration } from '@omur/contract/platform/rules/duration';
import { useState } from 'react';
import { useText } from '../../platform/i18n/texts.tsx';
import { TextField } from '../../platform/ui/TextField.tsx';
import { messages } from './messages.ts';

interface Typed {
  quantity: string;
  duration: string;
}

/** As a line has it; a new one was played once (L9.1). */
export const playedOf = (line?: { quantity: number; durationSeconds: number }): Typed => ({
  quantity: String(line?.quantity ?? 1),
  duration: line ? formatDuration(line.durationSeconds) : '',
});

/** How often and how long a work was played: the two fields, and what they say. */
export function usePlayed(
  start: Typed,
  problemAt: (field: 'quantity' | 'duration') => string | undefined,
  isTried: boolean,
) {
  const t = useText();
  const [typed, setTyped] = useState(start);
  const quantity = Number(typed.quantity);
  const isWhole = typed.quantity.trim() !== '' && Number.isInteger(quantity);
  const setDuration = (duration: string) => setTyped((before) => ({ ...before, duration }));
  return {
    duration: typed.duration,
    setDuration,
    /** Nothing while it is no whole number. */
    quantity: isWhole ? quantity : undefined,
    fields: (
      <>
        <TextField
          isNumeric
          inputMode="numeric"
          label={t(messages.quantity)}
          value={typed.quantity}
          onChange={(next) => setTyped((before) => ({ ...before, quantity: next }))}
          error={isTried && !isWhole ? t(messages.quantityWrong) : problemAt('quantity')}
        />
        <TextField
          isNumeric
          inputMode="decimal"
          label={t(messages.length)}
          hint={t(messages.lengthHint)}
          value={typed.duration}
          onChange={setDuration}
          error={problemAt('duration')}
        />
      </>
    ),
  };
}
