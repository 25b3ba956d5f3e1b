import { anything, everybody, type Rows } from '../row.ts';

const migration = '/api/migrations/:societyImportId';
const receiving = ({ newSocietyImportId }: { newSocietyImportId: number }) => ({
  societyImportId: newSocietyImportId,
});

/** Data of other systems. Who sent it is none of those who try. */
export const societyFileRows: Rows = {
  'GET /api/migrations': { rule: everybody },
  'POST /api/migrations': { rule: everybody, body: () => ({ HEITI_GAGNAFLUTNINGS: 'Gamla kerfið' }) },
  [`GET ${migration}`]: { rule: anything },
  [`GET ${migration}/problems`]: { rule: anything },
  [`GET ${migration}/problems.csv`]: { rule: anything },
  [`GET ${migration}/figures`]: { rule: anything },
  [`GET ${migration}/figures.xlsx`]: { rule: anything },
  [`PUT ${migration}/files/:fileName/parts/:partNumber`]: {
    rule: { own: 409, staff: 409, foreign: 409, missing: 404 },
    params: (one) => ({ ...receiving(one), fileName: 'persons.csv', partNumber: 1 }),
    body: () => ({ INNIHALD: 'eA==' }),
  },
  [`POST ${migration}/check`]: { rule: anything, params: receiving },
  [`POST ${migration}/take`]: { rule: anything, body: () => ({ AN_HAFNADRA: 1 }) },
  // Nothing has been taken.
  [`POST ${migration}/approvals`]: { rule: { own: 409, staff: 409, foreign: 409, missing: 404 } },
  [`POST ${migration}/invitations`]: { rule: { own: 409, staff: 409, foreign: 409, missing: 404 } },
  [`POST ${migration}/cancel`]: { rule: anything },
};
