import * as z from 'zod/mini';
import { endpoint, one } from '../platform/endpoint.ts';
import { advanceLeftIsk } from '../platform/fields/advances.ts';
import * as people from '../platform/fields/people.ts';
import { pathId } from '../platform/paths.ts';
import { day } from '../platform/values.ts';
import { field, optional, response } from '../platform/wire.ts';

/** R200: who loses beside the author whose share becomes smaller, or would have to give back an advance out of less. */
export const ShareLoss = response({
  name: people.name,
  displayName: people.displayName,
  losesAs: field('SKERDIST_SEM', z.literal(['publisher', 'holder', 'heir', 'author'])),
  advanceLeftIsk,
});
export type ShareLoss = z.output<typeof ShareLoss>;

export const getProposalLosses = endpoint('GET /api/proposals/:proposalId/losses', {
  access: 'staff',
  params: { proposalId: pathId('proposalId') },
  /** The day from which it would count; today, if left out. What was proposed for days that are over is of those alone. */
  query: { fromDay: optional(field('dateFrom', day)) },
  reply: one(response({ losses: field('SKERDING_ANNARRA', z.array(ShareLoss)) })),
});
