import type { GrantFault } from '@omur/contract/grants/fields';
import type { confirmGrant } from '@omur/contract/grants/fundApplications';
import type { ErrorCode } from '@omur/contract/platform/errors';
import type { Queryable } from '../../platform/database/statement.ts';
import type { CallOf } from '../../platform/http/call.ts';
import { refuse } from '../../platform/refusal.ts';
import { grantProposed, lockApplication, refuseProposal } from './applicationQueries.ts';
import { notifyDecisions } from './notifyDecisions.ts';

interface Application extends Record<string, unknown> {
  isOwn: boolean;
  /** They sent it, in whosever name; null where nobody knows who did. */
  isSentByUser: boolean | null;
  fundPeriodId: number;
  version: number;
  amountIsk: number;
  status: string;
  grantedAmountIsk: number | null;
  decisionRemark: string | null;
  proposedAmountIsk: number | null;
  proposedRemark: string | null;
  proposedBy: number | null;
  grantFault: GrantFault | null;
}

/** Who comes after waits, and sees what was decided. */
export async function lock(
  db: Queryable,
  asked: { applicationId: number; userId: number },
): Promise<Application> {
  return (await lockApplication.row<Application>(db, asked)) ?? refuse('fund.applicationNotFound');
}

/** M18, R124, R206. */
export function refuseOwn({ isSentByUser }: Application): never {
  refuse(isSentByUser ? 'fund.sentByYou' : 'fund.ownApplication');
}

const refusals: Record<Exclude<GrantFault, 'ownApplication'>, ErrorCode> = {
  ownProposal: 'fund.ownProposal',
  ownBudget: 'fund.ownBudget',
  overBudget: 'fund.overBudget',
};
/** What PostgreSQL finds where another grant was confirmed, or another budget entered, at the same time. */
const violations = { fund_within_budget: 'fund.overBudget', fund_budget_own: 'fund.ownBudget' } as const;

/** R222: a grant that one of the staff has proposed is confirmed by another, or refused by any of them. */
export async function confirm({ db, actor, params, body }: CallOf<typeof confirmGrant>): Promise<undefined> {
  const { applicationId } = params;
  const userId = actor.realUserId;
  const application = await lock(db, { applicationId, userId });
  if (application.version !== body.version) refuse('fund.changedMeanwhile');
  if (application.proposedBy === null) refuse('fund.nothingProposed');
  if (!body.isApproved) {
    await refuseProposal.run(db, { applicationId });
    return;
  }
  const { grantFault } = application;
  if (grantFault === 'ownApplication') refuseOwn(application);
  if (grantFault !== null) refuse(refusals[grantFault]);
  await grantProposed
    .run(db, { applicationId, userId })
    .catch((error: { constraint?: keyof typeof violations }) => {
      const code = error.constraint && violations[error.constraint];
      if (code) refuse(code);
      throw error;
    });
  await notifyDecisions(db, application.fundPeriodId);
}
