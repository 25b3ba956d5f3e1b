import type { Distribution } from '@omur/contract/royalties/distributions';
import { useText } from '../../platform/i18n/texts.tsx';
import { Card } from '../../platform/ui/Card.tsx';
import { formatWhole } from '../../platform/i18n/format.ts';
import { exactAmount } from './amount.ts';
import styles from './distributions.module.css';
import { messages } from './messages.ts';

/** M3: what was distributed, less what was deducted, is what is allocated and held. */
export function Sums({ distribution }: { distribution: Distribution }) {
  const t = useText();
  const { lineCount, rightCount, unmatchedCount } = distribution;
  const rows = [
    { label: messages.distributed, amount: distribution.distributedIsk },
    { label: messages.deducted, amount: -(distribution.deductedIsk ?? 0) },
    { label: messages.allocated, amount: distribution.allocatedIsk, isAfter: true },
    { label: messages.held, amount: distribution.heldIsk },
  ];
  return (
    <Card
      title={t(messages.sums)}
      note={[
        t(messages.linesPaid, { count: lineCount ?? 0, lines: formatWhole(lineCount ?? 0) }),
        t(messages.toRights, { count: rightCount ?? 0, rights: formatWhole(rightCount ?? 0) }),
      ].join(' ')}
    >
      <dl className={styles.sums}>
        {rows.map(({ label, amount, isAfter }) => (
          <div key={label.is} className={isAfter ? styles.after : undefined}>
            <dt>{t(label)}</dt>
            <dd>{exactAmount(amount ?? 0)}</dd>
          </div>
        ))}
        <div className={styles.after}>
          <dt>
            {t(messages.unmatchedSum, {
              count: unmatchedCount ?? 0,
              lines: formatWhole(unmatchedCount ?? 0),
            })}
          </dt>
          <dd>{exactAmount(distribution.unmatchedIsk ?? 0)}</dd>
        </div>
        {[
          { label: messages.returnedSum, amount: distribution.returnedIsk },
          { label: messages.releasedSum, amount: distribution.releasedIsk },
        ].map(
          ({ label, amount }) =>
            (amount ?? 0) !== 0 && (
              <div key={label.is}>
                <dt>{t(label)}</dt>
                <dd>{exactAmount(amount ?? 0)}</dd>
              </div>
            ),
        )}
      </dl>
      <p className="dim small">{t(messages.sumsWhat)}</p>
    </Card>
  );
}
