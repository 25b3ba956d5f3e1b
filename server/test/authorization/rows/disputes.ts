import { everybody, ownerAndStaff, type Rows, type Rule } from '../row.ts';
import type { Fixtures } from '../world.ts';

const sharesOf = ({ authorId, partner }: Fixtures, own: number) => [
  { HOFUNDUR_NR: authorId, HLUTFALL: own },
  { HOFUNDUR_NR: partner.authorId, HLUTFALL: 100 - own },
];
const ofWork = { params: ({ disputedWorkId }: Fixtures) => ({ workId: disputedWorkId }) };
/** Staff read it, and are no party. */
const partiesAlone: Rule = { own: 'ok', staff: 403, foreign: 404, missing: 404 };

const aFile = { HEITI_SKRAR: 'Annað.pdf', TEGUND_SKRAR: 'application/pdf', STAERD: 1000 };
/** Staff read the evidence, and have none. */
const evidenceOfOne: Rule = { own: 'ok', staff: 409, foreign: 404, missing: 404 };
const ofEvidence = { params: ({ evidenceFileId }: Fixtures) => ({ fileId: evidenceFileId }) };

/** Disputes over shares: the parties answer, and staff decide on what they have no part in. */
export const disputeRows: Rows = {
  'GET /api/compositions/:workId/disputes': { rule: ownerAndStaff, ...ofWork },
  // One is open already.
  'POST /api/compositions/:workId/disputes': {
    rule: { own: 409, staff: 403, foreign: 404, missing: 404 },
    ...ofWork,
    body: (things) => ({ HLUTIR_I_AGREININGI: sharesOf(things, 60), ASTAEDA_AGREININGS: 'Viðlagið' }),
  },
  'PUT /api/disputes/:disputeId/offer': {
    rule: partiesAlone,
    body: (things) => ({ TILBOD_NR: 1, HLUTIR_I_AGREININGI: sharesOf(things, 40) }),
  },
  'POST /api/disputes/:disputeId/acceptance': { rule: partiesAlone, body: () => ({ TILBOD_NR: 1 }) },
  'POST /api/disputes/:disputeId/referral': { rule: partiesAlone },
  // The partner opened it.
  'DELETE /api/disputes/:disputeId': { rule: { ...partiesAlone, own: 403 } },
  'GET /api/disputeParties/:disputePartyId/files': { rule: ownerAndStaff },
  'POST /api/disputeParties/:disputePartyId/files': { rule: evidenceOfOne, body: () => aFile },
  'PATCH /api/disputeParties/:disputePartyId/files/:fileId/confirm': { rule: evidenceOfOne, ...ofEvidence },
  // What has arrived stays.
  'DELETE /api/disputeParties/:disputePartyId/files/:fileId': {
    rule: { ...evidenceOfOne, own: 409 },
    ...ofEvidence,
  },
  // The file of the test never came.
  'GET /api/disputeParties/:disputePartyId/files/:fileId/link': {
    rule: { own: 409, staff: 409, foreign: 404, missing: 404 },
    ...ofEvidence,
  },
  // The member's own work has been decided on.
  'POST /api/compositions/:workId/sameWork': {
    rule: { own: 409, staff: 409, foreign: 409, missing: 422 },
    body: ({ disputedWorkId }) => ({ SAMA_VERK_OG_NR: disputedWorkId, ATHUGASEMD: 'Sjá.' }),
  },
  'GET /api/desk/disputes': { rule: everybody },
  // It is not with staff yet.
  'POST /api/desk/disputes/:disputeId/decision': {
    rule: { own: 403, staff: 409, foreign: 409, missing: 404 },
    body: (things) => ({ TILBOD_NR: 1, HLUTIR_I_AGREININGI: sharesOf(things, 40), URSKURDUR: 'Rök' }),
  },
};
