import type * as z from 'zod/mini';
import { ContractWork, contractParties, contractRow, contractReads } from './contracts.ts';
import { created, endpoint, list, nothing, one, andBelow } from '../platform/endpoint.ts';
import * as advances from '../platform/fields/advances.ts';
import * as fields from '../platform/fields/contracts.ts';
import { plainSubmission } from '../platform/fields/plainContract.ts';
import { plainAnswer, plainPayload } from '../platform/plainFields.ts';
import * as people from '../platform/fields/people.ts';
import { territories } from '../platform/fields/territories.ts';
import * as works from '../platform/fields/works.ts';
import { ofPerson, paging, pathId } from '../platform/paths.ts';
import { freeText, maybe, nullable, request, response } from '../platform/wire.ts';

const ofSubmission = { submissionId: pathId('submissionId') };

/** A contract that awaits approval (C3.1). */
export const ListedSubmission = response({
  submissionId: fields.submissionId,
  ...contractRow,
  submittedAt: fields.submittedAt,
  worksCount: fields.worksCount,
  submissionState: fields.submissionState,
});
export type ListedSubmission = z.output<typeof ListedSubmission>;
const sorts = ['submissionId', 'name', 'displayName', 'startsOn', 'endsOn'] as const;

export const listPersonSubmissions = endpoint(
  'GET /api/persons/:personId/publishingContractsPendingApproval',
  {
    access: 'loggedIn',
    params: ofPerson,
    query: paging,
    reply: list(ListedSubmission, 'contract.noneFound', sorts),
  },
);

export const listSubmissions = endpoint('GET /api/persons/publishers/contractsSubmissions', {
  access: 'staff',
  query: paging,
  reply: list(ListedSubmission, 'contract.noneFound', sorts),
});

export const Submission = response({
  submissionId: fields.submissionId,
  ...contractParties,
  startsOn: fields.startsOn,
  endsOn: works.endsOn,
  performanceShareHundredths: works.performanceShareHundredths,
  mechanicalShareHundredths: works.mechanicalShareHundredths,
  ...plainAnswer(plainSubmission),
  territories,
  submissionState: fields.submissionState,
  submittedAt: fields.submittedAt,
  /** The user who sent it; members read nothing here where it was staff. */
  submittedBy: nullable(fields.submittedBy),
  decidedAt: nullable(fields.decidedAt),
  remark: nullable(works.remark),
  /** The contract that it became. */
  contractId: nullable(works.contractId),
  worksCount: fields.worksCount,
  mayAttach: fields.mayAttach,
  /** It was offered to the caller's side, who have yet to answer. */
  mayAnswer: fields.mayAnswer,
  mayApprove: fields.mayApprove,
  /** For staff, while it waits: what is left to recover of advances to the author, or to who holds the author's rights (R165). */
  advanceLeftIsk: nullable(advances.advanceLeftIsk),
  /** For staff, while it waits: who else holds the author's right and has not agreed to it (R196). */
  unheardHolders: nullable(fields.unheardHolders),
});
export type Submission = z.output<typeof Submission>;

const submission = '/api/persons/publishers/contractsSubmissions/:submissionId';

export const getSubmission = endpoint(`GET ${submission}`, {
  access: 'loggedIn',
  params: ofSubmission,
  reply: one(Submission),
});

export const listSubmissionWorks = endpoint(`GET ${submission}/works`, {
  access: 'loggedIn',
  params: ofSubmission,
  query: paging,
  reply: list(ContractWork, 'work.noneFound', ['title']),
});

/** Another publisher has the same author’s part of the same work at the same time. */
export const Overlap = response({
  workId: works.workId,
  title: works.title,
  contractId: works.contractId,
  name: people.name,
  overlapsFrom: fields.overlapsFrom,
  overlapsTo: fields.overlapsTo,
  performanceTotalHundredths: fields.performanceTotalHundredths,
  mechanicalTotalHundredths: fields.mechanicalTotalHundredths,
  isOver: fields.isOver,
});
export type Overlap = z.output<typeof Overlap>;

export const listOverlaps = endpoint(`GET ${submission}/overlaps`, {
  access: 'staff',
  params: ofSubmission,
  query: paging,
  reply: list(Overlap, 'contract.noOverlaps'),
});

/** The payload of C3.4. */
export const NewSubmission = request({
  publisherId: maybe(works.publisherId),
  authorId: maybe(people.authorId),
  startsOn: maybe(fields.startsOn),
  endsOn: maybe(works.endsOn),
  performanceShareHundredths: maybe(fields.performanceShareHundredths),
  mechanicalShareHundredths: maybe(fields.mechanicalShareHundredths),
  ...plainPayload(plainSubmission),
  territories: maybe(territories),
  workIds: maybe(fields.workIds),
  isForAllWorks: maybe(fields.isForAllWorks),
});
export type NewSubmission = z.output<typeof NewSubmission>;

export const SubmissionNumber = response({ submissionId: fields.submissionId });

export const submitContract = endpoint('POST /api/persons/publishers/contractsSubmissions', {
  access: 'registering',
  body: NewSubmission,
  reply: created(SubmissionNumber),
  affects: submissionReads,
});

export const answerSubmission = endpoint(`PATCH ${submission}/answer`, {
  access: 'registering',
  masquerade: 'refused',
  params: ofSubmission,
  body: request({ isApproved: works.isApproved, remark: maybe(freeText(2000, works.remark)) }),
  reply: nothing,
  affects: submissionReads,
});

export const decideOnSubmission = endpoint(`PATCH ${submission}`, {
  access: 'staff',
  params: ofSubmission,
  body: request({
    isApproved: works.isApproved,
    remark: maybe(freeText(2000, works.remark)),
    mayOverlap: maybe(fields.mayOverlap),
    mayReduceRecovery: maybe(fields.mayReduceRecovery),
    areHoldersSeen: maybe(fields.areHoldersSeen),
  }),
  reply: one(Submission),
  affects: submissionReads,
});

function submissionReads() {
  return [...contractReads(), andBelow(listSubmissions), listPersonSubmissions];
}
