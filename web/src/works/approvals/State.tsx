import type { Approval } from '@omur/contract/works/approvals';
import { Check, Clock, X } from 'lucide-react';
import { useText } from '../../platform/i18n/texts.tsx';
import styles from './approvals.module.css';
import { states } from './messages.ts';

const icons = { waiting: Clock, given: Check, assumed: Check, objected: X };

/** An author's answer, by shape and word as well as colour. */
export function State({ state }: Pick<Approval, 'state'>) {
  const t = useText();
  const Icon = icons[state];
  return (
    <span className={`${styles.state} ${styles[state]}`}>
      <Icon size={15} aria-hidden /> {t(states[state])}
    </span>
  );
}
