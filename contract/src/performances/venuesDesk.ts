import { plainVenue } from '../platform/fields/plainVenue.ts';
import { plainAnswer, plainPayload } from '../platform/plainFields.ts';
import * as z from 'zod/mini';
import { created, endpoint, list, one, andBelow } from '../platform/endpoint.ts';
import { postalCode, postOffice } from '../platform/fields/people.ts';
import * as places from '../platform/fields/places.ts';
import { version } from '../platform/fields/version.ts';
import { ofVenue, paging, pathId } from '../platform/paths.ts';
import { atMost, field, lineText, maybe, nullable, optional, request, response } from '../platform/wire.ts';
import { listFestivals, listVenues } from './venues.ts';

const ofFestival = { festivalId: pathId('festivalId') };
const name = { venue: atMost(200, places.venueName), hall: atMost(200, places.hallName) };
const festivalName = atMost(200, places.festivalName);

export const placeStates = ['open', 'closed'] as const;
export type PlaceState = (typeof placeStates)[number];
const filter = { filter: optional(field('filter', z.literal(placeStates))) };

export const VenueType = response({ venueTypeId: places.venueTypeId, venueTypeName: places.venueTypeName });
export type VenueType = z.output<typeof VenueType>;

export const listVenueTypes = endpoint('GET /api/performanceLocations/types', {
  access: 'loggedIn',
  query: paging,
  reply: list(VenueType, 'lookup.noneFound'),
});

/** A venue as staff keep it. */
export const DeskVenue = response({
  venueId: places.venueId,
  venueName: places.venueName,
  ...plainAnswer(plainVenue),
  postalCode: nullable(postalCode),
  postOffice: nullable(postOffice),
  venueTypeId: places.venueTypeId,
  isClosed: places.isVenueClosed,
  hallCount: places.hallCount,
  version,
});
export type DeskVenue = z.output<typeof DeskVenue>;

export const listDeskVenues = endpoint('GET /api/desk/venues', {
  access: 'staff',
  query: { ...paging, ...filter },
  reply: list(DeskVenue, 'venue.noneFound', ['venueName', 'venueTypeId', 'venueId']),
});

export const getDeskVenue = endpoint('GET /api/desk/venues/:venueId', {
  access: 'staff',
  params: ofVenue,
  reply: one(DeskVenue),
});

const venue = {
  venueName: name.venue,
  ...plainPayload(plainVenue),
  postalCode: maybe(lineText(20, postalCode)),
  venueTypeId: places.venueTypeId,
};

export const addVenue = endpoint('POST /api/desk/venues', {
  access: 'staff',
  body: request(venue),
  reply: created(DeskVenue),
  affects: venueReads,
});

export const changeVenue = endpoint('PUT /api/desk/venues/:venueId', {
  access: 'staff',
  params: ofVenue,
  body: request({ ...venue, isClosed: places.isVenueClosed, version }),
  reply: one(DeskVenue),
  affects: venueReads,
});

export const DeskHall = response({
  hallId: places.hallId,
  hallName: places.hallName,
  isClosed: places.isHallClosed,
  version,
});
export type DeskHall = z.output<typeof DeskHall>;

export const listDeskHalls = endpoint('GET /api/desk/venues/:venueId/halls', {
  access: 'staff',
  params: ofVenue,
  query: paging,
  reply: list(DeskHall, 'hall.noneFound'),
});

export const addHall = endpoint('POST /api/desk/venues/:venueId/halls', {
  access: 'staff',
  params: ofVenue,
  body: request({ hallName: name.hall }),
  reply: created(DeskHall),
  affects: venueReads,
});

export const changeHall = endpoint('PUT /api/desk/venues/:venueId/halls/:hallId', {
  access: 'staff',
  params: { ...ofVenue, hallId: pathId('hallId') },
  body: request({ hallName: name.hall, isClosed: places.isHallClosed, version }),
  reply: one(DeskHall),
  affects: venueReads,
});

export const DeskFestival = response({
  festivalId: places.festivalId,
  festivalName: places.festivalName,
  isClosed: places.isFestivalClosed,
  yearCount: places.yearCount,
  openYearCount: places.openYearCount,
  version,
});
export type DeskFestival = z.output<typeof DeskFestival>;

export const listDeskFestivals = endpoint('GET /api/desk/festivals', {
  access: 'staff',
  query: { ...paging, ...filter },
  reply: list(DeskFestival, 'festival.noneFound', ['festivalName', 'festivalId']),
});

export const getDeskFestival = endpoint('GET /api/desk/festivals/:festivalId', {
  access: 'staff',
  params: ofFestival,
  reply: one(DeskFestival),
});

export const addFestival = endpoint('POST /api/desk/festivals', {
  access: 'staff',
  body: request({ festivalName }),
  reply: created(DeskFestival),
  affects: festivalReads,
});

export const changeFestival = endpoint('PUT /api/desk/festivals/:festivalId', {
  access: 'staff',
  params: ofFestival,
  body: request({ festivalName, isClosed: places.isFestivalClosed, version }),
  reply: one(DeskFestival),
  affects: festivalReads,
});

export const DeskFestivalYear = response({
  festivalYearId: places.festivalYearId,
  year: places.year,
  isClosed: places.isYearClosed,
  version,
});
export type DeskFestivalYear = z.output<typeof DeskFestivalYear>;

export const listDeskFestivalYears = endpoint('GET /api/desk/festivals/:festivalId/years', {
  access: 'staff',
  params: ofFestival,
  query: paging,
  reply: list(DeskFestivalYear, 'festival.noYears'),
});

export const addFestivalYear = endpoint('POST /api/desk/festivals/:festivalId/years', {
  access: 'staff',
  params: ofFestival,
  body: request({ year: places.year }),
  reply: created(DeskFestivalYear),
  affects: festivalReads,
});

export const changeFestivalYear = endpoint('PUT /api/desk/festivals/:festivalId/years/:festivalYearId', {
  access: 'staff',
  params: { ...ofFestival, festivalYearId: pathId('festivalYearId') },
  body: request({ year: places.year, isClosed: places.isYearClosed, version }),
  reply: one(DeskFestivalYear),
  affects: festivalReads,
});

function venueReads() {
  return [andBelow(listVenues), andBelow(listDeskVenues)];
}

function festivalReads() {
  return [andBelow(listFestivals), andBelow(listDeskFestivals)];
}
