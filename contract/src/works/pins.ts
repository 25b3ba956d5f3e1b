import type * as z from 'zod/mini';
import { endpoint, list, nothing } from '../platform/endpoint.ts';
import { artists, light, title, workId } from '../platform/fields/works.ts';
import { ofWork, paging } from '../platform/paths.ts';
import { instant } from '../platform/values.ts';
import { field, nullable, response } from '../platform/wire.ts';

/** So many works may anyone pin. */
export const mostPins = 50;

/** H29: a work that somebody keeps at hand. */
export const PinnedWork = response({
  workId,
  title,
  artists: nullable(artists),
  light,
  pinnedAt: field('DAGS_FEST', instant),
});
export type PinnedWork = z.output<typeof PinnedWork>;

export const listPins = endpoint('GET /api/pins', {
  access: 'loggedIn',
  query: { limit: paging.limit, cursor: paging.cursor, sort: paging.sort },
  reply: list(PinnedWork, 'work.noneFound'),
});

export const pinWork = endpoint('PUT /api/pins/:workId', {
  access: 'loggedIn',
  params: ofWork,
  reply: nothing,
  affects: () => [listPins],
});

export const unpinWork = endpoint('DELETE /api/pins/:workId', {
  access: 'loggedIn',
  params: ofWork,
  reply: nothing,
  affects: () => [listPins],
});
