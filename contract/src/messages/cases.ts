import { andBelow, created, endpoint, file, list, nothing, one } from '../platform/endpoint.ts';
import * as cases from '../platform/fields/cases.ts';
import { decidedAt } from '../platform/fields/contracts.ts';
import * as people from '../platform/fields/people.ts';
import { distributionId } from '../platform/fields/works.ts';
import { paging, pathId, queryText } from '../platform/paths.ts';
import { field, freeText, lineText, maybe, nullable, optional, request, response } from '../platform/wire.ts';
import * as z from 'zod/mini';

/** How long a message, an answer or the reasons of a decision may be. */
export const longestMessage = 5000;
export const longestSubject = 200;

const ofCase = { caseId: pathId('caseId') };

/** A case: everything about one matter between a member and the society (H40). */
export const Case = response({
  caseId: cases.caseId,
  caseKind: cases.caseKind,
  caseState: cases.caseState,
  subject: cases.subject,
  personId: people.personId,
  name: people.name,
  about: nullable(cases.about),
  aboutId: nullable(cases.aboutId),
  aboutTitle: nullable(cases.aboutTitle),
  /** Of a statement line. */
  distributionId: nullable(distributionId),
  rightId: nullable(people.rightId),
  page: nullable(cases.page),
  openedAt: cases.openedAt,
  lastMessageAt: cases.lastMessageAt,
  /** Null to members, as is the name and the day. */
  assignedToId: nullable(cases.assignedToId),
  assignedToName: nullable(cases.assignedToName),
  dueOn: nullable(cases.dueOn),
  complainedOn: nullable(cases.complainedOn),
  answerBy: nullable(cases.answerBy),
  outcome: nullable(cases.outcome),
  reasons: nullable(cases.reasons),
  decidedAt: nullable(decidedAt),
  mayWrite: cases.mayWrite,
});
export type Case = z.output<typeof Case>;

export const CaseMessage = response({
  messageId: cases.messageId,
  isFromSociety: cases.isFromSociety,
  body: cases.body,
  writtenAt: cases.writtenAt,
  /** Null to members where staff wrote: the society answers. */
  writtenBy: nullable(cases.writtenBy),
  isOnBehalf: cases.isOnBehalf,
});
export type CaseMessage = z.output<typeof CaseMessage>;

export const listCases = endpoint('GET /api/cases', {
  access: 'loggedIn',
  query: paging,
  reply: list(Case, 'case.noneFound'),
});

export const NewCase = request({
  subject: lineText(longestSubject, cases.subject),
  body: freeText(longestMessage, cases.body),
  isComplaint: optional(cases.isComplaint),
  about: maybe(cases.about),
  aboutId: maybe(cases.aboutId),
  distributionId: maybe(distributionId),
  rightId: maybe(people.rightId),
  page: maybe(cases.page),
  /** Only staff write to another. */
  personId: maybe(people.personId),
});
export type NewCase = z.output<typeof NewCase>;

export const openCase = endpoint('POST /api/cases', {
  access: 'granting',
  body: NewCase,
  reply: created(Case),
  affects: () => [listCases, listDeskCases],
});

export const getCase = endpoint('GET /api/cases/:caseId', {
  access: 'loggedIn',
  params: ofCase,
  reply: one(Case),
});

export const listCaseMessages = endpoint('GET /api/cases/:caseId/messages', {
  access: 'loggedIn',
  params: ofCase,
  query: paging,
  reply: list(CaseMessage, 'case.noneFound'),
});

export const writeCaseMessage = endpoint('POST /api/cases/:caseId/messages', {
  access: 'granting',
  params: ofCase,
  body: request({ body: freeText(longestMessage, cases.body) }),
  reply: created(CaseMessage),
  affects: () => [listCases, listDeskCases, andBelow(getCase)],
});

/** Which of the shared inbox: whose turn, of whom, of what kind. */
export const listDeskCases = endpoint('GET /api/desk/cases', {
  access: 'staff',
  query: {
    ...paging,
    caseState: optional(field('state', z.literal(cases.caseStates))),
    caseKind: optional(field('kind', z.literal(cases.caseKinds))),
    /** A user's number, or 0 for what nobody looks after. */
    assignedTo: queryText('assignedTo'),
  },
  reply: list(Case, 'case.noneFound'),
});

export const changeCase = endpoint('PATCH /api/desk/cases/:caseId', {
  access: 'staff',
  params: ofCase,
  body: request({
    assignedToId: maybe(cases.assignedToId),
    dueOn: maybe(cases.dueOn),
    caseState: optional(cases.caseState),
    isComplaint: optional(cases.isComplaint),
  }),
  reply: one(Case),
  affects: () => [listCases, listDeskCases, andBelow(getCase)],
});

export const decideOnComplaint = endpoint('POST /api/desk/cases/:caseId/decision', {
  access: 'staff',
  params: ofCase,
  body: request({ outcome: cases.outcome, reasons: freeText(longestMessage, cases.reasons) }),
  reply: created(Case),
  affects: () => [listCases, listDeskCases, andBelow(getCase)],
});

export const exportComplaints = endpoint('GET /api/desk/complaints.xlsx', {
  access: 'staff',
  reply: file('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'),
});

/** Who of the staff a case can be given to. */
export const CaseStaff = response({ assignedToId: cases.assignedToId, assignedToName: cases.assignedToName });
export type CaseStaff = z.output<typeof CaseStaff>;
export const listCaseStaff = endpoint('GET /api/desk/caseStaff', {
  access: 'staff',
  reply: list(CaseStaff, 'case.noneFound'),
});

export const CannedAnswer = response({
  cannedAnswerId: cases.cannedAnswerId,
  title: cases.cannedTitle,
  bodyIs: cases.bodyIs,
  bodyEn: cases.bodyEn,
});
export type CannedAnswer = z.output<typeof CannedAnswer>;

const NewCannedAnswer = request({
  title: lineText(100, cases.cannedTitle),
  bodyIs: freeText(longestMessage, cases.bodyIs),
  bodyEn: freeText(longestMessage, cases.bodyEn),
});
const ofAnswer = { cannedAnswerId: pathId('cannedAnswerId') };

export const listCannedAnswers = endpoint('GET /api/desk/cannedAnswers', {
  access: 'staff',
  reply: list(CannedAnswer, 'case.noCannedAnswers'),
});

export const addCannedAnswer = endpoint('POST /api/desk/cannedAnswers', {
  access: 'staff',
  body: NewCannedAnswer,
  reply: created(CannedAnswer),
  affects: () => [listCannedAnswers],
});

export const changeCannedAnswer = endpoint('PUT /api/desk/cannedAnswers/:cannedAnswerId', {
  access: 'staff',
  params: ofAnswer,
  body: NewCannedAnswer,
  reply: one(CannedAnswer),
  affects: () => [listCannedAnswers],
});

export const removeCannedAnswer = endpoint('DELETE /api/desk/cannedAnswers/:cannedAnswerId', {
  access: 'staff',
  params: ofAnswer,
  reply: nothing,
  affects: () => [listCannedAnswers],
});
