import {
  entriesOf,
  longestCell,
  type SheetForm,
  type SheetLine,
} from '@omur/contract/platform/rules/sheetLines';
import { type Edit, isSent, type LocalEntry } from './localEntry.ts';

/** A line of the grid: one line of an entry, or the empty line below all entries, which begins a new one. */
export interface GridRow {
  place: number;
  lineNumber: number;
  /** Undefined of the empty line. */
  entry: LocalEntry | undefined;
  line: SheetLine;
}

export function rowsOf(entries: readonly LocalEntry[], nextPlace: number | undefined): GridRow[] {
  const rows = entries.flatMap((entry): GridRow[] =>
    entry.lines.map((line, lineNumber) => ({ place: entry.place, lineNumber, entry, line })),
  );
  return nextPlace === undefined
    ? rows
    : [...rows, { place: nextPlace, lineNumber: 0, entry: undefined, line: {} }];
}

/** The columns that are shown: those that are chosen, and those that something stands in or is missing from. */
export function shownColumns(
  { columns }: Pick<SheetForm, 'columns'>,
  entries: readonly LocalEntry[],
  chosen: readonly string[],
): string[] {
  const filled = new Set(chosen);
  for (const { lines, faults } of entries) {
    for (const line of lines) for (const column of Object.keys(line)) filled.add(column);
    for (const { sheetColumn } of faults) if (sheetColumn) filled.add(sheetColumn);
  }
  return columns.filter((column) => filled.has(column));
}

/** Whether a cell takes what is typed: not what was sent, and of the entry only on its first line. */
export const isOpen = ({ entry, lineNumber }: GridRow, column: string, form: SheetForm): boolean =>
  !isSent(entry) && !(lineNumber > 0 && form.isOfEntry(column));

export interface CellEdit {
  row: GridRow;
  column: string;
  text: string;
}

/** Cells as they are to be, as edits of whole entries. */
export function editsOf(cells: readonly CellEdit[], form: SheetForm): Edit[] {
  const edits = new Map<number, SheetLine[]>();
  for (const { row, column, text } of cells) {
    if (!isOpen(row, column, form)) continue;
    const lines = edits.get(row.place) ?? [...(row.entry?.lines ?? [{}])];
    const { [column]: _before, ...rest } = lines[row.lineNumber] ?? {};
    const typed = text.trim().replaceAll('\0', '').toWellFormed().slice(0, longestCell);
    lines[row.lineNumber] = typed === '' ? rest : { ...rest, [column]: typed };
    edits.set(row.place, lines);
  }
  return [...edits].map(([place, lines]) => ({ place, lines }));
}

/** A block of cells put onto the grid from a cell on: onto the lines that are there, and as new entries below them. */
export function pasted(
  block: readonly (readonly string[])[],
  onto: readonly GridRow[],
  { columns, form }: { columns: readonly string[]; form: SheetForm },
): { cells: CellEdit[]; entries: SheetLine[][] } {
  const there = onto.filter(({ entry }) => entry !== undefined);
  const cells = block.slice(0, there.length).flatMap((texts, i): CellEdit[] =>
    texts.flatMap((text, at) => {
      const [row, column] = [there[i], columns[at]];
      return row && column !== undefined ? { row, column, text } : [];
    }),
  );
  const below = block
    .slice(there.length)
    .map(
      (texts): SheetLine =>
        Object.fromEntries(
          texts.flatMap((text, at) =>
            columns[at] === undefined ? [] : [[columns[at], text.slice(0, longestCell)]],
          ),
        ),
    );
  return { cells, entries: entriesOf(form, below) };
}

/** What is wrong with a cell. */
export const faultAt = ({ entry, lineNumber }: GridRow, column: string): string | undefined =>
  entry?.faults.find((fault) => fault.lineNumber === lineNumber && fault.sheetColumn === column)?.sentence;

/** The rows and columns of a block of cells, both ends included. */
export interface Block {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

export interface GridBlock {
  rows: readonly GridRow[];
  columns: readonly string[];
  block: Block;
}

/** Every cell of a block with the same text. */
export const cellsOfBlock = ({ rows, columns, block }: GridBlock, text: string): CellEdit[] =>
  rows
    .slice(block.top, block.bottom + 1)
    .flatMap((row) => columns.slice(block.left, block.right + 1).map((column) => ({ row, column, text })));
