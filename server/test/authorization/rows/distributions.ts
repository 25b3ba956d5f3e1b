import { anything, everybody, ownerAlone, type Rows } from '../row.ts';

const aPlan = {
  FLOKKUR_UTHLUTUNAR_NR: 2,
  TIMABIL_UTHLUTUNAR: 'Vor 2027',
  DAGS_UTHLUTUNAR: '2027-06-15',
};

/** When is distributed, and claims to what nobody was found for. */
export const distributionRows: Rows = {
  'GET /api/distributionCalendar': { rule: everybody },
  'GET /api/distributionCalendar/planned': { rule: everybody },
  'POST /api/distributionCalendar/planned': { rule: everybody, body: () => aPlan },
  'PUT /api/distributionCalendar/planned/:plannedDistributionId': {
    rule: anything,
    body: () => ({ ...aPlan, UTGAFA: 0 }),
  },
  'DELETE /api/distributionCalendar/planned/:plannedDistributionId': { rule: anything },
  'GET /api/distributionCalendar/feed': { rule: everybody },
  'PATCH /api/distributionCalendar/feed': { rule: everybody },
  'DELETE /api/distributionCalendar/feed': { rule: everybody },
  'GET /api/distributionCalendar/feeds/:feedFile': {
    rule: anything,
    params: ({ feedToken }) => ({ feedFile: `${feedToken}.ics` }),
  },
  'GET /api/unmatchedUsage': { rule: everybody },
  'GET /api/unmatchedUsage/likeMine': { rule: everybody },
  'GET /api/usageClaims': { rule: everybody },
  'POST /api/usageClaims': {
    rule: { own: 'ok', staff: 404, foreign: 404, missing: 404 },
    body: ({ unmatchedUsageId, workId }) => ({ OTHEKKT_NOTKUN_NR: unmatchedUsageId, VERK_NR: workId }),
  },
  'DELETE /api/usageClaims/:usageClaimId': { rule: ownerAlone },
  'GET /api/usageClaims/desk': { rule: everybody },
  // The staff here claim the same usage: others decide on it (R129).
  'PATCH /api/usageClaims/:usageClaimId': {
    rule: { ...anything, own: 403, staff: 409 },
    body: () => ({ SAMTHYKKT: 1 }),
  },
};
