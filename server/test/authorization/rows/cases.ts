import { anything, everybody, ownerAndStaff, type Rows } from '../row.ts';

const aCannedAnswer = { HEITI_SVARS: 'Dagar', SVAR_IS: 'Í desember.', SVAR_EN: 'In December.' };
const aFile = { HEITI_SKRAR: 'Annað.pdf', TEGUND_SKRAR: 'application/pdf', STAERD: 1000 };

/** What members and staff write to each other. */
export const caseRows: Rows = {
  'GET /api/cases': { rule: everybody },
  'POST /api/cases': {
    rule: ownerAndStaff,
    body: ({ personId }) => ({ EFNI_ERINDIS: 'Spurning', TEXTI_ERINDIS: 'Hvers vegna?', NAFN_NR: personId }),
  },
  'GET /api/cases/:caseId': { rule: ownerAndStaff },
  'GET /api/cases/:caseId/messages': { rule: ownerAndStaff },
  'POST /api/cases/:caseId/messages': { rule: ownerAndStaff, body: () => ({ TEXTI_ERINDIS: 'Takk.' }) },
  'GET /api/cases/:caseId/files': { rule: ownerAndStaff },
  'POST /api/cases/:caseId/files': { rule: ownerAndStaff, body: () => aFile },
  'PATCH /api/cases/:caseId/files/:fileId/confirm': {
    rule: ownerAndStaff,
    params: ({ caseFileId }) => ({ fileId: caseFileId }),
  },
  // What has arrived stays.
  'DELETE /api/cases/:caseId/files/:fileId': {
    rule: { own: 409, staff: 409, foreign: 404, missing: 404 },
    params: ({ caseFileId }) => ({ fileId: caseFileId }),
  },
  // The file of the test never came.
  'GET /api/cases/:caseId/files/:fileId/link': {
    rule: { own: 409, staff: 409, foreign: 404, missing: 404 },
    params: ({ caseFileId }) => ({ fileId: caseFileId }),
  },
  'GET /api/desk/cases': { rule: everybody },
  'PATCH /api/desk/cases/:caseId': { rule: anything, body: () => ({ SVARA_INNAN: '2027-01-10' }) },
  // Nobody answers their own complaint.
  'POST /api/desk/cases/:caseId/decision': {
    rule: { own: 403, staff: 'ok', foreign: 'ok', missing: 404 },
    params: ({ complaintId }) => ({ caseId: complaintId }),
    body: () => ({ NIDURSTADA_KVORTUNAR: 'rejected', ROKSTUDNINGUR: 'Greiðslan var rétt.' }),
  },
  'GET /api/desk/complaints.xlsx': { rule: everybody },
  'GET /api/desk/caseStaff': { rule: everybody },
  'GET /api/desk/cannedAnswers': { rule: everybody },
  'POST /api/desk/cannedAnswers': { rule: everybody, body: () => aCannedAnswer },
  'PUT /api/desk/cannedAnswers/:cannedAnswerId': { rule: anything, body: () => aCannedAnswer },
  'DELETE /api/desk/cannedAnswers/:cannedAnswerId': { rule: anything },
};
