import type { Dispute } from '@omur/contract/works/disputes';
import { formatPercent } from '@omur/contract/platform/rules/shares';
import { formatAmount, formatLongDay } from '../../platform/i18n/format.ts';
import { useLanguage, useText } from '../../platform/i18n/texts.tsx';
import styles from './disputes.module.css';
import { messages } from './messages.ts';

/** H83: how much waits, and until when. */
export function Waits({
  dispute: { endedAt, doubtfulShare, heldIsk, answerBy, disputeState },
}: {
  dispute: Dispute;
}) {
  const t = useText();
  const [language] = useLanguage();
  if (endedAt !== null && !heldIsk) return null;
  const money = heldIsk ? formatAmount(heldIsk) : t(messages.heldNone);
  return (
    <dl className={styles.facts}>
      <Fact name={t(messages.doubt)} value={formatPercent(doubtfulShare, language)} />
      {heldIsk !== null && <Fact name={t(messages.held)} value={money} />}
      {disputeState === 'withStaff' && <Fact name={t(messages.untilWhen)} value={t(messages.untilStaff)} />}
      {disputeState === 'open' && <Fact name={t(messages.until)} value={formatLongDay(answerBy, language)} />}
    </dl>
  );
}

const Fact = ({ name, value }: { name: string; value: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
);
