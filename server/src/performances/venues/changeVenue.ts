import { plainVenue } from '@omur/contract/platform/fields/plainVenue';
import { type PlainValues, plainValues } from '@omur/contract/platform/plainFields';
import { plainOfVenue } from '../../platform/database/plainSql.ts';
import type * as calls from '@omur/contract/performances/venuesDesk';
import { postalCode } from '@omur/contract/platform/fields/people';
import { hallName, venueName, venueTypeId } from '@omur/contract/platform/fields/places';
import { venueNotInList } from '@omur/contract/performances/rules/livePerformance';
import type { CallOf } from '../../platform/http/call.ts';
import { oneOr404 } from '../../platform/http/rows.ts';
import { refuse } from '../../platform/refusal.ts';
import * as queries from './deskQueries.ts';
import { givenName, refusing } from './refusing.ts';

const refuseBroken = refusing({
  venue_name_given: { code: 'place.nameMissing', field: venueName },
  hall_name_given: { code: 'place.nameMissing', field: hallName },
  venue_known_once: { code: 'venue.known', field: venueName },
  venue_postal_code: { code: 'venue.postalCodeUnknown', field: postalCode },
  venue_type_known: { code: 'venue.typeUnknown', field: venueTypeId },
  hall_known_once: { code: 'hall.known', field: hallName },
  hall_venue: { code: 'venue.notFound' },
});

type VenuePlain = PlainValues<typeof plainVenue> & Record<string, unknown>;

interface Described extends Partial<PlainValues<typeof plainVenue>> {
  venueName: string;
  postalCode?: string | null;
  venueTypeId: number;
}

export async function addVenue({ db, body }: CallOf<typeof calls.addVenue>) {
  const row = await queries.insertVenue.row<{ venueId: number }>(db, columnsOf(body)).catch(refuseBroken);
  return oneOr404(db, queries.findVenue, { venueId: row?.venueId ?? 0 }, 'venue.notFound');
}

export async function changeVenue({ db, params, body }: CallOf<typeof calls.changeVenue>) {
  refuseFixed(params.venueId);
  const { isClosed, version } = body;
  const before = await queries.lockVenue.row<VenuePlain>(db, params);
  const values = { ...params, ...columnsOf(body, before), isClosed, version };
  const changed = await queries.updateVenue.run(db, values).catch(refuseBroken);
  const venue = await oneOr404(db, queries.findVenue, params, 'venue.notFound');
  return changed === 0 ? refuse('place.changedMeanwhile') : venue;
}

export async function addHall({ db, params, body }: CallOf<typeof calls.addHall>) {
  refuseFixed(params.venueId);
  const values = { ...params, name: givenName(hallName, body.hallName) };
  const row = await queries.insertHall.row<{ hallId: number }>(db, values).catch(refuseBroken);
  return oneOr404(db, queries.findHall, { ...params, hallId: row?.hallId ?? 0 }, 'hall.notFound');
}

export async function changeHall({ db, params, body }: CallOf<typeof calls.changeHall>) {
  const { isClosed, version } = body;
  const values = { ...params, name: givenName(hallName, body.hallName), isClosed, version };
  const changed = await queries.updateHall.run(db, values).catch(refuseBroken);
  const hall = await oneOr404(db, queries.findHall, params, 'hall.notFound');
  return changed === 0 ? refuse('place.changedMeanwhile') : hall;
}

/** L9.1: the forms know it by its number and expect it to stand for nothing else. */
function refuseFixed(venueId: number): void {
  if (venueId === venueNotInList) refuse('venue.fixed');
}

function columnsOf(body: Described, before: Partial<PlainValues<typeof plainVenue>> = {}) {
  return {
    name: givenName(venueName, body.venueName),
    plain: plainOfVenue.json(plainValues(plainVenue, body, before)),
    postalCode: body.postalCode ?? null,
    venueTypeId: body.venueTypeId,
  };
}
