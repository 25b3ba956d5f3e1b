import type * as z from 'zod/mini';
import { endpoint, list, listOrNone } from '../platform/endpoint.ts';
import * as distributions from '../platform/fields/distributions.ts';
import * as insight from '../platform/fields/insight.ts';
import { pathId, queryId } from '../platform/paths.ts';
import { nullable, optional, response } from '../platform/wire.ts';
import { dates, distributionInQuery } from './statistics.ts';

// What a member's money is made of: by what it was earned (R27), and what was deducted before it (R5).

export const Breakdown = response({
  /** Null: the lines do not say. */
  breakdownLabel: nullable(insight.breakdownLabel),
  amountIsk: distributions.amountIsk,
  /** Of as many days just before. */
  amountBeforeIsk: insight.amountBeforeIsk,
  breakdownUses: insight.breakdownUses,
  /** Of a last row that adds up all others; null for a row of its own. */
  othersCount: nullable(insight.othersCount),
});
export type Breakdown = z.output<typeof Breakdown>;

/** Of a right, or of all that the caller holds; of one work, or of what has one label of another way. */
export const listBreakdown = endpoint('GET /api/persons/statistics/breakdown', {
  access: 'loggedIn',
  keyScope: 'readMoney',
  query: {
    ...dates,
    breakdownBy: insight.breakdownBy,
    withinWay: optional(insight.withinWay),
    withinLabel: optional(insight.withinLabel),
    rightId: queryId('rights'),
    workId: queryId('compId'),
  },
  reply: list(Breakdown, 'statistics.noLines'),
});

/** A step from what payers paid to what a right was given; deductions are below zero. */
export const Deduction = response({
  deductionStep: insight.deductionStep,
  amountIsk: distributions.amountIsk,
});
export type Deduction = z.output<typeof Deduction>;

/** Of a distribution, or of a period of sales and streaming; nothing of what no run made. */
export const listDeductions = endpoint('GET /api/persons/statistics/deductions', {
  access: 'loggedIn',
  keyScope: 'readMoney',
  query: {
    ...dates,
    rightId: pathId('rights'),
    distributionId: distributionInQuery,
    periodId: queryId('TIMABIL_UTHLUTUNAR_NR'),
  },
  reply: listOrNone(Deduction, 'statistics.noLines'),
});
