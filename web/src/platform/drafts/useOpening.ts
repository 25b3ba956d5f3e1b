import { type Draft, type DraftKind, getDraft } from '@omur/contract/platform/calls/drafts';
import { useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { call } from '../api/call.ts';
import { isRefusal } from '../api/refusal.ts';
import { draftKey, read, write } from './drafts.ts';
import { useLoggedIn } from '../api/session.ts';
import { choose } from './compare.ts';
import { forgetSlot, type Place, readPlace, slotOf } from './place.ts';
import { savesDone } from './serverDraft.ts';

/** What a form opens with, found in this browser and on the server. */
export interface Opening {
  /** The kind under which this browser keeps it. */
  slot: string;
  place: Place;
  /** What another device saved, where this browser has something else that is not saved. */
  other: Draft | undefined;
  /** The draft that was asked for is not there any more. */
  isGone: boolean;
}

/**
 * Looks for the form that was begun here, or for the draft that the address names. Forms of one kind that are begun beside each other
 * have each a slot of their own.
 */
export function useOpening(kind: DraftKind, draftId: string | undefined, ownSlot: string = kind) {
  const { userId, token } = useLoggedIn();
  return useQuery({
    queryKey: ['draft', ownSlot, draftId, token],
    queryFn: () => open(ownSlot, draftId, userId),
    networkMode: 'always',
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnMount: 'always',
  });
}

async function open(ownSlot: string, draftId: string | undefined, userId: number): Promise<Opening> {
  await savesDone();
  const slot = slotOf(ownSlot, draftId);
  const content = read<unknown>(draftKey(slot));
  const local = content === undefined ? undefined : { content, place: readPlace(slot) };
  const asked = draftId ?? local?.place?.draftId;
  const choice = choose(local, asked === undefined ? undefined : await find(asked, local !== undefined));
  const place = { draftId: asked ?? crypto.randomUUID(), version: 0, isSaved: false };
  if (choice.use === 'nothing') {
    forgetSlot(slot, userId);
    return { slot, place, other: undefined, isGone: draftId !== undefined };
  }
  if (choice.use === 'server') {
    const { content, version } = choice.draft;
    write(draftKey(slot, userId), content);
    return { slot, place: { ...place, version, isSaved: true }, other: undefined, isGone: false };
  }
  const { version, isSaved, other } = choice;
  return { slot, place: { ...place, version, isSaved }, other, isGone: false };
}

/** Null when there is no such draft; undefined when the server is not reached, but this browser has the form. */
async function find(draftId: string, isHere: boolean): Promise<Draft | null | undefined> {
  if (!z.uuid().safeParse(draftId).success) return null;
  return call(getDraft, { params: { draftId } }).catch((error: unknown) => {
    if (isRefusal(error, 404)) return null;
    if (isHere) return undefined;
    throw error;
  });
}
