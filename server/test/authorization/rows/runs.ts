import { anything, everybody, type Row, type Rows } from '../row.ts';
import type { Fixtures } from '../world.ts';

const run = '/api/money/runs/:distributionId';
const reckoned = ({ reckonedRunId }: Fixtures) => ({ distributionId: reckonedRunId });
const ofRun: Row = { rule: anything, params: reckoned };
const nothing = { own: 404, staff: 404, foreign: 404, missing: 404 } as const;
const of2020 = () => ({ categoryId: 3, usedYear: 2020 });
const line = (things: Fixtures) => ({ ...reckoned(things), statementLineId: 1 });

/** Runs, their rules and previews, and how a line came about. */
export const runRows: Rows = {
  'GET /api/money/runRules': { rule: everybody },
  'POST /api/money/runRules': {
    rule: everybody,
    body: () => ({
      TEGUND_UTHLUTUNARREGLU: 'usage',
      FLOKKUR_UTHLUTUNAR_NR: 1,
      TEGUND_NOTKUNAR_I_KEYRSLU: 'log',
      STUDULL: 1.5,
      REGLA_GILDIR_FRA: '2026-01-01',
    }),
  },
  'POST /api/money/runRules/:runRuleId/end': {
    rule: anything,
    params: ({ activeRunRuleId }) => ({ runRuleId: activeRunRuleId }),
    body: () => ({ REGLA_GILDIR_TIL: '2027-12-31' }),
  },
  'PATCH /api/money/runRules/:runRuleId': { rule: anything, body: () => ({ SAMTHYKKT: 0 }) },
  'GET /api/money/runs': { rule: everybody },
  'POST /api/money/runs': {
    rule: everybody,
    body: () => ({
      HEITI_UTHLUTUNAR: 'Hljóðvarp 2025',
      FLOKKUR_UTHLUTUNAR_NR: 1,
      TIMABIL_UTHLUTUNAR: 'Árið 2025',
      NOTKUN_FRA: '2025-01-01',
      NOTKUN_TIL: '2025-12-31',
    }),
  },
  [`GET ${run}`]: ofRun,
  // Another has made it.
  [`PUT ${run}/statement`]: {
    rule: { own: 409, staff: 409, foreign: 409, missing: 404 },
    params: reckoned,
    body: () => ({ DAGS_UTHLUTUNAR: null, UTHLUTUNARTEXTI_ISLENSKA: 'Fyrir árið 2025.' }),
  },
  [`POST ${run}/reckon`]: ofRun,
  // Another has made it, or it is not as it was seen.
  [`POST ${run}/finish`]: {
    rule: { own: 409, staff: 409, foreign: 409, missing: 404 },
    params: reckoned,
    body: () => ({ FINGRAFAR_FORSKODUNAR: '0'.repeat(64) }),
  },
  // The run is not finished.
  [`POST ${run}/corrections`]: {
    rule: { own: 409, staff: 409, foreign: 409, missing: 404 },
    params: reckoned,
    body: () => ({
      HEITI_UTHLUTUNAR: 'Leiðrétting 2025',
      VERK_TIL_LEIDRETTINGAR: [1001],
      ASTAEDA_LEIDRETTINGAR: 'Meðhöfund vantaði í skráninguna.',
    }),
  },
  [`GET ${run}/works`]: { rule: nothing, params: reckoned },
  [`GET ${run}/pools`]: ofRun,
  [`GET ${run}/rates`]: { rule: nothing, params: reckoned },
  [`GET ${run}/controllers`]: { rule: nothing, params: reckoned },
  [`GET ${run}/waiting`]: ofRun,
  [`GET ${run}/movers`]: ofRun,
  [`GET ${run}/changes`]: ofRun,
  [`GET ${run}/changedWorks`]: ofRun,
  [`GET ${run}/values`]: { rule: nothing, params: reckoned },
  [`GET ${run}/comparison`]: { ...ofRun, query: () => ({ samanburdur: 1 }) },
  [`GET ${run}/files/:runFile`]: {
    ...ofRun,
    params: (things) => ({ ...reckoned(things), runFile: 'pools' }),
  },
  [`GET ${run}/lines`]: ofRun,
  [`GET ${run}/lines/:statementLineId`]: { rule: anything, params: line },
  // Its work was not found by matching.
  [`POST ${run}/lines/:statementLineId/work`]: {
    rule: { own: 409, staff: 409, foreign: 409, missing: 404 },
    params: line,
    body: () => ({ VERK_NR: 1001, ASTAEDA_LEIDRETTINGAR: 'Rangt verk.' }),
  },
  // The run is not finished: nobody's statement has the line.
  'GET /api/persons/statistics/distributions/:distributionId/lines/:statementLineId': {
    rule: nothing,
    params: line,
  },
  'GET /api/money/clocks/income': { rule: everybody },
  'GET /api/money/clocks/kept': { rule: everybody },
  'GET /api/money/clocks/notGreen': { rule: everybody },
  'GET /api/money/clocks/notGreen/:categoryId/:usedYear': { rule: everybody, params: of2020 },
  'GET /api/money/unclaimed/:categoryId/:usedYear': { rule: everybody, params: of2020 },
  'GET /api/money/unclaimed/:categoryId/:usedYear/lines': { rule: everybody, params: of2020 },
  'GET /api/money/unclaimedDecisions': { rule: everybody },
  'POST /api/money/unclaimedDecisions': {
    rule: { ...everybody, missing: 422 },
    body: ({ keptChecksum }) => ({
      FLOKKUR_UTHLUTUNAR_NR: 3,
      NOTKUNARAR: 2020,
      RADSTOFUN_FJAR: 'social',
      ASTAEDA_RADSTOFUNAR: 'Enginn gaf sig fram',
      FINGRAFAR_LISTA: keptChecksum,
    }),
  },
  'PATCH /api/money/unclaimedDecisions/:keptDecisionId': { rule: anything, body: () => ({ SAMTHYKKT: 0 }) },
  'GET /api/unidentifiedUsage': { rule: everybody },
  'GET /api/unidentifiedUsage/file': { rule: everybody },
  // None of the world is on the list: what is, calls.test.ts says.
  'POST /api/unidentifiedUsage/:unmatchedUsageId/outsiders': {
    rule: { own: 404, staff: 404, foreign: 404, missing: 404 },
    body: () => ({ NAFN: 'Einhver', E_MAIL: 'einhver@example.is' }),
  },
  'GET /api/desk/outsiders': { rule: { own: 404, staff: 404, foreign: 404, missing: 404 } },
  'PATCH /api/desk/outsiders/:outsiderId': {
    rule: { own: 404, staff: 404, foreign: 404, missing: 404 },
    params: () => ({ outsiderId: 1 }),
    body: () => ({}),
  },
};
