import { keptText } from '@omur/contract/platform/rules/keptText';
import * as places from '@omur/contract/platform/fields/places';
import type {
  correctForeignLivePerformance,
  correctLivePerformance,
} from '@omur/contract/performances/performanceDesk';
import {
  checkWithoutSetList,
  livePerformanceTypeIds as types,
  type ProposedLivePerformance,
} from '@omur/contract/performances/rules/livePerformance';
import { societyToday } from '@omur/contract/platform/rules/performanceDays';
import type { Queryable } from '../../platform/database/statement.ts';
import type { CallOf } from '../../platform/http/call.ts';
import { proposedAbroad, proposedAtHome, refusalsOf } from '../livePerformances/proposed.ts';
import { refreshDoubts } from '../uncounted/queries.ts';
import { rememberPromoter } from '../venues/promoters.ts';
import { refuse, type FieldRefusal } from '../../platform/refusal.ts';
import { lockOpen } from '../livePerformances/lock.ts';
import { refusePaidOrOwn } from '../livePerformances/own.ts';
import { findPlaces, updateAbroad, updateAtHome } from './queries.ts';
import { notifyCorrected } from '../livePerformances/notify.ts';

/** Says of a concert, a stream or a festival what it should have said. */
export async function correctAtHome({
  db,
  actor,
  params: { livePerformanceId },
  body,
}: CallOf<typeof correctLivePerformance>): Promise<undefined> {
  const held = await lockOpen(db, livePerformanceId, body.version);
  if (held.performanceTypeId === types.foreign) refuse('livePerformance.notFound');
  const isStream = held.performanceTypeId === types.streaming;
  const { venueId, hallId = null, festivalYearId = null } = body;
  if (isStream && (hallId !== null || festivalYearId !== null)) refuse('livePerformance.notOfStream');
  const fields = violations(proposedAtHome(body, isStream));
  const known = await placesOf(db, { venueId, hallId, festivalYearId });
  if (!known.hasVenue) fields.push({ field: places.venueId.wire, code: 'livePerformance.venueUnknown' });
  else if (hallId !== null && !known.hasHall)
    fields.push({ field: places.hallId.wire, code: 'livePerformance.hallUnknown' });
  if (festivalYearId !== null && !known.hasFestivalYear)
    fields.push({ field: places.festivalYearId.wire, code: 'livePerformance.festivalYearUnknown' });
  if (fields.length > 0) refuse('request.invalid', { fields });

  await updateAtHome
    .run(db, {
      livePerformanceId,
      performers: body.performers.trim(),
      venueId,
      address: keptText(body.address),
      hallId,
      festivalYearId,
      performanceTypeId: isStream
        ? types.streaming
        : festivalYearId === null
          ? types.concert
          : types.festival,
      performedOn: body.performedOn,
      promoterId: await promoterOf(db, held.personId, body),
      otherInfo: keptText(body.otherInfo),
    })
    .catch(refusePaidOrOwn);
  await refreshDoubts.run(db, { livePerformanceIds: [livePerformanceId] });
  await notifyCorrected(db, actor, held);
}

/** The same abroad. */
export async function correctAbroad({
  db,
  actor,
  params: { livePerformanceId },
  body,
}: CallOf<typeof correctForeignLivePerformance>): Promise<undefined> {
  const held = await lockOpen(db, livePerformanceId, body.version);
  if (held.performanceTypeId !== types.foreign) refuse('livePerformance.notFound');
  const { countryId, isMainAct } = body;
  const fields = violations(proposedAbroad(body));
  const { country } = await placesOf(db, { countryId });
  if (country === null) fields.push({ field: places.countryId.wire, code: 'livePerformance.countryUnknown' });
  if (country === 'IS') fields.push({ field: places.countryId.wire, code: 'livePerformance.countryAtHome' });
  if (fields.length > 0) refuse('request.invalid', { fields });

  await updateAbroad.run(db, {
    livePerformanceId,
    concertTitle: keptText(body.concertTitle),
    performers: body.performers.trim(),
    countryId,
    city: body.city.trim(),
    address: keptText(body.address),
    postalCode: keptText(body.postalCode),
    venue: body.venue.trim(),
    festival: keptText(body.festival),
    stage: keptText(body.stage),
    performedOn: body.performedOn,
    isMainAct,
    promoterId: await promoterOf(db, held.personId, body),
    otherInfo: keptText(body.otherInfo),
  });
  await notifyCorrected(db, actor, held);
}

const ofRegistrants = new Set<string>(['livePerformance.dateTooEarly', 'livePerformance.venueInOther']);

/** Members have to be in time and name the place; staff correct what they know, however old (L5.2, L8.6). */
function violations(performance: ProposedLivePerformance): FieldRefusal[] {
  const results = checkWithoutSetList(performance, societyToday());
  const binding = results.filter(({ rule }) => !ofRegistrants.has(rule));
  return refusalsOf(binding, [], performance.kind === 'foreign');
}

interface Known extends Record<string, unknown> {
  hasVenue: boolean;
  hasHall: boolean;
  hasFestivalYear: boolean;
  country: string | null;
}

interface Named {
  venueId?: number;
  hallId?: number | null;
  festivalYearId?: number | null;
  countryId?: number;
}

async function placesOf(
  db: Queryable,
  { venueId = 0, hallId = 0, festivalYearId = 0, countryId = 0 }: Named,
): Promise<Known> {
  const known = await findPlaces.row<Known>(db, { venueId, hallId, festivalYearId, countryId });
  return known ?? { hasVenue: false, hasHall: false, hasFestivalYear: false, country: null };
}

interface Promoter {
  promoterName?: string | null;
  promoterEmail?: string | null;
  promoterPhone?: string | null;
}

async function promoterOf(
  db: Queryable,
  personId: number,
  { promoterName, promoterEmail, promoterPhone }: Promoter,
): Promise<number | null> {
  const name = keptText(promoterName);
  if (name === null) return null;
  return rememberPromoter(db, personId, { name, email: promoterEmail ?? '', phone: promoterPhone ?? '' });
}
