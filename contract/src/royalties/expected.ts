import type * as z from 'zod/mini';
import { endpoint, listOrNone } from '../platform/endpoint.ts';
import * as expected from '../platform/fields/expected.ts';
import * as money from '../platform/fields/money.ts';
import * as works from '../platform/fields/works.ts';
import { ofPerson, paging } from '../platform/paths.ts';
import { response } from '../platform/wire.ts';

// R28: what a payee may expect, by work and pool.

export const Expected = response({
  workId: works.workId,
  title: works.title,
  poolName: money.poolName,
  expectedUses: expected.expectedUses,
  expectedFrom: expected.expectedFrom,
  expectedUntil: expected.expectedUntil,
  expectedRuns: expected.expectedRuns,
  expectedLeastIsk: expected.expectedLeastIsk,
  expectedMostIsk: expected.expectedMostIsk,
  expectedAt: expected.expectedAt,
});
export type Expected = z.output<typeof Expected>;

export const listExpected = endpoint('GET /api/persons/:personId/expected', {
  access: 'loggedIn',
  keyScope: 'readMoney',
  params: ofPerson,
  query: paging,
  reply: listOrNone(Expected, 'money.nothingExpected'),
});
