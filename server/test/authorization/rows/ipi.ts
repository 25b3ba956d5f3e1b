import { anything, everybody, ownerAndStaff, type Rows } from '../row.ts';

const importing = '/api/ipi/imports/:ipiImportId';

/** The IPI register. */
export const ipiRows: Rows = {
  'GET /api/ipi/names': { rule: everybody, query: () => ({ name: 'alva' }) },
  'POST /api/ipi/names/:ipiNameNumber/link': {
    rule: anything,
    params: ({ ipiSecondName }) => ({ ipiNameNumber: ipiSecondName }),
  },
  'GET /api/ipi/parties/:partyId': { rule: anything },
  'GET /api/ipi/parties/:partyId/changes': { rule: anything },
  'GET /api/ipi/societies': { rule: everybody },
  'POST /api/ipi/parties/:partyId/memberships': {
    rule: anything,
    body: () => ({ FELAG_KODI: 79, IPI_RETTIR: ['MR'], IPI_HLUTVERK: 'CA', FELAGI_FRA: '2001-01-01' }),
  },
  'GET /api/persons/:personId/ipiNames': { rule: ownerAndStaff },
  'GET /api/ipi/imports': { rule: everybody },
  'POST /api/ipi/imports': { rule: everybody, body: () => ({ HEITI_SKRAR: 'ipi.csv', STAERD: 100 }) },
  [`GET ${importing}`]: { rule: anything },
  // Only who announced a file sends it, who is none of those who try.
  [`PUT ${importing}/parts/:partNumber`]: {
    rule: { own: 409, staff: 409, foreign: 409, missing: 404 },
    params: ({ newIpiImportId }) => ({ ipiImportId: newIpiImportId, partNumber: 1 }),
    body: () => ({ INNIHALD: 'eA==' }),
  },
  [`POST ${importing}/check`]: {
    rule: anything,
    params: ({ newIpiImportId }) => ({ ipiImportId: newIpiImportId }),
  },
  [`GET ${importing}/problems`]: { rule: anything },
  [`POST ${importing}/take`]: { rule: anything, body: () => ({ AN_HAFNADRA: 1 }) },
  [`POST ${importing}/cancel`]: { rule: anything },
};
