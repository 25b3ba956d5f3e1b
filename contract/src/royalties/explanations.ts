import * as z from 'zod/mini';
import { endpoint, one } from '../platform/endpoint.ts';
import { station } from '../platform/fields/cueSheets.ts';
import * as distributions from '../platform/fields/distributions.ts';
import * as money from '../platform/fields/money.ts';
import * as people from '../platform/fields/people.ts';
import * as runs from '../platform/fields/runs.ts';
import { plays } from '../platform/fields/usage.ts';
import * as works from '../platform/fields/works.ts';
import { pathId } from '../platform/paths.ts';
import { field, nullable, response } from '../platform/wire.ts';
import { ofRun } from './runs.ts';

// R17: how each amount of a run came about.

/** What made or took of a pool's money. Together the steps are what the pool had. */
export const PoolStep = response({ poolStep: runs.poolStep, stepIsk: runs.stepIsk });
export type PoolStep = z.output<typeof PoolStep>;

/** A share of a line; a member is told of their own alone. */
export const ExplainedShare = response({
  shareNumber: runs.shareNumber,
  rightId: nullable(people.rightId),
  holderName: nullable(runs.holderName),
  sharePart: nullable(runs.sharePart),
  exactIsk: runs.exactIsk,
  roundedIsk: runs.roundedIsk,
  /** R35: what the share has had before it is corrected. */
  hadIsk: nullable(runs.hadIsk),
});

/** R17: how a line came about, from the income to the eyrir. */
export const ExplainedLine = response({
  distributionName: works.distributionName,
  title: nullable(works.title),
  usedOn: distributions.usedOn,
  station: nullable(station),
  poolName: money.poolName,
  steps: field('SKREF_POTTS', z.array(PoolStep)),
  poolsIsk: runs.poolsIsk,
  namedIsk: runs.namedIsk,
  poolPoints: runs.poolPoints,
  runUsageKind: runs.runUsageKind,
  plays,
  measure: runs.measure,
  usageFactor: runs.usageFactor,
  daypartFactor: runs.daypartFactor,
  estimateFactor: runs.estimateFactor,
  weightFactor: runs.weightFactor,
  protectedShare: runs.protectedShare,
  points: runs.points,
  /** Of a line that names its amount. */
  ownIsk: nullable(runs.ownIsk),
  /** O388: what the statement named, where it was not krónur, and at which rate it became krónur. */
  namedAmount: nullable(runs.namedAmount),
  currency: nullable(distributions.currency),
  exchangeRate: nullable(distributions.exchangeRate),
  /** R181: what other lines of its report took back of what it named; `ownIsk` is what is left. */
  takenBackIsk: nullable(runs.takenBackIsk),
  lineIsk: runs.lineIsk,
  lineFinding: nullable(runs.lineFinding),
  /** R31: of a line that an earlier run kept. All of the above then tells how it came about in that run. */
  keptReason: nullable(runs.keptReason),
  keptByName: nullable(runs.keptByName),
  keptLineIsk: nullable(runs.keptLineIsk),
  keptShare: nullable(runs.keptShare),
  /** R35: of a line that is shared anew, whose lines it corrects. */
  correctedName: nullable(runs.correctedName),
  /** R50: where it was paid for another work before, that one and the right one. */
  paidForTitle: nullable(runs.paidForTitle),
  toTitle: nullable(runs.toTitle),
  /** Of an administrator, and a line of reported usage whose work is known. */
  mayRematch: runs.mayRematch,
  shares: field('HLUTIR', z.array(ExplainedShare)),
});
export type ExplainedLine = z.output<typeof ExplainedLine>;

const ofLine = { ...ofRun, statementLineId: pathId('statementLineId') };

export const explainRunLine = endpoint('GET /api/money/runs/:distributionId/lines/:statementLineId', {
  access: 'administrator',
  params: ofLine,
  reply: one(ExplainedLine),
});

export const explainOwnLine = endpoint(
  'GET /api/persons/statistics/distributions/:distributionId/lines/:statementLineId',
  { access: 'loggedIn', params: ofLine, reply: one(ExplainedLine) },
);
