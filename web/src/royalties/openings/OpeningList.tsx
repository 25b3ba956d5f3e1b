import { listOpenings, type Opening } from '@omur/contract/royalties/openings';
import { usePages } from '../../platform/api/queries.ts';
import { formatDay } from '../../platform/i18n/format.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import type { Column } from '../../platform/ui/columns.ts';
import { exactAmount } from '../distributions/amount.ts';
import { PagedTable } from '../../platform/page/PagedTable.tsx';
import { messages } from './messages.ts';
import { OpeningState } from './OpeningState.tsx';

const sumOf = ({ payableIsk, heldIsk }: Opening) => exactAmount((payableIsk * 100 + heldIsk * 100) / 100);

/** Lists of balances from a former system (R20). */
export function OpeningList() {
  const t = useText();
  const list = usePages(listOpenings, { params: {} });
  const by = ({ askedBy, decidedBy }: Opening) => [askedBy, decidedBy].filter(Boolean).join(' · ');
  const columns: Column<Opening>[] = [
    {
      id: 'source',
      header: t(messages.source),
      width: 'minmax(0, 1.4fr)',
      isTitle: true,
      cell: ({ openingSource }) => openingSource,
    },
    { id: 'category', header: t(messages.category), cell: ({ categoryName }) => categoryName },
    { id: 'day', header: t(messages.day), width: '130px', cell: ({ openingDay }) => formatDay(openingDay) },
    { id: 'amount', header: t(messages.amount), width: '170px', isNumeric: true, cell: sumOf },
    { id: 'by', header: t(messages.by), cell: by },
    {
      id: 'state',
      header: t(messages.state),
      width: '170px',
      cell: ({ openingState }) => <OpeningState state={openingState} />,
    },
  ];
  return (
    <PagedTable
      list={list}
      label={t(messages.openings)}
      columns={columns}
      rowKey={({ openingId }) => openingId}
      rowLink={({ openingId }) => ({
        to: '/upphafsstöður/$openingId' as const,
        params: { openingId: String(openingId) },
      })}
      phoneRow={(row) => ({
        title: row.openingSource,
        detail: `${row.categoryName} · ${formatDay(row.openingDay)} · ${sumOf(row)}`,
        aside: <OpeningState state={row.openingState} />,
      })}
      countText={messages.count}
      none={t(messages.none)}
      noneMore={t(messages.noneMore)}
    />
  );
}
