import { listStatementLines, type StatementLine } from '@omur/contract/royalties/statistics';
import type { WorkDistribution } from '@omur/contract/works/works';
import { usePages } from '../../platform/api/queries.ts';
import { PageFailed } from '../../platform/page/PageFailed.tsx';
import { useLanguage, useText } from '../../platform/i18n/texts.tsx';
import { EmptyState } from '../../platform/ui/EmptyState.tsx';
import { formatAmount } from '../../platform/i18n/format.ts';
import { VirtualTable } from '../../platform/ui/VirtualTable.tsx';
import { messages } from './messages.ts';
import styles from './WorkList.module.css';

// F9.11: a distribution of any time.
const always = { fromDay: '1900-01-01', toDay: '3000-01-01' };

/** F3.11: the lines by which a distribution paid their own rights for the work. */
export function StatementLines({ workId, distribution }: { workId: number; distribution: WorkDistribution }) {
  const t = useText();
  const [language] = useLanguage();
  const { distributionId, distributionName: name } = distribution;
  const list = usePages(listStatementLines, { params: {}, query: { ...always, workId, distributionId } });
  if (list.error && list.rows.length === 0) return <PageFailed error={list.error} reset={list.retry} />;
  const title = t(messages.statementLines, { name });
  const subtype = (line: StatementLine) =>
    (language === 'en' && line.performanceSubtypeEnglish) || line.performanceSubtype || '';
  return (
    <section className={styles.lines} aria-label={title}>
      <h2>{title}</h2>
      <VirtualTable
        label={title}
        rows={list.rows}
        rowKey={({ statementLineId, potId }) => `${statementLineId}-${potId}`}
        count={list.count}
        onMore={list.onMore}
        isLoading={list.isLoading}
        isLoadingMore={list.isLoadingMore}
        empty={<EmptyState title={list.emptyText ?? ''} />}
        columns={[
          {
            id: 'pot',
            header: t(messages.pot),
            width: 'minmax(0, 1.4fr)',
            isTitle: true,
            cell: ({ potDescription, potExplanation }) => (
              <span title={potExplanation ?? undefined}>{potDescription}</span>
            ),
          },
          {
            id: 'subtype',
            header: t(messages.subtype),
            cell: subtype,
          },
          { id: 'station', header: t(messages.station), cell: ({ station }) => station ?? '' },
          {
            id: 'amount',
            header: t(messages.amount),
            width: '120px',
            isNumeric: true,
            cell: ({ amountIsk }) => formatAmount(amountIsk),
          },
        ]}
        phoneRow={(line) => ({
          title: line.potDescription,
          detail: [subtype(line), line.station].filter(Boolean).join(' · '),
          aside: formatAmount(line.amountIsk),
        })}
      />
    </section>
  );
}
