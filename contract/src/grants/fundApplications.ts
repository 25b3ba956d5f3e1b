import * as z from 'zod/mini';
import { endpoint, file, list, nothing, one } from '../platform/endpoint.ts';
import * as funds from './fields.ts';
import * as people from '../platform/fields/people.ts';
import { isApproved, remark } from '../platform/fields/works.ts';
import { paging, pathId } from '../platform/paths.ts';
import { id, instant, text } from '../platform/values.ts';
import {
  atMost,
  field,
  freeText,
  lineText,
  maybe,
  nullable,
  optional,
  request,
  response,
} from '../platform/wire.ts';
import { getDeskPeriod, listDeskPeriods } from './funds.ts';

/** So many apply together at most. */
export const mostApplicants = 50;
const longestText = 10_000;

const ofApplication = { applicationId: pathId('applicationId') };
const version = field('UTGAFA', z.int().check(z.minimum(0)));

/** L3.21: the main applicant tells how to be reached, of the others there is who they are. */
const applicant = {
  isMainApplicant: funds.isMainApplicant,
  personId: maybe(people.personId),
  authorId: maybe(people.authorId),
  name: people.name,
  kennitala: maybe(people.kennitala),
  address: maybe(lineText(200, funds.address)),
  phone: maybe(lineText(40, funds.phone)),
  email: maybe(lineText(254, funds.email)),
};
const NewApplicant = request({ ...applicant, name: atMost(200, people.name) });

export const NewApplication = request({
  fundId: funds.fundId,
  amountIsk: funds.typedAmountIsk,
  applicantCv: freeText(longestText, funds.applicantCv),
  projectDescription: maybe(freeText(longestText, funds.projectDescription)),
  travelDescription: maybe(freeText(longestText, funds.travelDescription)),
  budget: maybe(freeText(longestText, funds.budget)),
  timePlan: maybe(freeText(longestText, funds.timePlan)),
  hasEarlierGrant: funds.hasEarlierGrant,
  earlierGrant: maybe(freeText(longestText, funds.earlierGrant)),
  hasOtherApplications: maybe(funds.hasOtherApplications),
  otherFunds: maybe(freeText(longestText, funds.otherFunds)),
  otherInfo: maybe(freeText(longestText, funds.otherInfo)),
  bankDetails: atMost(40, funds.bankDetails),
  isNewcomerGrant: maybe(funds.isNewcomerGrant),
  projectTitle: atMost(1000, funds.projectTitle),
  fundPeriodId: funds.chosenPeriodId,
  applicants: field(
    'UMSAKJENDUR',
    z.array(NewApplicant).check(z.minLength(1), z.maxLength(mostApplicants + 1)),
  ),
});
export type NewApplication = z.output<typeof NewApplication>;

export const applyForGrant = endpoint('POST /api/funds/applications', {
  access: 'registering',
  body: NewApplication,
  reply: { kind: 'one', status: 201, schema: id } as const,
  affects: () => [listPersonApplications],
});

/** An application on the card (L3.24). Status and granted amount are null until the period is closed. */
export const ListedApplication = response({
  applicationId: funds.applicationId,
  fundName: funds.fundName,
  fundPeriodName: funds.fundPeriodName,
  projectTitle: funds.projectTitle,
  amountIsk: funds.amountIsk,
  appliedOn: funds.appliedOn,
  isPeriodClosed: funds.isPeriodClosed,
  applicationStatus: nullable(funds.applicationStatus),
  grantedAmountIsk: nullable(funds.grantedAmountIsk),
});
export type ListedApplication = z.output<typeof ListedApplication>;

export const listPersonApplications = endpoint('GET /api/persons/:personId/fundApplications', {
  access: 'loggedIn',
  params: { personId: pathId('personId') },
  query: paging,
  reply: list(ListedApplication, 'fund.noApplications'),
});

/** Somebody who applies, as the application says it. */
export const Applicant = response({
  isMainApplicant: funds.isMainApplicant,
  personId: nullable(people.personId),
  authorId: nullable(people.authorId),
  name: people.name,
  kennitala: nullable(people.kennitala),
  address: nullable(funds.address),
  phone: nullable(funds.phone),
  email: nullable(funds.email),
});
export type Applicant = z.output<typeof Applicant>;

export const FundApplication = response({
  applicationId: funds.applicationId,
  personId: people.personId,
  fundId: funds.fundId,
  fundName: funds.fundName,
  fundPeriodId: funds.fundPeriodId,
  fundPeriodName: funds.fundPeriodName,
  isPeriodClosed: funds.isPeriodClosed,
  projectTitle: funds.projectTitle,
  amountIsk: funds.amountIsk,
  appliedOn: funds.appliedOn,
  applicantCv: funds.applicantCv,
  projectDescription: nullable(funds.projectDescription),
  travelDescription: nullable(funds.travelDescription),
  budget: nullable(funds.budget),
  timePlan: nullable(funds.timePlan),
  hasEarlierGrant: funds.hasEarlierGrant,
  earlierGrant: nullable(funds.earlierGrant),
  hasOtherApplications: nullable(funds.hasOtherApplications),
  otherFunds: nullable(funds.otherFunds),
  otherInfo: nullable(funds.otherInfo),
  bankDetails: funds.bankDetails,
  isNewcomerGrant: nullable(funds.isNewcomerGrant),
  applicants: field('UMSAKJENDUR', z.array(Applicant)),
  applicationStatus: nullable(funds.applicationStatus),
  grantedAmountIsk: nullable(funds.grantedAmountIsk),
  /** What the society wrote to the applicant with its decision. */
  remark: nullable(remark),
  /** Who of the staff decided, and when; null for members. */
  reviewedBy: field('AFGREITT_AF', z.nullable(text)),
  reviewedAt: field('DAGS_AFGREITT', z.nullable(instant)),
  /** Who sent it in the applicant's name (R206), and whether the account is the one that they are paid into (R207); null for members. */
  appliedByName: nullable(funds.appliedByName),
  isAccountOnFile: nullable(funds.isAccountOnFile),
  /** A grant that waits for another of the staff (R222), and what keeps the reader from confirming it; null for members. */
  proposedGrantIsk: nullable(funds.proposedGrantIsk),
  proposedRemark: nullable(funds.proposedRemark),
  grantProposedBy: nullable(funds.grantProposedBy),
  grantProposedAt: nullable(funds.grantProposedAt),
  grantFault: nullable(funds.grantFault),
  version,
});
export type FundApplication = z.output<typeof FundApplication>;

export const getFundApplication = endpoint('GET /api/funds/applications/:applicationId', {
  access: 'loggedIn',
  params: ofApplication,
  reply: one(FundApplication),
});

/** An application in the list of its period. */
export const DeskApplication = response({
  applicationId: funds.applicationId,
  name: people.name,
  projectTitle: funds.projectTitle,
  amountIsk: funds.amountIsk,
  appliedOn: funds.appliedOn,
  applicationStatus: funds.applicationStatus,
  grantedAmountIsk: nullable(funds.grantedAmountIsk),
  proposedGrantIsk: nullable(funds.proposedGrantIsk),
});
export type DeskApplication = z.output<typeof DeskApplication>;

const ofPeriod = { fundPeriodId: pathId('fundPeriodId') };

export const listPeriodApplications = endpoint('GET /api/funds/periods/:fundPeriodId/applications', {
  access: 'staff',
  params: ofPeriod,
  query: {
    ...paging,
    state: optional(field('state', z.literal([...funds.applicationStatuses, 'proposed']))),
  },
  reply: list(DeskApplication, 'fund.noApplications', [
    'appliedOn',
    'name',
    'projectTitle',
    'amountIsk',
    'applicationStatus',
    'grantedAmountIsk',
  ]),
});

export const exportApplications = endpoint('GET /api/funds/periods/:fundPeriodId/applications.xlsx', {
  access: 'staff',
  params: ofPeriod,
  reply: file('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'),
});

export const Decision = request({
  applicationStatus: funds.applicationStatus,
  grantedAmountIsk: maybe({ ...funds.typedAmountIsk, wire: 'UPPHAED_STYRKS', answer: 'upphaeD_STYRKS' }),
  remark: maybe(freeText(2000, remark)),
  version,
});
export type Decision = z.output<typeof Decision>;

/** Refuses an application or sets it back; a grant is proposed, and another of the staff confirms it (R222). */
export const decideApplication = endpoint('PATCH /api/funds/applications/:applicationId/decision', {
  access: 'staff',
  params: ofApplication,
  body: Decision,
  reply: nothing,
  affects: () => [listPeriodApplications, getFundApplication, listDeskPeriods, getDeskPeriod],
});

/** R222: confirms a grant that another of the staff has proposed, or refuses it, which who proposed it may too. */
export const confirmGrant = endpoint('PATCH /api/funds/applications/:applicationId/grant', {
  access: 'staff',
  masquerade: 'never',
  params: ofApplication,
  body: request({ isApproved, version }),
  reply: nothing,
  affects: () => [listPeriodApplications, getFundApplication, listDeskPeriods, getDeskPeriod],
});
