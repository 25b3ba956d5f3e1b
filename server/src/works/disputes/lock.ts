import type { Queryable } from '../../platform/database/statement.ts';
import { refuse } from '../../platform/refusal.ts';
import { type Actor, isStaff } from '../../platform/sessions/actor.ts';
import * as queries from './queries.ts';

export interface LockedDispute extends Record<string, unknown> {
  disputeId: number;
  workId: number;
  title: string;
  state: 'open' | 'withStaff' | 'agreed' | 'decided' | 'withdrawn';
  countsFrom: string;
  openedBy: number;
  offerNumber: number;
  isLate: boolean;
  hasPart: boolean;
  isParty: boolean;
  hasAccepted: boolean;
  isOwnOffer: boolean;
}

/** A dispute with its work, until the transaction ends; the work first, as everybody locks them. */
export async function lock(db: Queryable, actor: Actor, disputeId: number): Promise<LockedDispute> {
  const { personId, realUserId } = actor;
  const of =
    (await queries.findWorkOf.row<{ workId: number }>(db, { disputeId })) ?? refuse('dispute.notFound');
  const work = await queries.lockWork.row<{ title: string }>(db, of);
  const dispute = await queries.lockDispute.row<Omit<LockedDispute, 'title'>>(db, {
    disputeId,
    personId,
    realUserId,
  });
  if (!dispute || !work) refuse('dispute.notFound');
  if (!dispute.isParty && !isStaff(actor)) refuse('dispute.notFound');
  return { ...dispute, title: work.title } as LockedDispute;
}
