import { hash } from 'node:crypto';
import {
  partBytes,
  type AnnouncedDistribution,
  type announceDistribution,
  type sendDistributionPart,
} from '@omur/contract/distributions';
import {
  categoryId,
  content,
  correctionOf,
  currency,
  exchangeRate,
} from '@omur/contract/fields/distributions';
import { distributionName, periodName } from '@omur/contract/fields/works';
import type { Queryable } from '../database/statement.ts';
import type { CallOf } from '../http/call.ts';
import { refuse } from '../refusal.ts';
import * as queries from './queries.ts';

interface Held extends Record<string, unknown> {
  state: 'importing' | 'refused' | 'checked' | 'finished' | 'cancelled';
  attempt: number | null;
  isBeingRead: boolean | null;
  fileBytes: number | null;
}

export async function holdDistribution(db: Queryable, distributionId: number): Promise<Held> {
  return (await lock(db, distributionId)) ?? refuse('distribution.notFound');
}

async function lock(db: Queryable, distributionId: number): Promise<Held | undefined> {
  await queries.lockDistribution.row(db, { distributionId });
  return queries.findHeld.row<Held>(db, { distributionId });
}

/** Announces a distribution; one that was read or is finished changes nothing (M1). */
export async function announce({ db, params, body }: CallOf<typeof announceDistribution>): Promise<void> {
  await queries.holdAnnouncements.run(db, {});
  const held = await lock(db, params.distributionId);
  if (held?.state === 'finished') refuse('distribution.isFinished');
  if (held?.state === 'checked') refuse('distribution.isChecked');
  if (held?.isBeingRead && held.state === 'importing') refuse('distribution.isBeingRead');
  if (!(await queries.findCategory.row(db, { categoryId: body.categoryId })))
    refuse('request.invalid', { fields: [{ field: categoryId.wire, code: 'distribution.categoryUnknown' }] });
  mustHaveBoth(body);
  const [name, period] = [oneLine(body.distributionName), oneLine(body.periodName)];
  if (name === '') missing(distributionName.wire);
  if (period === '') missing(periodName.wire);
  const corrected = body.correctionOf ?? null;
  if (corrected !== null && !(await queries.findCorrected.row(db, { ...params, correctionOf: corrected })))
    refuse('request.invalid', {
      fields: [{ field: correctionOf.wire, code: 'distribution.correctionUnknown' }],
    });

  await queries.addPeriod.run(db, { periodName: period });
  await queries.putDistribution.run(db, {
    ...params,
    distributionName: name,
    periodName: period,
    categoryId: body.categoryId,
    distributedOn: body.distributedOn ?? null,
    correctionOf: corrected,
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
  });
}

/** A period is known by its words, and a space too many would make another. */
const oneLine = (text: string) => text.trim().replace(/\s+/gu, ' ');
const missing = (field: string) => refuse('request.invalid', { fields: [{ field, code: 'value.missing' }] });

/** A currency is worth nothing without its rate. */
function mustHaveBoth({ currency: code, exchangeRate: rate }: AnnouncedDistribution): void {
  const isMissing = (value: unknown) => value === undefined || value === null;
  if (isMissing(code) === isMissing(rate)) return;
  const { wire } = isMissing(code) ? currency : exchangeRate;
  refuse('request.invalid', { fields: [{ field: wire, code: 'distribution.exchangeIncomplete' }] });
}

/** Takes a part of the file that was announced, again if it came before. */
export async function takePart({ db, params, body }: CallOf<typeof sendDistributionPart>): Promise<void> {
  const { fileBytes } = await holdForFile(db, params.distributionId);
  const bytes = Buffer.from(body.content, 'base64');
  const left = fileBytes - (params.partNumber - 1) * partBytes;
  if (bytes.length === 0 || bytes.length !== Math.min(left, partBytes))
    refuse('request.invalid', { fields: [{ field: content.wire, code: 'distribution.partWrong' }] });
  await queries.putPart.run(db, { ...params, content: bytes, checksum: hash('sha256', bytes) });
}

/** Has the file read by a job once it is whole. Asked again while that goes on, it changes nothing. */
export async function startImport(db: Queryable, distributionId: number): Promise<void> {
  const held = await holdDistribution(db, distributionId);
  if (held.state === 'importing' && held.isBeingRead) return;
  const { fileBytes } = await holdForFile(db, distributionId);
  const received = (await queries.countReceived.row<{ bytes: number }>(db, { distributionId }))?.bytes ?? 0;
  if (received !== fileBytes)
    refuse('distribution.fileIncomplete', { values: { received, announced: fileBytes } });
  await queries.askForImport.run(db, { distributionId });
}

async function holdForFile(db: Queryable, distributionId: number): Promise<{ fileBytes: number }> {
  const { state, isBeingRead, fileBytes } = await holdDistribution(db, distributionId);
  if (state !== 'importing' || isBeingRead || fileBytes === null) refuse('distribution.takesNoFile');
  return { fileBytes };
}
