import { createHash } from 'node:crypto';
import type pg from 'pg';
import { partsOf, sizeOf } from '../cwrOut/fileParts.ts';
import type { SftpSession } from './connection.ts';
import type { Turn } from './exchange.ts';
import * as queries from './exchangeQueries.ts';
import { reasonOf } from './reason.ts';

interface Waiting extends Record<string, unknown> {
  transferId: number;
  fileName: string;
  sizeBytes: number | null;
  cwrAnswerId: number | null;
  cwrSentFileId: number | null;
  state: 'waiting' | 'uploaded';
}

interface Delivering {
  pool: pg.Pool;
  session: SftpSession;
  accountId: number;
  folder: string;
  turn: Turn;
}

/** Puts what is new into the folder of an account, each file once (X123). */
export async function deliver(delivering: Delivering): Promise<void> {
  const { pool, accountId, turn } = delivering;
  await queries.queueFiles.run(pool, { accountId });
  for (const waiting of await queries.findWaiting.rows<Waiting>(pool, { accountId })) {
    if (turn.isLost) return;
    await deliverOne(delivering, waiting);
  }
}

/**
 * A file is written under a temporary name, noted as whole, and renamed. If that was noted and the temporary name is gone, it was renamed
 * before the server died, though its receiver may have taken it away since: it is not sent again.
 */
async function deliverOne(delivering: Delivering, waiting: Waiting): Promise<void> {
  const { pool, session, folder } = delivering;
  const { transferId, fileName } = waiting;
  const path = `${folder}/${fileName}`;
  const part = `${path}.part`;
  const written = waiting.state === 'uploaded' ? await session.sizeOf(part) : null;
  if (written === undefined) return void (await queries.markDelivered.run(pool, { transferId }));
  const content = await contentOf(pool, waiting);
  const standing = await session.sizeOf(path);
  if (standing !== undefined) {
    const isOurs = standing === content.size && (await isSame(session, path, content));
    if (isOurs) await queries.markDelivered.run(pool, { transferId });
    else await queries.markFailed.run(pool, { transferId, reason: reasonOf('sftp.nameTaken') });
    return;
  }
  if (written !== content.size) {
    await session.write(part, content.bytes());
    await queries.markUploaded.run(pool, { transferId, size: content.size });
  }
  await session.rename(part, path);
  await queries.markDelivered.run(pool, { transferId });
}

interface Content {
  size: number;
  bytes: () => AsyncIterable<Buffer>;
}

async function contentOf(pool: pg.Pool, { cwrAnswerId, cwrSentFileId }: Waiting): Promise<Content> {
  if (cwrSentFileId !== null)
    return { size: await sizeOf(pool, cwrSentFileId), bytes: () => partsOf(pool, cwrSentFileId) };
  const found = await queries.findAnswer.row<{ content: string }>(pool, { cwrAnswerId });
  const whole = Buffer.from(found?.content ?? '', 'latin1');
  return { size: whole.length, bytes: () => only(whole) };
}

/** Whether the bytes there are ours: a database that was restored to an earlier hour no longer knows that it sent them. */
async function isSame(session: SftpSession, path: string, { size, bytes }: Content): Promise<boolean> {
  const digest = createHash('sha256');
  for await (const part of bytes()) digest.update(part);
  const theirs = createHash('sha256').update(await session.read(path, size + 1));
  return theirs.digest('hex') === digest.digest('hex');
}

async function* only(whole: Buffer): AsyncGenerator<Buffer> {
  yield await Promise.resolve(whole);
}
