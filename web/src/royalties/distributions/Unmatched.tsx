import {
  type Distribution,
  listUnmatchedUsage,
  type UnmatchedUsage,
} from '@omur/contract/royalties/distributions';
import { Link } from '@tanstack/react-router';
import { CircleCheck } from 'lucide-react';
import { usePages } from '../../platform/api/queries.ts';
import { PageFailed } from '../../platform/page/PageFailed.tsx';
import { useText } from '../../platform/i18n/texts.tsx';
import type { Column } from '../../platform/ui/columns.ts';
import { EmptyState } from '../../platform/ui/EmptyState.tsx';
import { ListToolbar } from '../../platform/ui/ListToolbar.tsx';
import { VirtualTable } from '../../platform/ui/VirtualTable.tsx';
import { exactAmount } from './amount.ts';
import { findingNames, messages } from './messages.ts';
import { potMessages } from './potMessages.ts';
import { useCountText } from '../../platform/page/useCountText.ts';

/** M1: the lines whose money waits, because it could be given to nobody. */
export function Unmatched({ distribution }: { distribution: Distribution }) {
  const t = useText();
  const countText = useCountText();
  const list = usePages(listUnmatchedUsage, { params: { distributionId: distribution.distributionId } });
  return (
    <section aria-labelledby="unmatched">
      <h2 id="unmatched">{t(messages.unmatched)}</h2>
      <p className="dim">{t(messages.unmatchedWhat)}</p>
      <ListToolbar count={!list.isLoading && countText(messages.unmatchedCount, list.count)} />
      {list.error && <PageFailed error={list.error} reset={list.retry} />}
      {!(list.error && list.rows.length === 0) && (
        <VirtualTable
          label={t(messages.unmatched)}
          columns={columnsOf(t)}
          rows={list.rows}
          rowKey={({ unmatchedUsageId }) => unmatchedUsageId}
          phoneRow={(row) => ({
            title: titleOf(row, t(messages.untitled)),
            detail: [row.performers ?? row.authorNames, t(findingNames[row.finding])]
              .filter(Boolean)
              .join(' · '),
            aside: exactAmount(row.amountIsk),
          })}
          count={list.count}
          onMore={list.onMore}
          isLoading={list.isLoading}
          isLoadingMore={list.isLoadingMore}
          empty={<EmptyState title={t(messages.noUnmatched)} icon={<CircleCheck />} />}
        />
      )}
    </section>
  );
}

/** By what the file calls it, or by the code that it names. */
const titleOf = ({ title, iswc, isrc, workId }: UnmatchedUsage, none: string) =>
  title ?? iswc ?? isrc ?? (workId === null ? none : String(workId));

const columnsOf = (t: ReturnType<typeof useText>): Column<UnmatchedUsage>[] => [
  {
    id: 'line',
    header: t(messages.line),
    width: '108px',
    isNumeric: true,
    cell: ({ statementLineId }) => statementLineId,
  },
  {
    id: 'title',
    header: t(messages.work),
    width: 'minmax(0, 2fr)',
    isTitle: true,
    cell: (row) =>
      row.workId === null ? (
        titleOf(row, t(messages.untitled))
      ) : (
        <Link to="/verk/$workId" params={{ workId: String(row.workId) }}>
          {titleOf(row, t(messages.untitled))}
        </Link>
      ),
  },
  {
    id: 'who',
    header: t(messages.performersOrAuthors),
    width: 'minmax(0, 1.4fr)',
    cell: ({ performers, authorNames }) => performers ?? authorNames ?? t(messages.noAmount),
  },
  {
    id: 'pot',
    header: t(potMessages.pot),
    cell: ({ potDescription, station }) => [potDescription, station].filter(Boolean).join(' · '),
  },
  {
    id: 'finding',
    header: t(messages.why),
    width: 'minmax(0, 1.2fr)',
    cell: ({ finding }) => t(findingNames[finding]),
  },
  {
    id: 'amount',
    header: t(messages.amount),
    width: '140px',
    isNumeric: true,
    cell: ({ amountIsk }) => exactAmount(amountIsk),
  },
];
