import { type DraftKind, draftKinds } from '@omur/contract/platform/calls/drafts';
import * as z from 'zod/mini';
import { draftKey, read, remove, write } from './drafts.ts';

/** Where a form that this browser keeps stands on the server. */
const Place = z.object({
  draftId: z.string(),
  /** The version that it was read or saved with, 0 before the first. */
  version: z.int(),
  /** Whether that version holds all that this browser does. */
  isSaved: z.boolean(),
  /** What the list of drafts calls it, where that is not saved yet. */
  title: z.optional(z.string()),
});
export type Place = z.output<typeof Place>;

const keyOf = (slot: string, userId?: number) => `${draftKey(slot, userId)}.server`;

export function readPlace(slot: string): Place | undefined {
  const kept = Place.safeParse(read(keyOf(slot)));
  return kept.success ? kept.data : undefined;
}

export function writePlace(slot: string, userId: number, place: Place): void {
  write(keyOf(slot, userId), place);
}

/** What this browser keeps of a form is gone, and so is the way to it. */
export function forgetSlot(slot: string, userId?: number): void {
  remove(draftKey(slot, userId));
  remove(keyOf(slot, userId));
}

/** A form that is begun here has one slot; a draft that was begun elsewhere has one of its own. */
export function slotOf(ownSlot: string, draftId: string | undefined): string {
  return draftId === undefined || readPlace(ownSlot)?.draftId === draftId ? ownSlot : `${ownSlot}-${draftId}`;
}

/** The forms that this browser keeps for a user, by their slots, with what kind of draft each is. */
export function slotsOf(userId: number): { slot: string; kind: DraftKind }[] {
  const [before, after] = draftKey('|', userId)
    .split('|')
    .map((part, at) => (at === 0 ? part : `${part}.server`));
  return Object.keys(localStorage).flatMap((key) => {
    if (!key.startsWith(before ?? '') || !key.endsWith(after ?? '')) return [];
    const slot = key.slice(before?.length, -(after?.length ?? 0));
    const kind = draftKinds.find((one) => slot === one || slot.startsWith(`${one}-`));
    return kind ? [{ slot, kind }] : [];
  });
}

/** Held while a form stands on a page, which then looks after its draft itself. */
export const slotLock = (slot: string, userId: number) => `omur.form.${slot}.${userId}`;

/** The slots of the forms that are of more than one sort. */
const slots: Partial<Record<DraftKind, readonly string[]>> = {
  performance: ['performance-domestic', 'performance-streaming', 'performance-foreign'],
};

/** A draft that was sent or deleted elsewhere leaves nothing in this browser, whatever sort of form it was. */
export function forgetDraft(kind: DraftKind, draftId: string): void {
  for (const ownSlot of slots[kind] ?? [kind]) forgetSlot(slotOf(ownSlot, draftId));
}
