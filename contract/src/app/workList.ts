import * as z from 'zod/mini';
import { andBelow, endpoint, list, nothing, one } from '../platform/endpoint.ts';
import { authorId, displayName } from '../platform/fields/people.ts';
import { amountIsk, authorNames } from '../platform/fields/distributions.ts';
import * as works from '../platform/fields/works.ts';
import { paging, queryId } from '../platform/paths.ts';
import { id, text, yesNo } from '../platform/values.ts';
import { atMost, field, nullable, optional, request, response } from '../platform/wire.ts';

// H100–H102: the works of whom the session is, one row each, to be chosen for one action.

/** So many labels may anyone use. */
export const mostLabels = 30;
/** So many works are labelled at once. */
export const mostLabelled = 5000;

export const workLabel = atMost(40, field('MERKI', z.string().check(z.trim(), z.minLength(1))));

/** What the list shows besides light and title, for those who choose it. */
export const workColumns = [
  'workId',
  'authors',
  'artists',
  'iswc',
  'length',
  'registered',
  'labels',
  'earned',
] as const;
export type WorkColumn = (typeof workColumns)[number];

export const ListedWork = response({
  workId: works.workId,
  title: works.title,
  light: works.light,
  /** The author through whom the person sees the work; null where there are several. */
  authorId: nullable(authorId),
  displayName: nullable(displayName),
  authorNames,
  artists: nullable(works.artists),
  iswc: nullable(works.iswc),
  durationSeconds: nullable(works.durationSeconds),
  firstRegisteredAt: works.firstRegisteredAt,
  labels: field('MERKI_VERKS', z.array(text)),
  /** What finished distributions have paid the person for it, all their rights together (H156). */
  amountIsk,
});
export type ListedWork = z.output<typeof ListedWork>;

/** As `light` in a query, which arrives as text. */
const lightInText = z.codec(z.literal(['0', '1', '2']), z.literal(['green', 'yellow', 'red']), {
  decode: (wire) => (['green', 'yellow', 'red'] as const)[Number(wire)] ?? 'red',
  encode: (value) => ({ green: '0', yellow: '1', red: '2' })[value] as '0' | '1' | '2',
});

export const listWorks = endpoint('GET /api/workList', {
  access: 'loggedIn',
  query: {
    ...paging,
    authorId: queryId('authorId'),
    light: optional(field('light', lightInText)),
    label: optional(field('label', z.string().check(z.maxLength(40)))),
  },
  reply: list(ListedWork, 'work.noneFound', ['title', 'workId', 'light', 'firstRegisteredAt', 'amountIsk']),
});

export const WorkListSettings = response({
  /** Null for those who have chosen none. */
  columns: field('DALKAR_VERKA', z.nullable(z.array(z.literal(workColumns)))),
  labels: field(
    'MERKIN',
    z.array(response({ label: workLabel, worksCount: field('FJOLDI_VERKA', z.int()) })),
  ),
});
export type WorkListSettings = z.output<typeof WorkListSettings>;

export const getWorkListSettings = endpoint('GET /api/workList/settings', {
  access: 'loggedIn',
  reply: one(WorkListSettings),
});

export const chooseWorkColumns = endpoint('PUT /api/workList/columns', {
  access: 'loggedIn',
  body: request({
    columns: field('DALKAR_VERKA', z.array(z.literal(workColumns)).check(z.maxLength(workColumns.length))),
  }),
  reply: nothing,
  affects: () => [getWorkListSettings],
});

/** Gives works of the person's a label, or takes it off them. */
export const labelWorks = endpoint('PATCH /api/workList/labels', {
  access: 'loggedIn',
  body: request({
    label: workLabel,
    workIds: field('MERKT_VERK', z.array(id).check(z.minLength(1), z.maxLength(mostLabelled))),
    isLabelled: field('MERKT', yesNo),
  }),
  reply: nothing,
  affects: () => [listWorks, andBelow(listWorks)],
});
