import {
  festivalId,
  festivalYearId,
  hallId,
  venueId,
  countryId,
} from '@omur/contract/platform/fields/places';
import { performanceTypeId } from '@omur/contract/platform/fields/livePerformances';
import type { NewLivePerformance } from '@omur/contract/performances/livePerformanceRegistration';
import { livePerformanceTypeIds, venueNotInList } from '@omur/contract/performances/rules/livePerformance';
import type { Queryable } from '../../platform/database/statement.ts';
import type { FieldRefusal } from '../../platform/refusal.ts';
import { findCountry, findPlace } from './writeQueries.ts';

/** Where something took place, as the database knows it. */
interface Place extends Record<string, unknown> {
  venueTypeId: number | null;
  isVenueOffered: boolean | null;
  isHallClosed: boolean | null;
  ofFestivalId: number | null;
  isYearClosed: boolean | null;
}

const platformTypeId = 2;
const broadcastTypeId = 7;
const iceland = 352;

/** What is wrong with where it took place, and which type of performance that makes it (P2, L5.3). */
export async function placeOf(db: Queryable, body: NewLivePerformance) {
  const place = await findPlace.row<Place>(db, {
    venueId: body.venueId ?? null,
    hallId: body.hallId ?? null,
    festivalYearId: body.festivalYearId ?? null,
  });
  const typeId = typeOf(body, place?.venueTypeId ?? null);
  const isStream = typeId === livePerformanceTypeIds.streaming;
  const fields = [
    ...wrongType(body, typeId),
    ...wrongVenue(body, place, isStream),
    ...(isStream ? [] : [...wrongHall(body, place), ...wrongYear(body, place)]),
  ];
  return { typeId, isStream, fields };
}

function typeOf(
  { performanceTypeId: sent, festivalYearId: year }: NewLivePerformance,
  venueType: number | null,
) {
  const { streaming, festival, concert } = livePerformanceTypeIds;
  if (sent === streaming || (!sent && venueType === platformTypeId)) return streaming;
  return year ? festival : concert;
}

function wrongType(body: NewLivePerformance, typeId: number): FieldRefusal[] {
  const { performanceTypeId: sent, hallId: hall, festivalId: festival, festivalYearId: year } = body;
  const { concert, festival: atFestival, streaming, foreign } = livePerformanceTypeIds;
  // A form for concerts need not know that a festival has a type of its own.
  const isUnfit = sent === foreign || (sent === atFestival && typeId === concert);
  const ofConcerts: [string, unknown][] = [
    [hallId.wire, hall],
    [festivalId.wire, festival],
    [festivalYearId.wire, year],
  ];
  return [
    ...(isUnfit ? [{ field: performanceTypeId.wire, code: 'livePerformance.typeUnfit' } as const] : []),
    ...ofConcerts
      .filter(([, value]) => value && typeId === streaming)
      .map(([field]) => ({ field, code: 'livePerformance.notOfStream' }) as const),
  ];
}

function wrongVenue(
  { venueId: venue }: NewLivePerformance,
  place: Place | undefined,
  isStream: boolean,
): FieldRefusal[] {
  const refused = (code: FieldRefusal['code']) => [{ field: venueId.wire, code }];
  if (!venue) return [];
  if (!place || place.venueTypeId === null) return refused('livePerformance.venueUnknown');
  if (venue === venueNotInList) return [];
  if (!place.isVenueOffered) return refused('livePerformance.venueClosed');
  const isForConcerts = place.venueTypeId !== platformTypeId && place.venueTypeId !== broadcastTypeId;
  return isStream || isForConcerts ? [] : refused('livePerformance.venueNotForConcerts');
}

function wrongHall({ hallId: hall }: NewLivePerformance, place: Place | undefined): FieldRefusal[] {
  if (!hall || place?.isHallClosed === false) return [];
  const code = place?.isHallClosed ? 'livePerformance.hallClosed' : 'livePerformance.hallUnknown';
  return [{ field: hallId.wire, code }];
}

function wrongYear(body: NewLivePerformance, place: Place | undefined): FieldRefusal[] {
  const { festivalId: festival, festivalYearId: year } = body;
  const refused = (code: FieldRefusal['code']) => [{ field: festivalYearId.wire, code }];
  if (!year) return festival ? refused('livePerformance.festivalYearMissing') : [];
  if (!place?.ofFestivalId) return refused('livePerformance.festivalYearUnknown');
  if (festival && place.ofFestivalId !== festival) return refused('livePerformance.festivalYearOfOther');
  return place.isYearClosed ? refused('livePerformance.festivalYearClosed') : [];
}

/** A concert abroad is in a country that there is, and not in Iceland (L9.8). */
export async function wrongCountry(
  db: Queryable,
  country: number | null | undefined,
): Promise<FieldRefusal[]> {
  if (!country) return [];
  if (country === iceland) return [{ field: countryId.wire, code: 'livePerformance.countryAtHome' }];
  const known = await findCountry.row(db, { countryId: country });
  return known ? [] : [{ field: countryId.wire, code: 'livePerformance.countryUnknown' }];
}
