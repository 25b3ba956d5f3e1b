import * as z from 'zod/mini';
import { endpoint, list, nothing } from './endpoint.ts';
import * as works from './fields/works.ts';
import { paging, pathId } from './paths.ts';
import { atMost, field, maybe, nullable, request, response } from './wire.ts';

const ofWork = { workId: pathId('workId') };

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

/** A work in the review queue (D1). */
export const WaitingWork = response({
  workId: works.workId,
  title: works.title,
  authorNames: field('HOFUNDAR', z.string()),
  durationSeconds: nullable(works.durationSeconds),
  registeredBy: field('SKRAD_AF', z.nullable(z.string())),
  firstRegisteredAt: works.firstRegisteredAt,
  findings: field('ABENDINGAR', z.array(Finding)),
});
export type WaitingWork = z.output<typeof WaitingWork>;

export const listWaitingWorks = endpoint('GET /api/compositions/review', {
  access: 'staff',
  summary: 'Red works that wait for a decision, oldest first, with what is wrong with each.',
  spec: 'D1, F4.1',
  query: paging,
  reply: list(WaitingWork, 'review.empty', ['firstRegisteredAt']),
});

export const reviewWork = endpoint('PATCH /api/compositions/:workId/review', {
  access: 'staff',
  summary: 'Approves or refuses a registration.',
  spec: 'D1, V4',
  params: ofWork,
  body: request({ isApproved: works.isApproved, remark: maybe(atMost(2000, works.remark)) }),
  reply: nothing,
});
