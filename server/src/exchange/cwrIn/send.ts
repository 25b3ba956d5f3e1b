import type { sendCwrFile } from '@omur/contract/exchange/cwr/cwr';
import type { CwrFileState } from '@omur/contract/platform/fields/cwr';
import type pg from 'pg';
import type { CallOf } from '../../platform/http/call.ts';
import { refuse } from '../../platform/refusal.ts';
import { isStaff } from '../../platform/sessions/actor.ts';
import type { Queryable } from '../../platform/database/statement.ts';
import { lockCode } from './answerQueries.ts';
import { answerRefused } from './answerRefused.ts';
import * as queries from './fileQueries.ts';

interface Coded extends Record<string, unknown> {
  senderCode: string;
  personId: number;
}
interface Locked extends Coded {
  state: CwrFileState;
  fileName: string;
  digest: Buffer;
}

type Sending = Pick<CallOf<typeof sendCwrFile>, 'db' | 'actor' | 'params'>;

async function lock({ db, actor, params: { cwrFileId } }: Sending): Promise<Locked> {
  const asked = { cwrFileId, personId: actor.personId, isStaff: isStaff(actor) };
  return (await queries.lockFile.row<Locked>(db, asked)) ?? refuse('cwr.fileNotFound');
}

/** Has the works of a file registered by a job (X83). What was sent once is not sent again; what is refused whole is answered (X175). */
export async function send(call: Sending): Promise<void> {
  const file = await lock(call);
  const { state, fileName, senderCode } = file;
  const { cwrFileId } = call.params;
  if (state === 'processing' || state === 'processed') return;
  if (state === 'refused') return answerRefused(call.db, cwrFileId);
  if (state !== 'checked') refuse('cwr.notChecked');
  if (await isTaken(call.db, file)) refuse('cwr.codeTaken', { values: { code: senderCode } });
  await queries.sendFile
    .run(call.db, { cwrFileId, userId: call.actor.realUserId, keyId: call.actor.key?.keyId ?? null })
    .catch((error: unknown) => refuseTaken(error, fileName));
  await queries.takeTurns.run(call.db, { cwrFileId });
}

/** X81: whether the code in the name of a file has become another sender's since it was uploaded: answers are numbered by it. */
async function isTaken(db: Queryable, { senderCode, personId }: Coded): Promise<boolean> {
  await lockCode.run(db, { receiver: senderCode });
  return Boolean(await queries.findOtherOfCode.row(db, { senderCode, personId }));
}

/** X124: sends a file that lay in a drop folder. Where another was sent under its name or code meanwhile, it waits as one that was uploaded. */
export async function sendDropped(db: pg.PoolClient, cwrFileId: number, userId: number): Promise<void> {
  const file = await queries.findCode.row<Coded>(db, { cwrFileId });
  if (!file || (await isTaken(db, file))) return;
  await db.query('savepoint dropped');
  try {
    await queries.sendFile.run(db, { cwrFileId, userId, keyId: null });
    await db.query('release savepoint dropped');
  } catch (error) {
    const { constraint } = error as { constraint?: string };
    if (constraint !== 'cwr_file_name_once' && constraint !== 'cwr_file_digest_once') throw error;
    await db.query('rollback to savepoint dropped');
  }
}

/** Another file by that name, or this one, was sent in the meantime. */
function refuseTaken(error: unknown, fileName: string): never {
  const { constraint } = error as { constraint?: string };
  if (constraint === 'cwr_file_name_once') refuse('cwr.nameTaken', { values: { fileName } });
  if (constraint === 'cwr_file_digest_once') refuse('cwr.sentBefore');
  throw error;
}

/** Nothing stays of a file that was not sent but its name, its bytes' digest and who uploaded it. */
export async function cancel(call: Sending): Promise<void> {
  const { state } = await lock(call);
  const { cwrFileId } = call.params;
  if (state === 'cancelled') return;
  if (state === 'processing' || state === 'processed') refuse('cwr.sentBefore');
  await queries.clearTransactions.run(call.db, { cwrFileId });
  await queries.cancelFile.run(call.db, { cwrFileId });
}
