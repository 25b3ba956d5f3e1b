import type pg from 'pg';
import { transaction } from '../../platform/database/pool.ts';
import { type Queryable } from '../../platform/database/statement.ts';
import { refreshAmended, touchWorks } from '../../works/catalogue/queries.ts';
import { rewriteRights } from '../../works/rights/rewrite.ts';
import { notifyStopped, notifyTransferred } from './notify.ts';
import * as queries from './queries.ts';

/** Works whose lines are written together. */
const atOnce = 500;

export interface Due {
  transferId: number;
  giverId: number;
  giverName: string;
  receiverId: number;
  receiverName: string;
  transfersOn: string;
  askedBy: number;
  decidedBy: number;
}

/** Every transfer whose day has come, each wholly or not at all (X45). */
export async function runTransfers(pool: pg.Pool): Promise<void> {
  while ((await transaction(pool, runOne)) > 0);
}

async function runOne(db: Queryable): Promise<number> {
  const due = await queries.findDue.row<Due & Record<string, unknown>>(db, {});
  if (!due) return 0;
  await run(db, due);
  return 1;
}

/** From its day on the receiver's contracts count; before it the giver's do. What was distributed stays as it was. */
export async function run(db: Queryable, due: Due): Promise<void> {
  const { transferId, giverId, receiverId, transfersOn } = due;
  const asked = { giverId, receiverId, transfersOn };
  await queries.lockAuthors.run(db, asked);
  if (await queries.findObstacle.row(db, asked)) {
    await queries.markStopped.run(db, { transferId });
    await notifyStopped(db, due);
    return;
  }
  const going = await queries.listGoing.rows<{ contractId: number; authorId: number }>(db, asked);
  const contractIds = going.map(({ contractId }) => contractId);
  await queries.giveContracts.run(db, { transfersOn, contractIds });
  await queries.insertReceived.run(db, { receiverId, transfersOn, transferId, contractIds });
  await queries.copyWorks.run(db, { transferId });
  await queries.lockWorks.run(db, { transferId });
  await queries.followChoice.run(db, { transferId });
  await follow(db, transferId, transfersOn);
  await queries.markOver.run(db, { contractIds });
  const { giverName, receiverName, decidedBy } = due;
  await queries.insertHistory.run(db, { transferId, giverName, receiverName, userId: decidedBy });
  await queries.markDone.run(db, { transferId });
  await notifyTransferred(db, due, contractIds);
}

async function follow(db: Queryable, transferId: number, from: string): Promise<void> {
  const shares = await queries.listWorksOfAuthors.rows<{ workId: number; authorId: number }>(db, {
    transferId,
  });
  for (let at = 0; at < shares.length; at += atOnce)
    await rewriteRights(db, shares.slice(at, at + atOnce), { from });
  const workIds = [...new Set(shares.map(({ workId }) => workId))];
  if (workIds.length === 0) return;
  await touchWorks.run(db, { workIds });
  await refreshAmended.run(db, { workIds });
}
