import { type DecidableUsage, listDecidableUsage } from '@omur/contract/royalties/unclaimed';
import { usePages } from '../../platform/api/queries.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import type { Column } from '../../platform/ui/columns.ts';
import { exactAmount } from '../distributions/amount.ts';
import { PagedTable } from '../../platform/page/PagedTable.tsx';
import { messages } from './messages.ts';

/** The lines that a decision would be about, the dearest first (R32). */
export function Lines(params: { categoryId: number; usedYear: number }) {
  const t = useText();
  const list = usePages(listDecidableUsage, { params });
  const columns: Column<DecidableUsage>[] = [
    {
      id: 'title',
      header: t(messages.work),
      width: 'minmax(0, 1.4fr)',
      isTitle: true,
      cell: ({ title }) => title ?? '–',
    },
    { id: 'performers', header: t(messages.performers), cell: ({ performers }) => performers ?? '–' },
    { id: 'writers', header: t(messages.writers), cell: ({ authorNames }) => authorNames ?? '–' },
    { id: 'station', header: t(messages.station), width: '150px', cell: ({ station }) => station ?? '–' },
    { id: 'from', header: t(messages.from), cell: ({ distributionName }) => distributionName },
    {
      id: 'amount',
      header: t(messages.amount),
      width: '160px',
      isNumeric: true,
      cell: ({ amountIsk }) => exactAmount(amountIsk),
    },
  ];
  return (
    <PagedTable
      list={list}
      label={t(messages.list)}
      columns={columns}
      rowKey={({ unmatchedUsageId }) => unmatchedUsageId}
      phoneRow={(row) => ({
        title: row.title ?? '–',
        detail: [row.performers ?? row.authorNames, row.distributionName].filter(Boolean).join(' · '),
        aside: exactAmount(row.amountIsk),
      })}
      countText={messages.count}
      none={t(messages.none)}
      noneMore={t(messages.noneMore)}
    />
  );
}
