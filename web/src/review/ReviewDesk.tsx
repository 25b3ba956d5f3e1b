import type { WaitingWork } from '@omur/contract/review';
import { getRouteApi, Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { usePages } from '../api/queries.ts';
import { useText } from '../texts.tsx';
import { useIsMobile } from '../ui/useIsMobile.ts';
import { Decision } from './Decision.tsx';
import { messages } from './messages.ts';
import { Queue } from './Queue.tsx';
import { ReviewedWork } from './ReviewedWork.tsx';
import styles from './ReviewPage.module.css';
import { useDecision } from './useDecision.ts';
import { useKeys } from './useKeys.ts';

const route = getRouteApi('/portal/yfirferð');

type Pages = Omit<ReturnType<typeof usePages>, 'rows'> & { rows: WaitingWork[] };

/** The queue and the chosen work: beside each other, or one at a time in the reduced layout. */
export function ReviewDesk({ queue }: { queue: Pages }) {
  const t = useText();
  const isMobile = useIsMobile();
  const { verk: chosen } = route.useSearch();
  const navigate = route.useNavigate();
  const { rows, onMore, isLoadingMore } = queue;
  const at = rows.findIndex(({ workId }) => workId === chosen);
  const waiting = rows[at];
  const first = rows[0]?.workId;
  // What stood in the list and no longer does has been decided on by somebody else: it is not further down.
  const [seen, setSeen] = useState<number>();
  if (waiting && seen !== waiting.workId) setSeen(waiting.workId);
  const isSought = chosen !== undefined && chosen !== seen && !waiting && onMore !== undefined;

  const choose = (workId: number | undefined) => void navigate({ search: { verk: workId }, replace: true });
  const move = (by: number) => {
    const goal = rows[Math.max(0, Math.min(at + by, rows.length - 1))];
    if (goal) choose(goal.workId);
  };

  // Beside the list there is always a work, and the address says which, so that a refreshed list does not change it.
  useEffect(() => {
    if (!isMobile && chosen === undefined && first !== undefined)
      void navigate({ search: { verk: first }, replace: true });
  }, [isMobile, chosen, first, navigate]);

  // An address from elsewhere may name a work further down the queue.
  useEffect(() => {
    if (isSought && !isLoadingMore) onMore?.();
  }, [isSought, isLoadingMore, onMore]);

  const decide = useDecide(waiting, (decided) => {
    const from = rows.findIndex(({ workId }) => workId === decided);
    choose((rows[from + 1] ?? rows[from - 1])?.workId);
  });

  useKeys({
    j: () => move(1),
    ArrowDown: () => move(1),
    k: () => move(-1),
    ArrowUp: () => move(-1),
    a: decide.onApprove,
    r: decide.onRefuse,
  });

  const list = (
    <Queue rows={rows} count={queue.count} chosen={chosen} onMore={onMore} isLoadingMore={isLoadingMore} />
  );
  const work = chosen !== undefined && (
    <ReviewedWork key={chosen} workId={chosen} waiting={waiting} isSought={isSought}>
      {waiting && <Decision {...decide} />}
    </ReviewedWork>
  );
  if (!isMobile)
    return (
      <div className={styles.columns}>
        {list}
        {work}
      </div>
    );
  if (!work) return list;
  return (
    <>
      <Link to="/yfirferð" search={{}} className={styles.back}>
        <ArrowLeft size={18} aria-hidden /> {t(messages.back)}
      </Link>
      {work}
    </>
  );
}

/** The remark of each work, kept while one looks at others, and the decision on the chosen one. */
function useDecide(waiting: WaitingWork | undefined, onDecided: (workId: number) => void) {
  const [remarks, setRemarks] = useState<Record<number, string>>({});
  const [missingFor, setMissingFor] = useState<number>();
  const remarkField = useRef<HTMLTextAreaElement>(null);
  const { mutate, isPending, variables, error, reset } = useDecision(onDecided);
  const workId = waiting?.workId ?? 0;
  const remark = remarks[workId] ?? '';
  const deciding: 'approve' | 'refuse' | undefined = isPending
    ? variables.isApproved
      ? 'approve'
      : 'refuse'
    : undefined;

  const decide = (isApproved: boolean) => {
    // The field is there once the work is: nobody decides on what is not on the screen yet.
    if (!waiting || isPending || !remarkField.current) return;
    const isMissing = !isApproved && remark.trim() === '';
    setMissingFor(isMissing ? workId : undefined);
    if (isMissing) return remarkField.current.focus();
    mutate({ work: waiting, isApproved, remark });
  };

  return {
    remark,
    onRemark: (said: string) => {
      setRemarks((before) => ({ ...before, [workId]: said }));
      setMissingFor(undefined);
    },
    remarkField,
    isRemarkMissing: missingFor === workId,
    deciding,
    error: variables?.work.workId === workId ? error : null,
    onReset: reset,
    onApprove: () => decide(true),
    onRefuse: () => decide(false),
  };
}
