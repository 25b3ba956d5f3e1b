import type * as z from 'zod/mini';
import { endpoint, list, one } from '../platform/endpoint.ts';
import * as live from '../platform/fields/livePerformances.ts';
import { postalCode } from '../platform/fields/people.ts';
import * as places from '../platform/fields/places.ts';
import { version } from '../platform/fields/version.ts';
import * as works from '../platform/fields/works.ts';
import { ofLivePerformance, ofPerson, paging } from '../platform/paths.ts';
import { nullable, response } from '../platform/wire.ts';

/**
 * One live performance, at home or abroad (L3.3). Country, city, postal code, festival, stage and main act are a foreign
 * one's, whose venue is a text.
 */
export const LivePerformance = response({
  livePerformanceId: live.livePerformanceId,
  livePerformanceTitle: live.livePerformanceTitle,
  performedOn: live.performedOn,
  performers: live.performersAtHome,
  performanceTypeId: live.performanceTypeId,
  performanceTypeName: live.performanceTypeName,
  venueId: nullable(places.venueId),
  venueName: nullable(places.venueName),
  address: nullable(places.address),
  hallId: nullable(places.hallId),
  hallName: nullable(places.hallName),
  festivalId: nullable(places.festivalId),
  festivalName: nullable(places.festivalName),
  festivalYearId: nullable(places.festivalYearId),
  year: nullable(places.year),
  concertTitle: nullable(live.concertTitle),
  countryId: nullable(places.countryId),
  country: nullable(places.country),
  city: nullable(live.city),
  postalCode: nullable(postalCode),
  stage: nullable(live.stage),
  isMainAct: nullable(live.isMainAct),
  promoterName: nullable(places.promoterName),
  promoterEmail: nullable(places.promoterEmail),
  promoterPhone: nullable(places.promoterPhone),
  otherInfo: nullable(live.otherInfo),
  origin: live.origin,
  registeredAt: works.registeredAt,
  currencyRate: live.currencyRate,
  points: live.points,
  light: works.light,
  /** Lines of the set list: known works, and foreign performances. */
  workCount: live.workCount,
  redCount: live.redCount,
  foreignCount: live.foreignCount,
  isClosed: live.isClosed,
  version,
});
export type LivePerformance = z.output<typeof LivePerformance>;

export const getLivePerformance = endpoint('GET /api/pots/:livePerformanceId', {
  access: 'loggedIn',
  keyScope: 'readPerformances',
  params: ofLivePerformance,
  reply: one(LivePerformance),
});

/** A known work on a set list (L3.4). */
export const Performance = response({
  performanceId: live.performanceId,
  position: live.position,
  firstRegisteredAt: live.firstRegisteredAt,
  workId: works.workId,
  title: works.title,
  artists: nullable(works.artists),
  points: live.points,
  quantity: live.quantity,
  durationSeconds: works.durationSeconds,
  firstPerformedOn: nullable(works.firstPerformedOn),
  light: works.light,
});
export type Performance = z.output<typeof Performance>;

/** A work on a set list that is not in the system (L3.4). */
export const ForeignPerformance = response({
  foreignPerformanceId: live.foreignPerformanceId,
  position: live.position,
  firstRegisteredAt: live.firstRegisteredAt,
  title: works.title,
  artists: works.artists,
  points: live.points,
  quantity: live.quantity,
  durationSeconds: works.durationSeconds,
  iswc: nullable(works.iswc),
});
export type ForeignPerformance = z.output<typeof ForeignPerformance>;

/** A red work on a set list, and why it is red (L3.5, P3). The remark is a sentence in the reader's language. */
export const RedLight = response({
  workId: works.workId,
  title: works.title,
  cause: live.cause,
  remark: works.remark,
});
export type RedLight = z.output<typeof RedLight>;

const performances = list(Performance, 'livePerformance.noPerformances', ['position']);
const foreignPerformances = list(ForeignPerformance, 'livePerformance.noForeignPerformances', ['position']);

export const listPerformances = endpoint('GET /api/pots/:livePerformanceId/performances', {
  access: 'loggedIn',
  keyScope: 'readPerformances',
  params: ofLivePerformance,
  query: paging,
  reply: performances,
});

export const listForeignPerformances = endpoint('GET /api/pots/:livePerformanceId/foreignPerformances', {
  access: 'loggedIn',
  keyScope: 'readPerformances',
  params: ofLivePerformance,
  query: paging,
  reply: foreignPerformances,
});

export const listRedLights = endpoint('GET /api/pots/:livePerformanceId/redlights', {
  access: 'loggedIn',
  keyScope: 'readPerformances',
  params: ofLivePerformance,
  query: paging,
  reply: list(RedLight, 'livePerformance.noRedLights', ['title']),
});

export const listPerformancesAbroad = endpoint('GET /api/pots/foreignPots/:livePerformanceId/performances', {
  access: 'loggedIn',
  keyScope: 'readPerformances',
  params: ofLivePerformance,
  query: paging,
  reply: performances,
});

export const listForeignPerformancesAbroad = endpoint(
  'GET /api/pots/foreignPots/:livePerformanceId/foreignPerformances',
  {
    access: 'loggedIn',
    params: ofLivePerformance,
    query: paging,
    reply: foreignPerformances,
  },
);

/** A line of either kind, as a form takes it up (P5). Without a work it is one that is not in the system. */
export const SetListLine = response({
  position: live.position,
  workId: nullable(works.workId),
  title: works.title,
  artists: nullable(works.artists),
  quantity: live.quantity,
  durationSeconds: works.durationSeconds,
  firstPerformedOn: nullable(works.firstPerformedOn),
  iswc: nullable(works.iswc),
  light: works.light,
  /** It cannot be registered again. */
  isWithdrawn: works.isWithdrawn,
});
export type SetListLine = z.output<typeof SetListLine>;

export const listSetList = endpoint('GET /api/pots/:livePerformanceId/setList', {
  access: 'loggedIn',
  keyScope: 'readPerformances',
  params: ofLivePerformance,
  query: paging,
  reply: list(SetListLine, 'livePerformance.noPerformances', ['position']),
});

/** A live performance at home in a list (L3.1). */
export const ListedLivePerformance = response({
  livePerformanceId: live.livePerformanceId,
  livePerformanceTitle: live.livePerformanceTitle,
  performedOn: live.performedOn,
  performanceTypeId: live.performanceTypeId,
  venueName: places.venueName,
  workCount: live.workCount,
  light: works.light,
});
export type ListedLivePerformance = z.output<typeof ListedLivePerformance>;

export const listPersonLivePerformances = endpoint('GET /api/persons/:personId/livePerformances', {
  access: 'loggedIn',
  keyScope: 'readPerformances',
  params: ofPerson,
  query: paging,
  reply: list(ListedLivePerformance, 'livePerformance.noneFound', [
    'performedOn',
    'livePerformanceTitle',
    'workCount',
    'light',
    'livePerformanceId',
  ]),
});

/** A foreign live performance in a list (L3.2, F3.12). */
export const ListedForeignLivePerformance = response({
  foreignLivePerformanceId: live.foreignLivePerformanceId,
  concertTitle: nullable(live.concertTitle),
  performers: live.performers,
  country: places.country,
  city: live.city,
  performedOn: live.performedOn,
  startsOn: live.startsOn,
  workCount: live.workCount,
  light: works.light,
});
export type ListedForeignLivePerformance = z.output<typeof ListedForeignLivePerformance>;

export const listPersonForeignLivePerformances = endpoint(
  'GET /api/persons/:personId/liveForeignPerformances',
  {
    access: 'loggedIn',
    params: ofPerson,
    query: paging,
    reply: list(ListedForeignLivePerformance, 'livePerformance.noneFound', [
      'performedOn',
      'performers',
      'concertTitle',
      'country',
      'city',
      'workCount',
      'light',
      'foreignLivePerformanceId',
    ]),
  },
);

/** An earlier performance whose set list can be used again. */
export const EarlierSetList = response({
  livePerformanceId: live.livePerformanceId,
  livePerformanceTitle: live.livePerformanceTitle,
  performedOn: live.performedOn,
  performanceTypeId: live.performanceTypeId,
  /** The venue at home; venue and city abroad. */
  venueName: places.venueName,
  workCount: live.workCount,
});
export type EarlierSetList = z.output<typeof EarlierSetList>;

export const listEarlierSetLists = endpoint('GET /api/persons/:personId/setLists', {
  access: 'loggedIn',
  params: ofPerson,
  query: paging,
  reply: list(EarlierSetList, 'livePerformance.noneFound', ['performedOn']),
});
