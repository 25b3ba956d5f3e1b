import type * as z from 'zod/mini';
import { created, endpoint, list } from '../platform/endpoint.ts';
import * as distributions from '../platform/fields/distributions.ts';
import * as runs from '../platform/fields/runs.ts';
import * as works from '../platform/fields/works.ts';
import { paging } from '../platform/paths.ts';
import { atMost, freeText, nullable, request, response } from '../platform/wire.ts';
import { changed, ofRun, Run } from './runs.ts';
import { runStatement } from './runStatement.ts';

// R35: a finished run is corrected by another over differences. It is previewed and finished as any run.

export const NewCorrection = request({
  distributionName: atMost(200, works.distributionName),
  workIds: runs.correctedWorkIds,
  correctionReason: freeText(500, runs.correctionReason),
  ...runStatement,
});
export type NewCorrection = z.output<typeof NewCorrection>;

export const correctRun = endpoint('POST /api/money/runs/:distributionId/corrections', {
  access: 'administrator',
  masquerade: 'never',
  params: ofRun,
  body: NewCorrection,
  reply: created(Run),
  affects: changed,
});

/** A work that a correction is about: what changes hands of how many lines, or why nothing does. */
export const CorrectedWork = response({
  workId: works.workId,
  title: works.title,
  lineCount: distributions.lineCount,
  /** R50: where lines that were paid for it are of another. */
  toWorkId: nullable(runs.toWorkId),
  toTitle: nullable(runs.toTitle),
  movedIsk: runs.movedIsk,
  leftOutReason: nullable(runs.leftOutReason),
});
export type CorrectedWork = z.output<typeof CorrectedWork>;

export const listCorrectedWorks = endpoint('GET /api/money/runs/:distributionId/works', {
  access: 'administrator',
  params: ofRun,
  query: paging,
  reply: list(CorrectedWork, 'money.noCorrectedWorks'),
});
