import { mostPins, type pinWork } from '@omur/contract/works/pins';
import type { CallOf } from '../../platform/http/call.ts';
import { refuse } from '../../platform/refusal.ts';
import { isStaff } from '../../platform/sessions/actor.ts';
import { lockUser } from '../../platform/sessions/userQueries.ts';
import { countPins, insertPin, mayBePinned } from './queries.ts';

/** H29: a work that the user may see; once more changes nothing. */
export async function pin({ db, actor, params: { workId } }: CallOf<typeof pinWork>): Promise<undefined> {
  const { userId, personId } = actor;
  const seen = await mayBePinned.row(db, { workId, personId, isStaff: isStaff(actor) });
  if (!seen) refuse('work.notFound');
  await lockUser.run(db, { userId });
  const counted = await countPins.row<{ pins: number }>(db, { userId, workId });
  if ((counted?.pins ?? 0) >= mostPins) refuse('pin.tooMany', { values: { most: mostPins } });
  await insertPin.run(db, { userId, workId });
}
