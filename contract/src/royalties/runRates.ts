import type * as z from 'zod/mini';
import { endpoint, list } from '../platform/endpoint.ts';
import * as distributions from '../platform/fields/distributions.ts';
import * as runs from '../platform/fields/runs.ts';
import * as usage from '../platform/fields/usage.ts';
import { paging } from '../platform/paths.ts';
import { nullable, response } from '../platform/wire.ts';
import { ofRun } from './runs.ts';

/** A report or statement in another currency whose amounts the run turns into krónur, at the rate that somebody typed (R201). */
export const RunRate = response({
  usageImportId: usage.usageImportId,
  senderName: usage.senderName,
  currency: distributions.currency,
  exchangeRate: distributions.exchangeRate,
  /** The last one that a second administrator has seen, or at which money came in that currency. */
  knownRate: nullable(usage.knownRate),
  rateReason: nullable(usage.rateReason),
  rateTypedBy: usage.rateTypedBy,
  namedIsk: runs.namedIsk,
});
export type RunRate = z.output<typeof RunRate>;

export const listRunRates = endpoint('GET /api/money/runs/:distributionId/rates', {
  access: 'administrator',
  params: ofRun,
  query: paging,
  reply: list(RunRate, 'money.noRunRates'),
});
