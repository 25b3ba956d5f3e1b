import type { Queryable } from '../../platform/database/statement.ts';
import { refuse } from '../../platform/refusal.ts';
import { allowLongWork } from '../../platform/database/longWorkQueries.ts';
import * as queries from './queries.ts';

const refusals = {
  opening_changed: 'money.openingChanged',
  opening_once: 'money.openingKnown',
  opening_one_category: 'money.openingElsewhere',
  opening_own: 'money.openingOwn',
} as const;

interface Decision {
  openingId: number;
  isApproved: boolean;
  listChecksum?: string | null | undefined;
  userId: number;
}

/** Approves a list as another than who brought it, by the checksum they saw, and books it; or refuses it, which both may (R20). */
export async function decide(db: Queryable, decision: Decision): Promise<void> {
  const { openingId, isApproved, listChecksum, userId } = decision;
  const found =
    (await queries.lock.row<{ state: string; askedBy: number }>(db, { openingId })) ??
    refuse('money.openingNotFound');
  if (found.state !== 'waiting') refuse('money.ruleDecided');
  if (!isApproved) {
    await queries.refuseIt.run(db, { openingId, userId });
    return;
  }
  if (found.askedBy === userId) refuse('money.ownRequest');
  if (await queries.isOnIt.row(db, { openingId, userId })) refuse('money.openingOwn');
  await allowLongWork.run(db, {});
  await queries.approve
    .run(db, { openingId, userId, listChecksum: listChecksum ?? '' })
    .catch((error: { constraint?: keyof typeof refusals }) => {
      const code = error.constraint && refusals[error.constraint];
      if (code) refuse(code);
      throw error;
    });
}
