import { hash } from 'node:crypto';
import {
  partBytes,
  type AnnouncedDistribution,
  type announceDistribution,
  type sendDistributionPart,
} from '@omur/contract/royalties/distributions';
import {
  categoryId,
  content,
  correctionOf,
  currency,
  distributedOn,
  exchangeRate,
  periodEndsOn as periodEndsOnField,
} from '@omur/contract/platform/fields/distributions';
import { distributionName, periodName } from '@omur/contract/platform/fields/works';
import type { Queryable } from '../../platform/database/statement.ts';
import type { CallOf } from '../../platform/http/call.ts';
import { refuse, refuseField } from '../../platform/refusal.ts';
import { isRun } from '../runs/finishRunQueries.ts';
import { addPeriod, lockAnnouncements } from '../runs/queries.ts';
import { knownPeriod } from '../../platform/lookups/periods.ts';
import { findCategory } from '../../platform/lookups/categoriesQueries.ts';
import * as queries from './queries.ts';

interface LockedDistribution extends Record<string, unknown> {
  distributionId: number;
  state: 'importing' | 'refused' | 'checked' | 'finished' | 'cancelled';
  attempt: number | null;
  isBeingRead: boolean | null;
  fileBytes: number | null;
  announcedBy: number | null;
  isBeingFinished: boolean;
  /** Cancelled, and a job has yet to clear what stands there. */
  isBeingCleared: boolean;
  rightCount: number;
}

export async function lockDistribution(db: Queryable, distributionId: number): Promise<LockedDistribution> {
  return (await lock(db, distributionId)) ?? refuse('distribution.notFound');
}

async function lock(db: Queryable, distributionId: number): Promise<LockedDistribution | undefined> {
  await queries.lockDistribution.row(db, { distributionId });
  return queries.findHeld.row<LockedDistribution>(db, { distributionId });
}

/** Announces a distribution; one that was read or is finished changes nothing (M1). */
export async function announce({
  db,
  actor,
  params,
  body,
}: CallOf<typeof announceDistribution>): Promise<void> {
  await lockAnnouncements.run(db, {});
  const held = await lock(db, params.distributionId);
  if (held?.state === 'finished') refuse('distribution.isFinished');
  if (await isRun.row(db, params)) refuse('distribution.isRun');
  if (held?.isBeingCleared) refuse('distribution.isBeingCleared');
  if (held?.state === 'checked') refuse('distribution.isChecked');
  if (held?.isBeingRead && held.state === 'importing') refuse('distribution.isBeingRead');
  if (!(await findCategory.row(db, { categoryId: body.categoryId })))
    refuseField(categoryId.wire, 'distribution.categoryUnknown');
  assertRateWithCurrency(body);
  const [name, typedPeriod] = [oneLine(body.distributionName), oneLine(body.periodName)];
  if (name === '') refuseField(distributionName.wire, 'value.missing');
  if (typedPeriod === '') refuseField(periodName.wire, 'value.missing');
  const period = await knownPeriod(db, typedPeriod);
  const corrected = body.correctionOf ?? null;
  if (corrected !== null) await assertFitsCorrected(db, params.distributionId, corrected, body);
  const periodEndsOn = body.periodEndsOn ?? lastDayOf(period);
  assertSensible(body.distributedOn ?? null, body.periodEndsOn ?? null);

  await addPeriod.run(db, { periodName: period });
  await queries.putDistribution.run(db, {
    ...params,
    distributionName: name,
    periodName: period,
    categoryId: body.categoryId,
    distributedOn: body.distributedOn ?? null,
    correctionOf: corrected,
    periodEndsOn,
    overrideReason: body.overrideReason ?? null,
    userId: actor.realUserId,
    royaltyTextIs: body.royaltyTextIs ?? null,
    royaltyTextEn: body.royaltyTextEn ?? null,
  });
  await queries.clearParts.run(db, params);
  await queries.clearProblems.run(db, params);
  await queries.putImport.run(db, {
    ...params,
    fileName: body.fileName,
    sizeBytes: body.sizeBytes,
    expectedLines: body.expectedLines ?? null,
    expectedIsk: body.expectedIsk ?? null,
    currency: body.currency ?? null,
    exchangeRate: body.exchangeRate ?? null,
    outsideRights: body.outsideRights ?? 'refused',
  });
}

/** A category for corrections of domestic distributions. */
const corrections = 9;

/** M9: a correction is of a finished distribution, and of its category. */
async function assertFitsCorrected(
  db: Queryable,
  distributionId: number,
  corrected: number,
  { categoryId: category, overrideReason }: AnnouncedDistribution,
): Promise<void> {
  const found = await queries.findCorrected.row<{ categoryId: number; lineKind: string }>(db, {
    distributionId,
    correctionOf: corrected,
  });
  if (!found) refuseField(correctionOf.wire, 'distribution.correctionUnknown');
  const fits = found.categoryId === category || (category === corrections && found.lineKind === 'domestic');
  if (!fits && !overrideReason) refuseField(categoryId.wire, 'distribution.correctionOfOtherCategory');
}

/** M15: it is paid this year or soon, and the period is of this century. */
function assertSensible(distributed: string | null, periodEnds: string | null): void {
  const latest = dayFromNow(latestDays);
  if (distributed !== null && distributed > latest)
    refuseField(distributedOn.wire, 'distribution.dayTooFar', { latest });
  if (periodEnds !== null && (periodEnds < '2000-01-01' || periodEnds > latest))
    refuseField(periodEndsOnField.wire, 'distribution.dayTooFar', { latest });
}

/** Payments are announced so far ahead, and no farther. */
const latestDays = 366;
const dayFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** The last day of a period whose name has its year, as 'Árið 2025' or '2. ársfjórðungur 2026'; undated where it has none. */
function lastDayOf(period: string): string | null {
  const year = /(?:^|\D)(20\d\d)(?!\d)/u.exec(period)?.[1];
  if (year === undefined) return null;
  const quarter = Number(/(?:^|\D)([1-4])\. ?(?:ársfj|fjórð|quarter)/iu.exec(period)?.[1] ?? 4);
  const month = String(quarter * 3).padStart(2, '0');
  return `${year}-${month}-${quarter === 1 || quarter === 4 ? 31 : 30}`;
}

/** A period is known by its words, and a space too many would make another. */
const oneLine = (text: string) => text.trim().replace(/\s+/gu, ' ');

/** A currency is worth nothing without its rate. */
function assertRateWithCurrency({ currency: code, exchangeRate: rate }: AnnouncedDistribution): void {
  const isMissing = (value: unknown) => value === undefined || value === null;
  if (isMissing(code) === isMissing(rate)) return;
  const { wire } = isMissing(code) ? currency : exchangeRate;
  refuseField(wire, 'distribution.exchangeIncomplete');
}

/** Takes a part of the file that was announced, again if it came before; of who announced it alone, who does not finish it (M14). */
export async function takePart(
  { db, actor, params, body }: CallOf<typeof sendDistributionPart>,
  takesTwo: boolean,
): Promise<void> {
  const { fileBytes, announcedBy } = await lockForFile(db, params.distributionId);
  if (takesTwo && announcedBy !== actor.realUserId) refuse('distribution.anothersFile');
  const bytes = Buffer.from(body.content, 'base64');
  const left = fileBytes - (params.partNumber - 1) * partBytes;
  if (bytes.length === 0 || bytes.length !== Math.min(left, partBytes))
    refuseField(content.wire, 'distribution.partWrong');
  await queries.putPart.run(db, { ...params, content: bytes, checksum: hash('sha256', bytes) });
}

/** @throws distribution.takesNoFile, distribution.fileIncomplete */
export async function assertFileWhole(db: Queryable, distributionId: number): Promise<void> {
  const { fileBytes } = await lockForFile(db, distributionId);
  const received = (await queries.countReceived.row<{ bytes: number }>(db, { distributionId }))?.bytes ?? 0;
  if (received !== fileBytes)
    refuse('distribution.fileIncomplete', { values: { received, announced: fileBytes } });
}

async function lockForFile(db: Queryable, distributionId: number) {
  const { state, isBeingRead, fileBytes, announcedBy } = await lockDistribution(db, distributionId);
  if (state !== 'importing' || isBeingRead || fileBytes === null) refuse('distribution.takesNoFile');
  return { fileBytes, announcedBy };
}
