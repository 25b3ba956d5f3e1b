import type * as z from 'zod/mini';
import { andBelow, endpoint, list, nothing } from '../platform/endpoint.ts';
import * as uncounted from '../platform/fields/uncounted.ts';
import * as works from '../platform/fields/works.ts';
import { ofLivePerformance, paging } from '../platform/paths.ts';
import { nullable, request, response } from '../platform/wire.ts';
import { getLivePerformance } from './livePerformances.ts';
import { listDeskLivePerformances } from './performanceDesk.ts';

/** A work of a set list that does not count, mostly as another list of the concert has it. Another person's list is for staff alone. */
export const UncountedWork = response({
  workId: works.workId,
  title: works.title,
  uncountedReason: uncounted.uncountedReason,
  otherLivePerformanceId: nullable(uncounted.otherLivePerformanceId),
  otherPerformers: nullable(uncounted.otherPerformers),
});
export type UncountedWork = z.output<typeof UncountedWork>;

export const listUncounted = endpoint('GET /api/pots/:livePerformanceId/uncounted', {
  access: 'loggedIn',
  keyScope: 'readPerformances',
  params: ofLivePerformance,
  query: paging,
  reply: list(UncountedWork, 'livePerformance.allCounts', ['title']),
});

/** Says that two registrations are of one concert, or of two. */
export const decideConcert = endpoint('PUT /api/pots/:livePerformanceId/sameConcert', {
  access: 'staff',
  masquerade: 'never',
  params: ofLivePerformance,
  body: request({
    otherLivePerformanceId: uncounted.otherLivePerformanceId,
    isSameConcert: uncounted.isSameConcert,
  }),
  reply: nothing,
  affects: () => [andBelow(getLivePerformance), listDeskLivePerformances],
});
