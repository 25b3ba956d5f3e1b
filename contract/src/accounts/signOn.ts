import * as z from 'zod/mini';
import { endpoint, list, nothing, one } from '../platform/endpoint.ts';
import { password } from '../platform/fields/people.ts';
import * as signOn from '../platform/fields/signOn.ts';
import { paging, pathId, pathText } from '../platform/paths.ts';
import { field, lineText, request, response, upTo } from '../platform/wire.ts';

// O139–O147: the portal as the log-in of the society's other services.

/** Where a service's browser is led to be asked; the request's number stands behind it. */
export const consentPath = '/innskraning-i-thjonustu';
/** What stands in the place of the number where the request is not one of a service. */
export const wrongRequest = 'villa';
/** A service that has more is two services. */
export const mostRedirectUris = 10;

/** What somebody who came from a service is asked. */
export const SignOnRequest = response({
  serviceName: signOn.serviceName,
  serviceHost: signOn.serviceHost,
  sharesName: signOn.sharesName,
  isAllowedBefore: signOn.isAllowedBefore,
  needsLogin: signOn.needsLogin,
});
export type SignOnRequest = z.output<typeof SignOnRequest>;

/** Nobody logs in elsewhere as somebody else. */
const ofOwnLogin = { access: 'loggedIn', masquerade: 'never' } as const;
const ofRequest = { uid: pathText('uid') };

/** No GET: those go together, without the cookie of this one, and are kept on the device. */
export const getSignOnRequest = endpoint('POST /api/signOn/:uid/request', {
  ...ofOwnLogin,
  params: ofRequest,
  reply: one(SignOnRequest),
  affects: () => [],
});

/** A service that the caller allowed to know them. */
export const SignOnConsent = response({
  consentId: signOn.consentId,
  serviceName: signOn.serviceName,
  sharesName: signOn.sharesName,
  allowedAt: signOn.allowedAt,
  signedOnAt: signOn.signedOnAt,
});
export type SignOnConsent = z.output<typeof SignOnConsent>;

export const listSignOnConsents = endpoint('GET /api/signOn/consents', {
  ...ofOwnLogin,
  query: paging,
  reply: list(SignOnConsent, 'signOn.noneAllowed'),
});

/** A PATCH, since answers to POST are kept for a day (W5). */
export const answerSignOn = endpoint('PATCH /api/signOn/:uid/request', {
  ...ofOwnLogin,
  params: ofRequest,
  body: request({ isAllowed: signOn.isAllowed }),
  reply: one(response({ nextUrl: signOn.nextUrl })),
  affects: () => [listSignOnConsents],
});

export const withdrawConsent = endpoint('DELETE /api/signOn/consents/:consentId', {
  ...ofOwnLogin,
  params: { consentId: pathId('consentId') },
  reply: nothing,
  affects: () => [listSignOnConsents],
});

/** A service of the society's, as administrators see it. */
export const SignOnService = response({
  serviceId: signOn.serviceId,
  serviceName: signOn.serviceName,
  clientId: signOn.clientId,
  hasSecret: signOn.hasSecret,
  redirectUris: signOn.redirectUris,
  serviceEnteredAt: signOn.serviceEnteredAt,
  serviceEnteredBy: signOn.serviceEnteredBy,
  serviceConfirmedAt: signOn.serviceConfirmedAt,
  serviceConfirmedBy: signOn.serviceConfirmedBy,
  isConfirmable: signOn.isConfirmable,
  consentCount: signOn.consentCount,
});
export type SignOnService = z.output<typeof SignOnService>;

const ofAdministrators = { access: 'administrator', masquerade: 'never' } as const;
const ofService = { serviceId: pathId('serviceId') };

export const listServices = endpoint('GET /api/services', {
  ...ofAdministrators,
  query: paging,
  reply: list(SignOnService, 'signOn.noServices'),
});

/** Like a key: its answer is not kept, for the secret is in it. */
export const addService = endpoint('PATCH /api/services', {
  ...ofAdministrators,
  body: request({
    serviceName: lineText(60, signOn.serviceName),
    redirectUris: field(
      signOn.redirectUris.wire,
      z
        .array(z.string().check(z.minLength(1), z.maxLength(300)))
        .check(z.minLength(1), z.maxLength(mostRedirectUris)),
    ),
    hasSecret: signOn.hasSecret,
    password: upTo(1000, password),
  }),
  reply: one(
    response({
      serviceId: signOn.serviceId,
      clientId: signOn.clientId,
      clientSecret: signOn.clientSecret,
    }),
  ),
  affects: () => [listServices],
});

export const confirmService = endpoint('POST /api/services/:serviceId/confirmation', {
  ...ofAdministrators,
  params: ofService,
  reply: nothing,
  affects: () => [listServices],
});

export const renewServiceSecret = endpoint('PATCH /api/services/:serviceId/secret', {
  ...ofAdministrators,
  params: ofService,
  body: request({ password: upTo(1000, password) }),
  reply: one(response({ clientSecret: signOn.clientSecret })),
  affects: () => [listServices],
});

export const removeService = endpoint('DELETE /api/services/:serviceId', {
  ...ofAdministrators,
  params: ofService,
  reply: nothing,
  affects: () => [listServices],
});
