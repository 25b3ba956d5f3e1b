import { Check, Info, Minus, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '../i18n/texts.tsx';
import { messages } from './messages.ts';
import styles from './RuleList.module.css';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export interface Rule {
  id: string;
  state: 'waiting' | 'met' | 'broken' | 'note';
  text: ReactNode;
  /** One press that puts it right. */
  remedy?: { label: string; onSelect: () => void } | undefined;
}

const icons = { waiting: Minus, met: Check, broken: TriangleAlert, note: Info };
const states = {
  waiting: messages.ruleWaiting,
  met: messages.ruleMet,
  broken: messages.ruleBroken,
  note: messages.ruleNote,
};

/** Every rule as a line that turns from grey to green or red while you type. */
export function RuleList({ label, rules }: { label: string; rules: readonly Rule[] }) {
  const t = useText();
  return (
    <ul className={styles.rules} aria-label={label}>
      {rules.map(({ id, state, text, remedy }) => {
        const Icon = icons[state];
        return (
          <li key={id} className={styles[state]}>
            <span className={styles.icon}>
              <Icon size={12} strokeWidth={3} aria-hidden />
            </span>
            <div className={styles.words}>
              <VisuallyHidden>{t(states[state])} </VisuallyHidden>
              {text}
              {remedy && (
                <button type="button" className={styles.remedy} onClick={remedy.onSelect}>
                  {remedy.label}
                </button>
              )}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
