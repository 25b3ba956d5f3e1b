import { endpoint, nothing, one } from '../platform/endpoint.ts';
import { pathText } from '../platform/paths.ts';
import { instant, text, yesNo } from '../platform/values.ts';
import * as z from 'zod/mini';
import { field, response } from '../platform/wire.ts';

// M16: a changed account waits three days, in which its owner can stop it by the link of the letter.

const byLetter = { token: pathText('token') };

export const AccountChange = response({
  changedAt: field('DAGS_REIKNINGI_BREYTT', instant),
  countsFrom: field('GILDIR_FRA', instant),
  /** The last digits of the account number; null where there is none any more. */
  accountEnd: field('ENDIR_A', z.nullable(text)),
  earlierAccountEnd: field('ENDADI_A', z.nullable(text)),
  isStopped: field('STODVAD', yesNo),
  mayStop: field('MA_STODVA', yesNo),
});
export type AccountChange = z.output<typeof AccountChange>;

export const getAccountChange = endpoint('GET /api/accountChanges/:token', {
  access: 'public',
  writes: true,
  params: byLetter,
  reply: one(AccountChange),
});

export const stopAccountChange = endpoint('POST /api/accountChanges/:token/stop', {
  access: 'public',
  params: byLetter,
  reply: nothing,
  affects: () => [getAccountChange],
});
