import type * as z from 'zod/mini';
import { endpoint, listOrNone } from '../platform/endpoint.ts';
import * as contracts from '../platform/fields/contracts.ts';
import * as distributions from '../platform/fields/distributions.ts';
import * as people from '../platform/fields/people.ts';
import * as works from '../platform/fields/works.ts';
import { ofContract, paging } from '../platform/paths.ts';
import { nullable, response } from '../platform/wire.ts';

// H155: what contracts brought the rights of the caller, and nobody else's.

export const ContractEarnings = response({
  contractId: works.contractId,
  publisherId: works.publisherId,
  name: people.name,
  displayName: people.displayName,
  startsOn: contracts.startsOn,
  endsOn: works.endsOn,
  earnedThisYear: distributions.earnedThisYear,
  earnedLastYear: distributions.earnedLastYear,
  /** In all years together. */
  amountIsk: distributions.amountIsk,
});
export type ContractEarnings = z.output<typeof ContractEarnings>;

/** The contracts that brought something. */
export const listContractEarnings = endpoint('GET /api/contractEarnings', {
  access: 'loggedIn',
  keyScope: 'readMoney',
  query: paging,
  reply: listOrNone(ContractEarnings, 'contract.noEarnings', [
    'amountIsk',
    'earnedThisYear',
    'earnedLastYear',
    'contractId',
    'name',
    'displayName',
  ]),
});

export const ContractYear = response({
  year: distributions.year,
  rightId: people.rightId,
  /** Null: the right of a publisher. */
  displayName: nullable(people.displayName),
  amountIsk: distributions.amountIsk,
  lineCount: distributions.lineCount,
});
export type ContractYear = z.output<typeof ContractYear>;

/** What one contract brought, by year and right. */
export const listContractYears = endpoint('GET /api/persons/publishers/contracts/:contractId/earnings', {
  access: 'loggedIn',
  keyScope: 'readMoney',
  params: ofContract,
  reply: listOrNone(ContractYear, 'contract.noEarnings'),
});
