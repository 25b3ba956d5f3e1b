import { anything, everybody, notOwn, type Rows } from '../row.ts';
import type { Fixtures } from '../world.ts';

const usageImport = '/api/usageImports/:usageImportId';
const arrived = ({ newUsageImportId }: Fixtures) => ({ usageImportId: newUsageImportId });
const broken = ({ brokenUsageImportId }: Fixtures) => ({ usageImportId: brokenUsageImportId });

/** Usage as it is reported, and which works it was of. */
export const usageRows: Rows = {
  'GET /api/usageImports': { rule: everybody },
  'POST /api/usageImports': {
    rule: everybody,
    body: () => ({
      HEITI_SENDANDA: 'Útvarp Vogar',
      TEGUND_NOTKUNARSKRAR: 'log',
      HEITI_SKRAR: 'vogar.csv',
      STAERD: 100,
    }),
  },
  [`GET ${usageImport}`]: { rule: anything },
  [`PUT ${usageImport}/parts/:partNumber`]: {
    rule: anything,
    params: (one) => ({ ...arrived(one), partNumber: 1 }),
    body: ({ usageFile }) => ({ INNIHALD: usageFile }),
  },
  [`GET ${usageImport}/parts`]: { rule: anything, params: arrived },
  [`GET ${usageImport}/preview`]: { rule: anything, params: arrived },
  [`POST ${usageImport}/read`]: {
    rule: anything,
    params: arrived,
    body: () => ({
      DALKAVORPUN: [
        { DALKUR_NR: 1, SVID_NOTKUNAR: 'usedOn' },
        { DALKUR_NR: 2, SVID_NOTKUNAR: 'title' },
      ],
      AN_GALLADRA_LINA: 0,
    }),
  },
  [`GET ${usageImport}/problems`]: { rule: anything, params: broken },
  [`POST ${usageImport}/cancel`]: { rule: anything, params: broken },
  'GET /api/usageGroups': { rule: everybody },
  'GET /api/usageGroups/:usageGroupId/candidates': {
    rule: { own: 404, staff: 404, foreign: 404, missing: 404 },
  },
  'GET /api/usageGroups/:usageGroupId/lines': { rule: anything },
  'GET /api/usageDecisions': { rule: everybody },
  'POST /api/usageDecisions': {
    rule: notOwn,
    body: ({ usageGroupId, workId }) => ({ NOTKUNARHOPUR_NR: usageGroupId, VERK_NR: workId }),
  },
  'DELETE /api/usageDecisions/:usageDecisionId': { rule: anything },
};
