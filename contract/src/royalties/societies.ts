import type * as z from 'zod/mini';
import { created, endpoint, list } from '../platform/endpoint.ts';
import * as distributions from '../platform/fields/distributions.ts';
import * as money from '../platform/fields/money.ts';
import * as people from '../platform/fields/people.ts';
import * as places from '../platform/fields/places.ts';
import * as cueSheets from '../platform/fields/cueSheets.ts';
import * as societies from '../platform/fields/societies.ts';
import * as works from '../platform/fields/works.ts';
import { paging, pathId } from '../platform/paths.ts';
import { field, nullable, optional, request, response } from '../platform/wire.ts';
import { day } from '../platform/values.ts';
import { listPayees } from './payments.ts';

// R2, R60–R64: what falls to authors of other societies.

/** A society that runs have credited, or that money waits for. */
export const SocietyCredit = response({
  societyCode: people.societyCode,
  societyName: people.societyName,
  /** Null until staff have entered it. */
  payeeId: nullable(money.payeeId),
  societyAuthorCount: societies.societyAuthorCount,
  creditedIsk: societies.creditedIsk,
  balanceIsk: money.balanceIsk,
  societyWaitsIsk: societies.societyWaitsIsk,
  accountEnd: nullable(money.accountEnd),
  paidUntil: nullable(societies.paidUntil),
});
export type SocietyCredit = z.output<typeof SocietyCredit>;

export const listSocietyCredits = endpoint('GET /api/money/societies', {
  access: 'administrator',
  query: paging,
  reply: list(SocietyCredit, 'money.noSocieties'),
});

/** Enters a society as a payee. Its account abroad takes two administrators, as any other (R42). */
export const addSocietyPayee = endpoint('POST /api/money/societies', {
  access: 'administrator',
  masquerade: 'never',
  body: request({ societyCode: people.societyCode }),
  reply: created(SocietyCredit),
  affects: () => [listSocietyCredits, listPayees],
});

/** A line of the statement of account for another society: an author's share of a use of a work. */
export const SocietyLine = response({
  distributionId: works.distributionId,
  distributionName: works.distributionName,
  distributedOn: distributions.distributedOn,
  rightCode: nullable(societies.rightCode),
  workId: works.workId,
  title: works.title,
  iswc: nullable(works.iswc),
  authorId: people.authorId,
  creditedAuthor: societies.creditedAuthor,
  ipiNameNumber: nullable(people.ipiNameNumber),
  usedOn: nullable(distributions.usedOn),
  station: nullable(cueSheets.station),
  country: places.country,
  useCount: nullable(distributions.useCount),
  shareHundredths: nullable(works.shareHundredths),
  amountIsk: distributions.amountIsk,
});
export type SocietyLine = z.output<typeof SocietyLine>;

export const listSocietyLines = endpoint('GET /api/money/societies/:societyCode/lines', {
  access: 'administrator',
  params: { societyCode: pathId('societyCode') },
  query: { ...paging, fromDay: optional(field('dateFrom', day)), toDay: optional(field('dateTo', day)) },
  reply: list(SocietyLine, 'money.noSocietyLines'),
});
