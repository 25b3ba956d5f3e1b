import type { Descriptions } from '../platform/http/describe.ts';

export const moneyCalls: Descriptions = {
  'GET /api/money/pools': { summary: 'All pools, with what each has.', spec: 'R4' },
  'PATCH /api/money/pools/:poolId': {
    summary: 'Closes a pool that is empty and that no rule names, or opens it again.',
    spec: 'R39',
  },
  'POST /api/money/pools': { summary: 'Adds a pool to a category.', spec: 'R4' },
  'PUT /api/money/pools/:poolId': {
    summary: 'Names a pool anew; 412 when somebody else did meanwhile.',
    spec: 'R4, V11',
  },
  'GET /api/money/income': {
    summary: 'Licence income, the newest first; with `oskipt=1` what waits for a rule to take it.',
    spec: 'R4',
  },
  'POST /api/money/income': {
    summary:
      'Registers an income, deducts from it and allocates it by the rules of the day it came. Who took it back from another registers it as it was.',
    spec: 'R4, R5, R134',
  },
  'POST /api/money/income/:incomeId/reverse': {
    summary:
      'Takes back an income by another of the opposite sign; 409 once a distribution has taken any of it, though later income lies in its pools. Who had registered it is told.',
    spec: 'R4, R134, R214',
  },
  'GET /api/money/income/:incomeId/parts': {
    summary: 'The parts of an income that pays for several statements, with what each brought its pool.',
    spec: 'R189',
  },
  'POST /api/money/income/:incomeId/parts': {
    summary:
      'Asks for the division of an income that waits as a whole into named parts, which are its gross together; another administrator books them.',
    spec: 'R189, R190',
  },
  'PATCH /api/money/income/:incomeId/parts': {
    summary:
      'Books the parts as another administrator asked for them and as they were seen, or refuses them.',
    spec: 'R189',
  },
  'PATCH /api/money/income/:incomeId/confirmation': {
    summary: 'Says that an income came in, as another administrator than who registered it.',
    spec: 'R208',
  },
  'POST /api/money/income/sheets': {
    summary:
      'Tries the lines of a CSV of income, and keeps all of them where none is wrong and it is to be kept.',
    spec: 'R4',
  },
  'GET /api/money/rules': {
    summary: 'Rules in force, ended, refused and waiting; the newest first.',
    spec: 'R3, R5',
  },
  'POST /api/money/rules': {
    summary: 'Asks for a rule, which another administrator puts in force.',
    spec: 'R3, R4, R5',
  },
  'POST /api/money/rules/:moneyRuleId/end': {
    summary: 'Asks for the last day of a rule in force.',
    spec: 'R5',
  },
  'PATCH /api/money/rules/:moneyRuleId': {
    summary: 'Puts a rule in force, or ends it, as another administrator asked; or refuses that.',
    spec: 'R5',
  },
  'GET /api/money/accounts': {
    summary: 'Accounts of the ledger with what they have; those of payees together.',
    spec: 'R18',
  },
  'GET /api/money/entries': {
    summary:
      'Entries of the ledger, the newest first: of an account, or behind a figure of the control report.',
    spec: 'R18, R19',
  },
  'GET /api/money/control': {
    summary: 'What came in and what became of it, by category and days, to the eyrir.',
    spec: 'R19',
  },
  'GET /api/money/payees': { summary: 'Everybody who has had money in the ledger.', spec: 'R1, R3' },
  'PUT /api/money/payees/:payeeId': {
    summary:
      'Holds a payee’s payments or lets them go on. Where the payee pays tax waits for another administrator to confirm it. Refused to the payee.',
    spec: 'R3, R128, V11',
  },
  'GET /api/money/payRuns/preview': {
    summary: 'What each payee would be paid by a run, and who is left out and why; those first.',
    spec: 'R21',
  },
  'GET /api/money/payRuns': { summary: 'All pay runs, the newest first.', spec: 'R21' },
  'GET /api/money/payRuns/:payRunId': { summary: 'A pay run with its sums.', spec: 'R21' },
  'POST /api/money/payRuns': {
    summary: 'Freezes a pay run: payments, amounts and accounts; 409 while another waits.',
    spec: 'R21',
  },
  'POST /api/money/payRuns/:payRunId/approve': {
    summary:
      'Approves a frozen run and books it, whole or not at all; not by the one who froze it, nor by anyone it pays, and not once a payee is paid into another account.',
    spec: 'R21, R218',
  },
  'POST /api/money/payRuns/:payRunId/cancel': { summary: 'Cancels a run that waits.', spec: 'R21' },
  'GET /api/money/payRuns/:payRunId/payments': {
    summary: 'The payments of a run, with what became of them.',
    spec: 'R21, R23',
  },
  'GET /api/money/payRuns/:payRunId/leftOut': { summary: 'Whom a run left out, and why.', spec: 'R21' },
  'GET /api/money/payRuns/:payRunId/payments.xml': {
    summary: 'The file for the bank, ISO 20022 pain.001.001.09, of an approved run, without what came back.',
    spec: 'R22, R164',
  },
  'GET /api/money/payRuns/:payRunId/payments.csv': {
    summary: 'The same as CSV for other banks.',
    spec: 'R22, R164',
  },
  'POST /api/money/bankAnswers': {
    summary:
      'Reads pain.002, camt.054 or camt.053, whole or not at all; the same file again changes nothing. What was paid comes back by an entry of the account. A rejection as a duplicate changes nothing.',
    spec: 'R23, R132, R163',
  },
  'GET /api/money/withheldTax/:taxYear': {
    summary: 'What was paid and withheld in a year, by payee, as CSV for the tax authority.',
    spec: 'R25',
  },
  'GET /api/persons/:personId/balance': {
    summary: 'What somebody has with the society.',
    spec: 'R26, R203, S6',
  },
  'PUT /api/persons/:personId/leastPayment': {
    summary: 'The payee says what is to be paid at least, or with `null` leaves it to the society.',
    spec: 'R72',
  },
  'GET /api/persons/:personId/payments': {
    summary: 'The payments to somebody, the newest first.',
    spec: 'R26, S6',
  },
};
