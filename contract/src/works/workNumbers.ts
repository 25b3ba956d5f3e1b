import * as z from 'zod/mini';
import { created, endpoint, list, nothing } from '../platform/endpoint.ts';
import * as parties from '../platform/fields/workParties.ts';
import * as works from '../platform/fields/works.ts';
import { ofWork, paging, pathId } from '../platform/paths.ts';
import { instant } from '../platform/values.ts';
import { atMost, field, maybe, nullable, request, response } from '../platform/wire.ts';

/** What a society, a publisher or another submitter calls the work. */
export const WorkNumber = response({
  workNumberId: parties.workNumberId,
  issuer: parties.issuer,
  issuerName: nullable(parties.issuerName),
  number: parties.number,
  addedAt: field('DAGS_BAETT_VID', instant),
  mayRemove: works.mayRemove,
});
export type WorkNumber = z.output<typeof WorkNumber>;

export const listWorkNumbers = endpoint('GET /api/compositions/:workId/numbers', {
  access: 'loggedIn',
  keyScope: 'readWorks',
  params: ofWork,
  query: paging,
  reply: list(WorkNumber, 'work.noNumbers'),
});

/** Staff say whose number it is; a publisher adds its own, under its IPI name number. */
export const addWorkNumber = endpoint('POST /api/compositions/:workId/numbers', {
  access: 'registering',
  params: ofWork,
  body: request({ issuer: maybe(atMost(11, parties.issuer)), number: atMost(30, parties.number) }),
  reply: created(WorkNumber),
  affects: () => [listWorkNumbers],
});

export const removeWorkNumber = endpoint('DELETE /api/compositions/:workId/numbers/:workNumberId', {
  access: 'registering',
  params: { ...ofWork, workNumberId: pathId('workNumberId') },
  reply: nothing,
  affects: () => [listWorkNumbers],
});
