import * as z from 'zod/mini';
import { endpoint, list, nothing, one, andBelow } from '../platform/endpoint.ts';
import * as live from '../platform/fields/livePerformances.ts';
import { name, personId, postalCode } from '../platform/fields/people.ts';
import * as places from '../platform/fields/places.ts';
import * as words from '../platform/fields/setListWords.ts';
import { version } from '../platform/fields/version.ts';
import * as works from '../platform/fields/works.ts';
import { ofLivePerformance, paging, pathId, queryText } from '../platform/paths.ts';
import { yesNo } from '../platform/values.ts';
import { field, freeText, maybe, nullable, optional, request, response } from '../platform/wire.ts';
import {
  getLivePerformance,
  listForeignPerformancesAbroad,
  listPerformancesAbroad,
} from './livePerformances.ts';

const ofPerformance = { ...ofLivePerformance, performanceId: pathId('performanceId') };
const ofForeignPerformance = { ...ofLivePerformance, foreignPerformanceId: pathId('foreignPerformanceId') };

/**
 * Which of all live performances: open ones with something to look at, with red works, with unknown ones, with a set list
 * that somebody who played says is wrong, or that may be of a concert of another list or is longer than a day (R114, R116, R119); or by state.
 */
export const deskFilters = [
  'attention',
  'red',
  'unknown',
  'objected',
  'inDoubt',
  'open',
  'closed',
  'all',
] as const;
export type DeskFilter = (typeof deskFilters)[number];

/** A live performance as staff list it. */
export const DeskLivePerformance = response({
  livePerformanceId: live.livePerformanceId,
  livePerformanceTitle: live.livePerformanceTitle,
  performedOn: live.performedOn,
  performanceTypeId: live.performanceTypeId,
  venueName: places.venueName,
  personId,
  /** Who registered it. */
  name,
  registeredAt: works.registeredAt,
  light: works.light,
  workCount: live.workCount,
  redCount: live.redCount,
  foreignCount: live.foreignCount,
  isClosed: live.isClosed,
  /** H164: of those who played with the registrant. */
  askedCount: words.askedCount,
  confirmedCount: words.confirmedCount,
  objectedCount: words.objectedCount,
});
export type DeskLivePerformance = z.output<typeof DeskLivePerformance>;

export const listDeskLivePerformances = endpoint('GET /api/pots', {
  access: 'staff',
  query: { ...paging, filter: optional(field('filter', z.literal(deskFilters))) },
  reply: list(DeskLivePerformance, 'performanceDesk.noneFound', [
    'performedOn',
    'registeredAt',
    'livePerformanceTitle',
    'redCount',
    'foreignCount',
    'livePerformanceId',
  ]),
});

/** Who registered a live performance. */
export const Registrant = response({ personId, name });
export type Registrant = z.output<typeof Registrant>;

export const getRegistrant = endpoint('GET /api/pots/:livePerformanceId/registrant', {
  access: 'staff',
  params: ofLivePerformance,
  reply: one(Registrant),
});

const promoter = {
  promoterName: maybe(places.promoterName),
  promoterEmail: maybe(places.promoterEmail),
  promoterPhone: maybe(places.promoterPhone),
};

/** What a concert, a stream or a festival is to say instead. */
export const CorrectedLivePerformance = request({
  performers: live.performersAtHome,
  venueId: places.venueId,
  address: maybe(places.address),
  hallId: maybe(places.hallId),
  festivalYearId: maybe(places.festivalYearId),
  performedOn: live.typedDay,
  ...promoter,
  otherInfo: maybe(live.otherInfo),
  version,
});
export type CorrectedLivePerformance = z.output<typeof CorrectedLivePerformance>;

export const correctLivePerformance = endpoint('PUT /api/pots/:livePerformanceId', {
  access: 'staff',
  params: ofLivePerformance,
  body: CorrectedLivePerformance,
  reply: nothing,
  affects: performanceReads,
});

/** What a foreign live performance is to say instead. */
export const CorrectedForeignLivePerformance = request({
  concertTitle: maybe(live.concertTitle),
  performers: live.performers,
  countryId: places.countryId,
  city: live.city,
  address: maybe(places.address),
  postalCode: maybe(postalCode),
  venue: live.venue,
  festival: maybe(live.festival),
  stage: maybe(live.stage),
  performedOn: live.typedForeignDay,
  isMainAct: live.isMainAct,
  ...promoter,
  otherInfo: maybe(live.otherInfo),
  version,
});
export type CorrectedForeignLivePerformance = z.output<typeof CorrectedForeignLivePerformance>;

export const correctForeignLivePerformance = endpoint('PUT /api/pots/foreignPots/:livePerformanceId', {
  access: 'staff',
  params: ofLivePerformance,
  body: CorrectedForeignLivePerformance,
  reply: nothing,
  affects: performanceReads,
});

const longestRemark = 2000;

export const closeLivePerformance = endpoint('PATCH /api/pots/:livePerformanceId', {
  access: 'staff',
  params: ofLivePerformance,
  body: request({
    isClosed: live.isClosed,
    remark: maybe(freeText(longestRemark, works.remark)),
    version,
  }),
  reply: nothing,
  affects: performanceReads,
});

export const correctPerformance = endpoint('PUT /api/pots/:livePerformanceId/performances/:performanceId', {
  access: 'staff',
  params: ofPerformance,
  body: request({
    workId: works.workId,
    duration: works.typedDuration,
    quantity: live.typedQuantity,
    version,
  }),
  reply: nothing,
  affects: performanceReads,
});

export const correctForeignPerformance = endpoint(
  'PUT /api/pots/:livePerformanceId/foreignPerformances/:foreignPerformanceId',
  {
    access: 'staff',
    params: ofForeignPerformance,
    body: request({
      title: works.title,
      artists: works.artists,
      duration: works.typedDuration,
      quantity: live.typedQuantity,
      iswc: maybe(works.iswc),
      version,
    }),
    reply: nothing,
    affects: performanceReads,
  },
);

export const removePerformance = endpoint('DELETE /api/pots/:livePerformanceId/performances/:performanceId', {
  access: 'staff',
  params: ofPerformance,
  reply: nothing,
  affects: performanceReads,
});

export const removeForeignPerformance = endpoint(
  'DELETE /api/pots/:livePerformanceId/foreignPerformances/:foreignPerformanceId',
  {
    access: 'staff',
    params: ofForeignPerformance,
    reply: nothing,
    affects: performanceReads,
  },
);

/** A work of the system that a line may mean. */
export const LikelyWork = response({
  workId: works.workId,
  title: works.title,
  artists: nullable(works.artists),
  authorNames: nullable(live.authorNames),
  durationSeconds: nullable(works.durationSeconds),
  light: works.light,
  isSameIswc: field('SAMA_ISWC', yesNo),
  /** An author of it is named in the line. */
  hasNamedAuthor: field('SAMI_HOFUNDUR', yesNo),
  /** It is one of the registrant's own. */
  isOfRegistrant: field('VERK_SKRANINGARADILA', yesNo),
});
export type LikelyWork = z.output<typeof LikelyWork>;

export const listLikelyWorks = endpoint(
  'GET /api/pots/:livePerformanceId/foreignPerformances/:foreignPerformanceId/candidates',
  {
    access: 'staff',
    params: ofForeignPerformance,
    query: { search: queryText('q') },
    reply: list(LikelyWork, 'performanceDesk.noCandidates'),
  },
);

const setListCount = field('FJOLDI_LAGALISTA', z.int());

export const countSameLines = endpoint(
  'GET /api/pots/:livePerformanceId/foreignPerformances/:foreignPerformanceId/same',
  {
    access: 'staff',
    params: ofForeignPerformance,
    reply: one(response({ setListCount })),
  },
);

export const joinForeignPerformance = endpoint(
  'POST /api/pots/:livePerformanceId/foreignPerformances/:foreignPerformanceId/join',
  {
    access: 'staff',
    params: ofForeignPerformance,
    body: request({
      workId: works.workId,
      /** On the other set lists too. */
      isEverywhere: maybe(field('A_OLLUM_LAGALISTUM', z.boolean())),
      version,
    }),
    reply: one(response({ setListCount })),
    affects: performanceReads,
  },
);

/** What shows a live performance or its lines. */
export function performanceReads() {
  return [
    andBelow(getLivePerformance),
    listPerformancesAbroad,
    listForeignPerformancesAbroad,
    listDeskLivePerformances,
  ];
}
