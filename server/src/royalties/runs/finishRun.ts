import type { Queryable } from '../../platform/database/statement.ts';
import { refuse } from '../../platform/refusal.ts';
import { finishRunOf, isRun } from './finishRunQueries.ts';

interface Finishing {
  distributionId: number;
  userId: number;
  previewHash: string | undefined;
}

const refusals = {
  run_by_another: 'money.ownRequest',
  run_pays_user: 'money.runPaysYou',
  run_rate_own: 'money.runRateYours',
  run_controllers_own: 'money.runControllersYours',
  correction_not_own: 'money.correctionOfAsker',
  run_changed: 'money.runChanged',
  run_empty: 'money.runEmpty',
  run_income_unconfirmed: 'money.incomeUnconfirmed',
} as const;

/** Books a run, as the one who finishes it saw it, before its distribution is finished; nothing for a distribution of a file (R15). */
export async function finishRun(
  db: Queryable,
  { distributionId, userId, previewHash }: Finishing,
): Promise<void> {
  if (!(await isRun.row(db, { distributionId }))) return;
  if (previewHash === undefined) refuse('money.finishAsRun');
  await finishRunOf
    .run(db, { distributionId, userId, previewHash })
    .catch((error: { constraint?: keyof typeof refusals }) => {
      const code = error.constraint && refusals[error.constraint];
      if (code) refuse(code);
      throw error;
    });
}
