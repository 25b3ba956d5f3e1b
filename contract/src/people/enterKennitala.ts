import { endpoint, one } from '../platform/endpoint.ts';
import { isAwaited } from '../platform/fields/access.ts';
import * as people from '../platform/fields/people.ts';
import { ofPerson } from '../platform/paths.ts';
import { request, response } from '../platform/wire.ts';
import { getPersonCard } from './persons.ts';

/** O278: the national ID of somebody on file who has none. Apart from the other calls about persons, which each card loads. */
export const enterKennitala = endpoint('PUT /api/persons/:personId/kennitala', {
  access: 'administrator',
  params: ofPerson,
  body: request({ kennitala: people.kennitala }),
  reply: one(response({ isAwaited })),
  affects: () => [getPersonCard],
});
