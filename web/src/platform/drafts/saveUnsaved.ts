import { draftKey, read } from './drafts.ts';
import { readPlace, slotLock, slotsOf, writePlace } from './place.ts';
import { savesDone, ServerDraft } from './serverDraft.ts';

/** H74: saves on the server what was written without a network, but for forms that stand on a page, which do so themselves. */
export async function saveUnsaved(userId: number): Promise<void> {
  for (const { slot, kind } of slotsOf(userId)) {
    const place = readPlace(slot);
    const content = read<unknown>(draftKey(slot, userId));
    if (!place || place.isSaved || place.title === undefined || content === undefined) continue;
    const { title } = place;
    await navigator.locks.request(slotLock(slot, userId), { ifAvailable: true }, async (lock) => {
      if (!lock) return;
      const draft = new ServerDraft({
        kind,
        userId,
        place,
        titleOf: () => title,
        onPlace: (next) => next && writePlace(slot, userId, next),
        onSaved: () => undefined,
        // Both have moved on: the form asks, when it is opened.
        onElsewhere: () => undefined,
      });
      draft.keep(content, false);
      await savesDone();
    });
  }
}
