import {
  ipiPartBytes,
  type announceIpiImport,
  type sendIpiPart,
  type takeIpiImport,
} from '@omur/contract/people/ipi';
import { content } from '@omur/contract/platform/fields/distributions';
import type { IpiImportState } from '@omur/contract/platform/fields/ipi';
import type { Queryable } from '../../platform/database/statement.ts';
import type { CallOf } from '../../platform/http/call.ts';
import { refuse, refuseField } from '../../platform/refusal.ts';
import * as queries from './importQueries.ts';

interface Locked extends Record<string, unknown> {
  state: IpiImportState;
  fileBytes: number;
  refusedCount: number;
  announcedBy: number;
  isOutdated: boolean;
  isTyped: boolean;
}

const lock = async (db: Queryable, ipiImportId: number): Promise<Locked> =>
  (await queries.lockImport.row<Locked>(db, { ipiImportId })) ?? refuse('ipi.importNotFound');

export async function announce({ db, actor, body }: CallOf<typeof announceIpiImport>): Promise<number> {
  const made = await queries.insertImport.row<{ ipiImportId: number }>(db, {
    ...body,
    userId: actor.realUserId,
  });
  return made?.ipiImportId ?? refuse('server.failed');
}

/** Takes a part of the file, again if it came before. Only who announced the file sends it: another takes it (X33). */
export async function takePart({ db, actor, params, body }: CallOf<typeof sendIpiPart>): Promise<void> {
  const { state, fileBytes, announcedBy } = await lock(db, params.ipiImportId);
  if (state !== 'receiving' || announcedBy !== actor.realUserId) refuse('ipi.importTakesNoFile');
  const bytes = Buffer.from(body.content, 'base64');
  const left = fileBytes - (params.partNumber - 1) * ipiPartBytes;
  if (bytes.length === 0 || bytes.length !== Math.min(left, ipiPartBytes))
    refuseField(content.wire, 'ipi.partWrong');
  await queries.putPart.run(db, { ...params, content: bytes });
}

/** Has the file checked by a job once it is whole; once more where another file was taken since. */
export async function startCheck(db: Queryable, ipiImportId: number): Promise<void> {
  const { state, fileBytes, isTyped } = await lock(db, ipiImportId);
  if (isTyped) refuse('ipi.importTakesNoFile');
  if (state === 'checking') return;
  if (state !== 'receiving' && state !== 'checked') refuse('ipi.importTakesNoFile');
  const received = (await queries.countReceived.row<{ bytes: number }>(db, { ipiImportId }))?.bytes ?? 0;
  if (received !== fileBytes) refuse('ipi.fileIncomplete', { values: { received, announced: fileBytes } });
  await queries.askForCheck.run(db, { ipiImportId });
}

/**
 * Has a file that was checked taken by a job. Lines that were refused are left out only when that is said. A file can put a name under
 * a member's base number, so where merging authors takes two of the staff this does too (X33).
 */
export async function startTaking(
  { db, actor, params: { ipiImportId }, body }: CallOf<typeof takeIpiImport>,
  takesTwo: boolean,
): Promise<void> {
  const { state, refusedCount, announcedBy, isOutdated, isTyped } = await lock(db, ipiImportId);
  if (state === 'taking') return;
  if (state !== 'checked') refuse('ipi.importNotChecked');
  if (isOutdated) refuse('ipi.importOutdated');
  const userId = actor.realUserId;
  if (takesTwo && announcedBy === userId) refuse(isTyped ? 'ipi.typedOwn' : 'ipi.importOwn');
  if (refusedCount > 0 && !body.isWithoutRefused)
    refuse('ipi.importHasRefused', { values: { count: refusedCount } });
  await queries.askForTaking.run(db, { ipiImportId, userId, takesTwo }).catch(refuseOwn);
}

/** X151, R167: PostgreSQL lets nobody take what changes a party of theirs, or of who typed it. */
function refuseOwn(error: { constraint?: string }): never {
  if (error.constraint === 'ipi_import_not_own') refuse('ipi.ownParty');
  throw error;
}

/** Nothing of the file is left but what it was called and who sent it. */
export async function cancel(db: Queryable, ipiImportId: number): Promise<void> {
  const { state, isTyped } = await lock(db, ipiImportId);
  if (state === 'cancelled') return;
  if (state === 'taken') refuse('ipi.importTakesNoFile');
  if (state !== 'same') await queries.cancelImport.run(db, { ipiImportId });
  if (isTyped) return;
  for (const clear of [queries.clearParts, queries.clearLines, queries.clearProblems])
    await clear.run(db, { ipiImportId });
}
