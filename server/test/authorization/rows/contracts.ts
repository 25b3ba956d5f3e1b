import { anything, everybody, notOwn, ownerAlone, ownerAndStaff, type Rows } from '../row.ts';

const day = (inDays: number) => new Date(Date.now() + inDays * 86_400_000).toISOString().slice(0, 10);
const contracts = '/api/persons/publishers/contracts';
const submissions = '/api/persons/publishers/contractsSubmissions';
const aFile = { HEITI_SKRAR: 'Önnur.pdf', TEGUND_SKRAR: 'application/pdf', STAERD: 1000 };

const ofTransfer = ({ giverId, receiverId }: { giverId: number; receiverId: number }) => ({
  giver: giverId,
  receiver: receiverId,
  on: day(1),
});

/** The file was not sent, which those hear who may read it. */
const neverArrived = { own: 409, staff: 409, foreign: 404, missing: 404 };

/** Publishing contracts, submissions of them, and the files of submissions. */
export const contractRows: Rows = {
  'GET /api/persons/:personId/publishingContracts': { rule: ownerAndStaff },
  'GET /api/persons/:personId/publishingContractsPendingApproval': { rule: ownerAndStaff },
  [`GET ${contracts}`]: { rule: everybody },
  [`GET ${contracts}/:contractId`]: { rule: ownerAndStaff },
  'GET /api/contractEarnings': { rule: everybody },
  [`GET ${contracts}/:contractId/earnings`]: { rule: ownerAlone },
  [`GET ${contracts}/:contractId/histories`]: { rule: ownerAndStaff },
  [`PUT ${contracts}/:contractId`]: {
    rule: notOwn,
    body: () => ({
      UPPHAF_SAMNINGS: day(-400),
      LOK_SAMNINGS: day(20),
      PERFORMANCE_SHARE: 40,
      MECHANICAL_SHARE: 40,
      UTGAFA: 1,
    }),
  },
  [`GET ${contracts}/:contractId/subAgreements`]: { rule: { ...ownerAndStaff, own: 404, staff: 404 } },
  [`POST ${contracts}/:contractId/subAgreements`]: {
    rule: notOwn,
    body: ({ subPublisherId }) => ({
      PUBLISHER_NR: subPublisherId,
      UPPHAF_SAMNINGS: day(0),
      LOK_SAMNINGS: day(5),
      PERFORMANCE_SHARE: 10,
      MECHANICAL_SHARE: 10,
    }),
  },
  'GET /api/catalogueTransfers': { rule: everybody },
  'GET /api/catalogueTransfers/:transferId': { rule: anything },
  'GET /api/catalogueTransfers/:transferId/contracts': { rule: anything },
  'GET /api/publishers/:giver/transferPreview/:receiver/:on': { rule: everybody, params: ofTransfer },
  'GET /api/publishers/:giver/transferPreview/:receiver/:on/contracts': {
    rule: anything,
    params: ofTransfer,
  },
  'POST /api/catalogueTransfers': {
    rule: { ...everybody, missing: 422 },
    body: ({ receiverId, subPublisherId }) => ({
      AFHENDANDI_NR: receiverId,
      VIDTAKANDI_NR: subPublisherId,
      YFIRFAERSLUDAGUR: day(1),
      TILEFNI_YFIRFAERSLU: 'Samruni',
    }),
  },
  'PATCH /api/catalogueTransfers/:transferId': { rule: anything, body: () => ({ SAMTHYKKT: 1 }) },
  'PATCH /api/catalogueTransfers/:transferId/undo': { rule: anything },
  'GET /api/compositions/publishingContracts/:contractId': { rule: ownerAndStaff },
  'GET /api/compositions/publishingContracts/:contractId/outside': { rule: ownerAndStaff },
  'POST /api/compositions/publishingContracts/:contractId/works': {
    rule: notOwn,
    body: ({ askedWorkId }) => ({ VERK: [askedWorkId], SKORUN_LEYFD: 1 }),
  },
  'DELETE /api/compositions/publishingContracts/:contractId/works/:workId': {
    rule: notOwn,
    params: ({ contractWorkId }) => ({ workId: contractWorkId }),
  },
  'GET /api/publishers': { rule: everybody, query: () => ({ q: 'Prófa' }) },
  [`GET ${submissions}`]: { rule: everybody },
  [`GET ${submissions}/:submissionId`]: { rule: ownerAndStaff },
  [`GET ${submissions}/:submissionId/works`]: { rule: ownerAndStaff },
  [`GET ${submissions}/:submissionId/overlaps`]: { rule: anything },
  [`POST ${submissions}`]: {
    rule: { ...ownerAndStaff, foreign: 403, missing: 422 },
    body: ({ personId, lone }) => ({
      PUBLISHER_NR: personId,
      HOFUNDUR_NR: lone.authorId,
      UPPHAF_SAMNINGS: day(0),
      LOK_SAMNINGS: day(3650),
      PERFORMANCE_SHARE: 40,
      MECHANICAL_SHARE: 50,
      OLL_VERK: 1,
    }),
  },
  // It waits for the society; nobody has to answer it any more.
  [`PATCH ${submissions}/:submissionId/answer`]: {
    rule: { own: 404, staff: 404, foreign: 404, missing: 404 },
    body: () => ({ SAMTHYKKT: 1 }),
  },
  [`PATCH ${submissions}/:submissionId`]: {
    rule: notOwn,
    body: () => ({ SAMTHYKKT: 1, SKORUN_LEYFD: 1, SKERDING_ENDURHEIMTU_LEYFD: 1, RETTHAFAR_SKODADIR: 1 }),
  },
  [`GET ${submissions}/:submissionId/files`]: { rule: ownerAndStaff },
  [`POST ${submissions}/:submissionId/files`]: { rule: ownerAndStaff, body: () => aFile },
  [`PATCH ${submissions}/:submissionId/files/:fileId/confirm`]: {
    rule: ownerAndStaff,
    params: ({ submissionFileId }) => ({ fileId: submissionFileId }),
  },
  [`DELETE ${submissions}/:submissionId/files/:fileId`]: {
    rule: ownerAndStaff,
    params: ({ submissionFileId }) => ({ fileId: submissionFileId }),
  },
  [`GET ${submissions}/:submissionId/files/:fileId/link`]: {
    rule: neverArrived,
    params: ({ submissionFileId }) => ({ fileId: submissionFileId }),
  },
};
