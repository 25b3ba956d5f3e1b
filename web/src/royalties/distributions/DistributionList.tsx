import { type Distribution, listDistributions } from '@omur/contract/royalties/distributions';
import { Coins } from 'lucide-react';
import { usePages } from '../../platform/api/queries.ts';
import { PagedTable } from '../../platform/page/PagedTable.tsx';
import { useText } from '../../platform/i18n/texts.tsx';
import type { Column } from '../../platform/ui/columns.ts';
import { formatAmount, formatDay, formatWhole } from '../../platform/i18n/format.ts';
import { messages } from './messages.ts';
import { State } from './State.tsx';

/** Every distribution, the highest number first. */
export function DistributionList() {
  const t = useText();
  const list = usePages(listDistributions, { params: {} }, { isLive: true });
  return (
    <PagedTable
      list={list}
      label={t(messages.distributions)}
      columns={columnsOf(t)}
      rowKey={({ distributionId }) => distributionId}
      rowLink={({ distributionId }) => ({
        to: '/úthlutanir/$distributionId',
        params: { distributionId: String(distributionId) },
      })}
      phoneRow={(row) => ({
        title: row.distributionName,
        detail: [row.distributionId, row.distributedOn && formatDay(row.distributedOn), amountOf(row, '')]
          .filter(Boolean)
          .join(' · '),
        aside: <State distribution={row} />,
      })}
      countText={messages.count}
      none={list.emptyText ?? ''}
      noneMore={t(messages.noneHint)}
      noneIcon={<Coins />}
    />
  );
}

/** What is distributed, once it has been read. */
const amountOf = ({ distributionState: state, distributedIsk }: Distribution, none: string) =>
  distributedIsk === null || !['checked', 'finished'].includes(state) ? none : formatAmount(distributedIsk);

const columnsOf = (t: ReturnType<typeof useText>): Column<Distribution>[] => [
  {
    id: 'number',
    header: t(messages.number),
    width: '76px',
    isNumeric: true,
    cell: ({ distributionId }) => distributionId,
  },
  {
    id: 'name',
    header: t(messages.name),
    width: 'minmax(0, 2fr)',
    isTitle: true,
    cell: ({ distributionName }) => distributionName,
  },
  { id: 'category', header: t(messages.category), cell: ({ categoryName }) => categoryName },
  {
    id: 'day',
    header: t(messages.distributedOn),
    width: '120px',
    isNumeric: true,
    cell: ({ distributedOn }) => (distributedOn ? formatDay(distributedOn) : t(messages.noAmount)),
  },
  {
    id: 'lines',
    header: t(messages.lines),
    width: '96px',
    isNumeric: true,
    cell: ({ lineCount }) => (lineCount ? formatWhole(lineCount) : t(messages.noAmount)),
  },
  {
    id: 'amount',
    header: t(messages.amount),
    width: '172px',
    isNumeric: true,
    cell: (row) => amountOf(row, t(messages.noAmount)),
  },
  { id: 'state', header: t(messages.state), width: '148px', cell: (row) => <State distribution={row} /> },
];
