import { mostCueSheetLines, type NewCueSheet } from '@omur/contract/works/cueSheets';
import { cueSheetKinds, fileText } from '@omur/contract/platform/fields/cueSheets';
import { day } from '@omur/contract/platform/values';
import Papa from 'papaparse';
import { refuse, type FieldRefusal } from '../../platform/refusal.ts';
import { columns, needed, ofSheet, type Cells } from './columns.ts';
import { problemOfLine, type Problem } from './fileLine.ts';

export interface ReadLine {
  /** Counted from the first line of the file, which names the columns. */
  fileLine: number;
  cells: Cells;
  problem: Problem | undefined;
}

export interface ReadSheet {
  head: NewCueSheet;
  lines: [ReadLine, ...ReadLine[]];
}

/** Reads a whole file; refuses one that is no such file. What is wrong with a line stands on the line. */
export function readFile(text: string): ReadSheet[] {
  // What no program could make out of the bytes of a file in another encoding.
  if (/[\0\uFFFD]/u.test(text)) refuseFile({ code: 'cueSheet.file.encoding' });
  const { data, errors, meta } = Papa.parse<Record<string, string>>(text.replace(/^\uFEFF/u, ''), {
    header: true,
    skipEmptyLines: 'greedy',
    transformHeader: (name) => name.trim().toLowerCase(),
  });
  const names = meta.fields ?? [];
  const missing = needed.find((name) => !names.includes(name));
  if (missing) refuseFile({ code: 'cueSheet.file.columnMissing', values: { column: missing } });
  const unknown = names.find((name) => name !== '' && !columns.some((column) => column === name));
  if (unknown) refuseFile({ code: 'cueSheet.file.columnUnknown', values: { column: unknown } });
  const broken = errors.find(({ type }) => type !== 'Delimiter');
  if (broken) refuseFile({ code: 'cueSheet.file.unreadable', values: { line: (broken.row ?? 0) + 2 } });
  if (data.length === 0) refuseFile({ code: 'cueSheet.file.empty' });
  if (data.length > mostCueSheetLines)
    refuseFile({ code: 'cueSheet.file.tooLong', values: { count: data.length, most: mostCueSheetLines } });

  const sheets = new Map<string, ReadSheet>();
  data.forEach((row, at) => addLine(sheets, cellsOf(row), at + 2));
  return [...sheets.values()];
}

function refuseFile(problem: Omit<FieldRefusal, 'field'>): never {
  refuse('request.invalid', { fields: [{ field: fileText.wire, ...problem }] });
}

function cellsOf(row: Record<string, string>): Cells {
  const cells = columns.map((name) => [name, (row[name] ?? '').trim().normalize('NFC')]);
  return Object.fromEntries(cells) as Cells;
}

function addLine(sheets: Map<string, ReadSheet>, cells: Cells, fileLine: number): void {
  const sheet = sheets.get(cells.cue_sheet);
  if (!sheet) {
    const problem = problemOfHead(cells) ?? problemOfLine(cells);
    sheets.set(cells.cue_sheet, { head: headOf(cells), lines: [{ fileLine, cells, problem }] });
    return;
  }
  const [first] = sheet.lines;
  const differing = ofSheet.find((name) => cells[name] !== '' && cells[name] !== first.cells[name]);
  const problem = differing
    ? { code: 'cueSheet.line.differs' as const, values: { column: differing, line: first.fileLine } }
    : problemOfLine(cells);
  sheet.lines.push({ fileLine, cells, problem });
}

function problemOfHead(cells: Cells): Problem | undefined {
  if (cells.cue_sheet === '') return { code: 'cueSheet.line.noSheet' };
  if (cells.programme === '') return { code: 'cueSheet.titleMissing' };
  if (cells.kind !== '' && !kindOf(cells.kind))
    return { code: 'cueSheet.line.kind', values: { value: cells.kind, kinds: cueSheetKinds.join(', ') } };
  if (cells.year !== '' && !yearOf(cells.year))
    return { code: 'cueSheet.line.year', values: { value: cells.year } };
  if (cells.shown_on !== '' && !day.safeParse(cells.shown_on).success)
    return { code: 'cueSheet.line.day', values: { value: cells.shown_on } };
  return undefined;
}

function headOf(cells: Cells): NewCueSheet {
  return {
    cueSheetTitle: cells.programme,
    kind: kindOf(cells.kind) ?? 'programme',
    episode: cells.episode,
    producer: cells.producer,
    station: cells.station,
    productionYear: yearOf(cells.year),
    shownOn: cells.shown_on || undefined,
    duration: cells.programme_length,
  };
}

const kindOf = (text: string) => cueSheetKinds.find((kind) => kind === text.toLowerCase());

function yearOf(text: string): number | undefined {
  const year = /^\d{4}$/u.test(text) ? Number(text) : 0;
  return year >= 1880 && year <= 2200 ? year : undefined;
}
