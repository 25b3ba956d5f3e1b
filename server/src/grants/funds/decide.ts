import type { decideApplication, Decision } from '@omur/contract/grants/fundApplications';
import * as fields from '@omur/contract/grants/fields';
import type { CallOf } from '../../platform/http/call.ts';
import { refuse } from '../../platform/refusal.ts';
import { lockApplication, updateDecision } from './applicationQueries.ts';
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
}

/**
 * A2: a decision may be made before the period is closed; the applicant hears of it afterwards. Nobody decides who gains by it (M18, R124),
 * or has sent the application in somebody's name (R206).
 */
export async function decide({
  db,
  actor,
  params,
  body,
}: CallOf<typeof decideApplication>): Promise<undefined> {
  const { applicationId } = params;
  const application = await lockApplication.row<Application>(db, {
    applicationId,
    userId: actor.realUserId,
  });
  if (!application) refuse('fund.applicationNotFound');
  if (application.isOwn) refuse(application.isSentByUser ? 'fund.sentByYou' : 'fund.ownApplication');
  if (application.version !== body.version) refuse('fund.changedMeanwhile');
  const grantedAmountIsk = grantOf(body, application.amountIsk);
  const remark = body.remark ?? null;
  const { applicationStatus: status } = body;
  const isSame =
    application.status === status &&
    application.grantedAmountIsk === grantedAmountIsk &&
    application.decisionRemark === remark;
  if (isSame) return;
  const userId = actor.realUserId;
  await updateDecision.run(db, { applicationId, status, grantedAmountIsk, remark, userId });
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
