import * as z from 'zod/mini';
import { andBelow, created, endpoint, list, nothing, one } from '../../platform/endpoint.ts';
import { decidedAt } from '../../platform/fields/contracts.ts';
import * as cues from '../../platform/fields/cueSheets.ts';
import * as iswc from '../../platform/fields/iswc.ts';
import * as works from '../../platform/fields/works.ts';
import { ofWork, paging, pathId } from '../../platform/paths.ts';
import { instant, text, yesNo } from '../../platform/values.ts';
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
import { getWork } from '../../works/works.ts';
import { iswcReasons } from './eligibility.ts';

// X50–X59: whether a work can get an ISWC, what the society asks the ISWC agency, and what the agency asks the society.

const authorNames = field('HOFUNDAR', text);
const fileName = field('HEITI_SKRAR', text);

/** A code of a work. Who typed it, is told staff alone. */
const StandingCode = response({
  iswc: works.iswc,
  codeStatus: iswc.codeStatus,
  linkedTo: nullable(iswc.linkedTo),
  codeSource: iswc.codeSource,
  statusSince: iswc.statusSince,
  addedBy: field('BAETT_VID_AF', z.nullable(text)),
});

const Obstacle = response({
  reason: field('HINDRUN', z.literal(iswcReasons)),
  names: field('NOFN', z.array(text)),
});

export const WorkIswcState = response({
  workId: works.workId,
  isOn: field('ER_I_SAMBANDI', yesNo),
  obstacles: field('HINDRANIR', z.array(Obstacle)),
  codes: field('ISWC_NUMER', z.array(StandingCode)),
  /** The latest request, if there was any. */
  requestState: nullable(iswc.requestState),
  answerCode: nullable(iswc.answerCode),
  answerMessage: nullable(iswc.answerMessage),
  changedAt: nullable(field('BEIDNI_BREYTT_KL', instant)),
});
export type WorkIswcState = z.output<typeof WorkIswcState>;

export const getWorkIswcState = endpoint('GET /api/compositions/:workId/iswc', {
  access: 'loggedIn',
  params: ofWork,
  reply: one(WorkIswcState),
});

export const IswcRequest = response({
  requestId: iswc.requestId,
  workId: works.workId,
  title: works.title,
  authorNames,
  requestKind: iswc.requestKind,
  requestState: iswc.requestState,
  attempts: iswc.attempts,
  dueAt: iswc.dueAt,
  sentAt: nullable(iswc.sentAt),
  answeredAt: nullable(iswc.answeredAt),
  answerCode: nullable(iswc.answerCode),
  answerMessage: nullable(iswc.answerMessage),
});
export type IswcRequest = z.output<typeof IswcRequest>;

export const listIswcRequests = endpoint('GET /api/iswc/requests', {
  access: 'staff',
  query: { ...paging, requestState: iswc.requestState },
  reply: list(IswcRequest, 'iswc.noRequests'),
});

const count = z.int();
export const IswcSummary = response({
  isOn: field('ER_I_SAMBANDI', yesNo),
  agency: field('AGENCY', text),
  answeredAt: nullable(iswc.answeredAt),
  pausedUntil: nullable(field('HLE_TIL', instant)),
  pauseReason: nullable(field('ASTAEDA_HLES', text)),
  waiting: field('BIDA', count),
  sending: field('I_SENDINGU', count),
  filed: field('I_SKRAM', count),
  done: field('SVORUD', count),
  rejected: field('HAFNAD_BEIDNUM', count),
  dropped: field('FALLNAR_NIDUR', count),
  questions: field('OPNAR_SPURNINGAR', count),
  tasks: field('OPIN_VERKEFNI', count),
});
export type IswcSummary = z.output<typeof IswcSummary>;

export const getIswcSummary = endpoint('GET /api/iswc', { access: 'staff', reply: one(IswcSummary) });

const desk = () => [andBelow(getIswcSummary), getIswcSummary, andBelow(getWork)];

/** Queues a work by hand, also one that was refused. */
export const requestIswc = endpoint('POST /api/compositions/:workId/iswc/requests', {
  access: 'staff',
  params: ofWork,
  reply: created(response({ requestId: iswc.requestId })),
  affects: desk,
});

export const requestActions = ['retry', 'withdraw'] as const;
export const changeIswcRequest = endpoint('PATCH /api/iswc/requests/:requestId', {
  access: 'staff',
  params: { requestId: pathId('requestId') },
  body: request({ action: field('HVAD_VID_BEIDNI', z.literal(requestActions)) }),
  reply: nothing,
  affects: desk,
});

const Party = response({
  name: field('NAFN', text),
  ipiNameNumber: nullable(field('IPI_NUMER', text)),
  role: field('HLUTVERK_HJA_AGENCY', text),
});
/** A work that the agency has, or that stands in our way here. */
const Candidate = response({
  iswc: works.iswc,
  title: works.title,
  workId: nullable(works.workId),
  otherTitles: field('ONNUR_HEITI', z.array(text)),
  parties: field('ADILAR', z.array(Party)),
});

export const IswcQuestion = response({
  questionId: iswc.questionId,
  questionKind: iswc.questionKind,
  askedAt: iswc.askedAt,
  workId: works.workId,
  title: works.title,
  otherTitles: field('ONNUR_HEITI', z.array(text)),
  parties: field('ADILAR', z.array(Party)),
  iswc: nullable(works.iswc),
  codeSource: nullable(iswc.codeSource),
  candidates: field('TILLOGUR', z.array(Candidate)),
  questionAnswer: nullable(iswc.questionAnswer),
  decidedAt: nullable(decidedAt),
  decidedBy: nullable(field('AFGREITT_AF', text)),
});
export type IswcQuestion = z.output<typeof IswcQuestion>;
export type IswcCandidate = z.output<typeof Candidate>;

export const listIswcQuestions = endpoint('GET /api/iswc/questions', {
  access: 'staff',
  query: { ...paging, isDecided: optional(field('AFGREIDD', z.literal('1'))) },
  reply: list(IswcQuestion, 'iswc.noQuestions'),
});

export const answerIswcQuestion = endpoint('PATCH /api/iswc/questions/:questionId', {
  access: 'staff',
  params: { questionId: pathId('questionId') },
  body: request({
    questionAnswer: iswc.questionAnswer,
    /** X107: the question as it was read: what the agency says later takes its place. */
    questionKind: iswc.questionKind,
    readIswcs: iswc.readIswcs,
    iswc: maybe(works.iswc),
    disambiguationReason: maybe(iswc.disambiguationReason),
  }),
  reply: nothing,
  affects: desk,
});

export const IswcTask = response({
  taskId: iswc.taskId,
  taskType: iswc.taskType,
  taskState: iswc.taskState,
  openedAt: iswc.openedAt,
  taskDueAt: iswc.taskDueAt,
  fromAgency: nullable(iswc.fromAgency),
  workId: nullable(works.workId),
  iswc: nullable(works.iswc),
  title: nullable(works.title),
  ownTitle: nullable(field('HEITI_HJA_OKKUR', text)),
  ownIswc: nullable(field('ISWC_HJA_OKKUR', text)),
  parties: field('ADILAR', z.array(Party)),
  taskDecision: nullable(iswc.taskDecision),
  taskNote: nullable(iswc.taskNote),
  decidedAt: nullable(decidedAt),
  decidedBy: nullable(field('AFGREITT_AF', text)),
  deliveredAt: nullable(iswc.deliveredAt),
  answerMessage: nullable(iswc.answerMessage),
});
export type IswcTask = z.output<typeof IswcTask>;

export const listIswcTasks = endpoint('GET /api/iswc/tasks', {
  access: 'staff',
  query: { ...paging, isDecided: optional(field('AFGREIDD', z.literal('1'))) },
  reply: list(IswcTask, 'iswc.noTasks'),
});

export const mostNoteCharacters = 200;
export const decideOnIswcTask = endpoint('PATCH /api/iswc/tasks/:taskId', {
  access: 'staff',
  params: { taskId: pathId('taskId') },
  body: request({
    isApproved: works.isApproved,
    taskNote: maybe(freeText(mostNoteCharacters, iswc.taskNote)),
  }),
  reply: nothing,
  affects: desk,
});

export const fileKinds = ['add', 'update'] as const;
export const IswcFile = response({
  fileId: iswc.fileId,
  fileName,
  /** Received files say what was in them; those that went out, what they asked for. */
  direction: field('STEFNA', z.literal(['out', 'in'])),
  itemCount: field('FJOLDI_FAERSLNA', count),
  openCount: field('FJOLDI_OSVARADRA', count),
  madeAt: field('SKRA_GERD_KL', instant),
  madeBy: nullable(field('SKRA_GERD_AF', text)),
});
export type IswcFile = z.output<typeof IswcFile>;

export const listIswcFiles = endpoint('GET /api/iswc/files', {
  access: 'staff',
  query: paging,
  reply: list(IswcFile, 'iswc.noFiles'),
});

/** Puts what waits into a file, once. The same file can be fetched again. */
export const makeIswcFile = endpoint('POST /api/iswc/files', {
  access: 'staff',
  body: request({ fileKind: field('BEIDNIR_I_SKRA', z.literal(fileKinds)) }),
  reply: created(response({ fileId: iswc.fileId, fileName, itemCount: field('FJOLDI_FAERSLNA', count) })),
  affects: desk,
});

export const getIswcFile = endpoint('GET /api/iswc/files/:fileId', {
  access: 'staff',
  params: { fileId: pathId('fileId') },
  reply: { kind: 'file', type: 'application/json; charset=utf-8' },
});

export const lineOutcomes = [
  'given',
  'rejected',
  'changed',
  'question',
  'task',
  'same',
  'notOurs',
  'unknown',
  'malformed',
] as const;
export type LineOutcome = (typeof lineOutcomes)[number];
const FileLine = response({
  lineNumber: field('LINA_I_SKRA', count),
  workId: nullable(works.workId),
  title: nullable(works.title),
  iswc: nullable(works.iswc),
  outcome: field('NIDURSTADA', z.literal(lineOutcomes)),
  answerMessage: nullable(iswc.answerMessage),
});
export const IswcFileReport = response({
  isTaken: field('ER_LESIN', yesNo),
  /** The same content was taken before; nothing changes. */
  isKnown: field('ER_THEGAR_LESIN', yesNo),
  lines: field('LINUR', z.array(FileLine)),
});
export type IswcFileReport = z.output<typeof IswcFileReport>;

export const receiveIswcFile = endpoint('POST /api/iswc/files/received', {
  access: 'staff',
  mostBytes: 8 * 1024 * 1024,
  body: request({ fileName: atMost(200, fileName), fileText: cues.fileText, isTrial: cues.isTrial }),
  reply: one(IswcFileReport),
  affects: desk,
});
