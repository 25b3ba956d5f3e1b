import * as z from 'zod/mini';
import { endpoint, list, nothing } from '../platform/endpoint.ts';
import { light } from '../platform/fields/works.ts';
import { paging, pathId } from '../platform/paths.ts';
import { id, text } from '../platform/values.ts';
import { atMost, field, maybe, nullable, request, response } from '../platform/wire.ts';
import { workLabel } from './workList.ts';

/** So many may anyone keep. */
export const mostWorkViews = 30;

const viewName = field('HEITI_SYNAR', text);
const search = field('LEIT', text);
const authorId = field('HOFUNDUR_NR', id);
/** As the list of works takes it. */
const order = field('ROD_LISTA', z.string().check(z.regex(/^-?[A-Za-z0-9_]{1,40}$/)));

/** H30: how somebody's list of works stood: what was searched for, whose works, of which light and label, in which order. */
export const WorkView = response({
  workViewId: field('SYN_NR', id),
  viewName,
  search: nullable(search),
  authorId: nullable(authorId),
  order: nullable(order),
  light: nullable(light),
  label: nullable(workLabel),
});
export type WorkView = z.output<typeof WorkView>;

export const listWorkViews = endpoint('GET /api/workViews', {
  access: 'loggedIn',
  query: { limit: paging.limit, cursor: paging.cursor, sort: paging.sort },
  reply: list(WorkView, 'view.noneFound'),
});

/** In place of one's own view of the same name. */
export const keepWorkView = endpoint('POST /api/workViews', {
  access: 'loggedIn',
  body: request({
    viewName: atMost(60, field('HEITI_SYNAR', z.string().check(z.trim(), z.minLength(1)))),
    search: maybe(atMost(200, search)),
    authorId: maybe(authorId),
    order: maybe(order),
    light: maybe(light),
    label: maybe(workLabel),
  }),
  reply: nothing,
  affects: () => [listWorkViews],
});

export const deleteWorkView = endpoint('DELETE /api/workViews/:workViewId', {
  access: 'loggedIn',
  params: { workViewId: pathId('workViewId') },
  reply: nothing,
  affects: () => [listWorkViews],
});
