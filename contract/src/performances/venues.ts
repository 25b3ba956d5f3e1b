import * as z from 'zod/mini';
import { endpoint, list, one } from '../platform/endpoint.ts';
import { postalCode, postOffice } from '../platform/fields/people.ts';
import * as places from '../platform/fields/places.ts';
import { paging, pathId, queryText } from '../platform/paths.ts';
import { field, nullable, optional, response } from '../platform/wire.ts';

export const Country = response({ countryId: places.countryId, country: places.country });
export type Country = z.output<typeof Country>;

export const listCountries = endpoint('GET /api/performanceLocations/countries', {
  access: 'loggedIn',
  summary: 'Countries, named in the language asked for and in its order.',
  spec: 'L7.6, L3.7',
  query: { ...paging, language: optional(field('language', z.literal(['is', 'en']))) },
  reply: list(Country, 'country.noneFound'),
});

/** A place of performance. Its address is a line, its town the postal code's. */
export const Venue = response({
  venueId: places.venueId,
  venueName: places.venueName,
  address: nullable(places.address),
  postalCode: nullable(postalCode),
  postOffice: nullable(postOffice),
  venueTypeId: places.venueTypeId,
  isClosed: places.isVenueClosed,
});
export type Venue = z.output<typeof Venue>;

const found = { ...paging, name: queryText('name') };
const venues = list(Venue, 'venue.noneFound');

export const listVenues = endpoint('GET /api/performanceLocations', {
  access: 'loggedIn',
  summary: 'Venues that are open, by the alphabet; with `name` those like it, the likest first, 100 at most.',
  spec: 'L7.2, L5.3, V8',
  query: found,
  reply: venues,
});

export const listConcertHalls = endpoint('GET /api/performanceLocations/concertHalls', {
  access: 'loggedIn',
  summary: 'Venues of type 3, which a concert at home is registered at; with `name` those like it.',
  spec: 'L7.2, L5.3, L9.2',
  query: found,
  reply: venues,
});

export const listStreamVenues = endpoint('GET /api/performanceLocations/streamLocations', {
  access: 'loggedIn',
  summary: 'Venues that a stream is registered at: all that are open; with `name` those like it.',
  spec: 'L7.3, L5.3',
  query: found,
  reply: venues,
});

const ofVenue = { venueId: pathId('venueId') };

export const getVenue = endpoint('GET /api/performanceLocations/:venueId', {
  access: 'loggedIn',
  summary: 'A venue by its number, also one that has closed: what was performed there still names it.',
  spec: 'L7.4, L8.3',
  params: ofVenue,
  reply: one(Venue),
});

export const Hall = response({ hallId: places.hallId, hallName: places.hallName });
export type Hall = z.output<typeof Hall>;

export const listHalls = endpoint('GET /api/performanceLocations/:venueId/halls', {
  access: 'loggedIn',
  summary: 'The halls of a venue that are open.',
  spec: 'L7.5, L4.2',
  params: ofVenue,
  query: paging,
  reply: list(Hall, 'hall.noneFound'),
});

export const Festival = response({ festivalId: places.festivalId, festivalName: places.festivalName });
export type Festival = z.output<typeof Festival>;

export const listFestivals = endpoint('GET /api/musicFestivals', {
  access: 'loggedIn',
  summary: 'Festivals that are open; with `name` those like it, the likest first, 100 at most.',
  spec: 'L7.7',
  query: found,
  reply: list(Festival, 'festival.noneFound'),
});

export const FestivalYear = response({
  festivalYearId: places.festivalYearId,
  year: places.year,
  isClosed: places.isYearClosed,
});
export type FestivalYear = z.output<typeof FestivalYear>;

export const listFestivalYears = endpoint('GET /api/musicFestivals/:festivalId/instances', {
  access: 'loggedIn',
  summary: 'The years of a festival that are open, the newest first.',
  spec: 'L7.8, L5.3',
  params: { festivalId: pathId('festivalId') },
  query: paging,
  reply: list(FestivalYear, 'festival.noYears'),
});

export const Promoter = response({
  promoterId: places.promoterId,
  promoterName: places.promoterName,
  promoterEmail: places.promoterEmail,
  promoterPhone: places.promoterPhone,
});
export type Promoter = z.output<typeof Promoter>;

export const listPromoters = endpoint('GET /api/promoters', {
  access: 'loggedIn',
  summary: 'The promoters one has entered before, the newest first; with `q` those whose name has it.',
  spec: 'L2.13',
  query: paging,
  reply: list(Promoter, 'promoter.noneFound'),
});
