import * as z from 'zod/mini';
import { andBelow, endpoint, list, one } from '../platform/endpoint.ts';
import * as distributions from '../platform/fields/distributions.ts';
import { version } from '../platform/fields/version.ts';
import * as works from '../platform/fields/works.ts';
import { paging, pathId } from '../platform/paths.ts';
import { freeText, lineText, maybe, nullable, request, response } from '../platform/wire.ts';

// What the money of a distribution is sorted by: its category, and the pots that its lines are paid from.

export const DistributionCategory = response({
  categoryId: distributions.categoryId,
  categoryName: works.categoryName,
});

export const listDistributionCategories = endpoint('GET /api/distributionCategories', {
  access: 'administrator',
  reply: list(DistributionCategory, 'distribution.noCategories'),
});

/** A pot by its name in the reader's language, with its English name and its explanation in both. */
export const Pot = response({
  potId: distributions.potId,
  potDescription: distributions.potDescription,
  potDescriptionEnglish: nullable(distributions.potDescriptionEnglish),
  potExplanationIs: nullable(distributions.potExplanationIs),
  potExplanationEn: nullable(distributions.potExplanationEn),
  version,
});
export type Pot = z.output<typeof Pot>;

export const listPots = endpoint('GET /api/distributionPots', {
  access: 'administrator',
  query: paging,
  reply: list(Pot, 'distribution.noPots'),
});

export const explainPot = endpoint('PUT /api/distributionPots/:potId', {
  access: 'administrator',
  params: { potId: pathId('potId') },
  body: request({
    potDescriptionEnglish: maybe(lineText(distributions.longestPotName, distributions.potDescriptionEnglish)),
    potExplanationIs: maybe(freeText(distributions.longestExplanation, distributions.potExplanationIs)),
    potExplanationEn: maybe(freeText(distributions.longestExplanation, distributions.potExplanationEn)),
    version,
  }),
  reply: one(Pot),
  affects: () => [andBelow(listPots)],
});
