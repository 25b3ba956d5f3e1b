import type { enterFundBudget } from '@omur/contract/grants/funds';
import type { CallOf } from '../../platform/http/call.ts';
import { refuse } from '../../platform/refusal.ts';
import { deskPeriod } from './deskPeriod.ts';
import { lock } from './periods.ts';
import { updateBudget } from './queries.ts';

const violations = {
  fund_budget_granted: 'fund.budgetGranted',
  fund_budget_not_own: 'fund.budgetOwnApplication',
} as const;

/** R220, R221: what grants of the period may come to. Entered again by another, the same amount is theirs too. */
export async function enterBudget(call: CallOf<typeof enterFundBudget>) {
  const { db, actor, params, body } = call;
  const { fundPeriodId } = params;
  const { fundBudgetIsk: budgetIsk, version } = body;
  const userId = actor.realUserId;
  const period = await lock(db, fundPeriodId, version);
  const isSame = period.budgetIsk === budgetIsk && (period.budgetBy === userId || budgetIsk === null);
  if (!isSame)
    await updateBudget
      .run(db, { fundPeriodId, budgetIsk, userId })
      .catch((error: { constraint?: keyof typeof violations }) => {
        const code = error.constraint && violations[error.constraint];
        if (code) refuse(code);
        throw error;
      });
  return deskPeriod(call, fundPeriodId);
}
