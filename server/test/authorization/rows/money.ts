import { anything, everybody, notOwn, ownerAlone, ownerAndStaff, type Rows } from '../row.ts';
import type { Fixtures } from '../world.ts';

const applications = '/api/funds/applications';
const distribution = '/api/distributions/:distributionId';
const day = (inDays: number) => new Date(Date.now() + inDays * 86_400_000).toISOString().slice(0, 10);
const aFile = { HEITI_SKRAR: 'Önnur.pdf', TEGUND_SKRAR: 'application/pdf', STAERD: 1000 };
const file = ({ applicationFileId }: Fixtures) => ({ fileId: applicationFileId });
const rights = ({ rightId }: Fixtures) => ({ rights: rightId });
const rightsAndWork = ({ rightId, workId }: Fixtures) => ({ rights: rightId, compId: workId });
const checked = ({ checkedDistributionId }: Fixtures) => ({ distributionId: checkedDistributionId });
const refused = ({ refusedDistributionId }: Fixtures) => ({ distributionId: refusedDistributionId });
const arriving = ({ newDistributionId }: Fixtures) => ({ distributionId: newDistributionId });

const noCorrection = { own: 404, staff: 404, foreign: 404, missing: 404 } as const;
const noControllers = { own: 409, staff: 409, foreign: 409, missing: 404 } as const;
const applicantAlone = { own: 'ok', staff: 409, foreign: 404, missing: 404 } as const;
/** The file was not sent, which those hear who may read it. */
const neverArrived = { own: 409, staff: 409, foreign: 404, missing: 404 };

/** What is distributed, the statistics of it, and the funds. */
export const moneyRows: Rows = {
  'GET /api/persons/statistics': { rule: ownerAlone, query: rights },
  'GET /api/persons/streamStatistics': { rule: ownerAlone, query: rights },
  'GET /api/persons/top10Compositions': { rule: ownerAlone, query: rights },
  'GET /api/persons/compositionStatistics': { rule: ownerAlone, query: rightsAndWork },
  'GET /api/persons/compositionStatisticsByYear': { rule: ownerAlone, query: rightsAndWork },
  'GET /api/persons/compositionStatisticsByCountry': { rule: ownerAlone, query: rightsAndWork },
  'GET /api/persons/statistics/breakdown': {
    rule: ownerAlone,
    query: (one) => ({ ...rights(one), sundurlidun: 'month' }),
  },
  'GET /api/persons/statistics/deductions': { rule: ownerAlone, query: rights },
  'GET /api/persons/statistics/distributions': { rule: ownerAlone, query: rights },
  'GET /api/persons/statistics/streams/periods': {
    rule: ownerAlone,
    query: (one) => ({ ...rights(one), id: one.streamPeriodId }),
  },
  'GET /api/persons/statuses/periods/:periodId/:rightId': { rule: ownerAlone },
  'GET /api/persons/statuses': { rule: ownerAlone, query: ({ rightId }) => ({ rightId }) },
  'GET /api/persons/statuses/summary': { rule: ownerAlone, query: ({ rightId }) => ({ rightId }) },
  [`GET ${distribution}/royaltyText`]: { rule: anything },
  'GET /api/distributions': { rule: everybody },
  [`GET ${distribution}`]: { rule: anything },
  [`PUT ${distribution}`]: {
    rule: everybody,
    params: () => ({ distributionId: 950 }),
    body: () => ({
      HEITI_UTHLUTUNAR: 'Ný úthlutun',
      TIMABIL_UTHLUTUNAR: 'Árið 2026',
      FLOKKUR_UTHLUTUNAR_NR: 1,
      HEITI_SKRAR: 'ny.csv',
      STAERD: 100,
    }),
  },
  [`GET ${distribution}/parts`]: { rule: anything, params: arriving },
  [`PUT ${distribution}/parts/:partNumber`]: {
    rule: anything,
    params: (one) => ({ ...arriving(one), partNumber: 1 }),
    body: ({ newFile }) => ({ INNIHALD: newFile }),
  },
  [`GET ${distribution}/controllers`]: { rule: anything, params: arriving },
  // Its file is no service's, so that it has none.
  [`PUT ${distribution}/controllers`]: {
    rule: noControllers,
    params: arriving,
    body: () => ({ OKKAR_RETTHAFAR: ['SOC_1'] }),
  },
  [`PATCH ${distribution}/controllers`]: {
    rule: noControllers,
    params: checked,
    body: () => ({ VAL_RETTHAFA_SKODAD: 1 }),
  },
  [`POST ${distribution}/import`]: { rule: anything, params: arriving },
  [`GET ${distribution}/problems`]: { rule: anything, params: refused },
  [`GET ${distribution}/unmatched`]: { rule: anything },
  [`GET ${distribution}/rights`]: { rule: noCorrection, params: checked },
  [`PATCH ${distribution}/rights`]: {
    rule: anything,
    params: checked,
    body: () => ({ LEIDRETTING_SKODUD: 1 }),
  },
  [`POST ${distribution}/finish`]: { rule: anything, params: checked },
  [`POST ${distribution}/cancel`]: { rule: anything, params: checked },
  'GET /api/distributionCategories': { rule: everybody },
  'GET /api/distributionPots': { rule: everybody },
  'PUT /api/distributionPots/:potId': {
    rule: anything,
    body: () => ({ SKYRING_LYSINGAR_ENSKA: 'What stations pay.', UTGAFA: 0 }),
  },
  'GET /api/funds': { rule: everybody },
  'GET /api/funds/dates': { rule: everybody },
  'GET /api/funds/:fundId/dates': { rule: anything },
  'GET /api/funds/names': { rule: everybody },
  'PUT /api/funds/:fundId': {
    rule: anything,
    body: () => ({ SJODUR_ISLENSKA: 'Sjóður', SJODUR_ENSKA: 'Fund', UTGAFA: 1 }),
  },
  'GET /api/funds/periods': { rule: everybody },
  'GET /api/funds/periods/:fundPeriodId': { rule: anything },
  'POST /api/funds/periods': {
    rule: everybody,
    body: () => ({ SJODUR_NR: 3, ARSTIMI: 'autumn', AR: 2027, DAGS_OPNAR: day(10), DAGS_LOKAR: day(20) }),
  },
  'PUT /api/funds/periods/:fundPeriodId': {
    rule: anything,
    body: () => ({ ARSTIMI: 'autumn', AR: 2026, DAGS_OPNAR: day(-10), DAGS_LOKAR: day(20), UTGAFA: 1 }),
  },
  'PATCH /api/funds/periods/:fundPeriodId/closing': {
    rule: anything,
    body: () => ({ TIMABILI_LOKID: 1, UTGAFA: 1 }),
  },
  'PUT /api/funds/periods/:fundPeriodId/budget': {
    rule: anything,
    body: () => ({ RADSTOFUNARFE: 5_000_000, UTGAFA: 1 }),
  },
  'DELETE /api/funds/periods/:fundPeriodId': {
    rule: anything,
    params: ({ emptyFundPeriodId }) => ({ fundPeriodId: emptyFundPeriodId }),
  },
  'GET /api/funds/periods/:fundPeriodId/applications': {
    rule: anything,
    params: ({ applicationPeriodId }) => ({ fundPeriodId: applicationPeriodId }),
  },
  'GET /api/funds/periods/:fundPeriodId/applications.xlsx': {
    rule: anything,
    params: ({ applicationPeriodId }) => ({ fundPeriodId: applicationPeriodId }),
  },
  [`POST ${applications}`]: {
    rule: ownerAlone,
    // R207: the account is none that the applicant is paid into.
    unless: ({ actsFor }, target) => (actsFor && target === actsFor ? 422 : undefined),
    body: anApplication,
  },
  'GET /api/persons/:personId/fundApplications': { rule: ownerAndStaff },
  [`GET ${applications}/:applicationId`]: { rule: ownerAndStaff },
  [`PATCH ${applications}/:applicationId/decision`]: {
    rule: notOwn,
    body: () => ({ STADA_UMSOKNAR: 'granted', UPPHAED_STYRKS: 100_000, UTGAFA: 1 }),
  },
  // No grant waits for anybody.
  [`PATCH ${applications}/:applicationId/grant`]: {
    rule: { own: 409, staff: 409, foreign: 409, missing: 404 },
    body: () => ({ SAMTHYKKT: 1, UTGAFA: 1 }),
  },
  [`GET ${applications}/:applicationId/files`]: { rule: ownerAndStaff },
  // Staff read what others apply with, and change none of it.
  [`POST ${applications}/:applicationId/files`]: { rule: applicantAlone, body: () => aFile },
  [`PATCH ${applications}/:applicationId/files/:fileId/confirm`]: { rule: applicantAlone, params: file },
  [`DELETE ${applications}/:applicationId/files/:fileId`]: { rule: applicantAlone, params: file },
  [`GET ${applications}/:applicationId/files/:fileId/link`]: { rule: neverArrived, params: file },
};

function anApplication({ someone, fundPeriodId }: Fixtures) {
  return {
    SJODUR_NR: 1,
    UPPHAD: 850_000,
    UPPLYSINGAR_UM_UMSAEKJENDUR: 'Tónskáld.',
    UPPLYSINGAR_UM_VERKEFNI: 'Strengjakvartett.',
    FYRRI_STYRKUR_ROFI: false,
    KOMANDI_STYRKIR_ROFI: false,
    NYLIDASTYRKUR: false,
    BANKAUPPLYSINGAR: '0133-26-004711',
    VERKHEITI: 'Brimsorfið',
    TIMABIL_UMSOKNAR_NR: fundPeriodId,
    UMSAKJENDUR: [
      {
        UMSAKJANDI: 1,
        NAFN_NR: someone.personId,
        HOFUNDUR_NR: someone.authorId,
        NAFN: someone.name,
        KENNITALA: someone.kennitala,
        HEIMILISFANG: 'Barmahlíð 14',
        SIMANUMER: '000 0101',
        NETFANG: 'thordis@demo.example',
      },
    ],
  };
}
