import { entriesOf, type SheetLine } from '@omur/contract/platform/rules/sheetLines';
import type { SheetView } from './view.ts';

/** The column of ours that each column of a file is; undefined where it is left out. */
export type Mapping = readonly (string | undefined)[];

/** The cells of a column as spreadsheets write them, each on one line. */
export function readCells(
  { read, breaks }: Pick<SheetView, 'read' | 'breaks'>,
  column: string,
  cells: readonly string[],
): readonly string[] {
  const lines = cells.map((cell) => inOneLine(cell, breaks?.[column] ?? ' '));
  return read?.(column, lines) ?? lines;
}

const inOneLine = (cell: string, sign: string): string =>
  /[\n\r]/u.test(cell)
    ? cell
        .split(/[\n\r]+/u)
        .map((line) => line.trim())
        .filter((line) => line !== '')
        .join(sign)
    : cell;

/** The rows of a file as entries, read as spreadsheets write what its columns have. */
export function entriesOfRows(
  view: Pick<SheetView, 'form' | 'read' | 'breaks' | 'completed'>,
  rows: readonly (readonly string[])[],
  mapping: Mapping,
): SheetLine[][] {
  const { form, completed } = view;
  const columns = mapping.flatMap((column, at) => {
    const cells = rows.map((row) => row[at] ?? '');
    return column === undefined ? [] : [{ column, cells: readCells(view, column, cells) }];
  });
  const lines = rows.map(
    (_, n): SheetLine =>
      Object.fromEntries(
        columns.flatMap(({ column, cells }) => (cells[n] ? [[column, cells[n]] as const] : [])),
      ),
  );
  const entries = entriesOf(form, lines);
  return (
    completed?.(
      entries,
      columns.map(({ column }) => column),
    ) ?? entries
  );
}

/** Numbers that spreadsheets strip of their zeros get them back, if they have this many digits at least. */
export const withZeros =
  (least: number, length: number) =>
  (cell: string): string =>
    /^\d+$/u.test(cell) && cell.length >= least ? cell.padStart(length, '0') : cell;

/** What is wrong with a mapping: a column that is there twice, or none that says what entries are. */
export function mappingProblem(
  { needed }: Pick<SheetView, 'needed'>,
  mapping: Mapping,
): { twice: string } | 'needed' | undefined {
  const twice = mapping.find((column, at) => column !== undefined && mapping.indexOf(column) < at);
  if (twice !== undefined) return { twice };
  return needed.some((column) => mapping.includes(column)) ? undefined : 'needed';
}

/**
 * The cells of a block that was copied from a spreadsheet: tabs part the columns. Spreadsheets put quotation marks around a cell that has
 * lines of its own, and leave those alone that a title begins with.
 */
export function cellsOfText(text: string): string[][] {
  const rows: string[][] = [[]];
  const typed = text.replaceAll('\r\n', '\n').replace(/\n$/u, '');
  for (let from = 0; from <= typed.length; ) {
    const quoted = quotedCell(typed, from);
    const end = quoted?.end ?? endOfCell(typed, from);
    rows.at(-1)?.push((quoted?.cell ?? typed.slice(from, end)).trim());
    if (typed[end] === '\n') rows.push([]);
    from = end + 1;
  }
  return rows;
}

function endOfCell(text: string, from: number): number {
  const [tab, line] = [text.indexOf('\t', from), text.indexOf('\n', from)].map((at) =>
    at === -1 ? text.length : at,
  );
  return Math.min(tab ?? text.length, line ?? text.length);
}

/** A cell in quotation marks that are not its own, and where it ends; undefined where they are, or do not close. */
function quotedCell(text: string, from: number): { cell: string; end: number } | undefined {
  if (text[from] !== '"') return undefined;
  let close = from + 1;
  while (close < text.length && (text[close] !== '"' || text[close + 1] === '"'))
    close += text[close] === '"' ? 2 : 1;
  const end = close + 1;
  if (close >= text.length || (end < text.length && !/[\t\n]/u.test(text[end] ?? ''))) return undefined;
  const inside = text.slice(from + 1, close);
  const cell = inside.replaceAll('""', '"');
  const [hasTab, hasLine] = [inside.includes('\t'), inside.includes('\n')];
  // What goes over cells and lines both is a title that begins with a quotation mark, and another that ends with one.
  const isMeant = hasTab ? !hasLine : hasLine || cell !== inside;
  return isMeant ? { cell, end } : undefined;
}

/** A block of cells as spreadsheets take it. */
export const textOfCells = (cells: readonly (readonly string[])[]): string =>
  cells
    .map((row) =>
      row.map((cell) => (/[\t\n"]/u.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join('\t'),
    )
    .join('\n');

/** So far down a list its headings are looked for, as in a file (O108). */
export const farthest = 20;
export const isFilled = (row: readonly string[]) => row.some((cell) => cell !== '');

/** Also a time or a date; "Höfundur 2" is a name. */
const aNumber = /^\P{L}*\d\P{L}*$/u;

/** Whether one of the first lines names several columns, and no number: only then is the server asked what it may be. */
export const mayHaveHeadings = (cells: readonly (readonly string[])[]): boolean =>
  cells.length > 1 &&
  cells.slice(0, farthest).some((row) => {
    const named = row.filter((cell) => cell !== '');
    return (
      named.length > 1 && new Set(named).size === named.length && !named.some((cell) => aNumber.test(cell))
    );
  });
