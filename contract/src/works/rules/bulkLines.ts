import {
  authorColumns,
  columnLabel,
  isOfWork,
  mostWorkLines,
  sheetColumns,
  workColumn,
} from '../../platform/fields/sheetColumns.ts';
import { fold } from '../../platform/rules/folding.ts';
import { isSaidAlike, listIn, type SheetForm, type SheetLine } from '../../platform/rules/sheetLines.ts';
import { fullShare, readTypedShare } from '../../platform/rules/shares.ts';
import { readIsrc } from './isrc.ts';
import { readIswc } from './iswc.ts';

/** Works with a line for each author. */
export const worksForm: SheetForm = {
  kind: 'works',
  columns: sheetColumns,
  labelOf: columnLabel,
  isOfEntry: isOfWork,
  keyColumn: workColumn,
  mostLines: mostWorkLines,
  // The title is empty or the same, nothing else that is said of the work differs, and shares of it are still left, or its publisher's number
  // says that it is the same.
  goesOn: (work, line) =>
    !line['title'] ||
    (isSaidAlike(worksForm, work, line) && (shareOf(work) < fullShare || Boolean(line['own_number']))),
  /** One title with an author in common, the same recording, or a number that only one work has. */
  keysOf(lines) {
    const [first = {}] = lines;
    const title = fold(first['title'] ?? '');
    const authors = lines.flatMap(
      ({ author, ssn, ipi, name = '' }) => author || ssn || ipi || fold(name) || [],
    );
    const isrcs = listIn(first['isrc'] ?? '').flatMap((isrc) => readIsrc(isrc).value ?? []);
    const iswc = readIswc(first['iswc'] ?? '').value;
    const number = first['own_number']?.toUpperCase();
    return [
      ...(iswc === undefined ? [] : [`iswc ${iswc}`]),
      ...(number ? [`number ${number}`] : []),
      ...(title === '' ? [] : authors.map((author) => `title ${title} of ${author}`)),
      ...isrcs.map((isrc) => `isrc ${isrc}`),
    ];
  },
};

/** The columns of one author. */
export const isOfAuthor = (column: string): boolean => (authorColumns as readonly string[]).includes(column);

const shareOf = (work: readonly SheetLine[]): number =>
  work.reduce((sum, { share = '' }) => sum + (readTypedShare(share) ?? 0), 0);

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
