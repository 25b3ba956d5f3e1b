import * as z from 'zod/mini';
import { andBelow, created, endpoint, list, nothing, one } from '../../platform/endpoint.ts';
import * as cues from '../../platform/fields/cueSheets.ts';
import * as cwr from '../../platform/fields/cwrOut.ts';
import * as sftp from '../../platform/fields/sftp.ts';
import * as people from '../../platform/fields/people.ts';
import * as parties from '../../platform/fields/workParties.ts';
import * as works from '../../platform/fields/works.ts';
import { paging, pathId, pathText } from '../../platform/paths.ts';
import { instant, text, yesNo } from '../../platform/values.ts';
import { atMost, field, lineText, nullable, optional, request, response, upTo } from '../../platform/wire.ts';

// X90–X99: works for other societies and hubs, a member's own catalogue, and the answers.

const count = z.int();
const fileName = field('HEITI_SKRAR', text);
const ofReceiver = { receiver: pathText('receiver') };

export const CwrReceiver = response({
  receiver: cwr.receiver,
  receiverName: cwr.receiverName,
  cwrVersion: cwr.cwrVersion,
  sends: cwr.sends,
  isClosed: cwr.isClosed,
  newCount: field('FJOLDI_NYRRA', count),
  changedCount: field('FJOLDI_BREYTTRA_VERKA', count),
  refusedCount: cwr.refusedCount,
  sentCount: field('FJOLDI_SENDRA', count),
  answeredCount: field('FJOLDI_SVARADRA', count),
  /** X125: of its SFTP account, where it has one. */
  sftpState: nullable(sftp.sftpState),
  accountFailure: nullable(sftp.accountFailure),
  waitingCount: sftp.waitingCount,
  deliveredAt: nullable(sftp.deliveredAt),
});
export type CwrReceiver = z.output<typeof CwrReceiver>;

export const listCwrReceivers = endpoint('GET /api/cwr/receivers', {
  access: 'staff',
  query: paging,
  reply: list(CwrReceiver, 'cwrOut.noReceivers'),
});

const ofAdministrators = { access: 'administrator', masquerade: 'never' } as const;

/** Societies that are no receivers yet, ours left out. */
export const CwrSociety = response({ receiver: cwr.receiver, societyName: people.societyName });
export type CwrSociety = z.output<typeof CwrSociety>;
export const listCwrSocieties = endpoint('GET /api/cwr/societies', {
  ...ofAdministrators,
  query: paging,
  reply: list(CwrSociety, 'cwrOut.noSocieties'),
});

const receiverKept = {
  receiverName: atMost(45, field(cwr.receiverName.wire, text.check(z.regex(/\S/)))),
  cwrVersion: cwr.cwrVersion,
  sends: cwr.sends,
};

/** X130: by the number of a society in the table of societies. */
export const addCwrReceiver = endpoint('POST /api/cwr/receivers', {
  ...ofAdministrators,
  body: request({ receiver: cwr.receiver, ...receiverKept }),
  reply: created(response({ receiver: cwr.receiver })),
  affects: () => [andBelow(listCwrReceivers), listCwrSocieties],
});

/** X132: one that is closed gets no more files, and keeps what it has. */
export const changeCwrReceiver = endpoint('PUT /api/cwr/receivers/:receiver', {
  ...ofAdministrators,
  params: ofReceiver,
  body: request({ ...receiverKept, isClosed: cwr.isClosed }),
  reply: nothing,
  affects: () => [andBelow(listCwrReceivers)],
});

const BrokenRule = response({
  rule: field('REGLA_CWR', text),
  textIs: field('REGLA_A_ISLENSKU', text),
  textEn: field('REGLA_A_ENSKU', text),
});

/** A work that our judge keeps out of files for a receiver. */
export const CwrRefusedWork = response({
  workId: works.workId,
  title: works.title,
  brokenRules: field('BROTNAR_REGLUR', z.array(BrokenRule)),
});
export type CwrRefusedWork = z.output<typeof CwrRefusedWork>;

export const listCwrRefusedWorks = endpoint('GET /api/cwr/receivers/:receiver/refusedWorks', {
  access: 'staff',
  params: ofReceiver,
  query: paging,
  reply: list(CwrRefusedWork, 'cwrOut.noRefusedWorks'),
});

export const SentCwrFile = response({
  fileId: cwr.fileId,
  receiver: cwr.receiver,
  fileName,
  workCount: cwr.workCount,
  refusedCount: cwr.refusedCount,
  answeredCount: field('FJOLDI_SVARADRA', count),
  madeAt: cwr.madeAt,
  madeBy: nullable(field('SKRA_GERD_AF', text)),
  /** Its bytes go after seven years (X126). */
  isKept: field('SKRA_GEYMD', yesNo),
});
export type SentCwrFile = z.output<typeof SentCwrFile>;

export const listSentCwrFiles = endpoint('GET /api/cwr/sentFiles', {
  access: 'staff',
  query: paging,
  reply: list(SentCwrFile, 'cwrOut.noFiles'),
});

/** For staff, the society's; for others, their own. */
export const getSentCwrFile = endpoint('GET /api/cwr/sentFiles/:fileId', {
  access: 'loggedIn',
  keyScope: 'readWorks',
  params: { fileId: pathId('fileId') },
  reply: { kind: 'file', type: 'application/octet-stream' },
});

const desk = () => [andBelow(listCwrReceivers), listSentCwrFiles];
const made = { fileId: cwr.fileId, fileName, workCount: cwr.workCount, refusedCount: cwr.refusedCount };

/** Makes the next file for a receiver. No file, where nothing may go out: what our judge refuses is marked all the same. */
export const makeCwrFile = endpoint('POST /api/cwr/receivers/:receiver/sentFiles', {
  access: 'staff',
  params: ofReceiver,
  reply: created(
    response({
      fileId: nullable(cwr.fileId),
      fileName: nullable(fileName),
      workCount: cwr.workCount,
      refusedCount: cwr.refusedCount,
    }),
  ),
  affects: desk,
});

const MadeCwrFile = response(made);
/** The files of the caller's own catalogue, of at most 10,000 works each. */
export const makeOwnCwrFiles = endpoint('POST /api/cwr/ownFiles', {
  access: 'loggedIn',
  keyScope: 'readWorks',
  body: request({ cwrVersion: cwr.cwrVersion }),
  reply: created(
    response({
      files: field('CWR_SKRAR', z.array(MadeCwrFile)),
      /** What our judge keeps out: the first hundred. */
      refusedWorks: field('VERK_UTAN_SKRAR', z.array(CwrRefusedWork)),
    }),
  ),
  affects: () => [],
});

export const answerOutcomes = ['taken', 'same', 'unknown'] as const;
const AnswerLine = response({
  workId: nullable(works.workId),
  title: works.title,
  status: field('SVAR_I_SKRA', text),
  outcome: field('NIDURSTADA_SVARS', z.literal(answerOutcomes)),
});
export const ReceivedCwrReport = response({
  isTaken: field('ER_LESIN', yesNo),
  isKnown: field('ER_THEGAR_LESIN', yesNo),
  warningCount: field('FJOLDI_ABENDINGA', count),
  lines: field('LINUR_SVARA', z.array(AnswerLine)),
});
export type ReceivedCwrReport = z.output<typeof ReceivedCwrReport>;

export const ReceivedCwrFile = response({
  receivedFileId: field('SVARSKRA_NR', z.int()),
  receiver: cwr.receiver,
  fileName,
  answerCount: field('FJOLDI_LESINNA_SVARA', count),
  takenCount: field('FJOLDI_NYRRA_SVARA', count),
  warningCount: field('FJOLDI_ABENDINGA', count),
  receivedAt: field('SVARSKRA_LESIN_KL', instant),
  receivedBy: nullable(field('SVARSKRA_LESIN_AF', text)),
});
export type ReceivedCwrFile = z.output<typeof ReceivedCwrFile>;

export const listReceivedCwrFiles = endpoint('GET /api/cwr/receivedAnswers', {
  access: 'staff',
  query: paging,
  reply: list(ReceivedCwrFile, 'cwrOut.noAnswerFiles'),
});

const CaseParty = response({
  name: field('NAFN', text),
  partyRole: nullable(parties.partyRole),
  ipiNameNumber: nullable(field('IPI_NUMER', text)),
  performanceHundredths: parties.performanceHundredths,
  mechanicalHundredths: parties.mechanicalHundredths,
  synchronisationHundredths: parties.synchronisationHundredths,
});
const CaseSide = response({
  title: works.title,
  iswc: nullable(works.iswc),
  parties: field('ADILAR_I_MALI', z.array(CaseParty)),
});
export type CwrCaseSide = z.output<typeof CaseSide>;

/** What an answer asks of staff. `sides` are ours, then theirs, as far as they sent it. */
export const CwrCase = response({
  caseId: cwr.caseId,
  caseKind: cwr.caseKind,
  workId: works.workId,
  title: works.title,
  receiver: cwr.receiver,
  answerStatus: nullable(cwr.answerStatus),
  recipientNumber: nullable(field('NUMER_VIDTAKANDA', text)),
  ours: field('OKKAR_UTGAFA', z.nullable(CaseSide)),
  theirs: field('THEIRRA_UTGAFA', z.nullable(CaseSide)),
  /** Messages of the receiver, and codes that differ. */
  remarks: field('ABENDINGAR_MALS', z.array(text)),
  /** An ISWC, or a writer's IPI name number, that differs from ours. */
  mayTake: field('MA_TAKA_UR_SVARI', yesNo),
  openedAt: cwr.openedAt,
  closedAt: nullable(cwr.closedAt),
  closedBy: nullable(field('MALI_LOKID_AF', text)),
  caseDecision: nullable(cwr.caseDecision),
  caseNote: nullable(cwr.caseNote),
});
export type CwrCase = z.output<typeof CwrCase>;

export const listCwrCases = endpoint('GET /api/cwr/cases', {
  access: 'staff',
  query: { ...paging, isDecided: optional(field('AFGREIDD', z.literal('1'))) },
  reply: list(CwrCase, 'cwrOut.noCases'),
});

/** Takes the ISWC or the IPI name number of the answer, or leaves ours as it is. */
export const closeCwrCase = endpoint('PATCH /api/cwr/cases/:caseId', {
  access: 'staff',
  params: { caseId: pathId('caseId') },
  body: request({ caseDecision: cwr.caseDecision, caseNote: lineText(500, cwr.caseNote) }),
  reply: nothing,
  affects: () => [listCwrCases],
});

const mostCharacters = 11 * 1024 * 1024;
/** `content` is the file's bytes in base64: its columns are bytes. */
export const receiveCwrAnswers = endpoint('POST /api/cwr/receivedAnswers', {
  access: 'staff',
  mostBytes: 12 * 1024 * 1024,
  body: request({
    fileName: atMost(200, fileName),
    content: upTo(mostCharacters, field('INNIHALD_BASE64', z.string())),
    isTrial: cues.isTrial,
  }),
  reply: one(ReceivedCwrReport),
  affects: () => [listReceivedCwrFiles, listCwrCases, listSentCwrFiles, andBelow(listCwrReceivers)],
});
