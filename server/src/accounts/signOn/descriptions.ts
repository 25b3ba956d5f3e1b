import type { Descriptions } from '../../platform/http/describe.ts';

export const signOnCalls: Descriptions = {
  'POST /api/signOn/:uid/request': {
    summary:
      'What a service asks of the caller, for the browser that came from it. 404 while OPENID_PROVIDER is off.',
    spec: 'O139, O143',
  },
  'PATCH /api/signOn/:uid/request': {
    summary:
      'Allows a service to know the caller for this log-in, or refuses it. Answers where the browser goes on.',
    spec: 'O143, O144',
  },
  'GET /api/signOn/consents': {
    summary: 'The services that the caller has allowed to know them, with the last log-in.',
    spec: 'O145',
  },
  'DELETE /api/signOn/consents/:consentId': {
    summary: 'Withdraws what the caller allowed a service. Its codes and tokens stop working at once.',
    spec: 'O145',
  },
  'GET /api/services': {
    summary: 'The services that are logged in to through the portal, newest first, without their secrets.',
    spec: 'O140',
  },
  'PATCH /api/services': {
    summary: 'Enters a service, by the password. Its secret is told this once.',
    spec: 'O140, O141',
  },
  'POST /api/services/:serviceId/confirmation': {
    summary: 'Confirms a service that another administrator entered; until then it is none.',
    spec: 'O140',
  },
  'PATCH /api/services/:serviceId/secret': {
    summary: 'Gives a service another secret, by the password, and tells it this once.',
    spec: 'O141',
  },
  'DELETE /api/services/:serviceId': {
    summary: 'Removes a service with all that it was allowed and given.',
    spec: 'O140',
  },
};
