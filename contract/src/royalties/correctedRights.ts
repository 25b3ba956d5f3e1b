import type * as z from 'zod/mini';
import { andBelow, endpoint, list, one } from '../platform/endpoint.ts';
import * as distributions from '../platform/fields/distributions.ts';
import * as people from '../platform/fields/people.ts';
import * as runs from '../platform/fields/runs.ts';
import { paging, pathId } from '../platform/paths.ts';
import { request, response } from '../platform/wire.ts';
import { Distribution, listDistributions } from './distributions.ts';

const ofDistribution = { distributionId: pathId('distributionId') };

/** What a correction by a file that waits to be finished moves of a right (R247). */
export const CorrectedRight = response({
  rightId: people.rightId,
  holderName: runs.holderName,
  amountBeforeIsk: runs.amountBeforeIsk,
  amountNowIsk: runs.amountNowIsk,
  allocatedIsk: distributions.allocatedIsk,
});
export type CorrectedRight = z.output<typeof CorrectedRight>;

export const listCorrectedRights = endpoint('GET /api/distributions/:distributionId/rights', {
  access: 'administrator',
  params: ofDistribution,
  query: paging,
  reply: list(CorrectedRight, 'distribution.noCorrectedRights'),
});

/** The word of who is to finish it that they have seen whom it takes from and whom it pays. */
export const seeCorrectedRights = endpoint('PATCH /api/distributions/:distributionId/rights', {
  access: 'administrator',
  params: ofDistribution,
  body: request({ isCorrectionSeen: distributions.isCorrectionSeen }),
  reply: one(Distribution),
  affects: () => [andBelow(listDistributions)],
});
