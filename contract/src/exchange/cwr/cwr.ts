import * as z from 'zod/mini';
import { andBelow, created, endpoint, list, nothing, one } from '../../platform/endpoint.ts';
import * as cwr from '../../platform/fields/cwr.ts';
import { content, fileLine, sentence, sizeBytes } from '../../platform/fields/distributions.ts';
import { fileName } from '../../platform/fields/files.ts';
import * as people from '../../platform/fields/people.ts';
import * as parties from '../../platform/fields/workParties.ts';
import * as works from '../../platform/fields/works.ts';
import { listWorkParties, PartyTerritory } from '../../works/parties.ts';
import { paging, pathId } from '../../platform/paths.ts';
import { text } from '../../platform/values.ts';
import {
  atMost,
  field,
  freeText,
  maybe,
  nullable,
  optional,
  request,
  response,
} from '../../platform/wire.ts';

// X80–X89: files of CWR that publishers send, what became of their works, and the answers.

/** The bytes that a request holds, as a file or as a zip with one file. */
export const mostCwrBytes = 8_388_608;
/** The bytes of a file when it is unpacked. */
export const mostUnpackedBytes = 67_108_864;
export const mostCwrTransactions = 10_000;
/** In base64, with the rest of the payload. */
const mostPayloadBytes = 12_582_912;

const ofFile = { cwrFileId: pathId('cwrFileId') };

/** A fault: what it costs (E file, G group, T work, R record, F field), where it stands, and what it says. */
export const CwrMessage = response({
  severity: cwr.severity,
  ruleKey: cwr.ruleKey,
  fileLine,
  firstColumn: nullable(cwr.firstColumn),
  sentence,
});
export type CwrMessage = z.output<typeof CwrMessage>;

export const CwrFile = response({
  cwrFileId: cwr.cwrFileId,
  fileName,
  sizeBytes,
  digest: cwr.digest,
  senderName: cwr.senderName,
  senderIpi: cwr.senderIpi,
  cwrFileState: cwr.cwrFileState,
  cwrVersion: nullable(cwr.cwrVersion),
  createdOn: nullable(cwr.createdOn),
  uploadedAt: cwr.uploadedAt,
  uploadedByName: cwr.uploadedByName,
  sentAt: nullable(cwr.sentAt),
  processedAt: nullable(cwr.processedAt),
  transactionCount: cwr.transactionCount,
  stagedCount: cwr.stagedCount,
  refusedCount: cwr.refusedCount,
  noPartCount: cwr.noPartCount,
  registeredCount: cwr.registeredCount,
  questionCount: cwr.questionCount,
  decidedCount: cwr.decidedCount,
  messages: field('SKILABOD', z.array(CwrMessage)),
});
export type CwrFile = z.output<typeof CwrFile>;

export const CwrTransaction = response({
  cwrTransactionId: cwr.cwrTransactionId,
  groupNumber: cwr.groupNumber,
  transactionNumber: cwr.transactionNumber,
  transactionType: cwr.transactionType,
  title: works.title,
  submitterNumber: cwr.submitterNumber,
  fileLine,
  cwrTransactionState: cwr.cwrTransactionState,
  firstAnswer: nullable(cwr.firstAnswer),
  secondAnswer: nullable(cwr.secondAnswer),
  workId: nullable(works.workId),
  cwrQuestion: nullable(cwr.cwrQuestion),
  reasons: field('ASTAEDUR', z.array(text)),
  remark: nullable(works.remark),
  messages: field('SKILABOD', z.array(CwrMessage)),
});
export type CwrTransaction = z.output<typeof CwrTransaction>;

export const listCwrFiles = endpoint('GET /api/cwr/files', {
  access: 'loggedIn',
  keyScope: 'readCwr',
  query: paging,
  reply: list(CwrFile, 'cwr.noFiles'),
});

export const getCwrFile = endpoint('GET /api/cwr/files/:cwrFileId', {
  access: 'loggedIn',
  keyScope: 'readCwr',
  params: ofFile,
  reply: one(CwrFile),
});

const filesAreStale = () => [andBelow(listCwrFiles)];

/** The content is the file, or a zip with it, in base64. The same bytes, once sent, answer the file that was sent. */
export const uploadCwrFile = endpoint('POST /api/cwr/files', {
  access: 'registering',
  keyScope: 'sendCwr',
  body: request({ fileName: atMost(200, fileName), content }),
  mostBytes: mostPayloadBytes,
  reply: created(CwrFile),
  affects: filesAreStale,
});

export const listCwrTransactions = endpoint('GET /api/cwr/files/:cwrFileId/transactions', {
  access: 'loggedIn',
  keyScope: 'readCwr',
  params: ofFile,
  query: {
    ...paging,
    cwrTransactionState: optional(field('stada', z.literal(cwr.cwrTransactionStates))),
  },
  reply: list(CwrTransaction, 'cwr.noTransactions'),
});

export const sendCwrFile = endpoint('POST /api/cwr/files/:cwrFileId/send', {
  access: 'registering',
  keyScope: 'sendCwr',
  params: ofFile,
  reply: one(CwrFile),
  affects: filesAreStale,
});

export const cancelCwrFile = endpoint('POST /api/cwr/files/:cwrFileId/cancel', {
  access: 'registering',
  keyScope: 'sendCwr',
  params: ofFile,
  reply: one(CwrFile),
  affects: filesAreStale,
});

export const CwrAnswer = response({
  cwrAnswerId: cwr.cwrAnswerId,
  fileName,
  answerStage: cwr.answerStage,
  answerCount: cwr.answerCount,
  madeAt: cwr.madeAt,
});
export type CwrAnswer = z.output<typeof CwrAnswer>;

export const listCwrAnswers = endpoint('GET /api/cwr/files/:cwrFileId/answers', {
  access: 'loggedIn',
  keyScope: 'readCwr',
  params: ofFile,
  query: paging,
  reply: list(CwrAnswer, 'cwr.noAnswers'),
});

export const getCwrAnswer = endpoint('GET /api/cwr/answers/:cwrAnswerId', {
  access: 'loggedIn',
  keyScope: 'readCwr',
  params: { cwrAnswerId: pathId('cwrAnswerId') },
  reply: { kind: 'file', type: 'text/plain; charset=us-ascii' },
});

/** A writer or publisher of a version: role as CWR spells it, what they own of each right, and where a publisher collects what. */
export const CwrParty = response({
  name: people.name,
  partyRole: parties.partyRole,
  ipiNameNumber: nullable(people.ipiNameNumber),
  performanceHundredths: parties.performanceHundredths,
  mechanicalHundredths: parties.mechanicalHundredths,
  synchronisationHundredths: parties.synchronisationHundredths,
  territories: field('SVAEDI_ADILA', z.array(PartyTerritory)),
});
export type CwrParty = z.output<typeof CwrParty>;

/** A work as a file has it, or as it stands on file. */
export const CwrWorkVersion = response({
  title: works.title,
  iswc: nullable(works.iswc),
  durationSeconds: nullable(works.durationSeconds),
  parties: field('ADILAR_VERKS', z.array(CwrParty)),
});
export type CwrWorkVersion = z.output<typeof CwrWorkVersion>;

/** A work of a file that waits for staff, with what was sent beside the work on file that it may be. */
export const CwrOpenQuestion = response({
  cwrTransactionId: cwr.cwrTransactionId,
  cwrFileId: cwr.cwrFileId,
  fileName,
  senderName: cwr.senderName,
  transactionType: cwr.transactionType,
  title: works.title,
  submitterNumber: cwr.submitterNumber,
  cwrQuestion: cwr.cwrQuestion,
  reasons: field('ASTAEDUR', z.array(text)),
  sent: nullable(field('SENT_UTGAFA', CwrWorkVersion)),
  workId: nullable(works.workId),
  onFile: nullable(field('UTGAFA_A_SKRA', CwrWorkVersion)),
});
export type CwrOpenQuestion = z.output<typeof CwrOpenQuestion>;

export const listCwrQuestions = endpoint('GET /api/cwr/questions', {
  access: 'staff',
  query: paging,
  reply: list(CwrOpenQuestion, 'cwr.noQuestions'),
});

export const decideCwrQuestion = endpoint('PATCH /api/cwr/questions/:cwrTransactionId', {
  access: 'staff',
  params: { cwrTransactionId: pathId('cwrTransactionId') },
  body: request({
    verdict: cwr.verdict,
    /** Of the work that it is, where it is not the one asked about. */
    workId: maybe(works.workId),
    remark: maybe(freeText(500, works.remark)),
  }),
  reply: nothing,
  affects: () => [listCwrQuestions, listWorkParties, ...filesAreStale()],
});
