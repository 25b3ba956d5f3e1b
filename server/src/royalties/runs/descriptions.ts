import type { Descriptions } from '../../platform/http/describe.ts';

const run = '/api/money/runs/:distributionId';

export const runCalls: Descriptions = {
  'GET /api/money/runRules': {
    summary:
      'Which usage shares which pool, and the factors of points: in force, ended, refused and waiting.',
    spec: 'R11',
  },
  'POST /api/money/runRules': {
    summary: 'Asks for a rule of runs, which another administrator puts in force.',
    spec: 'R11',
  },
  'POST /api/money/runRules/:runRuleId/end': {
    summary: 'Asks for the last day of a rule in force.',
    spec: 'R11',
  },
  'PATCH /api/money/runRules/:runRuleId': {
    summary: 'Puts a rule in force, or ends it, as another administrator asked; or refuses that.',
    spec: 'R11',
  },
  'GET /api/money/runs': { summary: 'All runs, the newest first.', spec: 'R11, R14' },
  'POST /api/money/runs': {
    summary: 'Makes a run of the pools of a period and the usage of some days; a job reckons its preview.',
    spec: 'R11, R14',
  },
  [`GET ${run}`]: { summary: 'A run with the sums of its last preview.', spec: 'R14' },
  [`PUT ${run}/statement`]: {
    summary:
      'Changes the day and the text of the statements of a run that is not finished, by who made it; a job reckons it anew.',
    spec: 'R34',
  },
  [`POST ${run}/corrections`]: {
    summary:
      'Makes a run that corrects a finished one over differences, of works that are named, with a reason; a job reckons its preview.',
    spec: 'R35',
  },
  [`POST ${run}/lines/:statementLineId/work`]: {
    summary:
      'Says which work the usage of a line is of, for all lines with the same words; finished runs that paid for another are each corrected by a run over differences, whose preview a job reckons.',
    spec: 'R50',
  },
  [`GET ${run}/works`]: {
    summary: 'The works that a correction is about: what changes hands, or why nothing does.',
    spec: 'R35',
  },
  [`POST ${run}/reckon`]: { summary: 'Has a run reckoned anew by a job.', spec: 'R14' },
  [`POST ${run}/finish`]: {
    summary:
      'Finishes a run as it was previewed and books it: not by the one who made it, nor by anyone it pays; 409 once anything has changed.',
    spec: 'R15',
  },
  [`GET ${run}/pools`]: { summary: 'What each pool has, gives, and a point of it is worth.', spec: 'R14' },
  [`GET ${run}/rates`]: {
    summary:
      'Reports and statements in another currency that the run pays by, with the rate and who typed it.',
    spec: 'R201',
  },
  [`GET ${run}/controllers`]: {
    summary:
      'Services’ reports whose amounts the run pays, with the rights controllers that somebody said are the society’s, and who.',
    spec: 'R227',
  },
  [`GET ${run}/waiting`]: { summary: 'Usage that the run does not pay out, by reason.', spec: 'R14, R16' },
  [`GET ${run}/movers`]: {
    summary:
      'What rights get and got in the distribution before, or in `samanburdur`; the largest change first.',
    spec: 'R14',
  },
  [`GET ${run}/changes`]: { summary: 'What rights get otherwise than in the preview before.', spec: 'R14' },
  [`GET ${run}/changedWorks`]: {
    summary:
      'Works of which shares, light, codes or usage are others than in the preview before, with what their holders get now and got then; the most money moved first.',
    spec: 'R188',
  },
  [`GET ${run}/values`]: {
    summary: 'Works whose use is worth more than ten times the median of its pool, or less than a tenth.',
    spec: 'R14',
  },
  [`GET ${run}/comparison`]: { summary: 'Usage that two runs give otherwise, line by line.', spec: 'R14' },
  [`GET ${run}/files/:runFile`]: {
    summary:
      'Incomes with deductions, steps to each pool, pools, lines, shares or payments of a run as CSV, from which a script recomputes each amount.',
    spec: 'R17',
  },
  [`GET ${run}/lines`]: { summary: 'Each line of a run with its points and what they came to.', spec: 'R17' },
  [`GET ${run}/lines/:statementLineId`]: {
    summary: 'How a line came about: income, deductions, pool, points, factors, shares and amounts.',
    spec: 'R17',
  },
  'GET /api/persons/statistics/distributions/:distributionId/lines/:statementLineId': {
    summary: 'The same to a holder whom the line pays, with their own shares alone.',
    spec: 'R17, S6',
  },
  'GET /api/money/clocks/income': {
    summary: 'Income that is not distributed, and the last day for it by art. 13(1).',
    spec: 'R16',
  },
  'GET /api/money/clocks/kept': {
    summary:
      'What is kept for nobody known, by category and year of use, with the days of art. 13(3) and 13(4).',
    spec: 'R16',
  },
  'GET /api/money/clocks/notGreen': {
    summary: 'What is kept for works that are not green, by category and year of use.',
    spec: 'R187',
  },
  'GET /api/money/clocks/notGreen/:categoryId/:usedYear': {
    summary: 'The works that it is kept for in one of these years, the largest amount first.',
    spec: 'R187',
  },
  'GET /api/unidentifiedUsage': {
    summary:
      'Usage whose work or right holder nobody knows, from one year after the year of use; without amounts.',
    spec: 'R16',
  },
  'POST /api/unidentifiedUsage/:unmatchedUsageId/outsiders': {
    summary:
      'Somebody who is no member says that a line of the list is theirs, and how they are reached; ten a day from one network, and 409 where the society has a page of its own for joining.',
    spec: 'O256',
  },
  'GET /api/desk/outsiders': {
    summary:
      'Those who came forward so, the first one first; answered ones with `STADA_BEIDNI_UTANFELAGS=settled`.',
    spec: 'O256',
  },
  'PATCH /api/desk/outsiders/:outsiderId': {
    summary: 'Says that somebody was answered, and how.',
    spec: 'O256',
  },
  'GET /api/unidentifiedUsage/file': {
    summary: 'The same list, whole, as CSV in the language of the caller.',
    spec: 'R16, O103',
  },
};
