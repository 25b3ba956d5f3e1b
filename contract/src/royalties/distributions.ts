import * as z from 'zod/mini';
import { andBelow, endpoint, list, nothing, one } from '../platform/endpoint.ts';
import { station } from '../platform/fields/cueSheets.ts';
import * as live from '../platform/fields/livePerformances.ts';
import * as distributions from '../platform/fields/distributions.ts';
import { fileName } from '../platform/fields/files.ts';
import * as people from '../platform/fields/people.ts';
import { areControllersSeen } from '../platform/fields/runs.ts';
import { controllersChosenBy, ourControllers } from '../platform/fields/usage.ts';
import * as works from '../platform/fields/works.ts';
import { title } from '../platform/fields/works.ts';
import { paging, pathId } from '../platform/paths.ts';
import { atMost, freeText, maybe, nullable, request, response } from '../platform/wire.ts';
import { listPots } from './pots.ts';
import { reportControllers } from './reportControllers.ts';

// The imports of distributions, for administrators (D1, M1).

/** A file comes in parts of so many bytes; only the last may be shorter. */
export const partBytes = 4_194_304;
const mostPartBytes = 6_291_456;
/** So many of the problems of a file are kept; the others are counted. */
export const mostProblems = 1000;

const ofDistribution = { distributionId: pathId('distributionId') };

/** A distribution as staff announce it, with the file that is to come. */
export const AnnouncedDistribution = request({
  distributionName: atMost(200, works.distributionName),
  periodName: atMost(100, works.periodName),
  categoryId: distributions.categoryId,
  /** Today's, when it is finished, if left out. */
  distributedOn: maybe(distributions.distributedOn),
  /** Read off the name of the period if left out. */
  periodEndsOn: maybe(distributions.periodEndsOn),
  correctionOf: maybe(distributions.correctionOf),
  overrideReason: maybe(distributions.overrideReason),
  /** Refused if left out. */
  outsideRights: maybe(distributions.outsideRights),
  royaltyTextIs: maybe(freeText(2000, distributions.royaltyTextIs)),
  royaltyTextEn: maybe(freeText(2000, distributions.royaltyTextEn)),
  fileName: atMost(200, fileName),
  sizeBytes: distributions.sizeBytes,
  expectedLines: maybe(distributions.expectedLines),
  expectedIsk: maybe(distributions.expectedIsk),
  /** Both, for a file of a service (DSR); krónur need neither. */
  currency: maybe(distributions.currency),
  exchangeRate: maybe(distributions.exchangeRate),
});
export type AnnouncedDistribution = z.output<typeof AnnouncedDistribution>;

/** A distribution with how far its import has come, and its control sums (M3). */
export const Distribution = response({
  distributionId: works.distributionId,
  distributionName: works.distributionName,
  periodId: distributions.periodId,
  periodName: works.periodName,
  categoryId: distributions.categoryId,
  categoryName: works.categoryName,
  distributionState: distributions.distributionState,
  distributedOn: nullable(distributions.distributedOn),
  periodEndsOn: nullable(distributions.periodEndsOn),
  correctionOf: nullable(distributions.correctionOf),
  overrideReason: nullable(distributions.overrideReason),
  royaltyTextIs: nullable(distributions.royaltyTextIs),
  royaltyTextEn: nullable(distributions.royaltyTextEn),
  fileName: nullable(fileName),
  sizeBytes: nullable(distributions.sizeBytes),
  currency: nullable(distributions.currency),
  exchangeRate: nullable(distributions.exchangeRate),
  receivedBytes: nullable(distributions.receivedBytes),
  isBeingRead: distributions.isBeingRead,
  bytesRead: nullable(distributions.bytesRead),
  linesRead: nullable(distributions.linesRead),
  problemCount: nullable(distributions.problemCount),
  lineCount: nullable(distributions.lineCount),
  unmatchedCount: nullable(distributions.unmatchedCount),
  rightCount: nullable(distributions.rightCount),
  distributedIsk: nullable(distributions.distributedIsk),
  deductedIsk: nullable(distributions.deductedIsk),
  allocatedIsk: nullable(distributions.allocatedIsk),
  heldIsk: nullable(distributions.heldIsk),
  unmatchedIsk: nullable(distributions.unmatchedIsk),
  returnedIsk: nullable(distributions.returnedIsk),
  releasedIsk: nullable(distributions.releasedIsk),
  /** The society reckons it itself: it has a page of its own (R11). */
  isRun: distributions.isRun,
  isBeingFinished: distributions.isBeingFinished,
  isBeingCleared: distributions.isBeingCleared,
  finishRefusal: nullable(distributions.finishRefusal),
});
export type Distribution = z.output<typeof Distribution>;

export const listDistributions = endpoint('GET /api/distributions', {
  access: 'administrator',
  query: paging,
  reply: list(Distribution, 'distribution.noneFound'),
});

export const getDistribution = endpoint('GET /api/distributions/:distributionId', {
  access: 'administrator',
  params: ofDistribution,
  reply: one(Distribution),
});

export const announceDistribution = endpoint('PUT /api/distributions/:distributionId', {
  access: 'administrator',
  params: ofDistribution,
  body: AnnouncedDistribution,
  reply: one(Distribution),
  affects: () => [andBelow(listDistributions), andBelow(listPots)],
});

export const sendDistributionPart = endpoint('PUT /api/distributions/:distributionId/parts/:partNumber', {
  access: 'administrator',
  params: { ...ofDistribution, partNumber: pathId('partNumber') },
  body: request({ content: distributions.content }),
  reply: nothing,
  mostBytes: mostPartBytes,
  affects: () => [andBelow(listDistributions), andBelow(listPots)],
});

/** A part of a file that is on its way in. */
export const DistributionPart = response({
  partNumber: distributions.partNumber,
  checksum: nullable(distributions.checksum),
});

export const listDistributionParts = endpoint('GET /api/distributions/:distributionId/parts', {
  access: 'administrator',
  params: ofDistribution,
  query: paging,
  reply: list(DistributionPart, 'distribution.noParts'),
});

/**
 * The controllers of rights that a service's file has amounts of (R240), and which of them are ours: those that are likely to be until somebody
 * has said so, and from then on those that were chosen. None of a file that is no service's.
 */
export const DistributionControllers = response({
  reportControllers,
  controllersChosenBy: nullable(controllersChosenBy),
});
export type DistributionControllers = z.output<typeof DistributionControllers>;

export const getDistributionControllers = endpoint('GET /api/distributions/:distributionId/controllers', {
  access: 'administrator',
  params: ofDistribution,
  reply: one(DistributionControllers),
});

/** Which of them are ours, before the file is read. */
export const chooseDistributionControllers = endpoint('PUT /api/distributions/:distributionId/controllers', {
  access: 'administrator',
  params: ofDistribution,
  body: request({ ourControllers }),
  reply: one(DistributionControllers),
  affects: () => [andBelow(listDistributions)],
});

/** The word of who is to finish it that they have seen the choice. */
export const seeDistributionControllers = endpoint('PATCH /api/distributions/:distributionId/controllers', {
  access: 'administrator',
  params: ofDistribution,
  body: request({ areControllersSeen }),
  reply: one(DistributionControllers),
  affects: () => [andBelow(listDistributions)],
});

export const importDistribution = endpoint('POST /api/distributions/:distributionId/import', {
  access: 'administrator',
  params: ofDistribution,
  reply: one(Distribution),
  affects: () => [andBelow(listDistributions), andBelow(listPots)],
});

/** What is wrong with a file, by line and column; without a line it is wrong with the whole. */
export const DistributionProblem = response({
  problemNumber: distributions.problemNumber,
  fileLine: nullable(distributions.fileLine),
  columnName: nullable(distributions.columnName),
  sentence: distributions.sentence,
});
export type DistributionProblem = z.output<typeof DistributionProblem>;

export const listDistributionProblems = endpoint('GET /api/distributions/:distributionId/problems', {
  access: 'administrator',
  params: ofDistribution,
  query: paging,
  reply: list(DistributionProblem, 'distribution.noProblems'),
});

/** Usage that could be given to nobody, and is kept with its money. */
export const UnmatchedUsage = response({
  unmatchedUsageId: distributions.unmatchedUsageId,
  statementLineId: distributions.statementLineId,
  finding: distributions.finding,
  title: nullable(title),
  authorNames: nullable(distributions.authorNames),
  performers: nullable(live.performers),
  iswc: nullable(works.iswc),
  isrc: nullable(works.isrc),
  workId: nullable(works.workId),
  rightId: nullable(people.rightId),
  potDescription: distributions.potDescription,
  station: nullable(station),
  amountIsk: distributions.amountIsk,
});
export type UnmatchedUsage = z.output<typeof UnmatchedUsage>;

export const listUnmatchedUsage = endpoint('GET /api/distributions/:distributionId/unmatched', {
  access: 'administrator',
  params: ofDistribution,
  query: paging,
  reply: list(UnmatchedUsage, 'distribution.noUnmatched'),
});

export const finishDistribution = endpoint('POST /api/distributions/:distributionId/finish', {
  access: 'administrator',
  params: ofDistribution,
  reply: one(Distribution),
  affects: () => [andBelow(listDistributions), andBelow(listPots)],
});

export const cancelDistribution = endpoint('POST /api/distributions/:distributionId/cancel', {
  access: 'administrator',
  params: ofDistribution,
  reply: one(Distribution),
  affects: () => [andBelow(listDistributions), andBelow(listPots), andBelow({ path: '/api/money/runs' })],
});
