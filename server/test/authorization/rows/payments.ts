import { camt054 } from '../../paying.ts';
import { anything, everybody, ownerAlone, ownerAndStaff, type Rows } from '../row.ts';
import type { Fixtures } from '../world.ts';

const today = new Date().toISOString().slice(0, 10);
const run = '/api/money/payRuns/:payRunId';
const approved = ({ approvedRunId }: Fixtures) => ({ payRunId: approvedRunId });
/** Another run waits. */
const inTheWay = { own: 409, staff: 409, foreign: 409, missing: 404 } as const;

/** Nothing is left of a run whose payments the bank rejected. */
const allBack = inTheWay;

/** Income, rules, the ledger, pay runs, and what somebody is paid. */
export const paymentRows: Rows = {
  'GET /api/money/pools': { rule: everybody },
  'POST /api/money/pools': {
    rule: everybody,
    body: () => ({ HEITI_UTHLUTUNARPOTTS_ISLENSKA: 'Sjónvarp', FLOKKUR_UTHLUTUNAR_NR: 1 }),
  },
  // A version of another pool.
  'PATCH /api/money/pools/:poolId': {
    rule: { own: 412, staff: 412, foreign: 412, missing: 404 },
    body: () => ({ ER_LOKADUR_POTTUR: 1, UTGAFA: 999 }),
  },
  'PUT /api/money/pools/:poolId': {
    rule: anything,
    body: () => ({ HEITI_UTHLUTUNARPOTTS_ISLENSKA: 'Útvarp', UTGAFA: 0 }),
  },
  'GET /api/money/income': { rule: everybody },
  'POST /api/money/income': {
    rule: everybody,
    body: () => ({
      GREIDANDI: 'Skjárinn',
      TEGUND_GREIDANDA: 'broadcaster',
      FLOKKUR_UTHLUTUNAR_NR: 1,
      TIMABIL_UTHLUTUNAR: 'Árið 2025',
      UPPHAED_I_GJALDMIDLI: 1000,
      DAGS_MOTTEKID: '2026-02-01',
      TILVISUN: 'R-2',
    }),
  },
  'POST /api/money/income/:incomeId/reverse': {
    rule: anything,
    body: () => ({ ASTAEDA_BAKFAERSLU: 'Röng upphæð' }),
  },
  'GET /api/money/income/:incomeId/parts': { rule: { own: 404, staff: 404, foreign: 404, missing: 404 } },
  'POST /api/money/income/:incomeId/parts': {
    rule: anything,
    body: ({ poolId }) => ({
      HLUTAR_TEKNA: [1, 2].map((n) => ({
        HEITI_HLUTA_TEKNA: `Hluti ${n}`,
        HLUTI_I_GJALDMIDLI: 500,
        UTHLUTUNARPOTTUR_NR: poolId,
      })),
    }),
  },
  'PATCH /api/money/income/:incomeId/parts': {
    rule: { own: 412, staff: 412, foreign: 412, missing: 404 },
    body: () => ({ SAMTHYKKT: 1, SKIPTING_TEKNA_NR: 1 }),
  },
  'PATCH /api/money/income/:incomeId/confirmation': { rule: anything },
  'POST /api/money/income/sheets': {
    rule: everybody,
    body: () => ({
      TEKJUSKRA: 'payer;kind;category;period;amount;received;reference\nA;venue;1;B;1;2026-01-01;1',
      ER_GEYMT: 0,
    }),
  },
  'GET /api/money/rules': { rule: everybody },
  'POST /api/money/rules': {
    rule: everybody,
    body: () => ({
      TEGUND_REGLU: 'deduction',
      FLOKKUR_UTHLUTUNAR_NR: 1,
      TEGUND_FRADRATTAR: 'cultural',
      PROSENTA: 5,
      REGLA_GILDIR_FRA: '2026-01-01',
    }),
  },
  'POST /api/money/rules/:moneyRuleId/end': {
    rule: anything,
    params: ({ activeRuleId }) => ({ moneyRuleId: activeRuleId }),
    body: () => ({ REGLA_GILDIR_TIL: today }),
  },
  'PATCH /api/money/rules/:moneyRuleId': { rule: anything, body: () => ({ SAMTHYKKT: 0 }) },
  'GET /api/money/accounts': { rule: everybody },
  'GET /api/money/entries': { rule: everybody },
  'GET /api/money/control': { rule: everybody },
  'GET /api/money/payees': { rule: everybody },
  'PUT /api/money/payees/:payeeId': {
    rule: anything,
    body: () => ({ SKATTALEG_HEIMILISFESTI: 'domestic', UTGAFA: 0 }),
  },
  'GET /api/money/payRuns/preview': {
    rule: everybody,
    query: () => ({ dagur: today, greidsludagur: today, lagmark: 1000 }),
  },
  'GET /api/money/payRuns': { rule: everybody },
  'POST /api/money/payRuns': {
    rule: { ...inTheWay, missing: 409 },
    body: () => ({ INNEIGN_A_DEGI: today, GREIDSLUDAGUR: today, LAGMARKSGREIDSLA: 1000 }),
  },
  [`GET ${run}`]: { rule: anything },
  [`POST ${run}/approve`]: { rule: anything },
  [`POST ${run}/cancel`]: { rule: anything },
  [`GET ${run}/payments`]: { rule: anything, params: approved },
  [`GET ${run}/leftOut`]: { rule: anything, params: approved },
  [`GET ${run}/payments.xml`]: { rule: allBack, params: approved },
  [`GET ${run}/payments.csv`]: { rule: allBack, params: approved },
  'POST /api/money/bankAnswers': { rule: everybody, body: () => ({ SVAR_BANKA: camt054([]) }) },
  'GET /api/money/withheldTax/:taxYear': { rule: everybody, params: () => ({ taxYear: 2026 }) },
  'POST /api/money/openings': {
    rule: everybody,
    body: ({ payeePersonId }) => ({
      FLOKKUR_UTHLUTUNAR_NR: 1,
      DAGS_UPPHAFSSTODU: '2026-01-01',
      UPPRUNI_STODU: 'Eldra kerfi',
      STODUSKRA: `payee;amount\n${payeePersonId};5`,
    }),
  },
  'GET /api/money/openings': { rule: everybody },
  'GET /api/money/openings/:openingId': { rule: anything },
  'GET /api/money/openings/:openingId/lines': { rule: anything },
  'PATCH /api/money/openings/:openingId': { rule: anything, body: () => ({ SAMTHYKKT: 0 }) },
  'GET /api/money/foreignAccounts': { rule: everybody },
  // One of this payee waits.
  'POST /api/money/foreignAccounts': {
    rule: { own: 409, staff: 409, foreign: 409, missing: 404 },
    body: ({ payeeId }) => ({
      GREIDSLUTHEGI_NR: payeeId,
      IBAN_NUMER: 'DE89370400440532013000',
      BIC_NUMER: 'COBADEFFXXX',
      GJALDMIDILL: 'EUR',
      GATA_VIDTAKANDA: 'Hauptstraße 1',
      BORG_VIDTAKANDA: 'Berlin',
      LANDSKODI_VIDTAKANDA: 'DE',
    }),
  },
  'PATCH /api/money/foreignAccounts/:foreignAccountId': { rule: anything, body: () => ({ SAMTHYKKT: 0 }) },
  'GET /api/money/transparency': { rule: everybody },
  'GET /api/money/transparency/:reportId': { rule: anything },
  'POST /api/money/transparency': { rule: everybody, body: () => ({ SKYRSLUAR: 2021 }) },
  'PUT /api/money/transparency/:reportId/text': {
    rule: anything,
    params: ({ draftReportId }) => ({ reportId: draftReportId }),
    body: () => ({
      KAFLI_SKYRSLU: 'activities',
      TEXTI_KAFLA_ISLENSKA: 'Starfsemi',
      TEXTI_KAFLA_ENSKA: 'Activities',
      UTGAFA: 0,
    }),
  },
  'PATCH /api/money/transparency/:reportId': {
    rule: anything,
    body: () => ({ SKREF_SKYRSLU: 'withdraw', UTGAFA: 0 }),
  },
  'GET /api/transparency': { rule: everybody },
  'GET /api/transparency/:reportId': {
    rule: anything,
    params: ({ publishedReportId }) => ({ reportId: publishedReportId }),
  },
  'GET /api/money/advances': { rule: everybody },
  'POST /api/money/advances': {
    rule: { ...everybody, missing: 422 },
    body: ({ payeePersonId }) => ({
      NAFN_NR: payeePersonId,
      UPPHAED_FYRIRFRAMGREIDSLU: 1000,
      ENDURHEIMTUHLUTFALL: 50,
      ASTAEDA_FYRIRFRAMGREIDSLU: 'Plata í vinnslu',
    }),
  },
  'PATCH /api/money/advances/:advanceId': { rule: anything, body: () => ({ SAMTHYKKT: 0 }) },
  'POST /api/money/advances/:advanceId/cancel': {
    rule: anything,
    params: ({ activeAdvanceId }) => ({ advanceId: activeAdvanceId }),
  },
  // A distribution that is not finished brings its payee money (R231).
  'POST /api/money/advances/:advanceId/writeOff': {
    rule: { own: 409, staff: 409, foreign: 409, missing: 404 },
    params: ({ activeAdvanceId }) => ({ advanceId: activeAdvanceId }),
    body: () => ({ ASTAEDA_AFSKRIFTAR: 'Greiðsluþeginn er hættur.' }),
  },
  // Nobody has asked for it.
  'PATCH /api/money/advances/:advanceId/writeOff': {
    rule: { own: 409, staff: 409, foreign: 409, missing: 404 },
    params: ({ activeAdvanceId }) => ({ advanceId: activeAdvanceId }),
    body: () => ({ SAMTHYKKT: 1 }),
  },
  'GET /api/money/societies': { rule: everybody },
  'POST /api/money/societies': { rule: everybody, body: () => ({ FELAG_KODI: 52 }) },
  // No run has credited it.
  'GET /api/money/societies/:societyCode/lines': {
    rule: { own: 404, staff: 404, foreign: 404, missing: 404 },
    params: () => ({ societyCode: 35 }),
  },
  'GET /api/money/inheritances': { rule: everybody },
  'POST /api/money/inheritances': {
    rule: { ...everybody, missing: 409 },
    body: ({ inheritedEstateId }) => ({ DANARBU_NR: inheritedEstateId }),
  },
  'PATCH /api/money/inheritances/:inheritanceId': { rule: anything, body: () => ({ SAMTHYKKT: 1 }) },
  'POST /api/money/inheritances/:inheritanceId/undo': {
    rule: anything,
    params: ({ activeInheritanceId }) => ({ inheritanceId: activeInheritanceId }),
    body: () => ({ ASTAEDA_AFTURKOLLUNAR: 'Skiptin voru röng.' }),
  },
  // Nobody has asked for it.
  'PATCH /api/money/inheritances/:inheritanceId/undo': {
    rule: { own: 409, staff: 409, foreign: 409, missing: 404 },
    params: ({ activeInheritanceId }) => ({ inheritanceId: activeInheritanceId }),
    body: () => ({ SAMTHYKKT: 1 }),
  },
  'GET /api/persons/:personId/advances': { rule: ownerAndStaff },
  'GET /api/persons/:personId/expected': { rule: ownerAndStaff },
  'GET /api/persons/:personId/balance': { rule: ownerAndStaff },
  'PUT /api/persons/:personId/leastPayment': {
    rule: ownerAlone,
    body: () => ({ LAGMARKSGREIDSLA: 5000 }),
  },
  'GET /api/persons/:personId/payments': { rule: ownerAndStaff },
};
