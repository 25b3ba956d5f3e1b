import {
  askForTransfer,
  type decideOnTransfer,
  type undoTransfer,
} from '@omur/contract/publishing/transfers';
import { payloadNameOf } from '@omur/contract/platform/wire';
import { remark as remarkField } from '@omur/contract/platform/fields/works';
import type { ErrorCode } from '@omur/contract/platform/errors';
import type { CallOf } from '../../platform/http/call.ts';
import { type Queryable } from '../../platform/database/statement.ts';
import { oneOr404 } from '../../platform/http/rows.ts';
import { refuse, refuseField } from '../../platform/refusal.ts';
import { inKronur } from '../../messages/letters/inKronur.ts';
import { notifyAsked, notifyUndone } from './notify.ts';
import * as queries from './queries.ts';
import { run, type Due } from './run.ts';

const mostYearsAhead = 2;

interface Asked {
  giverId: number;
  receiverId: number;
  transfersOn: string;
}

/** X45: an administrator asks for a transfer; another decides on it. */
export async function ask({ db, actor, body }: CallOf<typeof askForTransfer>) {
  const { giverId, receiverId, transfersOn, transferReason } = body;
  const asked = { giverId, receiverId, transfersOn };
  const fields: [string, ErrorCode][] = [];
  const today = new Date().toISOString().slice(0, 10);
  const last = `${Number(today.slice(0, 4)) + mostYearsAhead}${today.slice(4)}`;
  if (giverId === receiverId) fields.push(['receiverId', 'transfer.samePublisher']);
  if (transfersOn < today) fields.push(['transfersOn', 'transfer.dayPast']);
  if (transfersOn > last) fields.push(['transfersOn', 'transfer.dayFar']);
  if (transferReason === null) fields.push(['transferReason', 'transfer.reasonMissing']);
  const both = await queries.findBothPublishers.row<{ count: number }>(db, { giverId, receiverId });
  if (giverId !== receiverId && both?.count !== 2) fields.push(['receiverId', 'contract.publisherUnknown']);
  if (fields.length > 0)
    refuse('request.invalid', {
      fields: fields.map(([name, code]) => ({ field: payloadNameOf(askForTransfer.body, name), code })),
    });
  await assertPossible(db, asked);
  const row = await queries.insertTransfer
    .row<{ transferId: number }>(db, { ...asked, reason: transferReason, userId: actor.realUserId })
    .catch(refuseOpen);
  return found(db, row?.transferId ?? 0, actor.realUserId);
}

function refuseOpen(error: unknown): never {
  if ((error as { constraint?: string }).constraint === 'transfer_open') refuse('transfer.openAlready');
  throw error;
}

async function assertPossible(db: Queryable, asked: Asked): Promise<void> {
  const { giverId, receiverId, transfersOn } = asked;
  const sought = { giverId, receiverId, transfersOn };
  const going = await queries.countGoing.row<{ count: number }>(db, sought);
  if (!going?.count) refuse('transfer.nothing');
  const obstacle = await queries.findObstacle.row<{ contractId: number }>(db, sought);
  if (obstacle) refuse('transfer.obstacles', { values: { number: obstacle.contractId } });
}

interface Locked extends Omit<Due, 'decidedBy' | 'transferId'> {
  state: string;
  isOwn: boolean;
  today: string;
  /** What the giver owes, in krónur: what goes recovers nothing of it any more (R219). */
  recoveryIsk: number;
}

/**
 * Another administrator confirms a transfer or refuses it. On its very day it is carried out at once. Where the giver owes something, who confirms it
 * says that they have seen that (R219).
 */
export async function decide({ db, actor, params, body }: CallOf<typeof decideOnTransfer>) {
  const { transferId } = params;
  const userId = actor.realUserId;
  const transfer = await queries.lockTransfer.row<Locked & Record<string, unknown>>(db, {
    transferId,
    userId,
  });
  if (!transfer) refuse('transfer.notFound');
  if (transfer.state !== 'asked') refuse('transfer.decidedAlready');
  if (transfer.askedBy === userId) refuse('transfer.ownRequest');
  if (transfer.isOwn) refuse('transfer.ownCatalogue');
  const remark = body.remark ?? null;
  if (!body.isApproved) {
    if (remark === null) refuseField(remarkField.wire, 'transfer.remarkMissing');
    await queries.markDecided.run(db, {
      transferId,
      userId,
      remark,
      state: 'refused',
      mayReduceRecovery: false,
    });
    return found(db, transferId, userId);
  }
  if (transfer.transfersOn < transfer.today) refuse('transfer.dayPast');
  await assertPossible(db, transfer);
  const mayReduceRecovery = transfer.recoveryIsk > 0;
  if (mayReduceRecovery && !body.mayReduceRecovery)
    refuse('transfer.reducesRecovery', {
      values: { amount: inKronur(transfer.recoveryIsk), name: transfer.giverName },
    });
  await queries.markDecided.run(db, { transferId, userId, remark, state: 'confirmed', mayReduceRecovery });
  const due: Due = { ...transfer, transferId, decidedBy: userId };
  if (transfer.transfersOn === transfer.today) await run(db, due);
  else await notifyAsked(db, due);
  return found(db, transferId, userId);
}

/** Before its day any administrator takes a transfer back, but neither of the two publishers (R125). */
export async function undo({ db, actor, params: { transferId } }: CallOf<typeof undoTransfer>) {
  const userId = actor.realUserId;
  const transfer = await queries.lockTransfer.row<Locked & Record<string, unknown>>(db, {
    transferId,
    userId,
  });
  if (!transfer) refuse('transfer.notFound');
  if (transfer.isOwn) refuse('transfer.ownCatalogue');
  const isWaiting = transfer.state === 'asked';
  if (!isWaiting && transfer.state !== 'confirmed') refuse('transfer.tooLateToUndo');
  if (!isWaiting && transfer.transfersOn <= transfer.today) refuse('transfer.tooLateToUndo');
  await queries.markUndone.run(db, { transferId, userId });
  if (!isWaiting) await notifyUndone(db, { ...transfer, transferId, decidedBy: userId });
  return found(db, transferId, userId);
}

const found = (db: Queryable, transferId: number, userId: number) =>
  oneOr404(db, queries.findTransfer, { transferId, userId }, 'transfer.notFound');
