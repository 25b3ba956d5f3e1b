import type * as z from 'zod/mini';
import { andBelow, created, endpoint, list, nothing, one } from '../platform/endpoint.ts';
import { station } from '../platform/fields/cueSheets.ts';
import { decidedAt } from '../platform/fields/contracts.ts';
import * as distributions from '../platform/fields/distributions.ts';
import { performers } from '../platform/fields/livePerformances.ts';
import * as money from '../platform/fields/money.ts';
import * as runs from '../platform/fields/runs.ts';
import * as unclaimed from '../platform/fields/unclaimed.ts';
import * as works from '../platform/fields/works.ts';
import { paging, pathId, queryId } from '../platform/paths.ts';
import { maybe, nullable, request, response } from '../platform/wire.ts';
import { listKeptYears, listUnidentifiedUsage } from './clocks.ts';
import { listControlReport, listLedgerAccounts, listLedgerEntries } from './ledger.ts';

// R32, art. 13(4): what becomes of money that nobody has claimed in time.

const ofYear = { categoryId: pathId('categoryId'), usedYear: pathId('usedYear') };

/** What a decision about a category and a year of use would be about today, and nobody else is known for. */
export const Unclaimed = response({
  categoryId: distributions.categoryId,
  categoryName: works.categoryName,
  usedYear: runs.usedYear,
  decideFrom: runs.decideFrom,
  lineCount: distributions.lineCount,
  amountIsk: distributions.amountIsk,
  listChecksum: unclaimed.listChecksum,
});
export type Unclaimed = z.output<typeof Unclaimed>;

export const getUnclaimed = endpoint('GET /api/money/unclaimed/:categoryId/:usedYear', {
  access: 'administrator',
  params: ofYear,
  reply: one(Unclaimed),
});

/** A line of that list. */
export const DecidableUsage = response({
  unmatchedUsageId: distributions.unmatchedUsageId,
  title: nullable(works.title),
  authorNames: nullable(distributions.authorNames),
  performers: nullable(performers),
  station: nullable(station),
  distributionName: works.distributionName,
  amountIsk: distributions.amountIsk,
});
export type DecidableUsage = z.output<typeof DecidableUsage>;

export const listDecidableUsage = endpoint('GET /api/money/unclaimed/:categoryId/:usedYear/lines', {
  access: 'administrator',
  params: ofYear,
  query: paging,
  reply: list(DecidableUsage, 'money.nothingWaits'),
});

export const KeptDecision = response({
  keptDecisionId: unclaimed.keptDecisionId,
  categoryId: distributions.categoryId,
  categoryName: works.categoryName,
  usedYear: runs.usedYear,
  purpose: unclaimed.purpose,
  purposeReason: unclaimed.purposeReason,
  lineCount: distributions.lineCount,
  amountIsk: distributions.amountIsk,
  listChecksum: unclaimed.listChecksum,
  keptDecisionState: unclaimed.keptDecisionState,
  askedBy: money.askedBy,
  askedAt: money.askedAt,
  decidedBy: nullable(money.decidedBy),
  decidedAt: nullable(decidedAt),
  mayDecide: money.mayDecide,
});
export type KeptDecision = z.output<typeof KeptDecision>;

export const listKeptDecisions = endpoint('GET /api/money/unclaimedDecisions', {
  access: 'administrator',
  query: { ...paging, categoryId: queryId('flokkur'), usedYear: queryId('ar') },
  reply: list(KeptDecision, 'money.noKeptDecisions'),
});

const changed = () => [andBelow(listKeptDecisions), listKeptYears];

export const NewKeptDecision = request({
  categoryId: distributions.categoryId,
  usedYear: runs.usedYear,
  purpose: unclaimed.purpose,
  purposeReason: unclaimed.purposeReason,
  listChecksum: unclaimed.listChecksum,
});
export type NewKeptDecision = z.output<typeof NewKeptDecision>;

export const askForKeptDecision = endpoint('POST /api/money/unclaimedDecisions', {
  access: 'administrator',
  masquerade: 'never',
  body: NewKeptDecision,
  reply: created(KeptDecision),
  affects: changed,
});

export const decideKept = endpoint('PATCH /api/money/unclaimedDecisions/:keptDecisionId', {
  access: 'administrator',
  masquerade: 'never',
  params: { keptDecisionId: pathId('keptDecisionId') },
  /** Approved with the checksum of the list that was seen; refused without. */
  body: request({ isApproved: works.isApproved, listChecksum: maybe(unclaimed.listChecksum) }),
  reply: nothing,
  affects: () => [
    ...changed(),
    andBelow(getUnclaimed),
    andBelow(listUnidentifiedUsage),
    listLedgerAccounts,
    listLedgerEntries,
    listControlReport,
  ],
});
