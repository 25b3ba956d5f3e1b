import * as z from 'zod/mini';
import { endpoint, file, list, listOrNone } from '../platform/endpoint.ts';
import { worksCount } from '../platform/fields/contracts.ts';
import { station } from '../platform/fields/cueSheets.ts';
import * as distributions from '../platform/fields/distributions.ts';
import { performers } from '../platform/fields/livePerformances.ts';
import * as money from '../platform/fields/money.ts';
import * as runs from '../platform/fields/runs.ts';
import * as unclaimed from '../platform/fields/unclaimed.ts';
import * as works from '../platform/fields/works.ts';
import { paging, pathId } from '../platform/paths.ts';
import { nullable, response } from '../platform/wire.ts';

// What the directive on collective management gives a term for, and what of it is public (R16).

/** Art. 13(1): income that is not distributed, and until when it has to be. */
export const WaitingIncome = response({
  incomeId: money.incomeId,
  payerName: money.payerName,
  categoryName: works.categoryName,
  periodName: works.periodName,
  receivedOn: money.receivedOn,
  waitingIsk: runs.waitingIsk,
  distributeBy: runs.distributeBy,
});
export type WaitingIncome = z.output<typeof WaitingIncome>;

export const listWaitingIncome = endpoint('GET /api/money/clocks/income', {
  access: 'administrator',
  query: paging,
  reply: list(WaitingIncome, 'money.nothingWaits'),
});

/** Art. 13(3) and 13(4): what is kept for nobody known, by category and year of use. */
export const KeptYear = response({
  categoryId: distributions.categoryId,
  categoryName: works.categoryName,
  usedYear: runs.usedYear,
  lineCount: distributions.lineCount,
  keptIsk: money.keptIsk,
  publicFrom: runs.publicFrom,
  decideFrom: runs.decideFrom,
  decidableIsk: unclaimed.decidableIsk,
  decidableCount: unclaimed.decidableCount,
});
export type KeptYear = z.output<typeof KeptYear>;

export const listKeptYears = endpoint('GET /api/money/clocks/kept', {
  access: 'administrator',
  query: paging,
  reply: list(KeptYear, 'money.nothingWaits'),
});

/** What is kept for works whose light is not green, by category and year of use: whose it is is known, and it goes out once they are (R187). */
export const NotGreenYear = response({
  categoryId: distributions.categoryId,
  categoryName: works.categoryName,
  usedYear: runs.usedYear,
  worksCount,
  lineCount: distributions.lineCount,
  keptIsk: money.keptIsk,
});
export type NotGreenYear = z.output<typeof NotGreenYear>;

export const listNotGreenYears = endpoint('GET /api/money/clocks/notGreen', {
  access: 'administrator',
  query: paging,
  reply: listOrNone(NotGreenYear, 'money.nothingWaits'),
});

/** A work of such a year, with its light today. */
export const NotGreenWork = response({
  workId: works.workId,
  title: works.title,
  light: works.light,
  lineCount: distributions.lineCount,
  keptIsk: money.keptIsk,
});
export type NotGreenWork = z.output<typeof NotGreenWork>;

export const listNotGreenWorks = endpoint('GET /api/money/clocks/notGreen/:categoryId/:usedYear', {
  access: 'administrator',
  params: { categoryId: pathId('categoryId'), usedYear: pathId('usedYear') },
  query: paging,
  reply: listOrNone(NotGreenWork, 'money.nothingWaits'),
});

/** Art. 13(3): usage whose work or right holder nobody knows, for everybody to see. No amounts. */
export const UnidentifiedUsage = response({
  /** What anybody who knows it refers to. */
  unmatchedUsageId: distributions.unmatchedUsageId,
  title: nullable(works.title),
  authorNames: nullable(distributions.authorNames),
  performers: nullable(performers),
  station: nullable(station),
  usedYear: runs.usedYear,
});
export type UnidentifiedUsage = z.output<typeof UnidentifiedUsage>;

export const listUnidentifiedUsage = endpoint('GET /api/unidentifiedUsage', {
  access: 'public',
  query: paging,
  reply: listOrNone(UnidentifiedUsage, 'money.nothingWaits'),
});

/** The same, whole, for a spreadsheet. */
export const getUnidentifiedFile = endpoint('GET /api/unidentifiedUsage/file', {
  access: 'public',
  query: { search: paging.search },
  reply: file('text/csv; charset=utf-8'),
});
