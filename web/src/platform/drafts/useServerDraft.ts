import { useReadAnew } from '../api/useChange.ts';
import { type Draft as KeptDraft, type DraftKind, saveDraft } from '@omur/contract/platform/calls/drafts';
import { useEffect, useState } from 'react';
import { type Draft, draftKey, read, useDraft } from './drafts.ts';
import { useLoggedIn } from '../api/session.ts';
import { forgetSlot, slotLock, writePlace } from './place.ts';
import { ServerDraft } from './serverDraft.ts';
import type { Opening } from './useOpening.ts';

/** What another device saved while this form stood, and what may be done about it. */
export interface Elsewhere {
  draft: KeptDraft;
  keepMine: () => void;
  /** The form is to be filled with what the draft holds. */
  takeOther: () => void;
}

/** The draft of a form in this browser and on the server. */
export function useServerDraft(
  kind: DraftKind,
  opening: Opening,
  titleOf: (content: unknown) => string,
): { draft: Draft<unknown>; elsewhere: Elsewhere | undefined } {
  const readAnew = useReadAnew();
  const { userId } = useLoggedIn();
  const { slot, place } = opening;
  const [other, setOther] = useState(opening.other);
  const [server] = useState(() => {
    const onPlace = (next: typeof place | undefined) =>
      next ? writePlace(slot, userId, next) : forgetSlot(slot, userId);
    const onSaved = () => void readAnew(saveDraft);
    const parts = { kind, userId, place, titleOf, onPlace, onSaved, onElsewhere: setOther };
    return new ServerDraft(parts, opening.other !== undefined);
  });
  const draft = useDraft<unknown>(slot, server);

  useEffect(() => {
    addEventListener('online', server.retry);
    return () => removeEventListener('online', server.retry);
  }, [server]);

  useEffect(() => {
    let close = () => {};
    const isOpen = new Promise<void>((resolve) => {
      close = resolve;
    });
    void navigator.locks?.request(slotLock(slot, userId), { mode: 'shared' }, () => isOpen);
    return () => close();
  }, [slot, userId]);

  const goOn = (content: unknown) => {
    if (other) server.goOn(other.version, content);
    setOther(undefined);
  };
  const elsewhere = other && {
    draft: other,
    keepMine: () => goOn(read(draftKey(slot, userId))),
    takeOther: () => goOn(undefined),
  };
  return { draft, elsewhere };
}
