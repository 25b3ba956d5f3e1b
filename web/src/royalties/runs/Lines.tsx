import { listRunLines, type RunLine } from '@omur/contract/royalties/runs';
import { usePages } from '../../platform/api/queries.ts';
import { formatDay } from '../../platform/i18n/format.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { Badge } from '../../platform/ui/Badge.tsx';
import type { Column } from '../../platform/ui/columns.ts';
import { PagedTable } from '../../platform/page/PagedTable.tsx';
import { decimalText } from '../money/decimals.ts';
import { unitsText } from './explanation.ts';
import { messages } from './messages.ts';

/** Each line of a run; it opens down to how it came about. */
export function Lines({ distributionId }: { distributionId: number }) {
  const t = useText();
  const list = usePages(listRunLines, { params: { distributionId } });
  const title = (row: RunLine) => row.title ?? t(messages.unknownWork);
  const columns: Column<RunLine>[] = [
    {
      id: 'work',
      header: t(messages.work),
      width: 'minmax(0, 1.6fr)',
      isTitle: true,
      cell: (row) => (
        <>
          {title(row)} {row.keptReason !== null && <Badge>{t(messages.keptBefore)}</Badge>}
        </>
      ),
    },
    {
      id: 'pool',
      header: t(messages.pool),
      cell: ({ poolName, station }) => [poolName, station].filter(Boolean).join(' · '),
    },
    { id: 'day', header: t(messages.usedOn), width: '120px', cell: ({ usedOn }) => formatDay(usedOn) },
    {
      id: 'points',
      header: t(messages.points),
      width: '150px',
      isNumeric: true,
      cell: ({ points, keptReason }) => (keptReason === null ? decimalText(points) : '–'),
    },
    {
      id: 'amount',
      header: t(messages.amount),
      width: '170px',
      isNumeric: true,
      cell: ({ lineIsk }) => unitsText(lineIsk),
    },
  ];
  return (
    <PagedTable
      list={list}
      label={t(messages.lines)}
      columns={columns}
      rowKey={({ statementLineId }) => statementLineId}
      rowLink={({ statementLineId }) => ({
        to: '/úthlutunarkeyrslur/$distributionId/$statementLineId',
        params: { distributionId: String(distributionId), statementLineId: String(statementLineId) },
      })}
      phoneRow={(row) => ({
        title: title(row),
        detail: `${row.poolName} · ${formatDay(row.usedOn)}`,
        aside: unitsText(row.lineIsk),
      })}
      countText={messages.rowCount}
      none={t(messages.noneLines)}
    />
  );
}
