import * as z from 'zod/mini';
import { andBelow, created, endpoint, list, nothing, one } from '../platform/endpoint.ts';
import { decidedAt } from '../platform/fields/contracts.ts';
import { station } from '../platform/fields/cueSheets.ts';
import * as live from '../platform/fields/livePerformances.ts';
import * as distributions from '../platform/fields/distributions.ts';
import * as people from '../platform/fields/people.ts';
import * as claims from '../platform/fields/usageClaims.ts';
import * as works from '../platform/fields/works.ts';
import { paging, pathId } from '../platform/paths.ts';
import { freeText, maybe, nullable, optional, request, response } from '../platform/wire.ts';

// Usage that nobody knows the work of: members look whether it is theirs, and claim it; staff decide.

const ofClaim = { usageClaimId: pathId('usageClaimId') };

/** What was used, as the file said it. */
const used = {
  unmatchedUsageId: distributions.unmatchedUsageId,
  title: nullable(works.title),
  authorNames: nullable(distributions.authorNames),
  performers: nullable(live.performers),
  station: nullable(station),
  potDescription: distributions.potDescription,
  usedOn: nullable(distributions.usedOn),
  useCount: nullable(distributions.useCount),
  distributionName: works.distributionName,
  distributedOn: distributions.distributedOn,
};

/** Usage that a member may claim, with what became of a claim of theirs. */
export const ClaimableUsage = response({
  ...used,
  amountFromIsk: claims.amountFromIsk,
  /** Why it waits: money of a known work is paid by itself once the reason is gone (M12). */
  finding: distributions.finding,
  /** Theirs by the same title; or the work that is known, whose money waits for a right or a green light. */
  ownWorkId: nullable(claims.ownWorkId),
  usageClaimId: nullable(claims.usageClaimId),
  claimState: nullable(claims.claimState),
});
export type ClaimableUsage = z.output<typeof ClaimableUsage>;

export const listClaimableUsage = endpoint('GET /api/unmatchedUsage', {
  access: 'loggedIn',
  query: paging,
  reply: list(ClaimableUsage, 'usageClaim.noUsage'),
});

export const listUsageLikeMine = endpoint('GET /api/unmatchedUsage/likeMine', {
  access: 'loggedIn',
  query: paging,
  reply: list(ClaimableUsage, 'usageClaim.noUsage'),
});

const claimed = {
  usageClaimId: claims.usageClaimId,
  claimState: claims.claimState,
  claimedAt: claims.claimedAt,
  note: nullable(claims.note),
  workId: works.workId,
  workTitle: claims.workTitle,
  decidedAt: nullable(decidedAt),
  remark: nullable(works.remark),
  paidIn: nullable(claims.paidIn),
};

/** A claim as its claimant reads it. The amount is told once the claim is accepted. */
export const UsageClaim = response({
  ...claimed,
  ...used,
  amountFromIsk: claims.amountFromIsk,
  amountIsk: nullable(distributions.amountIsk),
});
export type UsageClaim = z.output<typeof UsageClaim>;

export const listUsageClaims = endpoint('GET /api/usageClaims', {
  access: 'loggedIn',
  query: paging,
  reply: list(UsageClaim, 'usageClaim.noneFound'),
});

export const NewUsageClaim = request({
  unmatchedUsageId: distributions.unmatchedUsageId,
  workId: works.workId,
  note: maybe(freeText(1000, claims.note)),
});
export type NewUsageClaim = z.output<typeof NewUsageClaim>;

export const claimUsage = endpoint('POST /api/usageClaims', {
  access: 'registering',
  body: NewUsageClaim,
  reply: created(UsageClaim),
  affects: () => [andBelow(listClaimableUsage), andBelow(listUsageClaims)],
});

export const withdrawUsageClaim = endpoint('DELETE /api/usageClaims/:usageClaimId', {
  access: 'registering',
  params: ofClaim,
  reply: nothing,
  affects: () => [andBelow(listClaimableUsage), andBelow(listUsageClaims)],
});

/** A claim as staff read it. */
export const DeskUsageClaim = response({
  ...claimed,
  ...used,
  distributionId: works.distributionId,
  personId: people.personId,
  name: people.name,
  iswc: nullable(works.iswc),
  isrc: nullable(works.isrc),
  finding: distributions.finding,
  workAuthors: nullable(claims.workAuthors),
  light: works.light,
  amountIsk: distributions.amountIsk,
  claimCount: claims.claimCount,
  alikeLineCount: claims.alikeLineCount,
});
export type DeskUsageClaim = z.output<typeof DeskUsageClaim>;

export const listDeskUsageClaims = endpoint('GET /api/usageClaims/desk', {
  access: 'staff',
  query: { ...paging, claimState: optional(claims.claimState) },
  reply: list(DeskUsageClaim, 'usageClaim.noneFound'),
});

export const decideOnUsageClaim = endpoint('PATCH /api/usageClaims/:usageClaimId', {
  access: 'staff',
  params: ofClaim,
  body: request({
    isApproved: works.isApproved,
    remark: maybe(freeText(2000, works.remark)),
    /** R234: needed to accept one that decides waiting lines as well. */
    seenLineCount: optional(claims.seenLineCount),
  }),
  reply: one(DeskUsageClaim),
  affects: () => [andBelow(listClaimableUsage), andBelow(listUsageClaims)],
});
