import { fold } from '../../platform/rules/folding.ts';
import { fullShare, readShare } from '../../platform/rules/shares.ts';
import { readIsrc } from './isrc.ts';
import {
  isOfWork,
  listIn,
  mostWorkLines,
  sheetColumns,
  workColumn,
} from '../../platform/fields/sheetColumns.ts';

/** A line of a sheet: what its cells say, by column. Empty cells are left out. */
export type SheetLine = Readonly<Record<string, string>>;

/** A file of more lines is not read. */
export const mostFileLines = 20_000;

/**
 * The lines of a file as works. A line goes on with the work before it where both name the same work; where the file names none, if it gives
 * no title or the same one, says nothing else of the work that differs, and shares of the work are still left.
 */
export function worksOfLines(lines: readonly SheetLine[]): SheetLine[][] {
  const works: SheetLine[][] = [];
  for (const line of lines) {
    const work = works.at(-1);
    const kept = ownColumns(line);
    if (Object.keys(kept).length === 0) continue;
    if (work && work.length < mostWorkLines && goesOn(work, line))
      work.push(Object.fromEntries(Object.entries(kept).filter(([column]) => !isOfWork(column))));
    else works.push([{ ...kept, ...named(line) }]);
  }
  return works.map((work) => work.map(ownColumns));
}

const named = (line: SheetLine): SheetLine => (line[workColumn] ? { [workColumn]: line[workColumn] } : {});

const ownColumns = (line: SheetLine): SheetLine =>
  Object.fromEntries(
    Object.entries(line).filter(([column, cell]) => cell !== '' && sheetColumns.includes(column)),
  );

function goesOn(work: readonly SheetLine[], line: SheetLine): boolean {
  const [first = {}] = work;
  if (line[workColumn] || first[workColumn]) return line[workColumn] === first[workColumn];
  if (!line['title']) return true;
  const isSaidAlike = Object.entries(line).every(
    ([column, cell]) => !isOfWork(column) || cell === '' || fold(cell) === fold(first[column] ?? ''),
  );
  return isSaidAlike && shareOf(work) < fullShare;
}

const shareOf = (work: readonly SheetLine[]): number =>
  work.reduce((sum, { share = '' }) => sum + (readTypedShare(share) ?? 0), 0);

/** A share as spreadsheets have it: with a percent sign or without. */
export const readTypedShare = (cell: string): number | undefined => readShare(cell.replace(/\s*%\s*$/u, ''));

/**
 * A length as spreadsheets write it. They take `3:25` to be 25 minutes past three and write `03:25:00`; a work that lasts whole minutes
 * beyond an hour is written in minutes.
 */
export function lengthOfCell(cell: string): string {
  const [, hours, minutes, seconds] = /^(\d{1,2}):(\d\d):(\d\d)$/u.exec(cell) ?? [];
  if (hours === undefined || minutes === undefined || seconds === undefined) return cell;
  if (Number(hours) > 0 && Number(seconds) === 0) return `${Number(hours)}:${minutes}`;
  return `${Number(hours) * 60 + Number(minutes)}:${seconds}`;
}

/** A share as spreadsheets keep it where the column is a percentage: `0.5` is 50 where none of the column is more than 1. */
export function sharesOfCells(cells: readonly string[]): string[] {
  const numbers = cells.map((cell) => Number(cell.replace(',', '.')));
  const areParts = cells.some((cell) => /[.,]\d/u.test(cell)) && numbers.every((number) => number <= 1);
  if (!areParts) return [...cells];
  return cells.map((cell, i) => (cell === '' ? '' : String(Math.round((numbers[i] ?? 0) * 10_000) / 100)));
}

/** A work of a sheet by its place in it. */
export interface PlacedWork {
  place: number;
  lines: readonly SheetLine[];
}

/**
 * Works of one sheet that are likely the same: of one title with an author in common, or with the same recording. By place, the places of
 * the others.
 */
export function twinsAmong(works: readonly PlacedWork[]): Map<number, number[]> {
  const groups = new Map<string, number[]>();
  for (const work of works)
    for (const key of keysOf(work)) groups.set(key, [...(groups.get(key) ?? []), work.place]);
  const twins = new Map<number, Set<number>>();
  const pairs = [...groups.values()].filter(({ length }) => length > 1).flatMap(pairsOf);
  for (const [place, other] of pairs) twins.set(place, (twins.get(place) ?? new Set()).add(other));
  return new Map([...twins].map(([place, others]) => [place, [...others].toSorted((a, b) => a - b)]));
}

/** Each place with the others; of many alike with the first of them alone. */
const pairsOf = (places: readonly number[]): [place: number, other: number][] =>
  places.flatMap((place) =>
    places.slice(0, 5).flatMap((other) => (other === place ? [] : [[place, other] as [number, number]])),
  );

function keysOf({ lines }: PlacedWork): Set<string> {
  const [first = {}] = lines;
  const title = fold(first['title'] ?? '');
  const authors = lines.flatMap(
    ({ author, ssn, ipi, name = '' }) => author || ssn || ipi || fold(name) || [],
  );
  const isrcs = listIn(first['isrc'] ?? '').flatMap((isrc) => readIsrc(isrc).value ?? []);
  return new Set([
    ...(title === '' ? [] : authors.map((author) => `title ${title} of ${author}`)),
    ...isrcs.map((isrc) => `isrc ${isrc}`),
  ]);
}
