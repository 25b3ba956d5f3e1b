import {
  societyPartBytes,
  type announceSocietyImport,
  type sendSocietyPart,
  type takeSocietyImport,
} from '@omur/contract/exchange/societyFiles';
import { content } from '@omur/contract/platform/fields/distributions';
import { fileName } from '@omur/contract/platform/fields/files';
import type { SocietyImportState } from '@omur/contract/platform/fields/societyFiles';
import type { Queryable } from '../../platform/database/statement.ts';
import type { CallOf } from '../../platform/http/call.ts';
import { refuse, refuseField } from '../../platform/refusal.ts';
import { isAnyChangedHere, isAnyOwn } from './changeQueries.ts';
import { forgetFiles } from './forget.ts';
import * as queries from './importQueries.ts';
import { isAnyOwnNote } from './noteQueries.ts';
import { kindOf, unknownFile } from './stage.ts';
import { insertImport } from './stageQueries.ts';

/** What `society_part_number` holds. */
const mostParts = 1024;

interface Locked extends Record<string, unknown> {
  state: SocietyImportState;
  sentBy: number;
  takesTwo: boolean;
  isOutdated: boolean;
  isAnotherTaken: boolean;
  refusedCount: number;
}

const lock = async (db: Queryable, societyImportId: number): Promise<Locked> =>
  (await queries.lockImport.row<Locked>(db, { societyImportId })) ?? refuse('society.importNotFound');

export async function announce(
  { db, actor, body }: CallOf<typeof announceSocietyImport>,
  takesTwo: boolean,
): Promise<number> {
  const made = await insertImport.row<{ societyImportId: number }>(db, {
    name: body.societyImportName,
    takesTwo,
    userId: actor.realUserId,
  });
  return made?.societyImportId ?? refuse('server.failed');
}

/** Takes a part of a file, again if it came before. Only who announced the files sends them: another takes them (O87). */
export async function takePart({ db, actor, params, body }: CallOf<typeof sendSocietyPart>): Promise<void> {
  const { state, sentBy } = await lock(db, params.societyImportId);
  if (state !== 'receiving' || sentBy !== actor.realUserId) refuse('society.takesNoFile');
  if (kindOf(params.fileName) === undefined)
    refuse('request.invalid', { fields: [{ field: fileName.wire, ...unknownFile }] });
  const bytes = Buffer.from(body.content, 'base64');
  const isWrong = bytes.length === 0 || bytes.length > societyPartBytes || params.partNumber > mostParts;
  if (isWrong) refuseField(content.wire, 'society.partWrong');
  await queries.putPart.run(db, { ...params, fileName: params.fileName.toLowerCase(), content: bytes });
}

/** Has the files that were sent checked by a job. */
export async function startCheck(db: Queryable, societyImportId: number): Promise<void> {
  const { state } = await lock(db, societyImportId);
  if (state === 'checking') return;
  if (state !== 'receiving') refuse('society.takesNoFile');
  const files = await queries.listFiles.rows<{ isWhole: boolean }>(db, { societyImportId });
  if (files.length === 0 || files.some(({ isWhole }) => !isWhole)) refuse('society.filesIncomplete');
  await queries.startChecking.run(db, { societyImportId });
  await queries.askForCheck.run(db, { societyImportId });
}

interface Taking {
  societyImportId: number;
  userId: number;
  isWithoutRefused: boolean;
}

/**
 * Has checked files taken by a job. What was refused is left out only when that is said; who sent the files does not take them (O87). Files
 * that are being taken are tried again at once, where the last try failed (O276): in the name of the one who took them.
 */
export async function startTaking(
  db: Queryable,
  { societyImportId, userId, isWithoutRefused }: Taking,
): Promise<void> {
  const { state, sentBy, takesTwo, isOutdated, isAnotherTaken, refusedCount } = await lock(
    db,
    societyImportId,
  );
  if (state === 'taking') {
    await queries.askAgain.run(db, { societyImportId });
    return;
  }
  if (state !== 'checked') refuse('society.notChecked');
  if (isOutdated) refuse('society.outdated');
  const changed = await isAnyChangedHere.row<{ isChanged: boolean }>(db, { societyImportId });
  if (changed?.isChanged) refuse('society.changedSince');
  if (takesTwo && sentBy === userId) refuse('society.own');
  if (takesTwo) await assertNotTheirs(db, societyImportId, [sentBy, userId]);
  await assertNotNoted(db, societyImportId, [sentBy, userId]);
  if (isAnotherTaken) refuse('society.beingTaken');
  if (refusedCount > 0 && !isWithoutRefused)
    refuse('society.hasRefused', { values: { count: refusedCount } });
  await queries.askForTaking.run(db, { societyImportId, userId, isWithoutRefused }).catch(refuseSecond);
}

/** O312: of two who take two imports at once PostgreSQL lets one. */
function refuseSecond(error: { constraint?: string }): never {
  if (error.constraint === 'society_import_taking_once') refuse('society.beingTaken');
  throw error;
}

/** Neither of the two has a right that would be new or other. */
async function assertNotTheirs(db: Queryable, societyImportId: number, userIds: number[]): Promise<void> {
  const found = await isAnyOwn.row<{ isOwn: boolean }>(db, { societyImportId, userIds });
  if (found?.isOwn) refuse('society.ownRights');
}

/** O324: nobody brings what is noted of themselves, where one administrator takes files alone neither. */
async function assertNotNoted(db: Queryable, societyImportId: number, userIds: number[]): Promise<void> {
  const found = await isAnyOwnNote.row<{ isOwn: boolean }>(db, { societyImportId, userIds });
  if (found?.isOwn) refuse('society.ownNotes');
}

export const takingOf = ({
  actor,
  params,
  body,
}: Pick<CallOf<typeof takeSocietyImport>, 'actor' | 'params' | 'body'>): Taking => ({
  ...params,
  userId: actor.realUserId,
  isWithoutRefused: body.isWithoutRefused ?? false,
});

/**
 * Nothing of the files is left but what they were called and who sent them. Of files that a try to take failed, what is left is let go of
 * (O276): a job makes whole what was taken, which stays.
 */
export async function cancel(db: Queryable, societyImportId: number, userId: number): Promise<void> {
  const { state } = await lock(db, societyImportId);
  if (state === 'cancelled') return;
  if (state === 'taken') refuse('society.takesNoFile');
  if (state === 'taking') {
    const released = await queries.letGo.row(db, { societyImportId, userId });
    if (!released) refuse('society.takingGoesOn');
    return;
  }
  await queries.cancelImport.run(db, { societyImportId });
  await forgetFiles(db, societyImportId);
}
