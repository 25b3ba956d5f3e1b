import type { ReviewedWork as Opened } from '@omur/contract/works/review';
import type { WaitingWork } from '@omur/contract/works/review';
import { getRouteApi } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import type { usePages } from '../../platform/api/queries.ts';
import { usePageKeys } from '../../platform/page/pageKeys.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { ConfirmDialog } from '../../platform/ui/ConfirmDialog.tsx';
import { ListAndOne } from '../../platform/ui/ListAndOne.tsx';
import { useIsLeaving } from '../../platform/ui/useIsLeaving.ts';
import { useIsMobile } from '../../platform/ui/useIsMobile.ts';
import { AskDialog } from './AskDialog.tsx';
import { Decision } from './Decision.tsx';
import { FindingBadges } from './FindingBadges.tsx';
import { deskKeys, messages } from './messages.ts';
import type { NeighboursHandle } from './Neighbours.tsx';
import { Queue } from './Queue.tsx';
import { QueueToolbar } from './QueueToolbar.tsx';
import styles from './ReviewPage.module.css';
import { ReviewedWork } from './ReviewedWork.tsx';
import { SeveralDialog } from './SeveralDialog.tsx';
import { useDesk } from './useDesk.ts';
import { useUndoable } from './useUndoable.ts';
import { useKeys } from '../../platform/page/useKeys.ts';
import { useFetchedAhead, useReviewedWork } from './useReviewedWork.ts';

const route = getRouteApi('/portal/yfirferð');

type Pages = Omit<ReturnType<typeof usePages>, 'rows'> & { rows: WaitingWork[] };

/** The queue and the chosen work: beside each other, or one at a time in the reduced layout. */
export function ReviewDesk({ queue: all }: { queue: Pages }) {
  const t = useText();
  const { verk: chosen } = route.useSearch();
  const navigate = route.useNavigate();
  const choose = (workId: number | undefined) =>
    void navigate({ search: (before) => ({ ...before, verk: workId }), replace: true });
  const { held, approveLater } = useUndoable(choose);
  const queue = without(all, held);
  const { rows, onMore } = queue;
  const at = rows.findIndex(({ workId }) => workId === chosen);
  useChosen(queue, at);
  const { data: opened } = useReviewed(chosen);
  const neighbours = useRef<NeighboursHandle>(null);
  const search = useRef<HTMLInputElement>(null);
  const [isSeveral, setIsSeveral] = useState(false);
  useFetchedAhead(rows[at + 1]?.workId);
  usePageKeys(deskKeys);

  const move = (by: number) => {
    const goal = rows[Math.max(0, Math.min(at + by, rows.length - 1))];
    if (goal) choose(goal.workId);
  };
  const goOn = (done: number) => {
    const from = rows.findIndex(({ workId }) => workId === done);
    choose((rows[from + 1] ?? rows[from - 1])?.workId);
  };
  const desk = useDesk(opened?.review === 'waiting' ? opened : undefined, goOn, approveLater);
  const { onRefuse, onAsk } = desk.decisionProps;

  useKeys({
    j: () => move(1),
    ArrowDown: () => move(1),
    k: () => move(-1),
    ArrowUp: () => move(-1),
    a: desk.onApproveByKey,
    r: onRefuse,
    s: onAsk,
    o: () => neighbours.current?.openNext(),
    '/': () => search.current?.focus(),
  });

  const list = (
    <div className={styles.list}>
      <QueueToolbar count={queue.count} searchField={search} onSeveral={() => setIsSeveral(true)} />
      {rows.length > 0 ? (
        <Queue
          rows={rows}
          count={queue.count}
          chosen={chosen}
          onMore={onMore}
          isLoadingMore={queue.isLoadingMore}
        />
      ) : (
        <p className="dim">{queue.isLoading ? '' : t(messages.noneLeft)}</p>
      )}
    </div>
  );
  const work = chosen !== undefined && (
    <ReviewedWork key={chosen} workId={chosen} neighbours={neighbours}>
      {() => <Decision {...desk.decisionProps} />}
    </ReviewedWork>
  );
  return (
    <>
      <ListAndOne
        list={list}
        one={work}
        back={{ to: '/yfirferð', search: (before) => ({ ...before, verk: undefined }) }}
        backText={t(messages.back)}
      />
      {isSeveral && <SeveralDialog rows={rows} onClose={() => setIsSeveral(false)} />}
      {work && opened && <DeskDialogs desk={desk} opened={opened} />}
    </>
  );
}

function DeskDialogs({ desk, opened }: { desk: ReturnType<typeof useDesk>; opened: Opened }) {
  const t = useText();
  return (
    <>
      <ConfirmDialog
        isOpen={desk.confirming}
        onClose={desk.onClose}
        onConfirm={desk.onConfirm}
        title={t(messages.confirmApprove, { title: opened.title })}
        confirmLabel={t(messages.approveAnyway)}
      >
        {t(messages.confirmWhy)} <FindingBadges findings={opened.findings} />
      </ConfirmDialog>
      {desk.asking && (
        <AskDialog {...desk.asking} name={opened.registrantName ?? ''} onClose={desk.onClose} />
      )}
    </>
  );
}

/** The queue without what waits to be approved. */
function without(queue: Pages, held: ReadonlySet<number>): Pages {
  if (held.size === 0) return queue;
  const rows = queue.rows.filter(({ workId }) => !held.has(workId));
  return { ...queue, rows, count: queue.count - (queue.rows.length - rows.length) };
}

/** The open work, the same that its own part of the page shows. */
function useReviewed(workId: number | undefined) {
  const reviewed = useReviewedWork(workId ?? 0, workId !== undefined);
  return workId === undefined ? { data: undefined } : reviewed;
}

/** The chosen work stands in the address; beside the list there always is one. */
function useChosen({ rows, isChanging, onMore, isLoadingMore }: Pages, at: number) {
  const isMobile = useIsMobile();
  const isLeaving = useIsLeaving();
  const { verk: chosen } = route.useSearch();
  const navigate = route.useNavigate();
  // While another search is on its way the rows are still those of the one before.
  const first = isChanging ? undefined : rows[0]?.workId;
  // What stood in the list and no longer does has been decided on by somebody else: it is not further down.
  const [seen, setSeen] = useState<number>();
  const inList = rows[at]?.workId;
  if (inList !== undefined && seen !== inList) setSeen(inList);
  const isSought = chosen !== undefined && chosen !== seen && at < 0 && onMore !== undefined;

  // The address says which, so that a refreshed list does not change it.
  useEffect(() => {
    if (!isMobile && chosen === undefined && first !== undefined && !isLeaving())
      void navigate({ search: (before) => ({ ...before, verk: first }), replace: true });
  }, [isMobile, chosen, first, isLeaving, navigate]);

  // An address from elsewhere may name a work further down the queue.
  useEffect(() => {
    if (isSought && !isLoadingMore) onMore?.();
  }, [isSought, isLoadingMore, onMore]);
}
