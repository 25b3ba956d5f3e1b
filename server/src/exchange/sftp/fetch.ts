import { mostCwrBytes } from '@omur/contract/exchange/cwr/cwr';
import type pg from 'pg';
import { transaction } from '../../platform/database/pool.ts';
import { Refusal, refuse } from '../../platform/refusal.ts';
import type { Actor } from '../../platform/sessions/actor.ts';
import { nameActor } from '../../works/registration/registerFileQueries.ts';
import { send } from '../cwrIn/send.ts';
import { upload } from '../cwrIn/upload.ts';
import { receiveAnswers } from '../cwrOut/receiveAnswers.ts';
import type { RemoteFile, SftpSession } from './connection.ts';
import type { Turn } from './exchange.ts';
import * as queries from './exchangeQueries.ts';
import { reasonOf } from './reason.ts';

/** Files of a round; the next takes the others. */
const mostFiles = 100;
const megabyte = 1_048_576;
/** Everything else in the folder is left as it is. */
const isCwrName = (name: string) => /^[A-Z0-9][A-Z0-9_.-]{0,99}\.(?:V2[0-9]|ZIP)$/iu.test(name);

interface Lying extends Record<string, unknown> {
  transferId: number;
  fileName: string;
  sizeBytes: number;
  modifiedAt: number;
  state: 'seen' | 'taken' | 'refused';
  hasLain: boolean;
}

interface Fetching {
  pool: pg.Pool;
  session: SftpSession;
  turn: Turn;
  accountId: number;
  folder: string;
  doneFolder: string;
  /** The society or hub whose answers these are; null where a person sends works. */
  receiver: string | null;
  actor: Actor;
}

/**
 * Takes the files that lie in the folder of an account as though they were uploaded, and moves them away (X124). One that is seen for the
 * first time, or has changed since, may still be written: it waits for the next round.
 */
export async function fetchFiles(fetching: Fetching): Promise<void> {
  const { pool, session, accountId, folder } = fetching;
  const files = (await session.list(folder)).filter(({ name }) => isCwrName(name)).slice(0, mostFiles);
  const lying = await queries.findLying.rows<Lying>(pool, { accountId });
  const isAsBefore = (file: RemoteFile, { fileName, sizeBytes, modifiedAt }: Lying) =>
    file.name === fileName && file.size === sizeBytes && file.modifiedAt === modifiedAt;
  for (const one of lying) if (!files.some((file) => isAsBefore(file, one))) await forget(fetching, one);
  for (const file of files) {
    const before = lying.find((one) => isAsBefore(file, one));
    if (before) await takeAndMove(fetching, file, before);
    else
      await queries.noteSeen.run(pool, {
        accountId,
        fileName: file.name,
        size: file.size,
        modifiedAt: file.modifiedAt,
      });
  }
}

/** What lay there is gone or another: it was moved before the server died, or nobody has taken it. */
const forget = ({ pool }: Fetching, { transferId, state }: Lying) =>
  (state === 'seen' ? queries.forgetSeen : queries.markMoved).run(pool, { transferId });

async function takeAndMove(fetching: Fetching, file: RemoteFile, { transferId, state, hasLain }: Lying) {
  const { pool, session, folder, doneFolder, turn } = fetching;
  if (turn.isLost || (state === 'seen' && !hasLain)) return;
  const path = `${folder}/${file.name}`;
  let isRefused = state === 'refused';
  if (state === 'seen') {
    const bytes = file.size > mostCwrBytes ? null : await session.read(path, mostCwrBytes + 1);
    // It grew between the list and the reading.
    if (bytes && bytes.length !== file.size) return;
    isRefused = !(await take(fetching, { fileName: file.name, transferId, bytes }));
  }
  const name = isRefused ? `${file.name}.refused` : file.name;
  const target = `${doneFolder}/${name}`;
  const isTaken = (await session.sizeOf(target)) !== undefined;
  await session.rename(path, isTaken ? `${target}.${transferId}` : target);
  await queries.markMoved.run(pool, { transferId });
}

interface Taken {
  fileName: string;
  transferId: number;
  bytes: Buffer | null;
}

/** Whether it was taken. What the portal refuses is kept with the reason. */
async function take(fetching: Fetching, { fileName, transferId, bytes }: Taken): Promise<boolean> {
  const { pool, receiver, actor } = fetching;
  try {
    await transaction(pool, async (db) => {
      if (!bytes) refuse('cwr.tooLarge', { values: { megabytes: mostCwrBytes / megabyte } });
      await nameActor.run(db, { userId: String(actor.realUserId) });
      const userId = actor.realUserId;
      let cwrFileId: number | null = null;
      if (receiver === null) cwrFileId = await takeWorks(db, actor, { fileName, bytes });
      else await receiveAnswers(db, { content: bytes, fileName, isTrial: false, userId, onlyFrom: receiver });
      await queries.markTaken.run(db, { transferId, cwrFileId });
    });
    return true;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    await queries.markRefused.run(pool, { transferId, reason: reasonOf(error.code, error.values) });
    return false;
  }
}

/** Who puts a file here sends it: it is registered once it was judged and stands. The same bytes are the file that was sent before. */
async function takeWorks(
  db: pg.PoolClient,
  actor: Actor,
  { fileName, bytes }: { fileName: string; bytes: Buffer },
): Promise<number> {
  const cwrFileId = await upload({ db, actor, body: { fileName, content: bytes.toString('base64') } });
  const dropped = await queries.markDropped.row<{ state: string }>(db, { cwrFileId });
  if (dropped?.state === 'checked') await send({ db, actor, params: { cwrFileId } });
  return cwrFileId;
}
