import { endpoint, nothing, one } from '../platform/endpoint.ts';
import { language } from '../platform/fields/language.ts';
import { request, response } from '../platform/wire.ts';

// Apart from the other calls on users, since every page of the portal loads it.

export const getOwnLanguage = endpoint('GET /api/users/language', {
  access: 'loggedIn',
  reply: one(response({ language })),
});

export const chooseOwnLanguage = endpoint('PATCH /api/users/language', {
  access: 'loggedIn',
  body: request({ language }),
  reply: nothing,
  affects: () => [getOwnLanguage],
});
