import * as z from 'zod/mini';
import { andBelow, endpoint, list, nothing, one } from '../platform/endpoint.ts';
import { decidedAt } from '../platform/fields/contracts.ts';
import * as distributions from '../platform/fields/distributions.ts';
import * as money from '../platform/fields/money.ts';
import * as openings from '../platform/fields/openings.ts';
import { listChecksum } from '../platform/fields/unclaimed.ts';
import * as works from '../platform/fields/works.ts';
import { paging, pathId } from '../platform/paths.ts';
import { atMost, field, maybe, nullable, request, response } from '../platform/wire.ts';
import { listControlReport, listLedgerAccounts, listLedgerEntries } from './ledger.ts';
import { getBalance, listPayees, previewPayRun } from './payments.ts';

// R20: the balances that a society brings from a former system.

/** So many lines at once. */
export const mostOpeningLines = 10_000;

/** A line with something wrong with it. */
export const OpeningProblem = response({
  fileLine: distributions.fileLine,
  typedPayee: openings.typedPayee,
  lineProblem: money.lineProblem,
});

/** What a sheet comes to. It is kept, and waits for another administrator, where `openingId` is not null. */
export const OpeningTrial = response({
  openingId: nullable(openings.openingId),
  lineCount: distributions.lineCount,
  problemCount: distributions.problemCount,
  amountIsk: distributions.amountIsk,
  listChecksum,
  /** The first hundred. */
  problems: field('GALLAR', z.array(OpeningProblem)),
});
export type OpeningTrial = z.output<typeof OpeningTrial>;

const listed = () => [andBelow(listOpenings)];

export const askForOpening = endpoint('POST /api/money/openings', {
  access: 'administrator',
  masquerade: 'never',
  body: request({
    categoryId: distributions.categoryId,
    openingDay: openings.openingDay,
    openingSource: atMost(200, openings.openingSource),
    openingSheet: { ...openings.openingSheet, schema: z.string().check(z.maxLength(1_500_000)) },
    /** Of the trial that was seen; without it the sheet is only tried. */
    listChecksum: maybe(listChecksum),
  }),
  mostBytes: 2_000_000,
  reply: one(OpeningTrial),
  affects: listed,
});

export const Opening = response({
  openingId: openings.openingId,
  categoryName: works.categoryName,
  openingDay: openings.openingDay,
  openingSource: openings.openingSource,
  openingState: openings.openingState,
  lineCount: distributions.lineCount,
  /** What payees have by it, and what is held for them. */
  payableIsk: money.payableIsk,
  heldIsk: money.heldIsk,
  bookedIsk: openings.bookedIsk,
  sameLineCount: openings.sameLineCount,
  listChecksum,
  askedBy: money.askedBy,
  askedAt: money.askedAt,
  decidedBy: nullable(money.decidedBy),
  decidedAt: nullable(decidedAt),
  mayDecide: money.mayDecide,
});
export type Opening = z.output<typeof Opening>;

export const listOpenings = endpoint('GET /api/money/openings', {
  access: 'administrator',
  query: paging,
  reply: list(Opening, 'money.noOpenings'),
});

const ofOpening = { openingId: pathId('openingId') };

export const getOpening = endpoint('GET /api/money/openings/:openingId', {
  access: 'administrator',
  params: ofOpening,
  reply: one(Opening),
});

export const OpeningLine = response({
  fileLine: distributions.fileLine,
  payeeName: money.payeeName,
  openingAccount: openings.openingAccount,
  amountIsk: distributions.amountIsk,
  sameInCategory: nullable(openings.sameInCategory),
});
export type OpeningLine = z.output<typeof OpeningLine>;

export const listOpeningLines = endpoint('GET /api/money/openings/:openingId/lines', {
  access: 'administrator',
  params: ofOpening,
  query: paging,
  reply: list(OpeningLine, 'money.openingNotFound'),
});

export const decideOpening = endpoint('PATCH /api/money/openings/:openingId', {
  access: 'administrator',
  masquerade: 'never',
  params: ofOpening,
  /** Approved with the checksum of the list that was seen; refused without. */
  body: request({ isApproved: works.isApproved, listChecksum: maybe(listChecksum) }),
  reply: nothing,
  affects: () => [
    ...listed(),
    listPayees,
    previewPayRun,
    getBalance,
    listLedgerAccounts,
    listLedgerEntries,
    listControlReport,
  ],
});
