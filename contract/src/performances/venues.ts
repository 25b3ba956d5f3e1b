import { plainVenue } from '../platform/fields/plainVenue.ts';
import { plainAnswer } from '../platform/plainFields.ts';
import * as z from 'zod/mini';
import { endpoint, list, one } from '../platform/endpoint.ts';
import { postalCode, postOffice } from '../platform/fields/people.ts';
import * as places from '../platform/fields/places.ts';
import { ofVenue, paging, pathId, queryText } from '../platform/paths.ts';
import { field, nullable, optional, response } from '../platform/wire.ts';

export const Country = response({ countryId: places.countryId, country: places.country });
export type Country = z.output<typeof Country>;

export const listCountries = endpoint('GET /api/performanceLocations/countries', {
  access: 'loggedIn',
  keyScope: 'any',
  query: { ...paging, language: optional(field('language', z.literal(['is', 'en']))) },
  reply: list(Country, 'country.noneFound'),
});

/** A place of performance. Its address is a line, its town the postal code's. */
export const Venue = response({
  venueId: places.venueId,
  venueName: places.venueName,
  ...plainAnswer(plainVenue),
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
  keyScope: 'any',
  query: found,
  reply: venues,
});

export const listConcertHalls = endpoint('GET /api/performanceLocations/concertHalls', {
  access: 'loggedIn',
  keyScope: 'any',
  query: found,
  reply: venues,
});

export const listStreamVenues = endpoint('GET /api/performanceLocations/streamLocations', {
  access: 'loggedIn',
  keyScope: 'any',
  query: found,
  reply: venues,
});

export const getVenue = endpoint('GET /api/performanceLocations/:venueId', {
  access: 'loggedIn',
  keyScope: 'any',
  params: ofVenue,
  reply: one(Venue),
});

export const Hall = response({ hallId: places.hallId, hallName: places.hallName });
export type Hall = z.output<typeof Hall>;

export const listHalls = endpoint('GET /api/performanceLocations/:venueId/halls', {
  access: 'loggedIn',
  keyScope: 'any',
  params: ofVenue,
  query: paging,
  reply: list(Hall, 'hall.noneFound'),
});

export const Festival = response({ festivalId: places.festivalId, festivalName: places.festivalName });
export type Festival = z.output<typeof Festival>;

export const listFestivals = endpoint('GET /api/musicFestivals', {
  access: 'loggedIn',
  keyScope: 'any',
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
  keyScope: 'any',
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
  query: paging,
  reply: list(Promoter, 'promoter.noneFound'),
});
