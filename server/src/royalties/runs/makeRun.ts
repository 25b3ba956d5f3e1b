import type { changeRunStatement, makeRun, NewRun } from '@omur/contract/royalties/runs';
import { categoryId, distributedOn } from '@omur/contract/platform/fields/distributions';
import { usedUntil } from '@omur/contract/platform/fields/runs';
import type { CallOf } from '../../platform/http/call.ts';
import type { Queryable } from '../../platform/database/statement.ts';
import { refuse, refuseField } from '../../platform/refusal.ts';
import { knownPeriod } from '../../platform/lookups/periods.ts';
import { findCategory } from '../../platform/lookups/categoriesQueries.ts';
import * as queries from './queries.ts';

type Statement = Partial<Pick<NewRun, 'distributedOn' | 'royaltyTextIs' | 'royaltyTextEn'>>;

/** R34: the day and the words of the statements; a day that has passed or is far off is refused, unless it stood before. */
export async function statementOf(db: Queryable, body: Statement, dayBefore?: string | null) {
  const { distributedOn: day = null, royaltyTextIs = null, royaltyTextEn = null } = body;
  const statement = { distributedOn: day, royaltyTextIs, royaltyTextEn };
  if (day !== dayBefore && (await queries.isOutOfRange.row(db, statement)))
    refuseField(distributedOn.wire, 'money.runDistributedOn');
  return statement;
}

/** Makes a run of the usage of some days, and has it reckoned by a job; answers its number (R11). */
export async function make(
  { db, body }: Pick<CallOf<typeof makeRun>, 'db' | 'body'>,
  userId: number,
): Promise<number> {
  await queries.lockAnnouncements.run(db, {});
  if (!(await findCategory.row(db, { categoryId: body.categoryId })))
    refuseField(categoryId.wire, 'distribution.categoryUnknown');
  if (body.usedUntil < body.usedFrom || (await queries.isToCome.row(db, body)))
    refuseField(usedUntil.wire, 'money.runDays');
  const statement = await statementOf(db, body);
  const periodName = await knownPeriod(db, body.periodName);
  await queries.addPeriod.run(db, { periodName });
  const row = await queries.insertRun.row<{ distributionId: number }>(db, {
    ...body,
    ...statement,
    periodName,
    userId,
  });
  const distributionId = row?.distributionId ?? refuse('money.distributionRunNotFound');
  await queries.askToReckon.run(db, { distributionId });
  return distributionId;
}

/** Changes the day and the words of the statements of a run that is open, and has it reckoned anew: who finishes it has seen them (R34). */
export async function changeStatement(
  { db, params, body }: Pick<CallOf<typeof changeRunStatement>, 'db' | 'params' | 'body'>,
  userId: number,
): Promise<void> {
  // As finishing locks them: the distribution, then the run.
  await queries.lockDistribution.run(db, params);
  const run = await lockOpenRun(db, params.distributionId);
  if (run.askedBy !== userId) refuse('money.anothersRun');
  if (run.isBeingReckoned) refuse('money.runIsReckoned');
  const statement = await statementOf(db, body, run.distributedOn);
  await queries.changeStatement.run(db, { ...params, ...statement });
  await queries.askToReckon.run(db, params);
}

/** Has a run reckoned anew; nothing while a job is about to (R14). */
export async function askToReckon(db: Queryable, distributionId: number): Promise<void> {
  const run = await lockOpenRun(db, distributionId);
  if (!run.isBeingReckoned) await queries.askToReckon.run(db, { distributionId });
}

interface LockedRun extends Record<string, unknown> {
  state: string;
  isBeingReckoned: boolean;
  askedBy: number;
  distributedOn: string | null;
}

async function lockOpenRun(db: Queryable, distributionId: number): Promise<LockedRun> {
  const run =
    (await queries.lockRun.row<LockedRun>(db, { distributionId })) ?? refuse('money.distributionRunNotFound');
  if (run.state !== 'importing' && run.state !== 'checked') refuse('money.runClosed');
  return run;
}
