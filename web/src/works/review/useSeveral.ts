import { reviewWork, type WaitingWork } from '@omur/contract/works/review';
import { useRef, useState } from 'react';
import { call } from '../../platform/api/call.ts';
import { isRefusal } from '../../platform/api/refusal.ts';
import { useReadAnew } from '../../platform/api/useChange.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { useToast } from '../../platform/ui/Toast.tsx';
import { messages } from './messages.ts';

/** A work that was not decided on, and what the server said. */
export interface Left {
  work: WaitingWork;
  why: string;
}

/**
 * Decides on works one after the other, each as the list showed it (V11): what one of them is refused for is no matter of the others.
 * Where the server cannot be reached it stops, and the rest stays as it was.
 */
export function useSeveral(onAllDone: () => void) {
  const t = useText();
  const toast = useToast();
  const readAnew = useReadAnew();
  const [doing, setDoing] = useState<{ isApproved: boolean; done: number; of: number }>();
  const [left, setLeft] = useState<readonly Left[]>([]);
  const isStopped = useRef(false);

  const decide = async (works: readonly WaitingWork[], isApproved: boolean, remark: string) => {
    const said = remark.trim();
    const notDone: Left[] = [];
    isStopped.current = false;
    setLeft([]);
    for (const [done, work] of works.entries()) {
      if (isStopped.current) break;
      setDoing({ isApproved, done, of: works.length });
      const { workId, lastChangedAt } = work;
      try {
        await call(reviewWork, {
          params: { workId },
          body: { isApproved, lastChangedAt, ...(said && { remark: said }) },
        });
      } catch (error) {
        notDone.push({ work, why: (error as Error).message });
        if (!isRefusal(error)) isStopped.current = true;
      }
    }
    setDoing(undefined);
    setLeft(notDone);
    await readAnew(reviewWork);
    if (notDone.length > 0 || isStopped.current) return;
    toast({ text: t(messages[isApproved ? 'severalApproved' : 'severalRefused'], { count: works.length }) });
    onAllDone();
  };
  const stop = () => {
    isStopped.current = true;
  };
  return { decide, stop, doing, left };
}
