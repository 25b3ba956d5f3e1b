import type * as z from 'zod/mini';
import { endpoint, list, nothing } from '../platform/endpoint.ts';
import * as distributions from '../platform/fields/distributions.ts';
import { language } from '../platform/fields/language.ts';
import * as outsiders from '../platform/fields/outsiders.ts';
import * as people from '../platform/fields/people.ts';
import * as claims from '../platform/fields/usageClaims.ts';
import * as works from '../platform/fields/works.ts';
import { paging, pathId } from '../platform/paths.ts';
import {
  atMost,
  freeText,
  lineText,
  maybe,
  nullable,
  optional,
  request,
  response,
} from '../platform/wire.ts';

// O256: people who are not members and recognise usage of the public list as theirs ask the society to be let in.

const askedFrom = {
  name: people.name,
  email: people.email,
  phone: nullable(people.phone),
  note: nullable(claims.note),
};

export const NewOutsider = request({
  name: atMost(200, people.name),
  email: atMost(300, people.email),
  phone: maybe(lineText(60, people.phone)),
  note: maybe(freeText(1000, claims.note)),
  language: optional(language),
});
export type NewOutsider = z.output<typeof NewOutsider>;

/** With the line of the list as it was then. */
export const Outsider = response({
  outsiderId: outsiders.outsiderId,
  ...askedFrom,
  language,
  unmatchedUsageId: distributions.unmatchedUsageId,
  title: nullable(works.title),
  askedToJoinAt: outsiders.askedToJoinAt,
  outsiderState: outsiders.outsiderState,
  settledByName: nullable(outsiders.settledByName),
  remark: nullable(works.remark),
});
export type Outsider = z.output<typeof Outsider>;

export const listOutsiders = endpoint('GET /api/desk/outsiders', {
  access: 'staff',
  query: { ...paging, outsiderState: optional(outsiders.outsiderState) },
  reply: list(Outsider, 'outsider.noneFound', ['askedToJoinAt']),
});

export const askFromOutside = endpoint('POST /api/unidentifiedUsage/:unmatchedUsageId/outsiders', {
  access: 'public',
  params: { unmatchedUsageId: pathId('unmatchedUsageId') },
  body: NewOutsider,
  reply: nothing,
  affects: () => [listOutsiders],
});

export const answerOutsider = endpoint('PATCH /api/desk/outsiders/:outsiderId', {
  access: 'staff',
  params: { outsiderId: pathId('outsiderId') },
  body: request({ remark: maybe(freeText(2000, works.remark)) }),
  reply: nothing,
  affects: () => [listOutsiders],
});
