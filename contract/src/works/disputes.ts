import * as z from 'zod/mini';
import { andBelow, created, endpoint, list, nothing, one } from '../platform/endpoint.ts';
import * as disputes from '../platform/fields/disputes.ts';
import { isOwn } from '../platform/fields/groups.ts';
import * as people from '../platform/fields/people.ts';
import * as works from '../platform/fields/works.ts';
import { ofWork, paging, pathId } from '../platform/paths.ts';
import { field, freeText, maybe, nullable, request, response } from '../platform/wire.ts';
import { listPersonWorks } from '../people/persons.ts';
import { listApprovals } from './approvals.ts';
import { listWaitingWorks } from './review.ts';
import { getWork, listLightChanges, listWorkAuthors } from './works.ts';

/** How long the reasons of a proposal, an offer or a decision may be. */
export const longestReason = 2000;

const ofDispute = { disputeId: pathId('disputeId') };

/** An author of a work in dispute. Of those whose share is not in doubt all shares are the same. */
export const DisputedShare = response({
  authorId: people.authorId,
  displayName: people.displayName,
  registeredShare: disputes.registeredShare,
  proposedShare: disputes.proposedShare,
  offeredShare: disputes.offeredShare,
  undisputedShare: disputes.undisputedShare,
  agreedShare: nullable(disputes.agreedShare),
  isInDoubt: disputes.isInDoubt,
  hasAccepted: disputes.hasAccepted,
  isOwn,
});
export type DisputedShare = z.output<typeof DisputedShare>;

/** H121: whose share is in doubt, and how much evidence they have attached. */
export const DisputeParty = response({
  disputePartyId: disputes.disputePartyId,
  partyName: disputes.partyName,
  evidenceCount: disputes.evidenceCount,
  isOwn,
});
export type DisputeParty = z.output<typeof DisputeParty>;

/** H80: authors of a work who disagree about their shares, and what they have offered each other. */
export const Dispute = response({
  disputeId: disputes.disputeId,
  workId: works.workId,
  title: works.title,
  disputeState: disputes.disputeState,
  /** What was written is for the parties and staff; null to others on the work. */
  disputeReason: nullable(disputes.disputeReason),
  claimedIn: nullable(disputes.claimedIn),
  claimedTogether: disputes.claimedTogether,
  openedBy: disputes.openedBy,
  openedAt: disputes.openedAt,
  answerBy: disputes.answerBy,
  offerNumber: disputes.offerNumber,
  offeredBy: disputes.offeredBy,
  offerRemark: nullable(disputes.offerRemark),
  endedAt: nullable(disputes.endedAt),
  decision: nullable(disputes.decision),
  doubtfulShare: disputes.doubtfulShare,
  heldIsk: nullable(disputes.heldIsk),
  mayAnswer: disputes.mayAnswer,
  mayWithdraw: disputes.mayWithdraw,
  mayDecide: disputes.mayDecide,
  shares: field('HLUTIR_I_AGREININGI', z.array(DisputedShare)),
  /** Empty to those who are no party. */
  parties: field('ADILAR_AGREININGS', z.array(DisputeParty)),
});
export type Dispute = z.output<typeof Dispute>;

export const listDisputes = endpoint('GET /api/compositions/:workId/disputes', {
  access: 'loggedIn',
  params: ofWork,
  query: paging,
  reply: list(Dispute, 'dispute.noneFound'),
});

const NewShare = request({ authorId: people.authorId, shareHundredths: works.shareHundredths });
export const shares = field('HLUTIR_I_AGREININGI', z.array(NewShare).check(z.maxLength(100)));
export type NewShares = z.output<typeof shares.schema>;

const changed = () => [
  listDisputes,
  listDeskDisputes,
  listApprovals,
  getWork,
  listWorkAuthors,
  listLightChanges,
];

export const openDispute = endpoint('POST /api/compositions/:workId/disputes', {
  access: 'registering',
  masquerade: 'never',
  params: ofWork,
  body: request({ shares, disputeReason: maybe(freeText(longestReason, disputes.disputeReason)) }),
  reply: created(response({ disputeId: disputes.disputeId })),
  affects: changed,
});

export const offerShares = endpoint('PUT /api/disputes/:disputeId/offer', {
  access: 'registering',
  masquerade: 'never',
  params: ofDispute,
  body: request({
    offerNumber: disputes.offerNumber,
    shares,
    offerRemark: maybe(freeText(longestReason, disputes.offerRemark)),
  }),
  reply: nothing,
  affects: changed,
});

export const acceptOffer = endpoint('POST /api/disputes/:disputeId/acceptance', {
  access: 'registering',
  masquerade: 'never',
  params: ofDispute,
  body: request({ offerNumber: disputes.offerNumber }),
  reply: nothing,
  affects: changed,
});

export const leaveToStaff = endpoint('POST /api/disputes/:disputeId/referral', {
  access: 'registering',
  masquerade: 'never',
  params: ofDispute,
  reply: nothing,
  affects: changed,
});

export const withdrawDispute = endpoint('DELETE /api/disputes/:disputeId', {
  access: 'registering',
  masquerade: 'never',
  params: ofDispute,
  reply: nothing,
  affects: changed,
});

export const listDeskDisputes = endpoint('GET /api/desk/disputes', {
  access: 'staff',
  query: paging,
  reply: list(Dispute, 'dispute.noneFound'),
});

export const decideDispute = endpoint('POST /api/desk/disputes/:disputeId/decision', {
  access: 'staff',
  params: ofDispute,
  body: request({
    offerNumber: disputes.offerNumber,
    shares,
    decision: maybe(freeText(longestReason, disputes.decision)),
  }),
  reply: nothing,
  affects: changed,
});

/** The dispute that it began, or null where the claims can both stand. */
export const SameWork = response({ disputeId: nullable(disputes.disputeId) });

/** H123: staff refuse a registration because the work is on file, and what both claim together goes to its authors. */
export const refuseAsSame = endpoint('POST /api/compositions/:workId/sameWork', {
  access: 'staff',
  params: ofWork,
  body: request({
    sameWorkId: disputes.sameWorkId,
    remark: maybe(freeText(2000, works.remark)),
    lastChangedAt: maybe(works.lastChangedAt),
  }),
  reply: one(SameWork),
  affects: () => [andBelow(getWork), listPersonWorks, listWaitingWorks, listDisputes, listDeskDisputes],
});
