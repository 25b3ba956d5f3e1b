import type { Queryable } from '../../platform/database/statement.ts';
import { refuse } from '../../platform/refusal.ts';
import * as queries from './queries.ts';

const refusals = {
  income_confirmed_by_another: 'money.incomeOwn',
  income_confirmed_stands: 'money.incomeReversed',
} as const;

/** R208: says that an income came in, as another administrator than who registered it. Once more is the same. */
export async function confirm(db: Queryable, of: { incomeId: number; userId: number }): Promise<void> {
  if (!(await queries.exists.row(db, of))) refuse('money.incomeNotFound');
  // Nobody takes it back meanwhile.
  await queries.lockIncome.run(db, {});
  await queries.insertConfirmed.run(db, of).catch((error: { constraint?: keyof typeof refusals }) => {
    const code = error.constraint && refusals[error.constraint];
    if (code) refuse(code);
    throw error;
  });
}
