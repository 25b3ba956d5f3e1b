import * as z from 'zod/mini';
import { id } from './values.ts';
import { field, optional } from './wire.ts';

// What stands in addresses. It arrives as text, so these fields decode from text.

const numberInText = z.codec(z.string().check(z.regex(/^[1-9][0-9]{0,9}$/)), id, {
  decode: Number,
  encode: String,
});

/** A number in a path, named as in the path's template: `:workId`. */
export function pathId(name: string) {
  return field(name, numberInText);
}

export const pathText = (name: string) => field(name, z.string().check(z.minLength(1), z.maxLength(200)));

/** An optional text in a query. */
export function queryText(name: string) {
  return optional(field(name, z.string().check(z.maxLength(200))));
}

/** An optional number in a query. */
export function queryId(name: string) {
  return optional(field(name, numberInText));
}

// The params of calls about one thing, for the things that calls of several files are about.
export const ofWork = { workId: pathId('workId') };
export const ofPerson = { personId: pathId('personId') };
export const ofAuthor = { authorId: pathId('authorId') };
export const ofUser = { userId: pathId('userId') };
export const ofContract = { contractId: pathId('contractId') };
export const ofVenue = { venueId: pathId('venueId') };
export const ofLivePerformance = { livePerformanceId: pathId('livePerformanceId') };

/** What every list takes (W3). `sort` is a field's wire name, with a minus in front for the other direction. */
export const paging = {
  limit: optional(
    field(
      'limit',
      z.codec(z.string().check(z.regex(/^[0-9]{1,4}$/)), z.int().check(z.minimum(1), z.maximum(1000)), {
        decode: Number,
        encode: String,
      }),
    ),
  ),
  cursor: optional(field('cursor', z.string().check(z.maxLength(2000)))),
  sort: optional(field('sort', z.string().check(z.maxLength(60)))),
  search: optional(field('q', z.string().check(z.maxLength(200)))),
};
