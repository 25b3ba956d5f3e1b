import * as z from 'zod/mini';
import { id, text } from '../platform/values.ts';
import { field, optional, request } from '../platform/wire.ts';

/** What is typed into an unfinished registration, as it is kept: the fields of the foreign form, of which the others leave some empty (L3.11). */
export const ForeignPerformanceDraft = request({
  performers: field('performers', text),
  name: field('name', text),
  countryId: optional(field('countryId', id)),
  city: field('city', text),
  address: field('address', text),
  postalCode: field('postalCode', text),
  venue: field('venue', text),
  festival: field('festival', text),
  stage: field('stage', text),
  performedOn: field('startDate', text),
  isMainAct: field('mainAct', z.boolean()),
  promoterName: field('host', text),
  promoterEmail: field('hostEmail', text),
  promoterPhone: field('hostPhone', text),
  otherInfo: field('other', text),
});
