import { stage } from '../../stage.ts';
import { anything, everybody, notOwn, ownerAlone, ownerAndStaff, type Row, type Rows } from '../row.ts';
import type { Fixtures } from '../world.ts';

const abroad: Pick<Row, 'params'> = {
  params: ({ concertAbroadId }) => ({ livePerformanceId: concertAbroadId }),
};
const pot = '/api/pots/:livePerformanceId';
const foreignPot = '/api/pots/foreignPots/:livePerformanceId';
const lastYear = () => new Date(Date.now() - 300 * 86_400_000).toISOString().slice(0, 10);

const aLine = ({ workId }: Fixtures) => ({ VERK_NR: workId, LENGD: '3.30', FJOLDI_FL: 1 });
const aForeignLine = () => ({ HEITI_VERKS: 'Vökunótt', LISTAMENN: 'Einhver', LENGD: '3.30', FJOLDI_FL: 1 });
const aConcert = () => ({
  FLYTJANDI: 'Hljómsveit hússins',
  FLUTNINGSSTADUR_NR: stage.venue,
  DAGSETNING_POTTS: lastYear(),
  TONLEIKAHALDARI: 'Vonarland ehf.',
});
const aConcertAbroad = () => ({
  FLYTJENDUR: 'Hljómsveit hússins',
  LAND_NR: stage.sweden,
  BORG: 'Göteborg',
  STADUR: 'Pustervik',
  DAGSETNING: lastYear(),
});

/** Live performances, their set lists, and the places they are given at. */
export const performanceRows: Rows = {
  [`GET ${pot}`]: { rule: ownerAndStaff },
  [`GET ${pot}/performances`]: { rule: ownerAndStaff },
  [`GET ${pot}/foreignPerformances`]: { rule: ownerAndStaff },
  [`GET ${pot}/redlights`]: { rule: ownerAndStaff },
  [`GET ${foreignPot}/performances`]: { rule: ownerAndStaff, ...abroad },
  [`GET ${foreignPot}/foreignPerformances`]: { rule: ownerAndStaff, ...abroad },
  [`GET ${pot}/setList`]: { rule: ownerAndStaff },
  [`GET ${pot}/words`]: {
    // Staff and whom it was registered for: not those who are asked.
    rule: { own: 404, staff: 'ok', foreign: 404, missing: 404 },
    params: ({ askedPerformanceId }) => ({ livePerformanceId: askedPerformanceId }),
    unless: ({ role, actsFor }, target) =>
      !actsFor && target === 'own' && (role === 'administrator' || role === 'editor') ? 'ok' : undefined,
  },
  // Nothing of it is on another list.
  [`GET ${pot}/uncounted`]: { rule: { own: 404, staff: 404, foreign: 404, missing: 404 } },
  [`PUT ${pot}/sameConcert`]: {
    rule: notOwn,
    body: ({ askedPerformanceId }) => ({ HINN_FLUTNINGUR_NR: askedPerformanceId, SOMU_TONLEIKAR: 0 }),
  },
  'GET /api/setListWords': { rule: everybody },
  'PUT /api/setListWords/:livePerformanceId/:authorId': {
    rule: ownerAlone,
    params: ({ askedPerformanceId, authorId }) => ({ livePerformanceId: askedPerformanceId, authorId }),
    body: () => ({ LAGALISTI_RETTUR: 1, UTGAFA_LAGALISTA: 1 }),
  },
  'GET /api/persons/:personId/livePerformances': { rule: ownerAndStaff },
  'GET /api/persons/:personId/liveForeignPerformances': { rule: ownerAndStaff },
  'GET /api/persons/:personId/setLists': { rule: ownerAndStaff },
  'POST /api/pots': {
    rule: { ...anything, missing: 422 },
    body: (one) => ({ ...aConcert(), FLUTNINGAR: [aLine(one)] }),
  },
  'POST /api/pots/foreignPots': {
    rule: { ...anything, missing: 422 },
    body: (one) => ({ ...aConcertAbroad(), TONLEIKAHALDARI: 'Luger', FLUTNINGAR: [aLine(one)] }),
  },
  [`POST ${pot}/performances`]: { rule: ownerAndStaff, body: aLine },
  [`POST ${pot}/foreignPerformances`]: { rule: ownerAndStaff, body: aForeignLine },
  [`POST ${foreignPot}/performances`]: { rule: ownerAndStaff, ...abroad, body: aLine },
  [`POST ${foreignPot}/foreignPerformances`]: { rule: ownerAndStaff, ...abroad, body: aForeignLine },
  'GET /api/pots': { rule: everybody },
  [`GET ${pot}/registrant`]: { rule: anything },
  [`PUT ${pot}`]: { rule: anything, body: () => ({ ...aConcert(), UTGAFA: 1 }) },
  [`PUT ${foreignPot}`]: {
    rule: anything,
    ...abroad,
    body: () => ({ ...aConcertAbroad(), TONLEIKAHALDARI: 'Luger', ADALATRIDI: 1, UTGAFA: 1 }),
  },
  [`PATCH ${pot}`]: { rule: anything, body: () => ({ POTTUR_LOKADUR_ROFI: 1, UTGAFA: 1 }) },
  [`PUT ${pot}/performances/:performanceId`]: {
    rule: { ...anything, missing: 422 },
    body: (one) => ({ ...aLine(one), UTGAFA: 1 }),
  },
  [`PUT ${pot}/foreignPerformances/:foreignPerformanceId`]: {
    rule: anything,
    body: () => ({ ...aForeignLine(), UTGAFA: 1 }),
  },
  [`DELETE ${pot}/performances/:performanceId`]: { rule: anything },
  [`DELETE ${pot}/foreignPerformances/:foreignPerformanceId`]: { rule: anything },
  [`GET ${pot}/foreignPerformances/:foreignPerformanceId/candidates`]: { rule: anything },
  [`GET ${pot}/foreignPerformances/:foreignPerformanceId/same`]: { rule: anything },
  [`POST ${pot}/foreignPerformances/:foreignPerformanceId/join`]: {
    rule: { ...anything, missing: 422 },
    body: ({ workId }) => ({ VERK_NR: workId, UTGAFA: 1 }),
  },
  'GET /api/performanceLocations/countries': { rule: everybody },
  'GET /api/performanceLocations': { rule: everybody, query: () => ({ name: 'Vonarland' }) },
  'GET /api/performanceLocations/concertHalls': { rule: everybody, query: () => ({ name: 'Vonarland' }) },
  'GET /api/performanceLocations/streamLocations': {
    rule: everybody,
    query: () => ({ name: 'Straumurinn' }),
  },
  'GET /api/performanceLocations/types': { rule: everybody },
  'GET /api/performanceLocations/:venueId': { rule: anything },
  'GET /api/performanceLocations/:venueId/halls': { rule: anything },
  'GET /api/musicFestivals': { rule: everybody },
  'GET /api/musicFestivals/:festivalId/instances': { rule: anything },
  'GET /api/promoters': { rule: everybody },
};
