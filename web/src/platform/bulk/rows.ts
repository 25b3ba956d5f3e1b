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

export const isChanged = ({ row, column, text }: CellEdit): boolean =>
  (row.line[column] ?? '') !== text.trim();

/** Cells as they are to be, as edits of whole entries. */
export function editsOf(cells: readonly CellEdit[], form: SheetForm): Edit[] {
  const edits = new Map<number, SheetLine[]>();
  for (const { row, column, text } of cells) {
    if (!isOpen(row, column, form)) continue;
    const lines = edits.get(row.place) ?? [...(row.entry?.lines ?? [{}])];
    const { [column]: _before, ...rest } = lines[row.lineNumber] ?? {};
    const typed = cellOf(text);
    lines[row.lineNumber] = typed === '' ? rest : { ...rest, [column]: typed };
    edits.set(row.place, lines);
  }
  return [...edits].map(([place, lines]) => ({ place, lines }));
}

/** What a cell keeps of what is typed or pasted. */
const cellOf = (text: string): string =>
  text.trim().replaceAll('\0', '').slice(0, longestCell).toWellFormed();

export interface Pasted {
  /** What becomes of entries that are there. */
  cells: CellEdit[];
  /** Lines that go on with the last of them. */
  further: SheetLine[];
  entries: SheetLine[][];
  /** How many cells there is no column for. */
  beyond: number;
}

/**
 * A block of cells put onto the grid from a cell on: onto the lines that are there, and below them as new entries, or as lines of the last
 * one where they go on with it.
 */
export function pasted(
  block: readonly (readonly string[])[],
  onto: readonly GridRow[],
  { columns, form }: { columns: readonly string[]; form: SheetForm },
): Pasted {
  const there = onto.filter(({ entry }) => entry !== undefined);
  const cells = block.slice(0, there.length).flatMap((texts, i): CellEdit[] =>
    texts.flatMap((text, at) => {
      const [row, column] = [there[i], columns[at]];
      return row && column !== undefined ? [{ row, column, text }] : [];
    }),
  );
  const below = block
    .slice(there.length)
    .map(
      (texts): SheetLine =>
        Object.fromEntries(
          texts.flatMap((text, at) => (columns[at] === undefined ? [] : [[columns[at], cellOf(text)]])),
        ),
    );
  const last = there.at(-1);
  const further =
    last && block.length > there.length ? goingOn(linesAfter(last, cells, form), below, form) : [];
  return {
    cells,
    further,
    entries: entriesOf(form, below.slice(further.length)),
    beyond: block.flatMap((texts) => texts.slice(columns.length)).filter((text) => text !== '').length,
  };
}

/** The lines of the entry of a row as they are once cells of it have changed. */
const linesAfter = (row: GridRow, cells: readonly CellEdit[], form: SheetForm): readonly SheetLine[] =>
  editsOf(
    cells.filter(({ row: { place } }) => place === row.place),
    form,
  )[0]?.lines ?? [];

/** The first lines that go on with an entry that was pasted onto. */
function goingOn(entry: readonly SheetLine[], below: readonly SheetLine[], form: SheetForm): SheetLine[] {
  const lines = [...entry];
  if (lines.length === 0) return [];
  for (const line of below) {
    const isEmpty = Object.values(line).every((cell) => cell === '');
    if (isEmpty || lines.length >= form.mostLines || !form.goesOn(lines, line)) break;
    lines.push(Object.fromEntries(Object.entries(line).filter(([column]) => !form.isOfEntry(column))));
  }
  return lines.slice(entry.length);
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
