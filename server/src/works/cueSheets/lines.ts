import {
  mostCueSheetLines,
  type addCueSheetLine,
  type changeCueSheetLine,
  type NewCueSheetLine,
  type removeCueSheetLine,
} from '@omur/contract/works/cueSheets';
import * as works from '@omur/contract/platform/fields/works';
import { readIsrc } from '@omur/contract/works/rules/isrc';
import type { Queryable } from '../../platform/database/statement.ts';
import type { CallOf } from '../../platform/http/call.ts';
import { oneOr404 } from '../../platform/http/rows.ts';
import { refuse, type FieldRefusal } from '../../platform/refusal.ts';
import { lock } from './enter.ts';
import { findWorks } from './finding.ts';
import { readLength } from './length.ts';
import { refuseOwn } from './own.ts';
import { findLastLine, findLine, insertLines, markChanged, removeLine, updateLine } from './queries.ts';

/** A line as it is kept. */
export interface Line {
  workId: number | null;
  title: string;
  authorNames: string | null;
  isrc: string | null;
  durationSeconds: number;
  usage: string | null;
}

export async function addLine({ db, params: { cueSheetId }, body }: CallOf<typeof addCueSheetLine>) {
  const line = await lineOf(db, body);
  await lock(db, cueSheetId);
  const last = await findLastLine.row<{ lastLine: number }>(db, { cueSheetId });
  const lineNumber = (last?.lastLine ?? 0) + 1;
  if (lineNumber > mostCueSheetLines) refuse('cueSheet.full', { values: { most: mostCueSheetLines } });
  await insertAll(db, cueSheetId, [line], lineNumber);
  await markChanged.run(db, { cueSheetId });
  return oneOr404(db, findLine, { cueSheetId, lineNumber }, 'cueSheet.lineNotFound');
}

export async function changeLine({ db, params, body }: CallOf<typeof changeCueSheetLine>) {
  const { cueSheetId } = params;
  const line = await lineOf(db, body);
  await lock(db, cueSheetId, body.version);
  if ((await updateLine.run(db, { ...params, ...line }).catch(refuseOwn)) === 0)
    refuse('cueSheet.lineNotFound');
  await markChanged.run(db, { cueSheetId });
  return oneOr404(db, findLine, params, 'cueSheet.lineNotFound');
}

export async function takeOutLine({ db, params }: CallOf<typeof removeCueSheetLine>): Promise<undefined> {
  const { cueSheetId } = params;
  await lock(db, cueSheetId);
  if ((await removeLine.run(db, params).catch(refuseOwn)) === 0) refuse('cueSheet.lineNotFound');
  await markChanged.run(db, { cueSheetId });
}

/** Puts lines on a sheet, numbered from `first` on, by one statement. */
export async function insertAll(db: Queryable, cueSheetId: number, lines: readonly Line[], first: number) {
  const columns = {
    cueSheetId,
    numbers: lines.map((_, at) => first + at),
    workIds: lines.map(({ workId }) => workId),
    titles: lines.map(({ title }) => title),
    authorNames: lines.map(({ authorNames }) => authorNames),
    isrcs: lines.map(({ isrc }) => isrc),
    durations: lines.map(({ durationSeconds }) => durationSeconds),
    usages: lines.map(({ usage }) => usage),
  };
  await insertLines.run(db, columns).catch(refuseOwn);
}

async function lineOf(db: Queryable, body: NewCueSheetLine): Promise<Line> {
  const title = body.title.trim();
  const authorNames = body.authorNames?.trim() ?? '';
  const isrc = body.isrc?.trim() ? readIsrc(body.isrc) : undefined;
  const length = readLength(body.duration);
  const fields: FieldRefusal[] = [];
  if (title === '') fields.push({ field: works.title.wire, code: 'cueSheet.line.workTitleMissing' });
  if (isrc?.problem) fields.push({ field: works.isrc.wire, code: isrc.problem });
  if (length.problem) fields.push({ field: works.durationSeconds.wire, code: length.problem });
  const [work] = await findWorks(db, [
    { workId: body.workId ?? undefined, iswc: undefined, isrc: isrc?.value, title, authorNames },
  ]);
  if (body.workId && work?.workId === undefined)
    fields.push({
      field: works.workId.wire,
      code: 'cueSheet.line.workUnknown',
      values: { value: body.workId },
    });
  if (fields.length > 0 || length.seconds === undefined) refuse('request.invalid', { fields });
  return {
    workId: work?.workId ?? null,
    title,
    authorNames: authorNames || null,
    isrc: isrc?.value ?? null,
    durationSeconds: length.seconds,
    usage: body.usage ?? null,
  };
}
