import * as z from 'zod/mini';
import { created, endpoint } from '../platform/endpoint.ts';
import { groupId } from '../platform/fields/groups.ts';
import * as live from '../platform/fields/livePerformances.ts';
import { postalCode } from '../platform/fields/people.ts';
import * as places from '../platform/fields/places.ts';
import * as works from '../platform/fields/works.ts';
import {
  ForeignPerformance,
  Performance,
  listEarlierSetLists,
  listPersonForeignLivePerformances,
  listPersonLivePerformances,
} from './livePerformances.ts';
import { ofLivePerformance } from '../platform/paths.ts';
import { mostSetListLines } from './rules/setList.ts';
import { field, maybe, request, response } from '../platform/wire.ts';
import { performanceReads } from './performanceDesk.ts';
import { listPromoters } from './venues.ts';

/** What is ignored of a line: the server computes it (L7.12). */
const setByTheSociety = {
  recordedAmountIsk: maybe(live.recordedAmountIsk),
  isCorrection: maybe(live.isCorrection),
};
const newPerformance = {
  workId: works.workId,
  /** Without it the work's own. */
  duration: maybe(works.typedDuration),
  quantity: maybe(live.typedQuantity),
  firstPerformedOn: maybe(live.typedFirstPerformedOn),
  ...setByTheSociety,
};
const newForeignPerformance = {
  title: works.title,
  artists: maybe(works.artists),
  duration: maybe(works.typedDuration),
  quantity: maybe(live.typedQuantity),
  iswc: maybe(works.iswc),
};
/** Without a position, known works go before others, each in the order sent. */
const position = { position: maybe(live.position) };

/** A known work to put on a set list. */
export const NewPerformance = request(newPerformance);
export type NewPerformance = z.output<typeof NewPerformance>;
/** A work to put on a set list that is not in the system. */
export const NewForeignPerformance = request(newForeignPerformance);
export type NewForeignPerformance = z.output<typeof NewForeignPerformance>;

// One more than a set list may have, so that the rule can say what is wrong.
const fewEnough = z.maxLength(mostSetListLines + 1);
const newSetList = {
  performances: maybe(
    field('FLUTNINGAR', z.array(request({ ...newPerformance, ...position })).check(fewEnough)),
  ),
  foreignPerformances: maybe(
    field(
      'ERLENDIR_FLUTNINGAR',
      z.array(request({ ...newForeignPerformance, ...position })).check(fewEnough),
    ),
  ),
  isRegisteredAnyway: maybe(live.isRegisteredAnyway),
  /** H159: a group of the registrant's, the others in which are shown the set list. */
  groupId: maybe(groupId),
};
const promoter = {
  promoterName: maybe(places.promoterName),
  promoterEmail: maybe(places.promoterEmail),
  promoterPhone: maybe(places.promoterPhone),
};

/**
 * A live performance at home (L3.9): a stream when its type is 2, else a concert, which is a festival's with a festival year. A
 * payload without a type is a stream on a streaming platform and a concert anywhere else.
 */
export const NewLivePerformance = request({
  performers: maybe(live.performersAtHome),
  performanceTypeId: maybe(live.performanceTypeId),
  venueId: maybe(places.venueId),
  address: maybe(places.address),
  hallId: maybe(places.hallId),
  /** Where it is given, the year has to be one of this festival. */
  festivalId: maybe(places.festivalId),
  festivalYearId: maybe(places.festivalYearId),
  performedOn: maybe(live.typedDay),
  ...promoter,
  otherInfo: maybe(live.otherInfo),
  currencyRate: maybe(live.currencyRate),
  payoutAmountIsk: maybe(live.payoutAmountIsk),
  isCalculated: maybe(live.isCalculated),
  livePerformanceStatusId: maybe(live.livePerformanceStatusId),
  origin: maybe(live.origin),
  ...newSetList,
});
export type NewLivePerformance = z.output<typeof NewLivePerformance>;

export const LivePerformanceNumber = response({ livePerformanceId: live.livePerformanceId });

export const addLivePerformance = endpoint('POST /api/pots', {
  access: 'registering',
  keyScope: 'registerPerformances',
  body: NewLivePerformance,
  reply: created(LivePerformanceNumber),
  affects: ownPerformances,
});

/** A live performance abroad (L3.10). */
export const NewForeignLivePerformance = request({
  concertTitle: maybe(live.concertTitle),
  performers: maybe(live.performers),
  countryId: maybe(places.countryId),
  city: maybe(live.city),
  address: maybe(places.address),
  postalCode: maybe(postalCode),
  venue: maybe(live.venue),
  festival: maybe(live.festival),
  stage: maybe(live.stage),
  performedOn: maybe(live.typedForeignDay),
  isMainAct: maybe(live.isMainAct),
  ...promoter,
  otherInfo: maybe(live.otherInfo),
  origin: maybe(live.foreignOrigin),
  ...newSetList,
});
export type NewForeignLivePerformance = z.output<typeof NewForeignLivePerformance>;

export const ForeignLivePerformanceNumber = response({
  foreignLivePerformanceId: live.foreignLivePerformanceId,
});

export const addForeignLivePerformance = endpoint('POST /api/pots/foreignPots', {
  access: 'registering',
  keyScope: 'registerPerformances',
  body: NewForeignLivePerformance,
  reply: created(ForeignLivePerformanceNumber),
  affects: ownPerformances,
});

export const addPerformance = endpoint('POST /api/pots/:livePerformanceId/performances', {
  access: 'registering',
  keyScope: 'registerPerformances',
  params: ofLivePerformance,
  body: NewPerformance,
  reply: created(Performance),
  affects: performanceReads,
});

export const addForeignPerformance = endpoint('POST /api/pots/:livePerformanceId/foreignPerformances', {
  access: 'registering',
  keyScope: 'registerPerformances',
  params: ofLivePerformance,
  body: NewForeignPerformance,
  reply: created(ForeignPerformance),
  affects: performanceReads,
});

export const addPerformanceAbroad = endpoint('POST /api/pots/foreignPots/:livePerformanceId/performances', {
  access: 'registering',
  keyScope: 'registerPerformances',
  params: ofLivePerformance,
  body: NewPerformance,
  reply: created(Performance),
  affects: performanceReads,
});

export const addForeignPerformanceAbroad = endpoint(
  'POST /api/pots/foreignPots/:livePerformanceId/foreignPerformances',
  {
    access: 'registering',
    params: ofLivePerformance,
    body: NewForeignPerformance,
    reply: created(ForeignPerformance),
    affects: performanceReads,
  },
);

function ownPerformances() {
  return [listPersonLivePerformances, listPersonForeignLivePerformances, listEarlierSetLists, listPromoters];
}
