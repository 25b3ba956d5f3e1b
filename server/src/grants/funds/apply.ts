import type { applyForGrant, NewApplication } from '@omur/contract/grants/fundApplications';
import * as fields from '@omur/contract/grants/fields';
import {
  asksOfOtherFunds,
  checkApplication,
  maySend,
  splitBankDetails,
  travelFundId,
  type FundField,
} from '@omur/contract/grants/rules/fundApplication';
import type { Queryable } from '../../platform/database/statement.ts';
import type { CallOf } from '../../platform/http/call.ts';
import { refuse, type FieldRefusal } from '../../platform/refusal.ts';
import * as queries from './applicationQueries.ts';
import { furtherApplicants, mainApplicant } from './applicants.ts';

/** One application, whole or not at all (A1). Its files follow. It keeps who really sent it, who does not decide on it (R206). */
export async function apply({ db, actor, body }: CallOf<typeof applyForGrant>): Promise<number> {
  const main = await mainApplicant(db, actor, body.applicants);
  const further = await furtherApplicants(db, main, body.applicants);
  assertValid(body);
  await assertOpen(db, body);
  const asks = asksOfOtherFunds(body.fundId);
  const applies = asks && body.hasOtherApplications === true;
  const application = {
    fundPeriodId: body.fundPeriodId,
    personId: main.personId,
    appliedBy: actor.realUserId,
    projectTitle: body.projectTitle.trim(),
    amountIsk: body.amountIsk,
    applicantCv: body.applicantCv ?? '',
    projectDescription: descriptionOf(body),
    budget: body.budget ?? null,
    timePlan: body.timePlan ?? null,
    hasEarlierGrant: body.hasEarlierGrant,
    earlierGrant: body.hasEarlierGrant ? (body.earlierGrant ?? null) : null,
    hasOtherApplications: asks ? applies : null,
    otherFunds: applies ? (body.otherFunds ?? null) : null,
    otherInfo: body.otherInfo ?? null,
    isNewcomerGrant: asks ? (body.isNewcomerGrant ?? false) : null,
    ...splitBankDetails(body.bankDetails),
  };
  const row = await queries.insertApplication
    .row<{ applicationId: number }>(db, application)
    .catch(refuseOtherAccount);
  const applicationId = row?.applicationId ?? (await refuseSecond(db, main.personId, body));
  await queries.insertMain.run(db, { applicationId, ...main });
  if (further.length > 0)
    await queries.insertFurther.run(db, {
      applicationId,
      authorIds: further.map(({ authorId }) => authorId),
      names: further.map(({ name }) => name),
    });
  return applicationId;
}

/** R207: PostgreSQL takes no account of somebody else's from who acts for the applicant. */
function refuseOtherAccount(error: { constraint?: string }): never {
  if (error.constraint !== 'fund_account_of_applicant') throw error;
  refuse('request.invalid', {
    fields: [{ field: fields.bankDetails.wire, code: 'fund.accountOfApplicant' }],
  });
}

async function refuseSecond(db: Queryable, personId: number, body: NewApplication): Promise<never> {
  const { fundPeriodId } = body;
  const projectTitle = body.projectTitle.trim();
  const sent = await queries.findSent.row<{ applicationId: number }>(db, {
    fundPeriodId,
    personId,
    projectTitle,
  });
  const number = sent?.applicationId ?? 0;
  refuse('fund.appliedAlready', { number, values: { number, project: projectTitle } });
}

function assertValid(body: NewApplication): void {
  const main = body.applicants.find(({ isMainApplicant }) => isMainApplicant);
  const results = checkApplication({
    fundId: body.fundId,
    fundPeriodId: body.fundPeriodId,
    address: main?.address ?? '',
    phone: main?.phone ?? '',
    email: main?.email ?? '',
    title: body.projectTitle,
    amount: body.amountIsk,
    cv: body.applicantCv ?? '',
    description: descriptionOf(body),
    ...splitBankDetails(body.bankDetails),
  });
  const problems = maySend(results)
    ? []
    : results.flatMap(({ rule, state, at, values }): FieldRefusal[] =>
        state === 'kept' ? [] : [{ field: wireOf(at, body), code: rule, values }],
      );
  problems.push(...notAsked(body));
  if (problems.length > 0) refuse('request.invalid', { fields: problems });
}

/** Seen as it stands when nobody is changing it: an application that comes while the period is being closed waits. */
async function assertOpen(db: Queryable, { fundId, fundPeriodId }: NewApplication): Promise<void> {
  const field = fields.fundPeriodId.wire;
  const period = await queries.lockOpenPeriod.row<{ fundId: number; state: string }>(db, { fundPeriodId });
  if (!period) refuse('request.invalid', { fields: [{ field, code: 'fund.periodNotFound' }] });
  if (period.fundId !== fundId)
    refuse('request.invalid', { fields: [{ field, code: 'fund.periodOfOtherFund' }] });
  if (period.state !== 'open') refuse('fund.periodNotOpen');
}

/** What another fund's form asks is not passed over in silence: it would be lost. */
function notAsked(body: NewApplication): FieldRefusal[] {
  const isTravel = body.fundId === travelFundId;
  const asks = asksOfOtherFunds(body.fundId);
  const answered: [boolean, { wire: string }][] = [
    [isTravel && Boolean(body.projectDescription), fields.projectDescription],
    [!isTravel && Boolean(body.travelDescription), fields.travelDescription],
    [!asks && body.isNewcomerGrant === true, fields.isNewcomerGrant],
    [!asks && body.hasOtherApplications === true, fields.hasOtherApplications],
  ];
  return answered.flatMap(([is, { wire }]) => (is ? [{ field: wire, code: 'fund.notAsked' as const }] : []));
}

function descriptionOf({ fundId, projectDescription, travelDescription }: NewApplication): string {
  return (fundId === travelFundId ? travelDescription : projectDescription) ?? '';
}

function wireOf(at: FundField, { fundId, applicants }: NewApplication): string {
  const main = applicants.findIndex(({ isMainApplicant }) => isMainApplicant);
  const ofMain = (wire: string) => `UMSAKJENDUR.${main}.${wire}`;
  const wires: Record<FundField, string> = {
    fundId: fields.fundId.wire,
    fundPeriodId: fields.fundPeriodId.wire,
    address: ofMain(fields.address.wire),
    phone: ofMain(fields.phone.wire),
    email: ofMain(fields.email.wire),
    title: fields.projectTitle.wire,
    amount: fields.amountIsk.wire,
    cv: fields.applicantCv.wire,
    description: (fundId === travelFundId ? fields.travelDescription : fields.projectDescription).wire,
    bank: fields.bankDetails.wire,
    ledger: fields.bankDetails.wire,
    account: fields.bankDetails.wire,
  };
  return wires[at];
}
