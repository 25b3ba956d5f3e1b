import {
  listRunPools,
  listRunValues,
  listRunWaiting,
  type RunPool,
  type RunValue,
  type RunWaiting,
} from '@omur/contract/royalties/runs';
import { usePages } from '../../platform/api/queries.ts';
import { formatWhole } from '../../platform/i18n/format.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { Badge } from '../../platform/ui/Badge.tsx';
import type { Column } from '../../platform/ui/columns.ts';
import { exactAmount } from '../distributions/amount.ts';
import { PagedTable } from '../../platform/page/PagedTable.tsx';
import { decimalText } from '../money/decimals.ts';
import { unitsText } from './explanation.ts';
import { findingWords, messages, waitingWords } from './messages.ts';

interface OfRun {
  distributionId: number;
}

/** What each pool has and gives, and what a point of it is worth. */
export function Pools({ distributionId }: OfRun) {
  const t = useText();
  const list = usePages(listRunPools, { params: { distributionId } });
  const note = ({ poolFinding, namedIsk, poolsIsk }: RunPool) => {
    if (poolFinding) return <Badge look="amber">{t(findingWords[poolFinding])}</Badge>;
    return namedIsk > poolsIsk && <Badge>{t(messages.byAmounts)}</Badge>;
  };
  const columns: Column<RunPool>[] = [
    {
      id: 'pool',
      header: t(messages.pool),
      width: 'minmax(0, 1.4fr)',
      isTitle: true,
      cell: ({ poolName }) => poolName,
    },
    numberColumn('has', t(messages.inPools), ({ poolsIsk }) => exactAmount(poolsIsk)),
    numberColumn('given', t(messages.given), ({ givenIsk }) => exactAmount(givenIsk)),
    numberColumn('points', t(messages.points), ({ poolPoints }) => decimalText(poolPoints)),
    numberColumn('value', t(messages.pointValue), ({ pointIsk }) =>
      pointIsk === null ? '–' : decimalText(pointIsk),
    ),
    { id: 'note', header: t(messages.note), cell: note },
  ];
  return (
    <PagedTable
      list={list}
      label={t(messages.pools)}
      columns={columns}
      rowKey={({ poolId }) => poolId}
      phoneRow={(row) => ({
        title: row.poolName,
        detail: `${exactAmount(row.givenIsk)} · ${t(messages.points)}: ${decimalText(row.poolPoints)}`,
        aside: note(row),
      })}
      countText={messages.rowCount}
      none={t(messages.nonePools)}
    />
  );
}

/** Works whose use is worth far more or far less than is usual. */
export function Values({ distributionId }: OfRun) {
  const t = useText();
  const list = usePages(listRunValues, { params: { distributionId } });
  const columns: Column<RunValue>[] = [
    {
      id: 'work',
      header: t(messages.work),
      width: 'minmax(0, 1.4fr)',
      isTitle: true,
      cell: ({ title }) => title,
    },
    { id: 'pool', header: t(messages.pool), cell: ({ poolName }) => poolName },
    { id: 'plays', header: t(messages.plays), isNumeric: true, cell: ({ plays }) => formatWhole(plays) },
    { id: 'value', header: t(messages.perPlay), isNumeric: true, cell: ({ playIsk }) => unitsText(playIsk) },
    { id: 'median', header: t(messages.median), isNumeric: true, cell: (row) => unitsText(row.medianIsk) },
  ];
  return (
    <PagedTable
      list={list}
      label={t(messages.values)}
      columns={columns}
      rowKey={({ workId, poolName }) => `${workId}-${poolName}`}
      rowLink={({ workId }) => ({ to: '/verk/$workId', params: { workId: String(workId) } })}
      phoneRow={(row) => ({
        title: row.title,
        detail: `${row.poolName} · ${t(messages.median)}: ${unitsText(row.medianIsk)}`,
        aside: unitsText(row.playIsk),
      })}
      countText={messages.rowCount}
      none={t(messages.noneValues)}
    />
  );
}

/** What the run does not pay out, and why. */
export function Waiting({ distributionId }: OfRun) {
  const t = useText();
  const list = usePages(listRunWaiting, { params: { distributionId } });
  const columns: Column<RunWaiting>[] = [
    {
      id: 'why',
      header: t(messages.why),
      width: 'minmax(0, 2fr)',
      isTitle: true,
      cell: ({ waitingReason }) => t(waitingWords[waitingReason]),
    },
    { id: 'lines', header: t(messages.lines), isNumeric: true, cell: (row) => formatWhole(row.lineCount) },
    { id: 'amount', header: t(messages.amount), isNumeric: true, cell: (row) => exactAmount(row.keptIsk) },
  ];
  return (
    <PagedTable
      list={list}
      label={t(messages.waiting)}
      columns={columns}
      rowKey={({ waitingReason }) => waitingReason}
      phoneRow={(row) => ({
        title: t(waitingWords[row.waitingReason]),
        detail: `${t(messages.lines)}: ${formatWhole(row.lineCount)}`,
        aside: exactAmount(row.keptIsk),
      })}
      countText={messages.rowCount}
      none={t(messages.noneWaiting)}
    />
  );
}

const numberColumn = (id: string, header: string, cell: Column<RunPool>['cell']): Column<RunPool> => ({
  id,
  header,
  width: '170px',
  isNumeric: true,
  cell,
});
