import { type decideIncomeParts, type divideIncome, incomeParts } from '@omur/contract/royalties/incomeParts';
import type { CallOf } from '../../platform/http/call.ts';
import { refuse } from '../../platform/refusal.ts';
import * as queries from './divideQueries.ts';
import { exists } from './queries.ts';

const wholes = {
  income_division_once: 'money.incomeNotWhole',
  income_not_whole: 'money.incomeNotWhole',
} as const;
const ofParts = {
  income_parts_whole: 'money.partsNotWhole',
  income_part_pool: 'money.poolOfOtherCategory',
  income_part_pool_id_fkey: 'money.poolOfOtherCategory',
  income_part_statement: 'money.partWithoutStatement',
  income_part_usage_import_id_fkey: 'money.partWithoutStatement',
  income_part_unpaid: 'money.statementPaid',
  income_part_once: 'money.statementHasPart',
} as const;

function explain(error: { constraint?: string }): never {
  const { constraint = '' } = error;
  if (constraint in wholes) refuse(wholes[constraint as keyof typeof wholes]);
  if (constraint in ofParts)
    refuse('request.invalid', {
      fields: [{ field: incomeParts.wire, code: ofParts[constraint as keyof typeof ofParts] }],
    });
  throw error;
}

/** Asks for the division of an income that waits as a whole, which another administrator decides (R189). */
export async function ask(
  { db, params: { incomeId }, body: { parts } }: Pick<CallOf<typeof divideIncome>, 'db' | 'params' | 'body'>,
  userId: number,
): Promise<void> {
  if (!(await exists.row(db, { incomeId }))) refuse('money.incomeNotFound');
  await queries.lockWhole.run(db, { incomeId });
  if (!(await queries.isWhole.row(db, { incomeId }))) refuse('money.incomeNotWhole');
  const made = await queries.insertDivision
    .row<{ incomeDivisionId: number }>(db, { incomeId, userId })
    .catch(explain);
  await queries.insertParts
    .run(db, {
      incomeDivisionId: made?.incomeDivisionId ?? 0,
      names: parts.map(({ partName }) => partName.trim()),
      grosses: parts.map(({ partGross }) => partGross.toFixed(2)),
      poolIds: parts.map(({ poolId }) => poolId),
      usageImportIds: parts.map(({ usageImportId }) => usageImportId ?? null),
    })
    .catch(explain);
  await queries.proveDivision.run(db, {}).catch(explain);
}

/** Books the parts as another administrator asked for them, or refuses them (R189). */
export async function decide(
  { db, params: { incomeId }, body }: Pick<CallOf<typeof decideIncomeParts>, 'db' | 'params' | 'body'>,
  userId: number,
): Promise<void> {
  const { isApproved, incomeDivisionId } = body;
  if (!(await exists.row(db, { incomeId }))) refuse('money.incomeNotFound');
  const division = await queries.lockDivision.row<{ incomeDivisionId: number; askedBy: number }>(db, {
    incomeId,
  });
  if (division?.incomeDivisionId !== incomeDivisionId) refuse('money.changedMeanwhile');
  if (isApproved && division.askedBy === userId) refuse('money.ownRequest');
  await (isApproved ? queries.approve : queries.refuseDivision)
    .run(db, { incomeDivisionId, userId })
    .catch(explain);
  await queries.proveDivision.run(db, {}).catch(explain);
}
