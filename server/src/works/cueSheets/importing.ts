import type { FileLine, FileReport, importCueSheets } from '@omur/contract/works/cueSheets';
import { sentenceOf } from '@omur/contract/platform/errors';
import type { Language } from '@omur/contract/platform/rules/language';
import type { CallOf } from '../../platform/http/call.ts';
import { insert } from './enter.ts';
import { readFile, type ReadLine, type ReadSheet } from './file.ts';
import { soughtBy, type Problem } from './fileLine.ts';
import { findWorks, type Found } from './finding.ts';
import { readLength } from './length.ts';
import { insertAll, type Line } from './lines.ts';

/** Tries a file, or takes in all of it. One line that is refused holds back the whole file. */
export async function importFile({
  db,
  body,
  language,
}: CallOf<typeof importCueSheets>): Promise<FileReport> {
  const sheets = readFile(body.fileText);
  const all = sheets.flatMap((sheet) => sheet.lines);
  const works = await findWorks(
    db,
    all.map(({ cells }) => soughtBy(cells)),
  );
  const foundOf = new Map(all.map((line, at) => [line, works[at]]));
  const reported = sheets.flatMap((sheet) =>
    sheet.lines.map((line) => reportOf(sheet, line, foundOf.get(line), language)),
  );
  const lines = reported.toSorted((a, b) => a.fileLine - b.fileLine);
  const isImported = !body.isTrial && lines.every(({ isRefused }) => !isRefused);
  const cueSheetIds: number[] = [];
  for (const sheet of isImported ? sheets : []) {
    const cueSheetId = await insert(db, sheet.head);
    await insertAll(
      db,
      cueSheetId,
      sheet.lines.map((line) => lineOf(line, foundOf.get(line))),
      1,
    );
    cueSheetIds.push(cueSheetId);
  }
  return { isImported, cueSheetIds, sheetCount: sheets.length, lines };
}

function reportOf(
  { head }: ReadSheet,
  { fileLine, cells, problem }: ReadLine,
  found: Found | undefined,
  language: Language,
): FileLine {
  const { finding, workId } = found ?? { finding: 'none', workId: undefined };
  const isUnknownNumber = cells.work !== '' && workId === undefined;
  const refusal: Problem | undefined =
    problem ??
    (isUnknownNumber ? { code: 'cueSheet.line.workUnknown', values: { value: cells.work } } : undefined);
  const remark = refusal ?? remarkOn(finding);
  return {
    fileLine,
    cueSheetTitle: head.cueSheetTitle,
    title: cells.title,
    workId: workId ?? null,
    finding,
    isRefused: refusal !== undefined,
    sentence: remark ? sentenceOf(remark.code, language, remark.values) : null,
  };
}

function remarkOn(finding: Found['finding']): Problem | undefined {
  if (finding === 'none') return { code: 'cueSheet.line.none' };
  return finding === 'several' ? { code: 'cueSheet.line.several' } : undefined;
}

function lineOf({ cells }: ReadLine, found: Found | undefined): Line {
  return {
    workId: found?.workId ?? null,
    title: cells.title,
    authorNames: cells.authors || null,
    isrc: soughtBy(cells).isrc ?? null,
    durationSeconds: readLength(cells.length).seconds ?? 0,
    usage: cells.usage || null,
  };
}
