import { plainColumns } from '@omur/contract/platform/fields/sheetColumns';
import { TextDecoder } from 'node:util';
import Papa from 'papaparse';
import { encodingOf } from '../../platform/files/textLines.ts';

const columns = [
  'work',
  'title',
  'length',
  'author',
  'name',
  'email',
  'ssn',
  'ipi',
  'type',
  'share',
  'other_titles',
  'isrc',
] as const;

const encodingNames = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16',
  'windows-1252': 'Latin-1',
} as const;

/** The text of a sheet, which spreadsheets write in several encodings, and the name of its own. Throws one sentence where it is no text. */
export async function textOf(bytes: Buffer): Promise<{ text: string; encoding: string }> {
  const parts = async function* () {
    yield bytes;
  };
  const encoding = await encodingOf(parts());
  if (encoding === 'notText') throw new Error('The sheet is no text: save it as CSV.');
  if (typeof encoding === 'object')
    throw new Error(`The sheet begins as UTF-8 and does not go on so: line ${encoding.brokenLine}.`);
  return { text: new TextDecoder(encoding).decode(bytes), encoding: encodingNames[encoding] };
}

export type SheetLine = Record<(typeof columns)[number], string> & {
  line: number;
  /** By the name of the column. */
  plain: Readonly<Record<string, string>>;
};

/** A work of the sheet: its lines, one for each author. What is said of the work itself stands on the first. */
export interface SheetWork {
  key: string;
  lines: [SheetLine, ...SheetLine[]];
}

/** Reads a sheet of works. Throws one sentence when it is no such sheet; what is wrong with a work is found when it is registered. */
export function readSheet(text: string): SheetWork[] {
  const { data, errors, meta } = Papa.parse<Record<string, string>>(text.replace(/^\uFEFF/, ''), {
    header: true,
    skipEmptyLines: 'greedy',
  });
  const [missing] = columns.filter((name) => !meta.fields?.includes(name));
  if (missing) throw new Error(`The sheet has no column called ${missing}. It needs: ${columns.join(', ')}.`);
  const known: readonly string[] = [...columns, ...plainColumns];
  const unknown = (meta.fields ?? []).filter((name) => name.trim() !== '' && !known.includes(name));
  if (unknown.length > 0)
    throw new Error(
      `The sheet has columns that are not read: ${unknown.join(', ')}. Remove or rename them. It may have: ${known.join(', ')}.`,
    );
  const [error] = errors;
  if (error) throw new Error(`Line ${(error.row ?? 0) + 2} of the sheet cannot be read: ${error.message}`);
  const works = new Map<string, SheetWork>();
  data.forEach((row, i) => addLine(works, lineOf(row, i + 2)));
  if (works.size === 0) throw new Error('The sheet has no works.');
  return [...works.values()];
}

function lineOf(row: Record<string, string>, line: number): SheetLine {
  const cells = <N extends string>(names: readonly N[]) =>
    Object.fromEntries(names.map((name) => [name, (row[name] ?? '').trim().normalize('NFC')])) as Record<
      N,
      string
    >;
  return { ...cells(columns), plain: cells(plainColumns), line };
}

function addLine(works: Map<string, SheetWork>, line: SheetLine): void {
  if (line.work === '')
    throw new Error(`Line ${line.line} of the sheet does not say which work it belongs to.`);
  const work = works.get(line.work);
  if (!work) {
    works.set(line.work, { key: line.work, lines: [line] });
    return;
  }
  const [first] = work.lines;
  const saidOf = (one: SheetLine): Record<string, string> => {
    const { title, length, other_titles, isrc, plain } = one;
    return { title, length, other_titles, isrc, ...plain };
  };
  const before = saidOf(first);
  const differing = Object.entries(saidOf(line)).find(
    ([name, said]) => said !== '' && said !== before[name],
  )?.[0];
  if (differing)
    throw new Error(
      `Line ${line.line} of the sheet says something else in ${differing} than line ${first.line} does of the same work.`,
    );
  work.lines.push(line);
}
