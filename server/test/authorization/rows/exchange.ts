import { iswcFileText } from '../iswcFixtures.ts';
import { anything, everybody, ownerAndStaff, type Rows } from '../row.ts';

/** What the society exchanges with the industry. */
export const exchangeRows: Rows = {
  'GET /api/compositions/:workId/iswc': { rule: ownerAndStaff },
  'POST /api/compositions/:workId/iswc/requests': {
    rule: anything,
    params: ({ iswcWorkId }) => ({ workId: iswcWorkId }),
  },
  'GET /api/iswc': { rule: everybody },
  'GET /api/iswc/requests': { rule: everybody, query: () => ({ STADA_BEIDNI: 'rejected' }) },
  'PATCH /api/iswc/requests/:requestId': {
    rule: anything,
    params: ({ iswcRequestId }) => ({ requestId: iswcRequestId }),
    body: () => ({ HVAD_VID_BEIDNI: 'retry' }),
  },
  'GET /api/iswc/questions': { rule: everybody },
  'PATCH /api/iswc/questions/:questionId': {
    rule: anything,
    params: ({ iswcQuestionId }) => ({ questionId: iswcQuestionId }),
    body: () => ({ ISWC_SVAR: 'take', TEGUND_SPURNINGAR: 'differs', LESIN_ISWC: ['T9110536293'] }),
  },
  'GET /api/iswc/tasks': { rule: everybody },
  'PATCH /api/iswc/tasks/:taskId': {
    rule: anything,
    params: ({ iswcTaskId }) => ({ taskId: iswcTaskId }),
    body: () => ({ SAMTHYKKT: 1, ATHUGASEMD_TIL_AGENCY: 'Sama verk.' }),
  },
  'GET /api/iswc/files': { rule: everybody },
  'POST /api/iswc/files': { rule: everybody, body: () => ({ BEIDNIR_I_SKRA: 'add' }) },
  'GET /api/iswc/files/:fileId': {
    rule: anything,
    params: ({ iswcFileId }) => ({ fileId: iswcFileId }),
  },
  'POST /api/iswc/files/received': {
    rule: everybody,
    body: () => ({ HEITI_SKRAR: 'iswc.json', SKRA: iswcFileText, PROFUN: true }),
  },
};
