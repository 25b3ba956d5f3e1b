import * as z from 'zod/mini';
import { andBelow, endpoint, list, nothing, one } from '../platform/endpoint.ts';
import * as people from '../platform/fields/people.ts';
import * as works from '../platform/fields/works.ts';
import { plainWork } from '../platform/fields/plainWork.ts';
import { plainAnswer } from '../platform/plainFields.ts';
import { ofWork, paging } from '../platform/paths.ts';
import { day, yesNo } from '../platform/values.ts';
import { field, freeText, maybe, nullable, optional, request, response } from '../platform/wire.ts';
import { listPersonWorks } from '../people/persons.ts';
import { getWork, RoleOfAuthor } from './works.ts';

/** What the server finds wrong with a work that waits for review. */
export const findingKinds = [
  'sharesNot100',
  'otherRule',
  'noComposer',
  'approvalMissing',
  'objection',
  'sameTitleAndAuthor',
  'sameIsrc',
  'iswcInvalid',
  'unknownAuthor',
  'authorFromIpi',
  'authorUnreached',
  'approvedByLinkOnly',
  'otherCodes',
  'otherPerformers',
] as const;
export const Finding = response({
  kind: field('TEGUND', z.literal(findingKinds)),
  /** What it is about: a rule's code, names, or titles. */
  detail: nullable(field('LYSING', z.string())),
  workIds: field('VERK', z.array(z.int())),
  /** The authors it is about, where it is about some of them. */
  authorIds: field('NUMER_HOFUNDA', z.array(z.int())),
});
export type Finding = z.output<typeof Finding>;

const registeredBy = field('SKRAD_AF', z.nullable(z.string()));
export const findings = field('ABENDINGAR', z.array(Finding));

/** Whether the registrant was asked something, and has answered. */
export const questionStates = ['asked', 'answered'] as const;

/** A work in the review queue (D1). */
export const waitingWork = {
  workId: works.workId,
  title: works.title,
  authorNames: field('HOFUNDAR', z.string()),
  durationSeconds: nullable(works.durationSeconds),
  registeredBy,
  firstRegisteredAt: works.firstRegisteredAt,
  questionState: field('STADA_SPURNINGAR', z.nullable(z.literal(questionStates))),
  /** Goes back with a decision that is made from the list. */
  lastChangedAt: works.lastChangedAt,
};
export const WaitingWork = response({ ...waitingWork, findings });
export type WaitingWork = z.output<typeof WaitingWork>;

export const queueFilters = [
  'all',
  'withFindings',
  'withoutFindings',
  'withObjections',
  'asked',
  'answered',
] as const;
export type QueueFilter = (typeof queueFilters)[number];

export const listWaitingWorks = endpoint('GET /api/compositions/review', {
  access: 'staff',
  query: { ...paging, filter: optional(field('filter', z.literal(queueFilters))) },
  reply: list(WaitingWork, 'review.empty', ['firstRegisteredAt']),
});

/** H143: in how many days half of the latest registrations were decided on; null where too few were. */
export const ReviewTime = response({ reviewDays: field('DAGAR_YFIRFERDAR', z.nullable(z.int())) });

export const getReviewTime = endpoint('GET /api/compositions/reviewTime', {
  access: 'loggedIn',
  reply: one(ReviewTime),
});

/** An author as anyone who decides on the work sees them. */
export const ReviewedAuthor = response({
  authorId: people.authorId,
  displayName: people.displayName,
  authorTypeCode: people.authorTypeCode,
  ipiNameNumber: nullable(people.ipiNameNumber),
  shareHundredths: works.shareHundredths,
  /** X63: where there are several. */
  roles: field('roles', z.array(RoleOfAuthor)),
  state: field('STADA_SAMTHYKKIS', z.literal(['waiting', 'given', 'objected'])),
  approvedAt: nullable(works.approvedAt),
  /** The last day to answer on, of one who is still awaited. */
  dueOn: field('SVARFRESTUR', z.nullable(day)),
  /** Why, of one who has objected. */
  reason: nullable(works.remark),
  isUnknown: field('OTHEKKTUR', yesNo),
});
export type ReviewedAuthor = z.output<typeof ReviewedAuthor>;

/** What two works are compared by. */
const comparedWork = {
  workId: works.workId,
  title: works.title,
  otherTitles: field('searchNames', z.array(z.string())),
  durationSeconds: nullable(works.durationSeconds),
  artists: nullable(works.artists),
  ...plainAnswer(plainWork),
  light: works.light,
  firstRegisteredAt: works.firstRegisteredAt,
  registeredBy,
  authors: field('authors', z.array(ReviewedAuthor)),
  isrcs: field('isrcCodes', z.array(z.string())),
  /** R172: with the performers that usage is found by once the work is approved. */
  recordings: field(
    'UPPTOKUR',
    z.array(response({ isrc: works.isrc, performer: nullable(works.performer) })),
  ),
  iswcs: field('iswcCodes', z.array(z.string())),
};
export const ComparedWork = response(comparedWork);
export type ComparedWork = z.output<typeof ComparedWork>;

export const reviewedWork = {
  ...comparedWork,
  /** R150: what may multiply the points of the work. */
  estimate: works.estimate,
  weight: works.weight,
  origin: nullable(works.origin),
  /** Goes back with the decision, which is refused when the work has changed since. */
  lastChangedAt: works.lastChangedAt,
  review: field('STADA_YFIRFERDAR', z.literal(['waiting', 'approved', 'refused', 'withdrawn'])),
  reviewedBy: field('AFGREITT_AF', z.nullable(z.string())),
  reviewedAt: field('DAGS_AFGREITT', z.nullable(z.string())),
  remark: nullable(works.remark),
  /** Whom a question would go to; null when nobody can be asked. */
  registrantName: works.registrantName,
};
export const ReviewedWork = response({ ...reviewedWork, findings });
export type ReviewedWork = z.output<typeof ReviewedWork>;

export const getReviewedWork = endpoint('GET /api/compositions/:workId/review', {
  access: 'staff',
  params: ofWork,
  reply: one(ReviewedWork),
});

/** In what a work is like another. */
export const likenesses = ['sameIsrc', 'sameTitle', 'sameAuthors', 'commonAuthors'] as const;
export const Neighbour = response({
  ...comparedWork,
  likenesses: field('LIKINDI', z.array(z.literal(likenesses))),
});
export type Neighbour = z.output<typeof Neighbour>;

export const listNeighbours = endpoint('GET /api/compositions/:workId/neighbours', {
  access: 'staff',
  params: ofWork,
  reply: list(Neighbour, 'review.noNeighbours'),
});

export const reviewWork = endpoint('PATCH /api/compositions/:workId/review', {
  access: 'staff',
  params: ofWork,
  body: request({
    isApproved: works.isApproved,
    remark: maybe(freeText(2000, works.remark)),
    lastChangedAt: maybe(works.lastChangedAt),
  }),
  reply: nothing,
  affects: () => [andBelow(getWork), listPersonWorks, listWaitingWorks],
});
