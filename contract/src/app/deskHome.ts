import * as z from 'zod/mini';
import { deskQueues, type QueueKind } from '../platform/deskQueues.ts';
import { endpoint, nothing, one } from '../platform/endpoint.ts';
import { name } from '../platform/fields/people.ts';
import { pathId } from '../platform/paths.ts';
import { day, id, instant, text, yesNo } from '../platform/values.ts';
import { field, response } from '../platform/wire.ts';
import { PinnedWork } from '../works/pins.ts';
import { DueDay } from './home.ts';

// H26, H27, H33, H151, H152: what stands first for staff.

/** No queue is counted further. */
export const mostCounted = 10_000;

const queueKinds = Object.keys(deskQueues) as QueueKind[];

export const DeskQueue = response({
  queueKind: field('BIDROD', z.literal(queueKinds)),
  /** At most `mostCounted`. */
  count: field('FJOLDI', z.int()),
  /** Since when the one that came first waits, where that is known. */
  oldestAt: field('ELSTA_FRA', z.nullable(instant)),
  /** H151: by when the first of them has to be answered or done, where there is such a day. */
  firstDueOn: field('FYRSTI_FRESTUR', z.nullable(day)),
  /** Who has taken it on, as long as they work for the society. */
  holderName: field('UMSJON_HEFUR', z.nullable(text)),
  isMine: field('UMSJON_ER_MIN', yesNo),
});
export type DeskQueue = z.output<typeof DeskQueue>;

const findKinds = ['work', 'person'] as const;

/** What somebody was led to by searching. */
export const Find = response({
  findKind: field('TEGUND', z.literal(findKinds)),
  number: field('NUMER', id),
  name,
});

const deadlineKinds = ['fundPeriod', 'complaint', 'message', 'income'] as const;

/** H152: a day by which something has to be answered or done; several of a kind on one day are one. */
export const Deadline = response({
  deadlineKind: field('TEGUND_FRESTS', z.literal(deadlineKinds)),
  dueOn: field('FRESTUR', day),
  daysLeft: field('DAGAR_EFTIR', z.int()),
  count: field('FJOLDI', z.int()),
  /** What it is called and its number, where it is one alone. Income is called by the year in which it came. */
  deadlineName: field('HEITI_FRESTS', z.nullable(text)),
  number: field('NUMER', z.nullable(id)),
});
export type Deadline = z.output<typeof Deadline>;

export const DeskHome = response({
  queues: field('BIDRADIR', z.array(DeskQueue)),
  /** Days of distributions within a fortnight, and those that are late. */
  dueDays: field('DAGAR_FRAMUNDAN', z.array(DueDay)),
  /** Other deadlines within a fortnight, and those that have passed. */
  deadlines: field('FRESTIR', z.array(Deadline)),
  /** H33: what the caller found last, the newest first. */
  finds: field('SIDAST_FUNDID', z.array(Find)),
  /** The ten that were pinned last. */
  pinned: field('FEST_VERK', z.array(PinnedWork)),
});
export type DeskHome = z.output<typeof DeskHome>;

export const getDeskHome = endpoint('GET /api/desk/home', { access: 'staff', reply: one(DeskHome) });

const ofQueue = { queueKind: field('queueKind', z.literal(queueKinds)) };

/** H27: the caller's from now on, also if it was a colleague's. */
export const takeQueue = endpoint('PUT /api/desk/queues/:queueKind/holder', {
  access: 'staff',
  params: ofQueue,
  reply: nothing,
  affects: () => [getDeskHome],
});

/** Nobody's, if it was the caller's; a colleague's stays theirs. */
export const leaveQueue = endpoint('DELETE /api/desk/queues/:queueKind/holder', {
  access: 'staff',
  params: ofQueue,
  reply: nothing,
  affects: () => [getDeskHome],
});

/** So many finds are kept; an older one gives way. */
export const mostFinds = 8;

/** H33: keeps at hand what was found; of works and persons that there are. */
export const keepFind = endpoint('PUT /api/desk/finds/:findKind/:number', {
  access: 'staff',
  params: { findKind: field('findKind', z.literal(findKinds)), number: pathId('number') },
  reply: nothing,
  affects: () => [getDeskHome],
});
