import * as z from 'zod/mini';
import { andBelow, created, endpoint, list, nothing, one } from '../platform/endpoint.ts';
import { station } from '../platform/fields/cueSheets.ts';
import { decidedAt } from '../platform/fields/contracts.ts';
import * as distributions from '../platform/fields/distributions.ts';
import { fileName } from '../platform/fields/files.ts';
import * as live from '../platform/fields/livePerformances.ts';
import * as usage from '../platform/fields/usage.ts';
import { workAuthors } from '../platform/fields/usageClaims.ts';
import * as works from '../platform/fields/works.ts';
import { paging, pathId } from '../platform/paths.ts';
import { atMost, field, freeText, lineText, maybe, nullable, request, response } from '../platform/wire.ts';
import { reportControllers } from './reportControllers.ts';

// Usage as it is reported (R6, R7), for staff: files come in parts, their columns are named, and their lines are taken whole.
/** A file comes in parts of so many bytes; only the last may be shorter. */
export const usagePartBytes = 4_194_304;
const mostPartBytes = 6_291_456;
/** So many of the broken lines of a file are kept with what is wrong; the others are counted. */
export const mostUsageProblems = 1000;

const ofImport = { usageImportId: pathId('usageImportId') };

/** A file that is to come. */
export const NewUsageImport = request({
  senderName: atMost(200, usage.senderName),
  usageKind: usage.usageKind,
  fileName: atMost(200, fileName),
  sizeBytes: distributions.sizeBytes,
  /** Where its lines name none. */
  station: maybe(lineText(100, station)),
  /** Both, where its amounts are not in krónur. */
  currency: maybe(distributions.currency),
  exchangeRate: maybe(distributions.exchangeRate),
  rateReason: maybe(freeText(500, usage.rateReason)),
});
export type NewUsageImport = z.output<typeof NewUsageImport>;

const stored = {
  usageImportId: usage.usageImportId,
  senderName: usage.senderName,
  usageKind: usage.usageKind,
  usageImportState: usage.usageImportState,
  fileName,
  sizeBytes: distributions.sizeBytes,
  announcedAt: usage.announcedAt,
  lineCount: distributions.lineCount,
  brokenCount: usage.brokenCount,
  firstUsedOn: nullable(usage.firstUsedOn),
  lastUsedOn: nullable(usage.lastUsedOn),
};

/** An import as the list of them has it. */
export const UsageImport = response(stored);
export type UsageImport = z.output<typeof UsageImport>;

/** An import with how far it has come, and how much of it waits for a work. */
export const UsageImportReport = response({
  ...stored,
  station: nullable(station),
  currency: distributions.currency,
  exchangeRate: distributions.exchangeRate,
  rateReason: nullable(usage.rateReason),
  encoding: nullable(usage.encoding),
  sameAs: nullable(usage.sameAs),
  /** R115: staff look whether it is the same one, and take back what came twice. */
  alikeId: nullable(usage.alikeId),
  /** R184: of a service's report that has been taken. */
  reportId: nullable(usage.reportId),
  reportPart: nullable(usage.reportPart),
  reportParts: nullable(usage.reportParts),
  missingParts: usage.missingParts,
  chosenControllers: usage.chosenControllers,
  otherControllers: usage.otherControllers,
  controllersChosenBy: nullable(usage.controllersChosenBy),
  receivedBytes: nullable(distributions.receivedBytes),
  isBeingRead: distributions.isBeingRead,
  bytesRead: distributions.bytesRead,
  linesRead: distributions.linesRead,
  problemCount: distributions.problemCount,
  noticeCount: usage.noticeCount,
  waitingLines: usage.waitingLines,
});
export type UsageImportReport = z.output<typeof UsageImportReport>;

export const listUsageImports = endpoint('GET /api/usageImports', {
  access: 'staff',
  query: paging,
  reply: list(UsageImport, 'usage.noImports'),
});

export const getUsageImport = endpoint('GET /api/usageImports/:usageImportId', {
  access: 'staff',
  params: ofImport,
  reply: one(UsageImportReport),
});

export const announceUsage = endpoint('POST /api/usageImports', {
  access: 'staff',
  body: NewUsageImport,
  reply: created(UsageImportReport),
  affects: () => [andBelow(listUsageImports)],
});

export const sendUsagePart = endpoint('PUT /api/usageImports/:usageImportId/parts/:partNumber', {
  access: 'staff',
  params: { ...ofImport, partNumber: pathId('partNumber') },
  body: request({ content: distributions.content }),
  reply: nothing,
  mostBytes: mostPartBytes,
  affects: () => [andBelow(listUsageImports)],
});

export const UsagePart = response({
  partNumber: distributions.partNumber,
  checksum: distributions.checksum,
});

export const listUsageParts = endpoint('GET /api/usageImports/:usageImportId/parts', {
  access: 'staff',
  params: ofImport,
  query: paging,
  reply: list(UsagePart, 'usage.noParts'),
});

/** One column of a file: its heading, what its first lines have there, and what it is likely to be. */
export const PreviewColumn = response({
  columnNumber: usage.columnNumber,
  heading: usage.heading,
  samples: usage.samples,
  proposedColumn: nullable(usage.proposedColumn),
});
export type PreviewColumn = z.output<typeof PreviewColumn>;

/** The beginning of a file. A report in the services' format has no columns to name. */
export const UsagePreview = response({
  encoding: usage.encoding,
  isMapped: usage.isMapped,
  previewColumns: field('DALKAR', z.array(PreviewColumn)),
  reportControllers,
});
export type UsagePreview = z.output<typeof UsagePreview>;

export const previewUsage = endpoint('GET /api/usageImports/:usageImportId/preview', {
  access: 'staff',
  params: ofImport,
  reply: one(UsagePreview),
});

/** Which column of the file is which of ours. */
export const MappedColumn = request({
  columnNumber: usage.columnNumber,
  usageColumn: usage.usageColumn,
});

export const readUsage = endpoint('POST /api/usageImports/:usageImportId/read', {
  access: 'staff',
  params: ofImport,
  body: request({
    mapping: field('DALKAVORPUN', z.array(MappedColumn).check(z.maxLength(usage.usageColumns.length))),
    takesWithoutBroken: usage.takesWithoutBroken,
    /** Of a report that is for several: whose amounts are ours. */
    ourControllers: maybe(usage.ourControllers),
  }),
  reply: one(UsageImportReport),
  affects: () => [andBelow(listUsageImports), andBelow(listUsageGroups)],
});

/** What is wrong with a file, by line and column, or told of a line that is read; without a line it is wrong with the whole. */
export const UsageProblem = response({
  problemNumber: distributions.problemNumber,
  fileLine: nullable(distributions.fileLine),
  columnName: nullable(distributions.columnName),
  isNotice: usage.isNotice,
  sentence: distributions.sentence,
});
export type UsageProblem = z.output<typeof UsageProblem>;

export const listUsageProblems = endpoint('GET /api/usageImports/:usageImportId/problems', {
  access: 'staff',
  params: ofImport,
  query: paging,
  reply: list(UsageProblem, 'usage.noProblems'),
});

export const cancelUsage = endpoint('POST /api/usageImports/:usageImportId/cancel', {
  access: 'staff',
  params: ofImport,
  reply: one(UsageImportReport),
  affects: () => [andBelow(listUsageImports), andBelow(listUsageGroups)],
});

const ofGroup = { usageGroupId: pathId('usageGroupId') };

/** Lines of the same title, performers and writers that wait for a work (R9). */
export const UsageGroup = response({
  usageGroupId: usage.usageGroupId,
  title: works.title,
  performers: live.performers,
  authorNames: distributions.authorNames,
  waitingLines: usage.waitingLines,
  waitingPlays: usage.waitingPlays,
  waitingSeconds: usage.waitingSeconds,
  amountIsk: distributions.amountIsk,
  maySetAside: usage.maySetAside,
});
export type UsageGroup = z.output<typeof UsageGroup>;

export const listUsageGroups = endpoint('GET /api/usageGroups', {
  access: 'staff',
  query: paging,
  reply: list(UsageGroup, 'usage.noneWaiting'),
});

/** A work that a group may be of, the nearest first. */
export const UsageCandidate = response({
  workId: works.workId,
  title: works.title,
  workAuthors: nullable(workAuthors),
  performers: nullable(live.performers),
  light: works.light,
  score: usage.score,
  titleNear: usage.titleNear,
  nameNear: usage.nameNear,
  isByNumber: usage.isByNumber,
  isOwn: usage.isOwn,
});
export type UsageCandidate = z.output<typeof UsageCandidate>;

/** R135: whether matching may find a work as what was used, by itself: both its title and a name are as near as `is_found_as_own()` has it. */
export const mayBeFound = ({ titleNear, nameNear }: UsageCandidate) => Math.min(titleNear, nameNear) >= 0.72;

export const listUsageCandidates = endpoint('GET /api/usageGroups/:usageGroupId/candidates', {
  access: 'staff',
  params: ofGroup,
  query: paging,
  reply: list(UsageCandidate, 'usage.noCandidates'),
});

export const UsageLine = response({
  usageImportId: usage.usageImportId,
  lineNumber: usage.lineNumber,
  senderName: usage.senderName,
  title: works.title,
  station: nullable(station),
  programme: nullable(usage.programme),
  usedOn: distributions.usedOn,
  usedAt: nullable(usage.usedAt),
  seconds: nullable(usage.seconds),
  plays: usage.plays,
  iswc: nullable(works.iswc),
  isrc: nullable(works.isrc),
});
export type UsageLine = z.output<typeof UsageLine>;

export const listUsageLines = endpoint('GET /api/usageGroups/:usageGroupId/lines', {
  access: 'staff',
  params: ofGroup,
  query: paging,
  reply: list(UsageLine, 'usage.noLines'),
});

/** What staff decided on a group, or a member's claim did. */
export const UsageDecision = response({
  usageDecisionId: usage.usageDecisionId,
  usageGroupId: usage.usageGroupId,
  title: works.title,
  performers: live.performers,
  workId: nullable(works.workId),
  workTitle: nullable(field('HEITI_VERKS_AKVORDUNAR', z.string())),
  decidedByName: usage.decidedByName,
  decidedAt,
  undoneAt: nullable(usage.undoneAt),
  settledLines: usage.settledLines,
});
export type UsageDecision = z.output<typeof UsageDecision>;

export const listUsageDecisions = endpoint('GET /api/usageDecisions', {
  access: 'staff',
  query: paging,
  reply: list(UsageDecision, 'usage.noDecisions'),
});

export const decideUsage = endpoint('POST /api/usageDecisions', {
  access: 'staff',
  body: request({
    usageGroupId: usage.usageGroupId,
    /** Left out: it is no work that anybody is paid for. */
    workId: maybe(works.workId),
  }),
  reply: created(UsageDecision),
  affects: () => [andBelow(listUsageGroups), andBelow(listUsageDecisions), andBelow(listUsageImports)],
});

export const undoUsageDecision = endpoint('DELETE /api/usageDecisions/:usageDecisionId', {
  access: 'staff',
  params: { usageDecisionId: pathId('usageDecisionId') },
  reply: nothing,
  affects: () => [andBelow(listUsageGroups), andBelow(listUsageDecisions), andBelow(listUsageImports)],
});
