import { entriesOf, type SheetLine } from '@omur/contract/platform/rules/sheetLines';
import type { SheetView } from './view.ts';

/** The column of ours that each column of a file is; undefined where it is left out. */
export type Mapping = readonly (string | undefined)[];

/** The rows of a file as entries, read as spreadsheets write what its columns have. */
export function entriesOfRows(
  { form, read, completed }: Pick<SheetView, 'form' | 'read' | 'completed'>,
  rows: readonly (readonly string[])[],
  mapping: Mapping,
): SheetLine[][] {
  const columns = mapping.flatMap((column, at) => {
    const cells = rows.map((row) => row[at] ?? '');
    return column === undefined ? [] : [{ column, cells: read?.(column, cells) ?? cells }];
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

/** The cells of a block that was copied from a spreadsheet: tabs part the columns, and quotes hold what has lines of its own. */
export function cellsOfText(text: string): string[][] {
  const rows: string[][] = [[]];
  let cell = '';
  let isQuoted = false;
  const put = () => {
    rows.at(-1)?.push(cell.trim());
    cell = '';
  };
  const typed = text.replaceAll('\r\n', '\n').replace(/\n$/u, '');
  for (let at = 0; at < typed.length; at += 1) {
    const sign = typed[at] ?? '';
    if (isQuoted && sign === '"' && typed[at + 1] === '"') {
      cell += '"';
      at += 1;
    } else if (isQuoted) {
      if (sign === '"') isQuoted = false;
      else cell += sign === '\n' ? ' ' : sign;
    } else if (sign === '"' && cell === '') isQuoted = true;
    else if (sign === '\t') put();
    else if (sign === '\n') {
      put();
      rows.push([]);
    } else cell += sign;
  }
  put();
  return rows;
}

/** A block of cells as spreadsheets take it. */
export const textOfCells = (cells: readonly (readonly string[])[]): string =>
  cells
    .map((row) =>
      row.map((cell) => (/[\t\n"]/u.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join('\t'),
    )
    .join('\n');
