import { listDeductions } from '@omur/contract/royalties/insight';
import { useQuery } from '@tanstack/react-query';
import { listQueryFor } from '../../platform/api/queries.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { exactAmount } from '../distributions/amount.ts';
import styles from './insight.module.css';
import { deductionWords, messages } from './insightMessages.ts';

interface DeductionsProps {
  asked: { rightId: number; distributionId: number } | ({ rightId: number; periodId: number } & Days);
}
interface Days {
  fromDay?: string | undefined;
  toDay?: string | undefined;
}

/** R5: what payers paid for what a right was given, and what was deducted first; nothing of what no run made. */
export function Deductions({ asked }: DeductionsProps) {
  const t = useText();
  const { data } = useQuery(listQueryFor(listDeductions, { query: asked }));
  if (!data || data.rows.length === 0) return null;
  return (
    <section aria-label={t(messages.deductions)}>
      <h3 className={styles.heading}>{t(messages.deductions)}</h3>
      <dl className={styles.steps}>
        {data.rows.map(({ deductionStep, amountIsk }) => (
          <div key={deductionStep} className={deductionStep === 'net' ? styles.sum : undefined}>
            <dt>{t(deductionWords[deductionStep])}</dt>
            <dd>{exactAmount(amountIsk)}</dd>
          </div>
        ))}
      </dl>
      <p className="dim small">{t(messages.deductionsMore)}</p>
    </section>
  );
}
