import { isStaffRole } from '@omur/contract/platform/values';
import type { Caller } from '../callers.ts';
import { anything, everybody, ownerAlone, type Rule, type Rows } from '../row.ts';
import { password } from '../world.ts';

const always = (status: number): Rule => ({ own: status, staff: status, foreign: status, missing: status });
/** O48: staff use neither keys nor webhooks. */
const notOfStaff = ({ role }: Caller) => (isStaffRole(role) ? 409 : undefined);

/** Keys of systems, webhooks, and what is open to everybody. */
export const doorRows: Rows = {
  'GET /api/keys': { rule: everybody },
  'PATCH /api/keys': {
    isSlow: true,
    rule: everybody,
    unless: notOfStaff,
    body: () => ({
      HEITI_LYKILS: 'Kerfið',
      HEIMILDIR_LYKILS: ['readWorks'],
      GILDISTIMI_DAGAR: 30,
      LYKILORD: password,
    }),
  },
  'DELETE /api/keys/:keyId': { rule: ownerAlone },
  // Whoever asks here has a session, and no key.
  'GET /api/keys/own': { rule: always(404) },
  'GET /api/webhooks': { rule: everybody },
  'PATCH /api/webhooks': {
    isSlow: true,
    rule: everybody,
    unless: notOfStaff,
    body: () => ({
      SLOD_VEFKRAEKJU: 'https://kerfi.example.is/',
      ATBURDIR: ['work.light'],
      LYKILORD: password,
    }),
  },
  'PATCH /api/webhooks/:webhookId': {
    rule: ownerAlone,
    body: () => ({ ATBURDIR: ['work.light'], KVEIKT: 1 }),
  },
  'DELETE /api/webhooks/:webhookId': { rule: ownerAlone },
  'GET /api/webhooks/:webhookId/deliveries': { rule: ownerAlone },
  'POST /api/webhooks/:webhookId/deliveries/:deliveryId/replay': { rule: ownerAlone },
  'POST /api/webhooks/:webhookId/test': { rule: ownerAlone },
  // A request is for the browser that came from a service, and these callers have none.
  'POST /api/signOn/:uid/request': { rule: always(404), params: () => ({ uid: 'x'.repeat(43) }) },
  'PATCH /api/signOn/:uid/request': {
    rule: always(404),
    params: () => ({ uid: 'x'.repeat(43) }),
    body: () => ({ LEYFT: 1 }),
  },
  'GET /api/signOn/consents': { rule: everybody },
  'DELETE /api/signOn/consents/:consentId': { rule: ownerAlone },
  'GET /api/services': { rule: everybody },
  'PATCH /api/services': {
    isSlow: true,
    rule: everybody,
    body: () => ({
      HEITI_THJONUSTU: 'Tónleikavefur',
      SLODIR_THJONUSTU: ['https://tonleikar.example.is/inn'],
      HEFUR_LEYNDARMAL: 1,
      LYKILORD: password,
    }),
  },
  'POST /api/services/:serviceId/confirmation': { rule: anything },
  'PATCH /api/services/:serviceId/secret': {
    isSlow: true,
    rule: anything,
    body: () => ({ LYKILORD: password }),
  },
  'DELETE /api/services/:serviceId': { rule: anything },
  'GET /api/repertory': { rule: everybody, query: () => ({ q: 'Vökunótt' }) },
  // No job has made any here.
  'GET /api/repertory/files': { rule: everybody },
  'GET /api/repertory/files/:fileName': { rule: always(404), params: () => ({ fileName: 'works.tsv.gz' }) },
  'GET /api/repertory/:workNumber': {
    rule: anything,
    params: ({ workId }) => ({ workNumber: String(workId) }),
  },
};
