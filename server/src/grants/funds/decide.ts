import type { decideApplication, Decision } from '@omur/contract/grants/fundApplications';
import * as fields from '@omur/contract/grants/fields';
import type { CallOf } from '../../platform/http/call.ts';
import { refuse } from '../../platform/refusal.ts';
import { updateDecision, updateProposal } from './applicationQueries.ts';
import { lock, refuseOwn } from './grant.ts';
import { notifyDecisions } from './notifyDecisions.ts';

/**
 * A2: a decision may be made before the period is closed; the applicant hears of it afterwards. Nobody decides who gains by it (M18, R124),
 * or has sent the application in somebody's name (R206). A grant is only proposed here (R222).
 */
export async function decide({
  db,
  actor,
  params,
  body,
}: CallOf<typeof decideApplication>): Promise<undefined> {
  const { applicationId } = params;
  const userId = actor.realUserId;
  const application = await lock(db, { applicationId, userId });
  if (application.isOwn) refuseOwn(application);
  if (application.version !== body.version) refuse('fund.changedMeanwhile');
  const grantedAmountIsk = grantOf(body, application.amountIsk);
  const remark = body.remark ?? null;
  const { applicationStatus: status } = body;
  const isSame =
    application.status === status &&
    application.grantedAmountIsk === grantedAmountIsk &&
    application.decisionRemark === remark;
  // A grant that is proposed is dropped by its own call, and not by who saves what stands.
  if (isSame) return;
  if (status === 'granted') {
    const isProposed =
      application.proposedBy === userId &&
      application.proposedAmountIsk === grantedAmountIsk &&
      application.proposedRemark === remark;
    if (!isProposed) await updateProposal.run(db, { applicationId, grantedAmountIsk, remark, userId });
    return;
  }
  await updateDecision.run(db, { applicationId, status, remark, userId });
  await notifyDecisions(db, application.fundPeriodId);
}

function grantOf({ applicationStatus, grantedAmountIsk }: Decision, amountIsk: number): number | null {
  const field = fields.grantedAmountIsk.wire;
  const granted = grantedAmountIsk ?? null;
  if (applicationStatus !== 'granted') {
    if (granted === null) return null;
    refuse('request.invalid', { fields: [{ field, code: 'fund.grantOfNothing' }] });
  }
  if (granted === null) refuse('request.invalid', { fields: [{ field, code: 'fund.grantMissing' }] });
  if (granted > amountIsk) refuse('request.invalid', { fields: [{ field, code: 'fund.grantTooLarge' }] });
  return granted;
}
