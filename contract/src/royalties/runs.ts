import * as z from 'zod/mini';
import { andBelow, created, endpoint, file, list, one } from '../platform/endpoint.ts';
import { station } from '../platform/fields/cueSheets.ts';
import * as distributions from '../platform/fields/distributions.ts';
import * as money from '../platform/fields/money.ts';
import * as people from '../platform/fields/people.ts';
import * as runs from '../platform/fields/runs.ts';
import * as usage from '../platform/fields/usage.ts';
import * as works from '../platform/fields/works.ts';
import { paging, pathId, queryId } from '../platform/paths.ts';
import { atMost, field, maybe, nullable, request, response } from '../platform/wire.ts';
import { listDistributions } from './distributions.ts';
import { listControlReport, listLedgerAccounts, listLedgerEntries } from './ledger.ts';
import { runStatement } from './runStatement.ts';

// Distributions that the society reckons itself, from its pools and reported usage (R11–R15), and how each amount came about (R17).

/** A file of a service's report, and which of the report's other files have not come (R184). */
const IncompleteReport = response({
  usageImportId: usage.usageImportId,
  senderName: usage.senderName,
  missingParts: usage.missingParts,
});

/** A run with its last preview; what follows `reckonedAt` is null until there is one. */
export const Run = response({
  distributionId: works.distributionId,
  distributionName: works.distributionName,
  categoryName: works.categoryName,
  periodName: works.periodName,
  usedFrom: runs.usedFrom,
  usedUntil: runs.usedUntil,
  distributedOn: nullable(distributions.distributedOn),
  royaltyTextIs: nullable(distributions.royaltyTextIs),
  royaltyTextEn: nullable(distributions.royaltyTextEn),
  distributionState: distributions.distributionState,
  isBeingReckoned: runs.isBeingReckoned,
  isBeingFinished: distributions.isBeingFinished,
  isBeingCleared: distributions.isBeingCleared,
  finishRefusal: nullable(distributions.finishRefusal),
  reckonedAt: nullable(runs.reckonedAt),
  previewHash: nullable(runs.previewHash),
  /** What the pools have, what the run gives of it, and how much of that is kept. */
  poolsIsk: runs.poolsIsk,
  givenIsk: runs.givenIsk,
  keptIsk: money.keptIsk,
  lineCount: distributions.lineCount,
  keptLineCount: runs.keptLineCount,
  releasedIsk: runs.releasedIsk,
  releasedLineCount: runs.releasedLineCount,
  rightCount: distributions.rightCount,
  /** Rights that get something else than in the preview before. */
  changedCount: runs.changedCount,
  /** Works whose documentation has changed since the preview before (R188). */
  changedWorkCount: runs.changedWorkCount,
  /** Set lists of its days that may be of a concert that somebody else has registered, or are longer than a day (R114, R116). */
  askedListCount: runs.askedListCount,
  /** Reports and statements of its days that say what another one says (R115). */
  alikeFileCount: runs.alikeFileCount,
  /** Income in its pools that nobody but who registered it has confirmed (R208). */
  unconfirmedIncomeCount: runs.unconfirmedIncomeCount,
  /** Files of its days whose report has other files that have not been taken (R184). */
  incompleteReports: field('SKYRSLUR_SEM_VANTAR_I', z.array(IncompleteReport)),
  askedBy: money.askedBy,
  askedAt: money.askedAt,
  finishedBy: nullable(runs.finishedBy),
  paysReader: runs.paysReader,
  mayFinish: runs.mayFinish,
  mayChangeStatement: runs.mayChangeStatement,
  /** Of a correction: the run whose lines it shares anew, and why (R35). */
  correctionOf: nullable(distributions.correctionOf),
  correctedName: nullable(runs.correctedName),
  correctionReason: nullable(runs.correctionReason),
  mayCorrect: runs.mayCorrect,
});
export type Run = z.output<typeof Run>;

export const listRuns = endpoint('GET /api/money/runs', {
  access: 'administrator',
  query: paging,
  reply: list(Run, 'money.noRuns'),
});

export const ofRun = { distributionId: pathId('distributionId') };

export const getRun = endpoint('GET /api/money/runs/:distributionId', {
  access: 'administrator',
  params: ofRun,
  reply: one(Run),
});

export const NewRun = request({
  distributionName: atMost(200, works.distributionName),
  categoryId: distributions.categoryId,
  periodName: atMost(100, works.periodName),
  usedFrom: runs.usedFrom,
  usedUntil: runs.usedUntil,
  ...runStatement,
});
export type NewRun = z.output<typeof NewRun>;

/** What changes with each run. */
export const changed = () => [andBelow(listRuns), andBelow(listDistributions)];

export const makeRun = endpoint('POST /api/money/runs', {
  access: 'administrator',
  masquerade: 'never',
  body: NewRun,
  reply: created(Run),
  affects: changed,
});

export const changeRunStatement = endpoint('PUT /api/money/runs/:distributionId/statement', {
  access: 'administrator',
  masquerade: 'never',
  params: ofRun,
  body: request(runStatement),
  reply: one(Run),
  affects: changed,
});

export const reckonRun = endpoint('POST /api/money/runs/:distributionId/reckon', {
  access: 'administrator',
  masquerade: 'never',
  params: ofRun,
  reply: one(Run),
  affects: changed,
});

export const finishRun = endpoint('POST /api/money/runs/:distributionId/finish', {
  access: 'administrator',
  masquerade: 'never',
  params: ofRun,
  body: request({
    previewHash: runs.previewHash,
    /** R201: needed where it pays by rates that somebody has typed. */
    areRatesSeen: maybe(runs.areRatesSeen),
    /** R227: needed where it pays amounts of controllers that somebody has chosen. */
    areControllersSeen: maybe(runs.areControllersSeen),
  }),
  reply: one(Run),
  affects: () => [...changed(), listLedgerAccounts, listLedgerEntries, listControlReport],
});

export const RunPool = response({
  poolId: money.poolId,
  poolName: money.poolName,
  poolsIsk: runs.poolsIsk,
  namedIsk: runs.namedIsk,
  givenIsk: runs.givenIsk,
  poolPoints: runs.poolPoints,
  pointIsk: nullable(runs.pointIsk),
  lineCount: distributions.lineCount,
  poolFinding: nullable(runs.poolFinding),
});
export type RunPool = z.output<typeof RunPool>;

export const listRunPools = endpoint('GET /api/money/runs/:distributionId/pools', {
  access: 'administrator',
  params: ofRun,
  query: paging,
  reply: list(RunPool, 'money.noRunPools'),
});

/** Usage that the run does not pay out, and why (R14, R16). */
export const RunWaiting = response({
  waitingReason: runs.waitingReason,
  lineCount: distributions.lineCount,
  keptIsk: money.keptIsk,
});
export type RunWaiting = z.output<typeof RunWaiting>;

export const listRunWaiting = endpoint('GET /api/money/runs/:distributionId/waiting', {
  access: 'administrator',
  params: ofRun,
  query: paging,
  reply: list(RunWaiting, 'money.nothingWaits'),
});

/** What a right gets, and what it got before. */
export const RunMover = response({
  rightId: people.rightId,
  holderName: runs.holderName,
  amountNowIsk: runs.amountNowIsk,
  amountBeforeIsk: runs.amountBeforeIsk,
  move: runs.move,
});
export type RunMover = z.output<typeof RunMover>;

export const listRunMovers = endpoint('GET /api/money/runs/:distributionId/movers', {
  access: 'administrator',
  params: ofRun,
  /** Against another distribution; else against the last of the category that is finished. */
  query: { ...paging, against: queryId('samanburdur') },
  reply: list(RunMover, 'money.noMovers'),
});

export const listRunChanges = endpoint('GET /api/money/runs/:distributionId/changes', {
  access: 'administrator',
  params: ofRun,
  query: paging,
  reply: list(RunMover, 'money.noMovers'),
});

/** A work whose documentation has changed since the preview before, and what its holders get of it (R188). */
export const ChangedWork = response({
  workId: works.workId,
  title: works.title,
  changedParts: runs.changedParts,
  amountBeforeIsk: runs.amountBeforeIsk,
  amountNowIsk: runs.amountNowIsk,
  movedIsk: runs.movedIsk,
  /** By the last record of a change of it between the two; null where none says. */
  workChangedAt: nullable(runs.workChangedAt),
  workChangedBy: nullable(runs.workChangedBy),
});
export type ChangedWork = z.output<typeof ChangedWork>;

export const listChangedWorks = endpoint('GET /api/money/runs/:distributionId/changedWorks', {
  access: 'administrator',
  params: ofRun,
  query: paging,
  reply: list(ChangedWork, 'money.noChangedWorks'),
});

/** A work whose use is worth far more or far less than is usual in its pool. */
export const RunValue = response({
  poolName: money.poolName,
  workId: works.workId,
  title: works.title,
  plays: usage.plays,
  playIsk: runs.playIsk,
  medianIsk: runs.medianIsk,
});
export type RunValue = z.output<typeof RunValue>;

export const listRunValues = endpoint('GET /api/money/runs/:distributionId/values', {
  access: 'administrator',
  params: ofRun,
  query: paging,
  reply: list(RunValue, 'money.noValues'),
});

/** Usage that two runs give otherwise. */
export const ComparedLine = response({
  lineKey: runs.lineKey,
  workId: nullable(works.workId),
  title: nullable(works.title),
  usedOn: distributions.usedOn,
  amountNowIsk: runs.amountNowIsk,
  amountBeforeIsk: runs.amountBeforeIsk,
});
export type ComparedLine = z.output<typeof ComparedLine>;

export const compareRuns = endpoint('GET /api/money/runs/:distributionId/comparison', {
  access: 'administrator',
  params: ofRun,
  query: { ...paging, against: { ...queryId('samanburdur'), schema: pathId('samanburdur').schema } },
  reply: list(ComparedLine, 'money.noMovers'),
});

export const RunLine = response({
  statementLineId: distributions.statementLineId,
  poolName: money.poolName,
  workId: nullable(works.workId),
  title: nullable(works.title),
  station: nullable(station),
  usedOn: distributions.usedOn,
  plays: usage.plays,
  measure: runs.measure,
  points: runs.points,
  lineIsk: runs.lineIsk,
  lineFinding: nullable(runs.lineFinding),
  /** Of a line that an earlier run kept (R31). */
  keptReason: nullable(runs.keptReason),
});
export type RunLine = z.output<typeof RunLine>;

/** All that the society's own script recomputes a run from, as CSV with commas: whole numbers, units of 1/10,000 króna. */
export const runFiles = ['incomes', 'steps', 'pools', 'factors', 'lines', 'shares', 'paid'] as const;
export const getRunFile = endpoint('GET /api/money/runs/:distributionId/files/:runFile', {
  access: 'administrator',
  params: { ...ofRun, runFile: field('runFile', z.literal(runFiles)) },
  reply: file('text/csv; charset=utf-8'),
});

export const listRunLines = endpoint('GET /api/money/runs/:distributionId/lines', {
  access: 'administrator',
  params: ofRun,
  query: paging,
  reply: list(RunLine, 'money.noRunLines'),
});
