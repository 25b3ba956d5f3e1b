import { anything, everybody, notOwn, ownerAlone, ownerAndStaff, type Rows } from '../row.ts';

const jobs = { query: () => ({ state: 'failed' }) };
const aSheet = { HEITI_QUE_SHEETS: 'Brimhljóð', TEGUND: 'programme' };
const aSheetLine = { HEITI_VERKS: 'Verk', LENGD: '1.00' };
const aVenue = { HEITI_FLUTNINGSSTADAR: 'Nýhöfn', TEGUND_FLUTNINGSSTADAR_NR: 3 };

/** The desk of the society: cue sheets, jobs, letters, unknown authors, venues and festivals. */
export const deskRows: Rows = {
  'GET /api/home': { rule: everybody },
  'PUT /api/home/visit': { rule: everybody },
  'GET /api/home/catalogue': { rule: everybody },
  'GET /api/pins': { rule: everybody },
  'PUT /api/pins/:workId': { rule: anything },
  'DELETE /api/pins/:workId': { rule: everybody },
  'GET /api/workList': { rule: everybody },
  'GET /api/workList/settings': { rule: everybody },
  'PUT /api/workList/columns': { rule: everybody, body: () => ({ DALKAR_VERKA: ['authors', 'labels'] }) },
  'PATCH /api/workList/labels': {
    rule: ownerAlone,
    body: ({ workId }) => ({ MERKI: 'Plata 2027', MERKT_VERK: [workId], MERKT: 1 }),
  },
  'GET /api/workViews': { rule: everybody },
  'POST /api/workViews': {
    rule: everybody,
    body: () => ({ HEITI_SYNAR: 'Rauð verk', VEFFANG_SYNAR: '{"leit":"vaka"}' }),
  },
  'PATCH /api/workViews/:workViewId': { rule: ownerAlone, body: () => ({ HEITI_SYNAR: 'Gul verk' }) },
  'DELETE /api/workViews/:workViewId': { rule: ownerAlone },
  'PUT /api/desk/finds/:findKind/:number': {
    rule: everybody,
    params: ({ personId }) => ({ findKind: 'person', number: personId }),
  },
  'GET /api/desk/home': { rule: everybody },
  'PUT /api/desk/queues/:queueKind/holder': { rule: everybody, params: () => ({ queueKind: 'review' }) },
  'DELETE /api/desk/queues/:queueKind/holder': { rule: everybody, params: () => ({ queueKind: 'review' }) },
  'GET /api/desk/search': { rule: everybody, query: () => ({ q: 'Katla' }) },
  'GET /api/cueSheets': { rule: everybody },
  'GET /api/cueSheets/:cueSheetId': { rule: ownerAndStaff },
  'GET /api/cueSheets/:cueSheetId/lines': { rule: ownerAndStaff },
  'POST /api/cueSheets': { rule: everybody, body: () => aSheet },
  'PUT /api/cueSheets/:cueSheetId': { rule: notOwn, body: () => ({ ...aSheet, UTGAFA: 1 }) },
  'DELETE /api/cueSheets/:cueSheetId': { rule: notOwn, query: () => ({ UTGAFA: 1 }) },
  'POST /api/cueSheets/:cueSheetId/lines': { rule: notOwn, body: () => aSheetLine },
  'PUT /api/cueSheets/:cueSheetId/lines/:lineNumber': {
    rule: notOwn,
    params: () => ({ lineNumber: 1 }),
    body: () => ({ ...aSheetLine, UTGAFA: 1 }),
  },
  'DELETE /api/cueSheets/:cueSheetId/lines/:lineNumber': {
    rule: notOwn,
    params: () => ({ lineNumber: 1 }),
  },
  'POST /api/cueSheets/import': {
    rule: everybody,
    body: ({ cueSheetFile }) => ({ SKRA: cueSheetFile, PROFUN: true }),
  },
  'GET /api/jobs': { rule: everybody, ...jobs },
  'POST /api/jobs/:jobId/retry': { rule: anything },
  'GET /api/operations': { rule: everybody },
  'GET /api/letters': { rule: everybody },
  'GET /api/letters/:letterId': { rule: anything },
  'GET /api/letters/:letterId/html': { rule: anything },
  'POST /api/letters/:letterId/retry': { rule: anything },
  'GET /api/unknownAuthors': { rule: everybody },
  'GET /api/unknownAuthors/:authorId': {
    rule: anything,
    params: ({ unknownAuthorId }) => ({ authorId: unknownAuthorId }),
  },
  'GET /api/unknownAuthors/:authorId/candidates': {
    rule: anything,
    params: ({ unknownAuthorId }) => ({ authorId: unknownAuthorId }),
  },
  'POST /api/unknownAuthors/:authorId/join': {
    rule: anything,
    params: ({ unknownAuthorId }) => ({ authorId: unknownAuthorId }),
    body: ({ lone }) => ({ HOFUNDUR_NR: lone.authorId }),
  },
  'GET /api/desk/venues': { rule: everybody },
  'GET /api/desk/venues/:venueId': { rule: anything },
  'POST /api/desk/venues': { rule: everybody, body: () => aVenue },
  'PUT /api/desk/venues/:venueId': {
    rule: anything,
    body: () => ({ ...aVenue, FLUTNINGSSTADUR_LOKADUR_ROFI: 0, UTGAFA: 1 }),
  },
  'GET /api/desk/venues/:venueId/halls': { rule: anything },
  'POST /api/desk/venues/:venueId/halls': { rule: anything, body: () => ({ HEITI_SALS: 'Nýi salur' }) },
  'PUT /api/desk/venues/:venueId/halls/:hallId': {
    rule: anything,
    body: () => ({ HEITI_SALS: 'Nýi salur', SALUR_LOKADUR_ROFI: 0, UTGAFA: 1 }),
  },
  'GET /api/desk/festivals': { rule: everybody },
  'GET /api/desk/festivals/:festivalId': { rule: anything },
  'POST /api/desk/festivals': { rule: everybody, body: () => ({ HEITI_TONLISTARHATIDAR: 'Ný hátíð' }) },
  'PUT /api/desk/festivals/:festivalId': {
    rule: anything,
    body: () => ({ HEITI_TONLISTARHATIDAR: 'Ný hátíð', TONLISTARHATID_LOKUD_ROFI: 0, UTGAFA: 1 }),
  },
  'GET /api/desk/festivals/:festivalId/years': { rule: anything },
  'POST /api/desk/festivals/:festivalId/years': { rule: anything, body: () => ({ AR: 2027 }) },
  'PUT /api/desk/festivals/:festivalId/years/:festivalYearId': {
    rule: anything,
    body: () => ({ AR: 2027, TONLISTARHATID_LOKID_ROFI: 0, UTGAFA: 1 }),
  },
};
