import * as z from 'zod/mini';
import { Change, listPersonApprovals, listWaitingApprovals } from './approvals.ts';
import { ContractChoice } from '../people/authors.ts';
import { created, endpoint, list, nothing, one, andBelow } from '../platform/endpoint.ts';
import * as people from '../platform/fields/people.ts';
import * as works from '../platform/fields/works.ts';
import { plainWork } from '../platform/fields/plainWork.ts';
import { plainAnswer } from '../platform/plainFields.ts';
import { ofWork, paging, pathId } from '../platform/paths.ts';
import * as registration from './registration.ts';
import { id, instant, text, yesNo } from '../platform/values.ts';
import { field, freeText, maybe, nullable, request, response } from '../platform/wire.ts';
import { getPerson, listPersonWorks } from '../people/persons.ts';
import { listWaitingWorks } from './review.ts';
import { getWork, RoleOfAuthor } from './works.ts';

const longestRemark = 2000;
const remark = maybe(freeText(longestRemark, works.remark));
/** The version of the work that the form rests on (V11). */
const restsOn = maybe(works.lastChangedAt);
const changes = field('BREYTINGAR', z.array(Change));

/** M7, X141: whose uses an amendment of an approved work counts for; those from the day of the decision on, if nothing is said. */
const since = {
  isFromBeginning: maybe(works.isFromBeginning),
  appliesFrom: maybe(works.appliesFrom),
};

/** Where a registration stands with staff. */
export const reviews = ['waiting', 'approved', 'refused', 'withdrawn'] as const;
export type Review = (typeof reviews)[number];
export const review = field('STADA_YFIRFERDAR', z.literal(reviews));

const proposal = {
  proposalId: field('TILLOGU_NR', id),
  workId: works.workId,
  title: works.title,
  proposedBy: field('LAGT_TIL_AF', text),
  proposedAt: field('DAGS_LAGT_TIL', instant),
  changes,
  remark: nullable(works.remark),
  state: field('STADA_TILLOGU', z.literal(['waiting', 'accepted', 'refused', 'overtaken'])),
  /** The work has been changed since, so that the proposal can only be refused. */
  isOutdated: field('VERKI_VAR_BREYTT', yesNo),
  isFromBeginning: works.isFromBeginning,
  appliesFrom: nullable(works.appliesFrom),
  appliesUntil: nullable(works.appliesUntil),
  /** Null to members also when it is decided on: by the society. */
  decidedBy: field('AKVEDID_AF', z.nullable(text)),
  decidedAt: field('DAGS_AKVEDID', z.nullable(instant)),
  decisionRemark: field('ATHUGASEMD_FELAGS', z.nullable(text)),
};
/** A change of an approved work that its registrant asks staff for. */
export const Proposal = response(proposal);
export type Proposal = z.output<typeof Proposal>;

/** A registration as its form takes it up again. */
export const OpenRegistration = response({
  workId: works.workId,
  title: works.title,
  durationSeconds: nullable(works.durationSeconds),
  ...plainAnswer(plainWork),
  authors: field(
    'authors',
    z.array(
      response({
        authorId: registration.authorNumber,
        name: field('name', text),
        authorTypeId: works.typeOfAuthor,
        shareHundredths: works.ratio,
        roles: field('roles', z.array(RoleOfAuthor)),
        contract: field('SAMNINGUR', z.nullable(ContractChoice)),
      }),
    ),
  ),
  otherTitles: field('searchNames', z.array(text)),
  isrcs: field(
    'isrcCodes',
    z.array(response({ isrc: field('isrcCode', text), performer: field('performer', z.nullable(text)) })),
  ),
  review,
  isProvisional: works.isProvisional,
  /** What staff said when they refused it, or the reason it was withdrawn for. */
  remark: nullable(works.remark),
  lastChangedAt: works.lastChangedAt,
  /** The latest proposal, if one was ever made. */
  proposal: field('TILLAGA', z.nullable(Proposal)),
});
export type OpenRegistration = z.output<typeof OpenRegistration>;

export const getRegistration = endpoint('GET /api/compositions/:workId/registration', {
  access: 'loggedIn',
  keyScope: 'readWorks',
  params: ofWork,
  reply: one(OpenRegistration),
});

export const AmendedWork = request({
  ...registration.newWork,
  lastChangedAt: restsOn,
  remark,
  ...since,
  appliesUntil: maybe(works.appliesUntil),
});
export type AmendedWork = z.output<typeof AmendedWork>;

export const amendWork = endpoint('PUT /api/compositions/:workId', {
  access: 'registering',
  keyScope: 'register',
  params: ofWork,
  body: AmendedWork,
  reply: one(response({ workId: works.workId, isProposal: field('ER_TILLAGA', yesNo) })),
  affects: registrationReads,
});

export const withdrawWork = endpoint('PATCH /api/compositions/:workId/withdrawal', {
  access: 'registering',
  params: ofWork,
  body: request({ remark: freeText(longestRemark, works.remark), lastChangedAt: restsOn }),
  reply: nothing,
  affects: registrationReads,
});

export const takeOverWork = endpoint('POST /api/compositions/:workId/takeover', {
  access: 'registering',
  params: ofWork,
  body: registration.NewWork,
  reply: created(registration.RegisteredWork),
  affects: registrationReads,
});

export const amendmentCauses = ['amended', 'proposal', 'takenOver', 'withdrawn', 'dispute'] as const;
/** What became of a registration, once. */
export const Amendment = response({
  amendmentId: field('BREYTINGAR_NR', id),
  changedAt: field('DAGSETNING', instant),
  cause: field('ASTAEDA', z.literal(amendmentCauses)),
  actorKind: people.actorKind,
  name: nullable(people.name),
  remark: nullable(works.remark),
  changes,
});
export type Amendment = z.output<typeof Amendment>;

export const listAmendments = endpoint('GET /api/compositions/:workId/amendments', {
  access: 'loggedIn',
  keyScope: 'readWorks',
  params: ofWork,
  query: paging,
  reply: list(Amendment, 'work.noAmendments'),
});

export const listWorkProposals = endpoint('GET /api/compositions/:workId/proposals', {
  access: 'loggedIn',
  params: ofWork,
  query: paging,
  reply: list(Proposal, 'proposal.noneFound'),
});

export const listProposals = endpoint('GET /api/proposals', {
  access: 'staff',
  query: paging,
  reply: list(Proposal, 'proposal.noneWaiting', ['proposedAt']),
});

export const decideProposal = endpoint('PATCH /api/proposals/:proposalId/review', {
  access: 'staff',
  params: { proposalId: pathId('proposalId') },
  body: request({
    isApproved: works.isApproved,
    remark,
    ...since,
    /** R200: needed where it takes from others than the authors. */
    areLosersSeen: maybe(field('SKERDING_SKODUD', yesNo)),
  }),
  reply: nothing,
  affects: () => [listProposals, listAmendments, getWork, listPersonWorks],
});

function registrationReads() {
  return [
    andBelow(getWork),
    listPersonWorks,
    getPerson,
    listWaitingWorks,
    listProposals,
    listPersonApprovals,
    listWaitingApprovals,
  ];
}
