import * as z from 'zod/mini';
import { created, endpoint, list, nothing, one } from '../platform/endpoint.ts';
import * as works from '../platform/fields/works.ts';
import { plainWork } from '../platform/fields/plainWork.ts';
import { plainAnswer, plainPayload } from '../platform/plainFields.ts';
import { ofWork, paging } from '../platform/paths.ts';
import { instant, text } from '../platform/values.ts';
import { field, freeText, maybe, nullable, optional, request, response } from '../platform/wire.ts';
import { getWork } from './works.ts';

const longestText = 2000;

export const provisionalStates = ['open', 'takenOver', 'closed'] as const;
export type ProvisionalState = (typeof provisionalStates)[number];

/** A work that staff have put on record although nobody has registered it, so that its use is not lost (D1). */
export const ProvisionalWork = response({
  workId: works.workId,
  title: works.title,
  ...plainAnswer(plainWork),
  durationSeconds: nullable(works.durationSeconds),
  remark: nullable(works.remark),
  provisionalState: field('STADA_BRADABIRGDASKRANINGAR', z.literal(provisionalStates)),
  registeredBy: field('SKRAD_AF', z.nullable(text)),
  firstRegisteredAt: works.firstRegisteredAt,
  lastChangedAt: works.lastChangedAt,
  /** The member who registered it properly. */
  takenOverBy: field('YFIRTEKID_AF', z.nullable(text)),
  takenOverAt: field('DAGS_YFIRTEKID', z.nullable(instant)),
});
export type ProvisionalWork = z.output<typeof ProvisionalWork>;

const written = {
  title: works.title,
  ...plainPayload(plainWork),
  duration: maybe(works.typedDuration),
  remark: maybe(freeText(longestText, works.remark)),
};

export const listProvisionalWorks = endpoint('GET /api/provisionalWorks', {
  access: 'staff',
  query: { ...paging, filter: optional(field('filter', z.literal(provisionalStates))) },
  reply: list(ProvisionalWork, 'provisional.noneFound', ['firstRegisteredAt']),
});

export const makeProvisionalWork = endpoint('POST /api/provisionalWorks', {
  access: 'staff',
  body: request(written),
  reply: created(ProvisionalWork),
  affects: () => [listProvisionalWorks, getWork],
});

export const changeProvisionalWork = endpoint('PATCH /api/provisionalWorks/:workId', {
  access: 'staff',
  params: ofWork,
  body: request({ ...written, lastChangedAt: maybe(works.lastChangedAt) }),
  reply: one(ProvisionalWork),
  affects: () => [listProvisionalWorks, getWork],
});

export const closeProvisionalWork = endpoint('PATCH /api/provisionalWorks/:workId/withdrawal', {
  access: 'staff',
  params: ofWork,
  body: request({ remark: freeText(longestText, works.remark) }),
  reply: nothing,
  affects: () => [listProvisionalWorks, getWork],
});
