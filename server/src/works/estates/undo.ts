import { askToUndoEstate, type decideUndoingEstate } from '@omur/contract/works/estates';
import { payloadNameOf } from '@omur/contract/platform/wire';
import type { CallOf } from '../../platform/http/call.ts';
import { refuse } from '../../platform/refusal.ts';
import { lock } from './divide.ts';
import { notifyUndone } from './notify.ts';
import { undo } from './pass.ts';
import * as queries from './queries.ts';

/** H127, R224: an administrator without a part in it asks for a wrong division to be undone, with the reason. */
export async function askToUndo({
  db,
  actor,
  params,
  body,
}: CallOf<typeof askToUndoEstate>): Promise<undefined> {
  const { estateId } = params;
  const { state, personId, heirIds, undoAskedBy } = await lock(db, estateId);
  if (state !== 'done') refuse('estate.notDone');
  if ([...heirIds, personId].includes(actor.personId)) refuse('estate.own');
  if (undoAskedBy !== null) refuse('estate.undoAsked');
  const { undoReason: reason, isAlive } = body;
  if (!reason)
    refuse('request.invalid', {
      fields: [
        { field: payloadNameOf(askToUndoEstate.body, 'undoReason'), code: 'estate.undoReasonMissing' },
      ],
    });
  await queries.askToUndo.run(db, { estateId, userId: actor.realUserId, reason, isAlive });
}

/** R224: another without a part in it undoes it, as long as nobody has been paid by it (H127); or refuses it, which who asked may too. */
export async function decideOnUndoing({
  db,
  actor,
  params,
  body,
}: CallOf<typeof decideUndoingEstate>): Promise<undefined> {
  const { estateId } = params;
  const userId = actor.realUserId;
  const { state, personId, countsFrom, heirIds, undoAskedBy } = await lock(db, estateId);
  if (state !== 'done' || countsFrom === null) refuse('estate.notDone');
  if (undoAskedBy === null) refuse('estate.undoNotAsked');
  if (!body.isApproved) {
    await queries.refuseToUndo.run(db, { estateId });
    return;
  }
  if (undoAskedBy === userId) refuse('estate.ownUndo');
  if ([...heirIds, personId].includes(actor.personId)) refuse('estate.own');
  await undo(db, { estateId, countsFrom, userId });
  await notifyUndone(db, heirIds);
}
