import * as z from 'zod/mini';
import { created, endpoint, file, list, nothing, one } from '../platform/endpoint.ts';
import * as calendar from '../platform/fields/calendar.ts';
import * as distributions from '../platform/fields/distributions.ts';
import { createdAt } from '../platform/fields/files.ts';
import { version } from '../platform/fields/version.ts';
import * as works from '../platform/fields/works.ts';
import { paging, pathId, pathText } from '../platform/paths.ts';
import { day } from '../platform/values.ts';
import { atMost, field, freeText, maybe, nullable, optional, request, response } from '../platform/wire.ts';

// When the society distributes: the days that are planned, and those on which distributions were finished.

/** A day of the calendar: of a distribution that is finished, or of one that is planned. */
export const CalendarDay = response({
  distributedOn: distributions.distributedOn,
  calendarState: calendar.calendarState,
  categoryId: distributions.categoryId,
  categoryName: works.categoryName,
  periodName: works.periodName,
  distributionId: nullable(works.distributionId),
  /** Only what is finished has a name. */
  distributionName: nullable(works.distributionName),
  plannedDistributionId: nullable(calendar.plannedDistributionId),
  remark: nullable(works.remark),
});
export type CalendarDay = z.output<typeof CalendarDay>;

export const listCalendarDays = endpoint('GET /api/distributionCalendar', {
  access: 'loggedIn',
  keyScope: 'readMoney',
  query: {
    ...paging,
    fromDay: optional(field('dateFrom', day)),
    toDay: optional(field('dateTo', day)),
  },
  reply: list(CalendarDay, 'calendar.noneFound', ['distributedOn']),
});

const plan = {
  categoryId: distributions.categoryId,
  periodName: atMost(100, works.periodName),
  distributedOn: distributions.distributedOn,
  remarkIs: maybe(freeText(300, calendar.remarkIs)),
  remarkEn: maybe(freeText(300, calendar.remarkEn)),
};

/** A day on which the society means to distribute, with its remark in both languages. */
export const PlannedDistribution = response({
  plannedDistributionId: calendar.plannedDistributionId,
  categoryId: plan.categoryId,
  categoryName: works.categoryName,
  periodName: works.periodName,
  distributedOn: plan.distributedOn,
  calendarState: calendar.calendarState,
  remarkIs: nullable(calendar.remarkIs),
  remarkEn: nullable(calendar.remarkEn),
  version,
});
export type PlannedDistribution = z.output<typeof PlannedDistribution>;

const ofPlan = { plannedDistributionId: pathId('plannedDistributionId') };

export const listPlannedDistributions = endpoint('GET /api/distributionCalendar/planned', {
  access: 'administrator',
  query: paging,
  reply: list(PlannedDistribution, 'calendar.nonePlanned'),
});

export const planDistribution = endpoint('POST /api/distributionCalendar/planned', {
  access: 'administrator',
  body: request(plan),
  reply: created(PlannedDistribution),
  affects: () => [listCalendarDays, listPlannedDistributions],
});

export const changePlan = endpoint('PUT /api/distributionCalendar/planned/:plannedDistributionId', {
  access: 'administrator',
  params: ofPlan,
  body: request({ ...plan, version }),
  reply: one(PlannedDistribution),
  affects: () => [listCalendarDays, listPlannedDistributions],
});

export const removePlan = endpoint('DELETE /api/distributionCalendar/planned/:plannedDistributionId', {
  access: 'administrator',
  params: ofPlan,
  reply: nothing,
  affects: () => [listCalendarDays, listPlannedDistributions],
});

/** That one has an address to subscribe to. The address itself is told once, when it is made. */
export const CalendarFeed = response({ createdAt, lastReadAt: nullable(calendar.lastReadAt) });
export type CalendarFeed = z.output<typeof CalendarFeed>;

export const getCalendarFeed = endpoint('GET /api/distributionCalendar/feed', {
  access: 'granting',
  masquerade: 'never',
  reply: one(CalendarFeed),
});

/** Not POST: the first answer would be kept for anyone who repeats the request, and this one is a secret. */
export const makeCalendarFeed = endpoint('PATCH /api/distributionCalendar/feed', {
  access: 'granting',
  masquerade: 'never',
  reply: one(response({ feedUrl: calendar.feedUrl })),
  affects: () => [getCalendarFeed],
});

export const endCalendarFeed = endpoint('DELETE /api/distributionCalendar/feed', {
  access: 'granting',
  masquerade: 'never',
  reply: nothing,
  affects: () => [getCalendarFeed],
});

export const readCalendarFeed = endpoint('GET /api/distributionCalendar/feeds/:feedFile', {
  access: 'public',
  writes: true,
  params: { feedFile: pathText('feedFile') },
  reply: file('text/calendar; charset=utf-8'),
});
