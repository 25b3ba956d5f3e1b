import { answersToNothing } from '../cwrOutFixtures.ts';
import { anything, everybody, ownerAlone, type Rows } from '../row.ts';
import { password } from '../world.ts';

const sftpPlace = {
  SFTP_NETTHJONN: 'sftp.example.is',
  SFTP_GATT: 22,
  SFTP_NOTANDI: 'omur',
  SFTP_FINGRAFOR: `SHA256:${'A'.repeat(43)}`,
  SFTP_LYKILORD: 'sjö svartir svanir',
  SFTP_UTMAPPA: '/in',
  LYKILORD: password,
};

const receiver = { HEITI_VIDTAKANDA: 'PRS', CWR_UTGAFA: '2.2', VERK_TIL_VIDTAKANDA: 'all' };

/** Files of CWR that go out, and what their receivers answer. */
export const cwrOutRows: Rows = {
  'GET /api/cwr/receivers': { rule: everybody },
  'GET /api/cwr/societies': { rule: everybody },
  'POST /api/cwr/receivers': { rule: everybody, body: () => ({ VIDTAKANDI_CWR: '052', ...receiver }) },
  'PUT /api/cwr/receivers/:receiver': {
    rule: everybody,
    params: () => ({ receiver: '319' }),
    body: () => ({ ...receiver, VIDTAKANDA_LOKAD: 1 }),
  },
  'GET /api/cwr/receivers/:receiver/refusedWorks': { rule: everybody, params: () => ({ receiver: '319' }) },
  'POST /api/cwr/receivers/:receiver/sentFiles': { rule: everybody, params: () => ({ receiver: '319' }) },
  'GET /api/cwr/sentFiles': { rule: everybody },
  'GET /api/cwr/sentFiles/:fileId': {
    rule: ownerAlone,
    params: ({ cwrSentFileId }) => ({ fileId: cwrSentFileId }),
  },
  'POST /api/cwr/ownFiles': { rule: everybody, body: () => ({ CWR_UTGAFA: '2.2' }) },
  'GET /api/cwr/receivedAnswers': { rule: everybody },
  'POST /api/cwr/receivedAnswers': {
    rule: everybody,
    body: () => ({ HEITI_SKRAR: 'CW260001319_077.V22', INNIHALD_BASE64: answersToNothing, PROFUN: true }),
  },
  'GET /api/cwr/cases': { rule: everybody },
  'PATCH /api/cwr/cases/:caseId': {
    rule: anything,
    params: ({ cwrCaseId }) => ({ caseId: cwrCaseId }),
    body: () => ({ LYKTIR_MALS: 'keep', ATHUGASEMD_VID_MAL: 'Séð.' }),
  },
  'GET /api/cwr/sftpAccounts': { rule: everybody },
  'POST /api/cwr/sftpAccounts': {
    isSlow: true,
    rule: everybody,
    body: () => ({ VIDTAKANDI_CWR: '319', ...sftpPlace }),
  },
  'PUT /api/cwr/sftpAccounts/:sftpAccountId': {
    isSlow: true,
    rule: anything,
    body: () => ({ ...sftpPlace, KVEIKT: 0 }),
  },
  'DELETE /api/cwr/sftpAccounts/:sftpAccountId': { rule: anything },
  'POST /api/cwr/sftpAccounts/:sftpAccountId/try': { rule: anything },
  'GET /api/cwr/sftpAccounts/:sftpAccountId/transfers': { rule: anything },
};
