import * as z from 'zod/mini';
import { endpoint, list, nothing } from '../platform/endpoint.ts';
import * as money from '../platform/fields/money.ts';
import * as usage from '../platform/fields/usage.ts';
import * as works from '../platform/fields/works.ts';
import { paging, pathId } from '../platform/paths.ts';
import { atMost, field, maybe, nullable, request, response } from '../platform/wire.ts';
import { moved } from './income.ts';

// What of an income pays for which statement, where it pays for several (R189, R190).

/** A part of an income, with the state of the division that it is of. */
export const IncomePart = response({
  incomeDivisionId: money.incomeDivisionId,
  divisionState: money.divisionState,
  partNumber: money.partNumber,
  partName: money.partName,
  partGross: money.partGross,
  poolName: money.poolName,
  /** The statement that it pays for, by whom. */
  usageImportId: nullable(usage.usageImportId),
  senderName: nullable(usage.senderName),
  /** Its part of the net, once it is in the pool, and what the pool still has for the period. */
  partIsk: nullable(money.partIsk),
  leftInPoolIsk: nullable(money.leftInPoolIsk),
  askedBy: money.askedBy,
  decidedBy: nullable(money.decidedBy),
  mayDecide: money.mayDecide,
});
export type IncomePart = z.output<typeof IncomePart>;

const ofIncome = { incomeId: pathId('incomeId') };

/** Of the division that is in force, waits, or was refused last. */
export const listIncomeParts = endpoint('GET /api/money/income/:incomeId/parts', {
  access: 'administrator',
  params: ofIncome,
  query: paging,
  reply: list(IncomePart, 'money.noIncomeParts'),
});

const NewPart = request({
  partName: atMost(200, money.partName),
  partGross: money.partGross,
  poolId: money.poolId,
  usageImportId: maybe(usage.usageImportId),
});

export const incomeParts = field('HLUTAR_TEKNA', z.array(NewPart).check(z.minLength(2), z.maxLength(100)));

export const divideIncome = endpoint('POST /api/money/income/:incomeId/parts', {
  access: 'administrator',
  masquerade: 'never',
  params: ofIncome,
  body: request({ parts: incomeParts }),
  reply: nothing,
  affects: () => [listIncomeParts, ...moved()],
});

export const decideIncomeParts = endpoint('PATCH /api/money/income/:incomeId/parts', {
  access: 'administrator',
  masquerade: 'never',
  params: ofIncome,
  /** Of the division that was seen. */
  body: request({ isApproved: works.isApproved, incomeDivisionId: money.incomeDivisionId }),
  reply: nothing,
  affects: () => [listIncomeParts, ...moved()],
});
