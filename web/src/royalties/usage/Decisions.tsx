import { listUsageDecisions, type UsageDecision } from '@omur/contract/royalties/usage';
import type { ReactNode } from 'react';
import { usePages } from '../../platform/api/queries.ts';
import { formatDay, formatWhole } from '../../platform/i18n/format.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { PageFailed } from '../../platform/page/PageFailed.tsx';
import { Badge } from '../../platform/ui/Badge.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import type { Column } from '../../platform/ui/columns.ts';
import { EmptyState } from '../../platform/ui/EmptyState.tsx';
import { ListToolbar } from '../../platform/ui/ListToolbar.tsx';
import { VirtualTable } from '../../platform/ui/VirtualTable.tsx';
import { matchingMessages as messages } from './matchingMessages.ts';
import { useUndo } from './useMatching.ts';
import { useCountText } from '../../platform/page/useCountText.ts';

/** R9: what was decided and by whom; each can be undone. */
export function Decisions() {
  const t = useText();
  const countText = useCountText();
  const list = usePages(listUsageDecisions, { params: {} }, { isLive: true });
  const { send, isSending } = useUndo();
  const action = ({ usageDecisionId, title, undoneAt }: UsageDecision) =>
    undoneAt === null ? (
      <Button
        size="small"
        disabled={isSending}
        aria-label={t(messages.undoWhich, { title })}
        onClick={() => send({ params: { usageDecisionId } })}
      >
        {t(messages.undo)}
      </Button>
    ) : (
      <Badge>{t(messages.wasUndone)}</Badge>
    );
  return (
    <div>
      <ListToolbar count={!list.isLoading && countText(messages.decisionCount, list.count)} />
      {list.error && <PageFailed error={list.error} reset={list.retry} />}
      <VirtualTable
        label={t(messages.decided)}
        columns={columnsOf(t, action)}
        rows={list.rows}
        rowKey={({ usageDecisionId }) => usageDecisionId}
        phoneRow={(row) => ({
          title: row.title || t(messages.untitled),
          detail: `${row.workTitle ?? t(messages.notMusic)} · ${row.decidedByName} · ${formatDay(row.decidedAt)}`,
          aside: action(row),
        })}
        count={list.count}
        onMore={list.onMore}
        isLoading={list.isLoading}
        isLoadingMore={list.isLoadingMore}
        empty={<EmptyState title={t(messages.noDecisions)} />}
      />
    </div>
  );
}

const columnsOf = (
  t: ReturnType<typeof useText>,
  action: (row: UsageDecision) => ReactNode,
): Column<UsageDecision>[] => [
  {
    id: 'title',
    header: t(messages.title),
    isTitle: true,
    cell: ({ title }) => title || t(messages.untitled),
  },
  {
    id: 'performers',
    header: t(messages.performers),
    cell: ({ performers }) => performers || t(messages.none),
  },
  { id: 'work', header: t(messages.work), cell: ({ workTitle }) => workTitle ?? t(messages.notMusic) },
  { id: 'by', header: t(messages.decidedBy), cell: ({ decidedByName }) => decidedByName },
  { id: 'on', header: t(messages.decidedOn), width: '116px', cell: ({ decidedAt }) => formatDay(decidedAt) },
  {
    id: 'lines',
    header: t(messages.lineHeader),
    width: '90px',
    isNumeric: true,
    cell: ({ settledLines }) => formatWhole(settledLines),
  },
  { id: 'actions', header: t(messages.actions), width: '140px', cell: action },
];
