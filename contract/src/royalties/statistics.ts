import * as z from 'zod/mini';
import { endpoint, list, one } from '../platform/endpoint.ts';
import { station } from '../platform/fields/cueSheets.ts';
import * as distributions from '../platform/fields/distributions.ts';
import * as people from '../platform/fields/people.ts';
import * as places from '../platform/fields/places.ts';
import { plainWork } from '../platform/fields/plainWork.ts';
import { plainAnswer } from '../platform/plainFields.ts';
import * as works from '../platform/fields/works.ts';
import { paging, pathId, queryId } from '../platform/paths.ts';
import { day } from '../platform/values.ts';
import { field, nullable, optional, response } from '../platform/wire.ts';

// What a member's rights earned. Only of rights that the caller holds, and only of distributions that are finished (M2).

const ofRight = { rightId: pathId('rights') };
/** Years have four digits (L2.28): 0999 is none, and a year 0000 is unknown to PostgreSQL. */
const dayOfYears = day.check(z.regex(/^[1-9]/));
/** Clients of the older API send a day with a time behind it (L7.32). */
const withoutTime = (wire: string) => /^(\d{4}-\d\d-\d\d)[T ]\d\d:\d\d/.exec(wire)?.[1] ?? wire;
const sentDay = z.codec(z.string().check(z.maxLength(40)), dayOfYears, {
  decode: withoutTime,
  encode: (value) => value,
});
export const dates = {
  fromDay: optional(field('dateFrom', sentDay)),
  toDay: optional(field('dateTo', sentDay)),
};

/** A day, or a year for its first or its last day. */
const dayOrYear = (monthAndDay: string) =>
  z.codec(z.string().check(z.maxLength(40), z.regex(/^[1-9]\d{3}(-\d\d-\d\d.*)?$/)), day, {
    decode: (wire) => (wire.length === 4 ? `${wire}-${monthAndDay}` : withoutTime(wire)),
    encode: (value) => value,
  });

const distribution = {
  distributionId: works.distributionId,
  distributionName: works.distributionName,
  periodId: distributions.periodId,
  periodName: works.periodName,
  categoryName: works.categoryName,
  distributedOn: distributions.distributedOn,
  amountIsk: distributions.amountIsk,
};

/** What a distribution brought a right (L3.13). */
export const RightDistribution = response(distribution);
export type RightDistribution = z.output<typeof RightDistribution>;

export const listRightDistributions = endpoint('GET /api/persons/statistics', {
  access: 'loggedIn',
  keyScope: 'readMoney',
  query: { ...paging, ...dates, ...ofRight },
  reply: list(RightDistribution, 'statistics.noDistributions'),
});

/** What a period of sales and streaming brought a right. */
export const StreamPeriod = response({
  periodId: distributions.periodId,
  periodName: works.periodName,
  distributedOn: distributions.distributedOn,
  amountIsk: distributions.amountIsk,
});
export type StreamPeriod = z.output<typeof StreamPeriod>;

export const listStreamPeriods = endpoint('GET /api/persons/streamStatistics', {
  access: 'loggedIn',
  keyScope: 'readMoney',
  query: { ...paging, ...dates, ...ofRight },
  reply: list(StreamPeriod, 'statistics.noDistributions'),
});

export const TopWork = response({
  workId: works.workId,
  title: works.title,
  amountIsk: distributions.amountIsk,
});
export type TopWork = z.output<typeof TopWork>;

export const listTopWorks = endpoint('GET /api/persons/top10Compositions', {
  access: 'loggedIn',
  keyScope: 'readMoney',
  query: { ...dates, ...ofRight },
  reply: list(TopWork, 'statistics.noDistributions'),
});

/** Spelled as the legacy API has it. */
export const distributionInQuery = { ...queryId('Did'), answer: 'Did' };

const ofWork = { ...dates, ...ofRight, workId: pathId('compId') };

/** The category that the pie of a work calls domestic performance (L9.5). */
export const mainCategoryId = 1;

export const CategoryAmount = response({
  categoryId: distributions.categoryId,
  categoryName: works.categoryName,
  amountIsk: distributions.amountIsk,
});
export const listWorkByCategory = endpoint('GET /api/persons/compositionStatistics', {
  access: 'loggedIn',
  keyScope: 'readMoney',
  query: ofWork,
  reply: list(CategoryAmount, 'statistics.noDistributions'),
});

export const YearAmount = response({ year: distributions.year, amountIsk: distributions.amountIsk });
export const listWorkByYear = endpoint('GET /api/persons/compositionStatisticsByYear', {
  access: 'loggedIn',
  keyScope: 'readMoney',
  query: ofWork,
  reply: list(YearAmount, 'statistics.noDistributions'),
});

export const CountryAmount = response({
  countryId: places.countryId,
  country: places.country,
  amountIsk: distributions.amountIsk,
});
export const listWorkByCountry = endpoint('GET /api/persons/compositionStatisticsByCountry', {
  access: 'loggedIn',
  keyScope: 'readMoney',
  query: ofWork,
  reply: list(CountryAmount, 'statistics.noDistributions'),
});

/** A statement line (L3.14, F3.11): what was paid for, where, when and how much. */
export const StatementLine = response({
  statementLineId: distributions.statementLineId,
  distributionId: works.distributionId,
  distributionName: works.distributionName,
  potId: distributions.potId,
  potDescription: distributions.potDescription,
  potExplanation: nullable(distributions.potExplanation),
  workId: works.workId,
  title: works.title,
  performers: plainAnswer(plainWork).performers,
  amountIsk: distributions.amountIsk,
  performanceSubtype: nullable(distributions.performanceSubtype),
  performanceSubtypeEnglish: nullable(distributions.performanceSubtypeEnglish),
  station: nullable(station),
  country: places.country,
  usedOn: nullable(distributions.usedOn),
  useCount: nullable(distributions.useCount),
  /** The share of the work and the contract that it was split by, as they stood on the day of use (M7). */
  shareHundredths: nullable(works.shareHundredths),
  contractId: nullable(works.contractId),
  /** Whether it opens down to how it came about (R17). */
  isExplained: distributions.isExplained,
});
export type StatementLine = z.output<typeof StatementLine>;

export const listStatementLines = endpoint('GET /api/persons/statistics/distributions', {
  access: 'loggedIn',
  keyScope: 'readMoney',
  query: {
    ...paging,
    ...dates,
    distributionId: distributionInQuery,
    rightId: queryId('rights'),
    workId: queryId('compId'),
    potId: queryId('LYSING_NR'),
    periodId: queryId('TIMABIL_UTHLUTUNAR_NR'),
    categoryId: queryId('FLOKKUR_UTHLUTUNAR_NR'),
    countryId: queryId('LAND_NR'),
    contractId: queryId('PUBLISHER_SAMNINGUR_NR'),
  },
  reply: list(StatementLine, 'statistics.noLines', [
    'statementLineId',
    'amountIsk',
    'title',
    'potDescription',
  ]),
});

/** What moved on a right's account, by pot (L3.15). */
const status = {
  potId: distributions.potId,
  potDescription: distributions.potDescription,
  potExplanation: nullable(distributions.potExplanation),
  amountIsk: distributions.amountIsk,
  movementType: distributions.movementType,
  /** Null: of a publisher. */
  authorId: nullable(people.authorId),
  lineCount: distributions.lineCount,
};
export const StatusDetail = response(status);
export type StatusDetail = z.output<typeof StatusDetail>;

export const listStreamPots = endpoint('GET /api/persons/statistics/streams/periods', {
  access: 'loggedIn',
  keyScope: 'readMoney',
  query: { ...dates, ...ofRight, periodId: pathId('id') },
  reply: list(StatusDetail, 'statistics.noLines'),
});

export const listPeriodStatuses = endpoint('GET /api/persons/statuses/periods/:periodId/:rightId', {
  access: 'loggedIn',
  keyScope: 'readMoney',
  params: { periodId: pathId('periodId'), rightId: pathId('rightId') },
  query: { distributionId: distributionInQuery },
  reply: list(StatusDetail, 'statistics.noLines'),
});

const ofYears = {
  rightId: pathId('rightId'),
  fromDay: optional(field('startDate', dayOrYear('01-01'))),
  toDay: optional(field('finalDate', dayOrYear('12-31'))),
};

/** The same with the distribution that it moved in. */
export const Status = response({
  ...status,
  distributionId: works.distributionId,
  distributionName: works.distributionName,
  periodId: distributions.periodId,
  periodName: works.periodName,
  distributedOn: distributions.distributedOn,
});
export type Status = z.output<typeof Status>;

export const listStatuses = endpoint('GET /api/persons/statuses', {
  access: 'loggedIn',
  keyScope: 'readMoney',
  query: { ...paging, ...ofYears },
  reply: list(Status, 'statistics.noLines'),
});

export const YearSummary = response({
  year: distributions.year,
  distributedIsk: distributions.distributedIsk,
  deductedIsk: distributions.deductedIsk,
  allocatedIsk: distributions.allocatedIsk,
  heldIsk: distributions.heldIsk,
});
export type YearSummary = z.output<typeof YearSummary>;

export const listYearSummaries = endpoint('GET /api/persons/statuses/summary', {
  access: 'loggedIn',
  keyScope: 'readMoney',
  query: ofYears,
  reply: list(YearSummary, 'statistics.noLines'),
});

export const RoyaltyText = response({
  distributionId: works.distributionId,
  royaltyText: distributions.royaltyText,
});

export const getRoyaltyText = endpoint('GET /api/distributions/:distributionId/royaltyText', {
  access: 'loggedIn',
  keyScope: 'readMoney',
  params: { distributionId: pathId('distributionId') },
  reply: one(RoyaltyText),
});
