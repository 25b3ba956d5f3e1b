import type { Caller, Target } from '../callers.ts';
import { anything, everybody, ownerAlone, ownerAndStaff, type Row, type Rows } from '../row.ts';
import type { Fixtures } from '../world.ts';

const asked: Pick<Row, 'params'> = { params: ({ askedWorkId }) => ({ workId: askedWorkId }) };
const waiting: Pick<Row, 'params'> = { params: ({ waitingWorkId }) => ({ workId: waitingWorkId }) };
const proposed: Pick<Row, 'params'> = { params: ({ proposedWorkId }) => ({ workId: proposedWorkId }) };

const aRegistration = ({ authorId }: Fixtures) => ({
  HEITI_VERKS: 'Nýtt verk',
  LENGD: '3.30',
  authors: [{ id: authorId, typeOfAuthor: 36, ratio: 100 }],
});

const withoutSession = ({ role, actsFor }: Caller, target: Target) =>
  (role === 'nobody' || (actsFor === 'expired' && role !== 'administrator')) && target !== 'missing'
    ? 'ok'
    : undefined;

const staffThemselves = ({ role, actsFor }: Caller, target: Target) =>
  (role === 'administrator' || role === 'editor') && !actsFor && target === 'own' ? 'ok' : undefined;

/** Works, their approvals, amendments and reviews. */
export const workRows: Rows = {
  'GET /api/codeTables': { rule: everybody },
  'GET /api/codeTables/:codeList/codes': { rule: everybody, params: () => ({ codeList: 'titleType' }) },
  // No file has been read in, which those hear who may ask.
  'GET /api/codeTables/:codeList/replacements': {
    rule: { own: 404, staff: 404, foreign: 404, missing: 404 },
    params: () => ({ codeList: 'versionType' }),
  },
  'POST /api/codeTables/:codeList/replacements': {
    rule: everybody,
    params: () => ({ codeList: 'versionType' }),
    body: () => ({ HEITI_SKRAR: 'codes.csv', SKRA: 'code,name\nORI,Original Work\nMOD,Modified Version\n' }),
  },
  'GET /api/territories': { rule: everybody },
  'GET /api/compositions': { rule: anything, query: ({ workId }) => ({ id: workId }) },
  'GET /api/compositions/similar': {
    rule: everybody,
    query: ({ asker }) => ({ title: 'Óþekkt saman', authors: asker.authorId }),
  },
  'POST /api/compositions/matches': {
    rule: everybody,
    body: () => ({ LINUR: [{ HEITI_VERKS: 'Vökunótt' }] }),
  },
  'GET /api/compositions/:workId': { rule: anything },
  'GET /api/compositions/:workId/authors': { rule: anything },
  'GET /api/compositions/:workId/rights': { rule: ownerAndStaff },
  'GET /api/compositions/:workId/rights/history': { rule: ownerAndStaff },
  'GET /api/compositions/:workId/publishers': {
    rule: ownerAndStaff,
    params: ({ contractWorkId }) => ({ workId: contractWorkId }),
  },
  'GET /api/compositions/:workId/beneficiaries': { rule: ownerAndStaff },
  'GET /api/compositions/:workId/searchnames': { rule: anything },
  'GET /api/compositions/:workId/iswcCodes': { rule: anything },
  'GET /api/compositions/:workId/isrcCodes': { rule: anything },
  'GET /api/compositions/:workId/distributions': { rule: ownerAndStaff },
  'GET /api/compositions/:workId/cueSheets': { rule: ownerAndStaff },
  'GET /api/compositions/:workId/lights': { rule: ownerAndStaff },
  'GET /api/compositions/:workId/approvals': { rule: ownerAndStaff, ...asked },
  // Everybody has been asked.
  'POST /api/compositions/:workId/approvals': {
    rule: { own: 409, staff: 409, foreign: 409, missing: 404 },
    ...asked,
  },
  // Everybody can be asked.
  'PATCH /api/compositions/:workId/approvals': {
    rule: { own: 409, staff: 409, foreign: 409, missing: 404 },
    ...asked,
  },
  'PATCH /api/compositions/:workId/approval': {
    rule: { ...ownerAlone, staff: 403 },
    ...asked,
    // R210: who may act for anybody approves for whom gave them access.
    unless: ({ role, actsFor }, target) =>
      role === 'administrator' && actsFor !== 'granted' && actsFor === target ? 403 : undefined,
    body: () => ({ SAMTHYKKI: 1 }),
  },
  'GET /api/approvals': { rule: everybody },
  // Anyone who is logged in as somebody else does not answer with a letter to another.
  'GET /api/approvals/:token': {
    rule: { own: 'ok', staff: 403, foreign: 403, missing: 404 },
    unless: withoutSession,
    params: ({ approvalToken }) => ({ token: approvalToken }),
  },
  'POST /api/approvals/:token': {
    rule: { own: 'ok', staff: 403, foreign: 403, missing: 404 },
    // R210: nor by the link of a letter.
    unless: (caller, target) =>
      withoutSession(caller, target) ??
      (['administrator', 'editor'].includes(caller.role) &&
      caller.actsFor !== 'granted' &&
      caller.actsFor === target
        ? 403
        : undefined),
    params: ({ approvalToken }) => ({ token: approvalToken }),
    body: () => ({ SAMTHYKKI: 1 }),
  },
  'POST /api/compositions': {
    rule: { own: 'ok', staff: 'ok', foreign: 403, missing: 403 },
    unless: ({ role, actsFor }, target) =>
      target === 'missing' && !actsFor && (role === 'administrator' || role === 'editor') ? 412 : undefined,
    body: aRegistration,
  },
  'POST /api/compositions/:workId/searchnames': {
    rule: ownerAndStaff,
    body: () => ({ HEITI_VERKS: 'Þriðja heiti' }),
  },
  'POST /api/iswcCodes': {
    rule: ownerAndStaff,
    body: ({ workId }) => ({ ISWC: 'T0000000010', VERK_NR: workId }),
  },
  'GET /api/codes': { rule: everybody },
  'PATCH /api/codes': {
    rule: { ...anything, own: 409 },
    body: ({ workId }) => ({ VERK_NR: workId, TEGUND_KODA: 'iswc', KODI: 'T0345246801', SAMTHYKKT: 1 }),
  },
  // Nobody but staff takes off what somebody else added, and none of them where a work of theirs has the same code, as all here have (R129).
  'DELETE /api/compositions/:workId/iswcCodes/:code': {
    rule: { own: 403, staff: 409, foreign: 404, missing: 404 },
    unless: staffThemselves,
    params: ({ workId }) => ({ workId, code: 'T0345246801' }),
  },
  'DELETE /api/compositions/:workId/isrcCodes/:code': {
    rule: { own: 404, staff: 404, foreign: 404, missing: 404 },
    params: ({ workId }) => ({ workId, code: 'ISEAA2199999' }),
  },
  'GET /api/compositions/:workId/parties': { rule: ownerAndStaff },
  'GET /api/compositions/:workId/numbers': { rule: ownerAndStaff },
  // Authors add no numbers: those of a publisher are the publisher's to add.
  'POST /api/compositions/:workId/numbers': {
    rule: { own: 403, staff: 'ok', foreign: 404, missing: 404 },
    unless: staffThemselves,
    body: () => ({ UTGEFANDI_NUMERS: '077', NUMER_ANNARRA: 'AB-77' }),
  },
  'DELETE /api/compositions/:workId/numbers/:workNumberId': {
    rule: { own: 403, staff: 'ok', foreign: 404, missing: 404 },
    unless: staffThemselves,
  },
  // Two publishers have contracts on the work.
  'PUT /api/compositions/:workId/chains/:authorId': {
    rule: { own: 409, staff: 409, foreign: 404, missing: 404 },
    params: ({ contractWorkId, partner }) => ({ workId: contractWorkId, authorId: partner.authorId }),
    body: () => ({ ADILAR_KEDJU: [] }),
  },
  'GET /api/chainProposals': { rule: everybody },
  'PATCH /api/chainProposals/:proposalId': {
    rule: { ...anything, own: 409 },
    params: ({ chainProposalId }) => ({ proposalId: chainProposalId }),
    body: () => ({ SAMTHYKKT: 0 }),
  },
  'POST /api/isrcCodes': {
    rule: ownerAndStaff,
    body: ({ workId }) => ({ ISRC_KODI: 'ISEAA2102203', VERK_NR: workId }),
  },
  'POST /api/compositions/:workId/authors/:authorId': {
    rule: ownerAndStaff,
    params: ({ waitingWorkId, partner }) => ({ workId: waitingWorkId, authorId: partner.authorId }),
    body: () => ({ TEGUND_HOFUNDAR_NR: 36, HLUTFALL: 20 }),
  },
  'POST /api/compositions/unknownAuthor': {
    rule: ownerAndStaff,
    body: ({ waitingWorkId }) => ({
      VERK_NR: waitingWorkId,
      NAFN: 'Ólöf',
      KENNITALA: '0303300009',
      NETFANG: 'olof@example.is',
      HLUTFALL: 20,
      TEGUND_HOFUNDAR_NR: 36,
    }),
  },
  'POST /api/compositions/:workId/rights': {
    rule: ownerAndStaff,
    ...waiting,
    body: ({ authorId, rightId }) => ({
      HOFUNDUR_NR: authorId,
      RETTHAFI_NR: rightId,
      HLUTFALL: 60,
      HLUTF_ERLENT: 60,
    }),
  },
  'PATCH /api/compositions/:workId/artists': { rule: ownerAndStaff, ...waiting },
  'GET /api/compositions/:workId/registration': { rule: ownerAndStaff },
  'PUT /api/compositions/:workId': { rule: ownerAndStaff, body: aRegistration },
  'PATCH /api/compositions/:workId/withdrawal': {
    rule: ownerAndStaff,
    ...waiting,
    body: () => ({ ATHUGASEMD: 'Rangt skráð.' }),
  },
  'POST /api/compositions/:workId/takeover': {
    rule: { ...ownerAndStaff, foreign: 403 },
    params: ({ provisionalWorkId }) => ({ workId: provisionalWorkId }),
    body: aRegistration,
  },
  'GET /api/compositions/:workId/amendments': { rule: ownerAndStaff, ...waiting },
  'GET /api/compositions/:workId/proposals': { rule: ownerAndStaff, ...proposed },
  'GET /api/proposals': { rule: everybody },
  'GET /api/proposals/:proposalId/losses': { rule: anything },
  'PATCH /api/proposals/:proposalId/review': {
    rule: { ...anything, own: 409 },
    body: () => ({ SAMTHYKKT: 1, SKERDING_SKODUD: 1 }),
  },
  'GET /api/compositions/:workId/questions': { rule: ownerAndStaff, ...waiting },
  'POST /api/compositions/:workId/questions': {
    rule: anything,
    ...asked,
    body: () => ({ SPURNING: 'Hver samdi?' }),
  },
  'PATCH /api/questions/:questionId': { rule: ownerAlone, body: () => ({ SVAR: 'Ég.' }) },
  'GET /api/compositions/review': { rule: everybody },
  'GET /api/compositions/reviewTime': { rule: everybody },
  'GET /api/compositions/:workId/review': { rule: anything, ...waiting },
  'GET /api/compositions/:workId/neighbours': { rule: anything, ...waiting },
  'PATCH /api/compositions/:workId/review': {
    rule: { ...anything, own: 409 },
    ...waiting,
    body: () => ({ SAMTHYKKT: 1 }),
  },
  'GET /api/provisionalWorks': { rule: everybody },
  'POST /api/provisionalWorks': { rule: everybody, body: () => ({ HEITI_VERKS: 'Önnur bráðabirgða' }) },
  'PATCH /api/provisionalWorks/:workId': {
    rule: anything,
    params: ({ provisionalWorkId }) => ({ workId: provisionalWorkId }),
    body: () => ({ HEITI_VERKS: 'Breytt bráðabirgða' }),
  },
  'PATCH /api/provisionalWorks/:workId/withdrawal': {
    rule: anything,
    params: ({ provisionalWorkId }) => ({ workId: provisionalWorkId }),
    body: () => ({ ATHUGASEMD: 'Rangt.' }),
  },
};
