import type { NewKeptDecision } from '@omur/contract/royalties/unclaimed';
import type { Queryable } from '../../platform/database/statement.ts';
import { refuse } from '../../platform/refusal.ts';
import { allowLongWork } from '../../platform/database/longWorkQueries.ts';
import * as queries from './queries.ts';

const refusals = {
  kept_decision_waits_once: 'money.keptAskedAlready',
  kept_changed: 'money.keptChanged',
  kept_own_work: 'money.keptOwnWork',
  usage_paid_once: 'money.keptChanged',
  ledger_overdrawn: 'money.keptTakenBack',
} as const;

function explain(error: { constraint?: keyof typeof refusals }): never {
  const code = error.constraint && refusals[error.constraint];
  if (code) refuse(code);
  throw error;
}

/** Asks what is to become of the unclaimed money of a category and a year of use, as its list was seen; answers its number (R32). */
export async function ask(db: Queryable, body: NewKeptDecision, userId: number): Promise<number> {
  const { categoryId, usedYear, listChecksum } = body;
  const now = await queries.findList.row<{ lineCount: number; checksum: string }>(db, {
    categoryId,
    usedYear,
  });
  if (!now?.lineCount) refuse('money.nothingUnclaimed');
  if (now.checksum !== listChecksum) refuse('money.keptChanged');
  const own = await queries.concerns.row<{ isOwn: boolean }>(db, { categoryId, usedYear, userId });
  if (own?.isOwn) refuse('money.keptOwnWork');
  const row = await queries.ask.row<{ keptDecisionId: number }>(db, { ...body, userId }).catch(explain);
  return row?.keptDecisionId ?? refuse('money.keptChanged');
}

interface Decision {
  keptDecisionId: number;
  isApproved: boolean;
  listChecksum?: string | null | undefined;
  userId: number;
}

/** Approves it as another than who asked, where the list is still the one that both saw; or refuses it, which both may (R32). */
export async function decide(db: Queryable, decision: Decision): Promise<void> {
  const { keptDecisionId, isApproved, listChecksum, userId } = decision;
  const found =
    (await queries.lock.row<{ state: string; askedBy: number }>(db, { keptDecisionId })) ??
    refuse('money.keptDecisionNotFound');
  if (found.state !== 'waiting') refuse('money.ruleDecided');
  if (!isApproved) {
    await queries.refuseIt.run(db, { keptDecisionId, userId });
    return;
  }
  if (found.askedBy === userId) refuse('money.ownRequest');
  await allowLongWork.run(db, {});
  await queries.approve.run(db, { keptDecisionId, userId, listChecksum: listChecksum ?? '' }).catch(explain);
}
