import * as z from 'zod/mini';
import { endpoint, list, nothing, one } from '../platform/endpoint.ts';
import * as keys from '../platform/fields/apiKeys.ts';
import { password, personId } from '../platform/fields/people.ts';
import { keyScopes } from '../platform/keyScopes.ts';
import { paging, pathId } from '../platform/paths.ts';
import { field, lineText, nullable, request, response, upTo } from '../platform/wire.ts';

/** More would be a heap in which nobody finds the one that leaked. */
export const mostKeys = 10;

/** A key of the caller's that works. */
export const ApiKey = response({
  keyId: keys.keyId,
  keyName: keys.keyName,
  keyEnd: keys.keyEnd,
  scopes: keys.scopes,
  keyMadeAt: keys.keyMadeAt,
  keyExpiresAt: keys.keyExpiresAt,
  keyUsedAt: keys.keyUsedAt,
});
export type ApiKey = z.output<typeof ApiKey>;

/** Of their own login alone. */
const ofOwnLogin = { access: 'granting', masquerade: 'never' } as const;

export const listKeys = endpoint('GET /api/keys', {
  ...ofOwnLogin,
  query: paging,
  reply: list(ApiKey, 'key.noneMade'),
});

/** A PATCH, since answers to POST are kept for a day (W5), and this one has the key in it. */
export const makeKey = endpoint('PATCH /api/keys', {
  ...ofOwnLogin,
  body: request({
    keyName: lineText(60, keys.keyName),
    scopes: field(
      keys.scopes.wire,
      z.array(z.literal(keyScopes)).check(z.minLength(1), z.maxLength(keyScopes.length)),
    ),
    keyDays: keys.keyDays,
    password: upTo(1000, password),
  }),
  reply: one(response({ keyId: keys.keyId, key: keys.key })),
  affects: () => [listKeys],
});

export const revokeKey = endpoint('DELETE /api/keys/:keyId', {
  ...ofOwnLogin,
  params: { keyId: pathId('keyId') },
  reply: nothing,
  affects: () => [listKeys],
});

/** O49: what a system is told of the key that it sends. */
export const getOwnKey = endpoint('GET /api/keys/own', {
  access: 'loggedIn',
  keyScope: 'any',
  reply: one(
    response({
      keyId: keys.keyId,
      keyName: keys.keyName,
      scopes: keys.scopes,
      keyExpiresAt: keys.keyExpiresAt,
      personId: nullable(personId),
    }),
  ),
});
