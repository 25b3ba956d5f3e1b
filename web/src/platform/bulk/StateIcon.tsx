import { Check, Circle, CircleAlert, CircleCheck, Copy, LoaderCircle } from 'lucide-react';
import { useText } from '../i18n/texts.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import styles from './bulk.module.css';
import { messages } from './messages.ts';
import type { EntryState } from './state.ts';

const icons = {
  new: Circle,
  faulty: CircleAlert,
  alike: Copy,
  ready: CircleCheck,
  queued: LoaderCircle,
  done: Check,
} as const;

export const stateNames = {
  new: messages.stateNew,
  faulty: messages.faulty,
  alike: messages.stateAlike,
  ready: messages.stateReady,
  queued: messages.stateQueued,
  done: messages.stateDone,
} as const;

/** How far an entry has come, as a sign with its name. */
export function StateIcon({ state }: { state: EntryState }) {
  const t = useText();
  const Icon = icons[state];
  return (
    <span className={styles[`state-${state}`]} title={t(stateNames[state])}>
      <Icon size={15} aria-hidden />
      <VisuallyHidden>{t(stateNames[state])}</VisuallyHidden>
    </span>
  );
}
