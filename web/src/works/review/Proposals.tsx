import { listProposals } from '@omur/contract/works/amendments';
import { getRouteApi } from '@tanstack/react-router';
import { CircleCheck } from 'lucide-react';
import { useEffect } from 'react';
import { usePages } from '../../platform/api/queries.ts';
import { usePageKeys } from '../../platform/page/pageKeys.ts';
import { PageFailed } from '../../platform/page/PageFailed.tsx';
import { useText } from '../../platform/i18n/texts.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import { EmptyState } from '../../platform/ui/EmptyState.tsx';
import { ListAndOne } from '../../platform/ui/ListAndOne.tsx';
import { Skeleton } from '../../platform/ui/Skeleton.tsx';
import { useIsLeaving } from '../../platform/ui/useIsLeaving.ts';
import { useIsMobile } from '../../platform/ui/useIsMobile.ts';
import { messages, proposalKeys } from './messages.ts';
import { OneProposal } from './OneProposal.tsx';
import { ProposalRow } from './ProposalRow.tsx';
import queueStyles from './Queue.module.css';
import { useUndoable } from './useUndoable.ts';
import { useProposalDecision } from './useProposalDecision.ts';
import { useKeys } from '../../platform/page/useKeys.ts';

const route = getRouteApi('/portal/yfirferð');

/** What registrants ask to have changed on approved works, one after the other, with the same keys as registrations. */
export function Proposals() {
  const t = useText();
  const isMobile = useIsMobile();
  const isLeaving = useIsLeaving();
  const queue = usePages(listProposals, { params: {} }, { isLive: true });
  const { rows: all, onMore, isLoadingMore } = queue;
  const { tillaga: chosen } = route.useSearch();
  const navigate = route.useNavigate();
  const proposal = all.find(({ proposalId }) => proposalId === chosen);
  const choose = (tillaga: number | undefined) =>
    void navigate({ search: (before) => ({ ...before, tillaga }), replace: true, resetScroll: false });
  const { held, approveLater } = useUndoable(choose);
  const rows = all.filter(({ proposalId }) => !held.has(proposalId));
  const at = rows.findIndex(({ proposalId }) => proposalId === chosen);
  const first = rows[0]?.proposalId;
  const goOn = (decided: number) => {
    const from = rows.findIndex(({ proposalId }) => proposalId === decided);
    choose((rows[from + 1] ?? rows[from - 1])?.proposalId);
  };
  const decision = useProposalDecision(proposal, goOn, approveLater);
  const move = (by: number) => {
    const goal = rows[Math.max(0, Math.min(at + by, rows.length - 1))];
    if (goal) choose(goal.proposalId);
  };
  usePageKeys(proposalKeys);
  useKeys({
    j: () => move(1),
    ArrowDown: () => move(1),
    k: () => move(-1),
    ArrowUp: () => move(-1),
    a: decision.onApproveByKey,
    r: decision.onRefuse,
  });

  // Beside the list there is always one; what was decided on elsewhere gives way to the first.
  useEffect(() => {
    if (first !== undefined && !proposal && (!isMobile || chosen !== undefined) && !isLeaving())
      void navigate({ search: (before) => ({ ...before, tillaga: first }), replace: true });
  }, [isMobile, chosen, first, proposal, isLeaving, navigate]);

  if (queue.error) return <PageFailed error={queue.error} reset={queue.retry} />;
  if (queue.isLoading) return <Skeleton shape="rows" />;
  if (rows.length === 0)
    return (
      <EmptyState title={queue.emptyText ?? ''} icon={<CircleCheck />}>
        {t(messages.proposalsHint)}
      </EmptyState>
    );
  const list = (
    <nav className={queueStyles.queue} aria-label={t(messages.proposals)} data-keys="arrows">
      <ul>
        {rows.map((row) => (
          <li key={row.proposalId}>
            <ProposalRow proposal={row} isChosen={row.proposalId === chosen} />
          </li>
        ))}
      </ul>
      {onMore && (
        <div className={queueStyles.end}>
          <Button look="quiet" size="small" isLoading={isLoadingMore} onClick={onMore}>
            {t(messages.more)}
          </Button>
        </div>
      )}
    </nav>
  );
  const opened = proposal && (
    <OneProposal key={proposal.proposalId} proposal={proposal} decision={decision} />
  );
  return (
    <ListAndOne
      list={list}
      one={opened}
      back={{ to: '/yfirferð', search: (before) => ({ ...before, tillaga: undefined }) }}
      backText={t(messages.back)}
    />
  );
}
