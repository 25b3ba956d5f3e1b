import { useText } from '../../platform/i18n/texts.tsx';
import { messages } from './messages.ts';
import type { PasswordStrength } from './strength.ts';
import styles from './Strength.module.css';

const steps: readonly PasswordStrength[] = ['weak', 'fair', 'good', 'strong'];

interface StrengthProps {
  /** Nothing while nothing is typed, or what judges it is on its way. */
  strength: PasswordStrength | undefined;
  rule: string;
}

/** How good a password is, as four bars and in words. */
export function Strength({ strength, rule }: StrengthProps) {
  const t = useText();
  const reached = strength ? steps.indexOf(strength) + 1 : 0;
  return (
    <span className={styles.strength}>
      <span className={styles.bars} data-strength={strength} aria-hidden>
        {steps.map((step, at) => (
          <span key={step} data-on={at < reached || undefined} />
        ))}
      </span>
      <span aria-live="polite">{strength ? t(messages[strength]) : rule}</span>
    </span>
  );
}
