import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useText } from '../../platform/i18n/texts.tsx';
import { useToast } from '../../platform/ui/Toast.tsx';
import { messages } from './messages.ts';

const seconds = 10;

/** Approves a work or a proposal, by its number and title, once it can no longer be taken back. */
export type DelayedApproval = (id: number, title: string, run: () => Promise<unknown>) => void;

interface Held {
  timer: ReturnType<typeof setTimeout>;
  run: () => Promise<unknown>;
}

/**
 * What a single key has approved waits ten seconds, in which it can be taken back; leaving the page sends it at once. Until the list
 * has been read anew it is held back from it.
 */
export function useUndoable(onTakenBack: (id: number) => void) {
  const t = useText();
  const toast = useToast();
  const waiting = useRef(new Map<number, Held>());
  const [held, setHeld] = useState<ReadonlySet<number>>(new Set());

  const release = useCallback(
    (id: number) => setHeld((before) => new Set([...before].filter((one) => one !== id))),
    [],
  );
  const finish = useCallback(
    (id: number) => {
      const one = waiting.current.get(id);
      if (!one) return;
      clearTimeout(one.timer);
      waiting.current.delete(id);
      void one.run().finally(() => release(id));
    },
    [release],
  );
  const finishAll = useEffectEvent(() => {
    for (const id of waiting.current.keys()) finish(id);
  });
  useEffect(() => {
    const leave = () => finishAll();
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      leave();
    };
  }, []);

  const approveLater: DelayedApproval = (id, title, run) => {
    waiting.current.set(id, { run, timer: setTimeout(() => finish(id), seconds * 1000) });
    setHeld((before) => new Set([...before, id]));
    const undo = () => {
      const one = waiting.current.get(id);
      if (!one) return toast({ look: 'warning', text: t(messages.undoTooLate, { title }) });
      clearTimeout(one.timer);
      waiting.current.delete(id);
      release(id);
      onTakenBack(id);
    };
    toast({
      text: t(messages.willApprove, { title, seconds }),
      seconds,
      action: { label: t(messages.undo), onSelect: undo },
    });
  };
  return { held, approveLater };
}
