import { anything, everybody, ownerAndStaff, type Rows } from '../row.ts';

const aFile = { HEITI_SKRAR: 'Annað.pdf', TEGUND_SKRAR: 'application/pdf', STAERD: 1000 };
const ofFile = { params: ({ estateFileId }: { estateFileId: number }) => ({ fileId: estateFileId }) };

/** Heirs: those whom members name, deaths that are reported, and what becomes of them. */
export const estateRows: Rows = {
  'GET /api/heirs': { rule: everybody },
  'PUT /api/heirs': {
    rule: everybody,
    body: () => ({ TILNEFNDIR_ERFINGJAR: [{ NAFN_ERFINGJA: 'Dagur Nói', HLUTUR_ERFINGJA: 50 }] }),
  },
  'GET /api/estates': { rule: everybody },
  'GET /api/estates/:estateId': { rule: ownerAndStaff },
  'POST /api/estates': {
    rule: everybody,
    body: () => ({ NAFN_LATINS: 'Sólrún Harpa', DANARDAGUR: '2026-10-02' }),
  },
  'PUT /api/estates/:estateId/division': {
    rule: anything,
    body: ({ deceasedId, heirId }) => ({
      NAFN_NR_LATINS: deceasedId,
      DANARDAGUR: '2026-10-02',
      ERFINGJAR_FRA: '2026-10-02',
      GRUNDVOLLUR_SKIPTA: 'probate',
      ERFINGJAR: [{ NAFN_NR_ERFINGJA: heirId, HLUTUR_ERFINGJA: 100 }],
    }),
  },
  'PATCH /api/estates/:estateId': {
    rule: anything,
    body: () => ({ SAMTHYKKT: 0, ATHUGASEMD_SKIPTA: 'Vottorðið er af öðrum.' }),
  },
  // It is in nobody's name yet.
  'POST /api/estates/:estateId/stop': { rule: { own: 404, staff: 404, foreign: 404, missing: 404 } },
  'POST /api/estates/:estateId/undo': {
    rule: { own: 409, staff: 409, foreign: 409, missing: 404 },
    body: () => ({ ASTAEDA_AFTURKOLLUNAR: 'Vottorðið er af öðrum.', ER_A_LIFI: 0 }),
  },
  'PATCH /api/estates/:estateId/undo': {
    rule: { own: 409, staff: 409, foreign: 409, missing: 404 },
    body: () => ({ SAMTHYKKT: 1 }),
  },
  'GET /api/estates/:estateId/files': { rule: ownerAndStaff },
  'POST /api/estates/:estateId/files': { rule: ownerAndStaff, body: () => aFile },
  'PATCH /api/estates/:estateId/files/:fileId/confirm': { rule: ownerAndStaff, ...ofFile },
  // What has arrived stays.
  'DELETE /api/estates/:estateId/files/:fileId': {
    rule: { own: 409, staff: 409, foreign: 404, missing: 404 },
    ...ofFile,
  },
  // The file of the test never came.
  'GET /api/estates/:estateId/files/:fileId/link': {
    rule: { own: 409, staff: 409, foreign: 404, missing: 404 },
    ...ofFile,
  },
};
