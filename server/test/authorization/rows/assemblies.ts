import { isStaffRole } from '@omur/contract/platform/values';
import { anything, everybody, type Row, type Rows, type Rule } from '../row.ts';

const anAssembly = {
  HEITI_FUNDAR_IS: 'Aukafundur',
  HEITI_FUNDAR_EN: 'Extraordinary assembly',
  FUNDARBOD_IS: 'Boð',
  FUNDARBOD_EN: 'Notice',
  FUNDUR_HEFST: '2027-03-01T14:00:00Z',
  DAGUR_KJORSKRAR: '2027-02-01',
  KOSNINGU_LYKUR: '2027-03-01T18:00:00Z',
  HAMARK_UMBODA: 2,
  KOSNINGAR: [],
};
const aFile = { HEITI_SKRAR: 'Annað.pdf', TEGUND_SKRAR: 'application/pdf', STAERD: 1000 };
const ofFile = { params: ({ assemblyFileId }: { assemblyFileId: number }) => ({ fileId: assemblyFileId }) };
/** The list of the assembly is not fixed: whose vote and proxy it is, assemblies.test.ts says. */
const notYet: Rule = { own: 409, staff: 409, foreign: 409, missing: 404 };
const noneThere: Rule = { own: 404, staff: 404, foreign: 404, missing: 404 };
/** Documents are the administrators', in their own name. */
const unless: Row['unless'] = (caller, target) =>
  caller.role === 'administrator' && !caller.actsFor ? undefined : target === 'missing' ? 404 : 409;

const anArticle = {
  FYRIRSOGN_IS: 'Frétt',
  FYRIRSOGN_EN: 'Article',
  FRETT_IS: 'Texti',
  FRETT_EN: 'Text',
  BIRTIST: '2026-01-01',
};
const aPicture = { HEITI_SKRAR: 'Önnur.png', TEGUND_SKRAR: 'image/png', STAERD: 1000 };
const ofPicture = { params: ({ newsFileId }: { newsFileId: number }) => ({ fileId: newsFileId }) };
/** Pictures are the staff's, in their own name. */
const unlessStaff: Row['unless'] = (caller, target) =>
  isStaffRole(caller.role) && !caller.actsFor ? undefined : target === 'missing' ? 404 : 409;

/** General assemblies, and news. */
export const assemblyRows: Rows = {
  'GET /api/news': { rule: everybody },
  'GET /api/news/:newsId': { rule: anything },
  'POST /api/news': { rule: everybody, body: () => anArticle },
  'PUT /api/news/:newsId': { rule: anything, body: () => ({ ...anArticle, UTGAFA: 1 }) },
  'GET /api/news/feeds/:feedFile': { rule: everybody, params: () => ({ feedFile: 'is.atom' }) },
  'GET /api/news/:newsId/files': { rule: anything },
  'POST /api/news/:newsId/files': { rule: anything, body: () => aPicture, unless: unlessStaff },
  'PATCH /api/news/:newsId/files/:fileId/confirm': { rule: anything, ...ofPicture, unless: unlessStaff },
  'DELETE /api/news/:newsId/files/:fileId': { rule: anything, ...ofPicture, unless: unlessStaff },
  // The file of the test never came.
  'GET /api/news/:newsId/files/:fileId/link': { rule: notYet, ...ofPicture },
  'GET /api/assemblies': { rule: everybody },
  'GET /api/assemblies/:assemblyId': { rule: anything },
  'POST /api/assemblies': { rule: everybody, body: () => anAssembly },
  'PUT /api/assemblies/:assemblyId': { rule: anything, body: () => anAssembly },
  'PATCH /api/assemblies/:assemblyId/step': { rule: anything, body: () => ({ STADA_FUNDAR: 'listed' }) },
  'DELETE /api/assemblies/:assemblyId/step': { rule: anything },
  // What it changes, relist.test.ts says.
  'GET /api/assemblies/:assemblyId/list': { rule: notYet },
  'PATCH /api/assemblies/:assemblyId/list': { rule: notYet },
  'POST /api/assemblies/:assemblyId/proxies': {
    rule: notYet,
    body: ({ asker }) => ({ KENNITALA: asker.kennitala, NAFN: asker.name }),
  },
  'PATCH /api/assemblies/:assemblyId/proxies/:proxyId': {
    rule: notYet,
    params: () => ({ proxyId: 1 }),
    body: () => ({ UMBOD_SAMTHYKKT: 1 }),
  },
  'DELETE /api/assemblies/:assemblyId/proxies/:proxyId': { rule: notYet, params: () => ({ proxyId: 1 }) },
  'PATCH /api/assemblies/:assemblyId/vote': {
    rule: notYet,
    body: ({ personId }) => ({ NAFN_NR: personId, VALIDIR_KOSTIR: [] }),
  },
  'GET /api/assemblies/:assemblyId/tally': { rule: noneThere },
  'GET /api/society/signingKey': { rule: everybody },
  'GET /api/assemblies/:assemblyId/files': { rule: anything },
  'POST /api/assemblies/:assemblyId/files': { rule: anything, body: () => aFile, unless },
  'PATCH /api/assemblies/:assemblyId/files/:fileId/confirm': { rule: anything, ...ofFile, unless },
  // It was announced, so its documents stay.
  'DELETE /api/assemblies/:assemblyId/files/:fileId': { rule: notYet, ...ofFile },
  // The file of the test never came.
  'GET /api/assemblies/:assemblyId/files/:fileId/link': { rule: notYet, ...ofFile },
};
