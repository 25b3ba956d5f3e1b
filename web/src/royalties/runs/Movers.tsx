import { listRunChanges, listRunMovers, type RunMover } from '@omur/contract/royalties/runs';
import { usePages } from '../../platform/api/queries.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { Badge } from '../../platform/ui/Badge.tsx';
import type { Column } from '../../platform/ui/columns.ts';
import { exactAmount } from '../distributions/amount.ts';
import { PagedTable } from '../../platform/page/PagedTable.tsx';
import { messages, moveWords } from './messages.ts';

interface OfRun {
  distributionId: number;
}

/** What right holders get, against the distribution before. */
export function Movers({ distributionId }: OfRun) {
  const list = usePages(listRunMovers, { params: { distributionId }, query: {} });
  return <MoverTable list={list} />;
}

/** What right holders get, against the preview before. */
export function Changes({ distributionId }: OfRun) {
  const list = usePages(listRunChanges, { params: { distributionId } });
  return <MoverTable list={list} />;
}

const looks = { appears: 'green', vanishes: 'red', moves: 'neutral' } as const;

function MoverTable({ list }: { list: Omit<ReturnType<typeof usePages>, 'rows'> & { rows: RunMover[] } }) {
  const t = useText();
  const badge = ({ move }: RunMover) => <Badge look={looks[move]}>{t(moveWords[move])}</Badge>;
  const columns: Column<RunMover>[] = [
    {
      id: 'holder',
      header: t(messages.holder),
      width: 'minmax(0, 1.6fr)',
      isTitle: true,
      cell: ({ holderName }) => holderName,
    },
    {
      id: 'before',
      header: t(messages.before),
      isNumeric: true,
      cell: (row) => exactAmount(row.amountBeforeIsk),
    },
    { id: 'now', header: t(messages.now), isNumeric: true, cell: (row) => exactAmount(row.amountNowIsk) },
    { id: 'move', header: t(messages.state), width: '160px', cell: badge },
  ];
  return (
    <PagedTable
      list={list}
      label={t(messages.movers)}
      columns={columns}
      rowKey={({ rightId }) => rightId}
      phoneRow={(row) => ({
        title: row.holderName,
        detail: `${exactAmount(row.amountBeforeIsk)} → ${exactAmount(row.amountNowIsk)}`,
        aside: badge(row),
      })}
      countText={messages.rowCount}
      none={t(messages.noneMovers)}
    />
  );
}
