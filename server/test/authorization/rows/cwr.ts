import { anything, everybody, ownerAndStaff, type Rows } from '../row.ts';

const file = '/api/cwr/files/:cwrFileId';
const judged = ({ judgedCwrFileId }: { judgedCwrFileId: number }) => ({ cwrFileId: judgedCwrFileId });

/** Files of CWR that publishers send. */
export const cwrRows: Rows = {
  'GET /api/cwr/files': { rule: everybody },
  // Nobody has the number of its sender: members are told that it is not theirs, and staff that it is nobody's.
  'POST /api/cwr/files': {
    rule: { own: 403, staff: 422, foreign: 403, missing: 403 },
    body: () => ({
      HEITI_SKRAR: 'CW260001HTU_077.V22',
      INNIHALD: Buffer.from('HDRPB000000299HRAUNTUN UTGAFA').toString('base64'),
    }),
    unless: ({ role, actsFor }) =>
      !actsFor && (role === 'administrator' || role === 'editor') ? 422 : undefined,
  },
  [`GET ${file}`]: { rule: ownerAndStaff },
  [`GET ${file}/transactions`]: { rule: ownerAndStaff },
  [`POST ${file}/send`]: { rule: ownerAndStaff, params: judged },
  [`POST ${file}/cancel`]: { rule: { own: 409, staff: 409, foreign: 404, missing: 404 } },
  [`GET ${file}/answers`]: { rule: ownerAndStaff },
  'GET /api/cwr/answers/:cwrAnswerId': { rule: ownerAndStaff },
  'GET /api/cwr/questions': { rule: everybody },
  'PATCH /api/cwr/questions/:cwrTransactionId': {
    // X127: neither the sender nor a party to the work decides.
    rule: { ...anything, own: 409 },
    body: () => ({ AKVORDUN_UM_FAERSLU: 'noPart' }),
  },
};
