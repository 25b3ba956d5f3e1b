import type * as z from 'zod/mini';
import { endpoint, list } from '../platform/endpoint.ts';
import * as people from '../platform/fields/people.ts';
import * as works from '../platform/fields/works.ts';
import { ofWork, paging } from '../platform/paths.ts';
import { day } from '../platform/values.ts';
import { field, nullable, response } from '../platform/wire.ts';

/** Who was, is and will be paid for a work, and from when to when. */
export const DatedWorkRight = response({
  authorId: people.authorId,
  displayName: people.displayName,
  holderName: nullable(works.holderName),
  publisherId: nullable(works.publisherId),
  contractId: nullable(works.contractId),
  shareHundredths: works.shareHundredths,
  shareAbroadHundredths: works.shareAbroadHundredths,
  countsFrom: nullable(field('RETTINDI_FRA', day)),
  countsTo: nullable(field('RETTINDI_TIL', day)),
});
export type DatedWorkRight = z.output<typeof DatedWorkRight>;

export const listRightsHistory = endpoint('GET /api/compositions/:workId/rights/history', {
  access: 'loggedIn',
  keyScope: 'readWorks',
  params: ofWork,
  query: paging,
  reply: list(DatedWorkRight, 'work.noRights'),
});
