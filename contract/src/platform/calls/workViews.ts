import * as z from 'zod/mini';
import { endpoint, list, nothing } from '../endpoint.ts';
import { paging, pathId } from '../paths.ts';
import { id, text } from '../values.ts';
import { atMost, field, optional, request, response } from '../wire.ts';

/** H30, H165: the lists of which views are kept: a member's works, and those of the desk. */
export const viewedLists = [
  'works',
  'review',
  'inbox',
  'matching',
  'performances',
  'claims',
  'approvals',
] as const;
export type ViewedList = (typeof viewedLists)[number];

/** So many may anyone keep, of all lists together. */
export const mostWorkViews = 30;
const longestAddress = 1000;

/** How a list stands: what its address says, by the names there. */
export type ViewAddress = Readonly<Record<string, string | number>>;

/** Read here, so that nobody keeps what no address can say; undefined where it is nothing of the kind. */
export function readViewAddress(kept: string): ViewAddress | undefined {
  try {
    return Address.parse(JSON.parse(kept));
  } catch {
    return undefined;
  }
}
const Address = z.record(
  z.string().check(z.regex(/^[a-z]{1,20}$/)),
  z.union([z.string().check(z.maxLength(200)), z.int()]),
);

const viewName = field('HEITI_SYNAR', text);
const newName = atMost(60, field('HEITI_SYNAR', z.string().check(z.trim(), z.minLength(1))));
const viewedList = field('LISTI_SYNAR', z.literal(viewedLists));
const address = field(
  'VEFFANG_SYNAR',
  z.string().check(
    z.maxLength(longestAddress),
    z.refine((kept) => readViewAddress(kept) !== undefined),
  ),
);

export const WorkView = response({
  workViewId: field('SYN_NR', id),
  viewName,
  address: field('VEFFANG_SYNAR', text),
});
export type WorkView = z.output<typeof WorkView>;

const ofView = { workViewId: pathId('workViewId') };

/** The caller's own, of one list. */
export const listWorkViews = endpoint('GET /api/workViews', {
  access: 'loggedIn',
  query: {
    limit: paging.limit,
    cursor: paging.cursor,
    sort: paging.sort,
    list: optional(field('list', z.literal(viewedLists))),
  },
  reply: list(WorkView, 'view.noneFound'),
});

/** In place of the user's own view of the same list and name. */
export const keepWorkView = endpoint('POST /api/workViews', {
  access: 'loggedIn',
  body: request({ viewName: newName, list: optional(viewedList), address }),
  reply: nothing,
  affects: () => [listWorkViews],
});

export const renameWorkView = endpoint('PATCH /api/workViews/:workViewId', {
  access: 'loggedIn',
  params: ofView,
  body: request({ viewName: newName }),
  reply: nothing,
  affects: () => [listWorkViews],
});

export const deleteWorkView = endpoint('DELETE /api/workViews/:workViewId', {
  access: 'loggedIn',
  params: ofView,
  reply: nothing,
  affects: () => [listWorkViews],
});
