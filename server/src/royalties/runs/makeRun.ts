import type { makeRun } from '@omur/contract/royalties/runs';
import type { ErrorCode } from '@omur/contract/platform/errors';
import { categoryId } from '@omur/contract/platform/fields/distributions';
import { usedUntil } from '@omur/contract/platform/fields/runs';
import type { CallOf } from '../../platform/http/call.ts';
import type { Queryable } from '../../platform/database/statement.ts';
import { refuse } from '../../platform/refusal.ts';
import * as queries from './queries.ts';
import { findCategory } from './rulesQueries.ts';

/** Makes a run of the usage of some days, and has it reckoned by a job; answers its number (R11). */
export async function make(
  { db, body }: Pick<CallOf<typeof makeRun>, 'db' | 'body'>,
  userId: number,
): Promise<number> {
  const wrong = (field: string, code: ErrorCode) => refuse('request.invalid', { fields: [{ field, code }] });
  await queries.lockAnnouncements.run(db, {});
  if (!(await findCategory.row(db, { categoryId: body.categoryId })))
    wrong(categoryId.wire, 'distribution.categoryUnknown');
  if (body.usedUntil < body.usedFrom || (await queries.isToCome.row(db, body)))
    wrong(usedUntil.wire, 'money.runDays');
  await queries.addPeriod.run(db, body);
  const row = await queries.insertRun.row<{ distributionId: number }>(db, { ...body, userId });
  const distributionId = row?.distributionId ?? refuse('money.distributionRunNotFound');
  await queries.askToReckon.run(db, { distributionId });
  return distributionId;
}

/** Has a run reckoned anew; nothing while a job is about to (R14). */
export async function askToReckon(db: Queryable, distributionId: number): Promise<void> {
  const run =
    (await queries.lockRun.row<{ state: string; isBeingReckoned: boolean }>(db, { distributionId })) ??
    refuse('money.distributionRunNotFound');
  if (run.state !== 'importing' && run.state !== 'checked') refuse('money.runClosed');
  if (!run.isBeingReckoned) await queries.askToReckon.run(db, { distributionId });
}
