import { type SheetLine, worksOfLines } from '@omur/contract/works/rules/bulkLines';
import { isOfWork, longestCell, sheetColumns } from '@omur/contract/platform/fields/sheetColumns';
import { type Edit, isSent, type LocalWork } from './localWork.ts';

/** A line of the grid: one author of a work, or the empty line below all works, which begins a new one. */
export interface GridRow {
  place: number;
  lineNumber: number;
  /** Undefined of the empty line. */
  work: LocalWork | undefined;
  line: SheetLine;
}

export function rowsOf(works: readonly LocalWork[], nextPlace: number | undefined): GridRow[] {
  const rows = works.flatMap((work): GridRow[] =>
    work.lines.map((line, lineNumber) => ({ place: work.place, lineNumber, work, line })),
  );
  return nextPlace === undefined
    ? rows
    : [...rows, { place: nextPlace, lineNumber: 0, work: undefined, line: {} }];
}

/** Shown whether or not anything stands in them. */
const usual = ['title', 'length', 'author', 'name', 'type', 'share', 'isrc', 'performer'];

/** The columns that are shown: the usual ones, those that something stands in or is missing from, and those that somebody chose. */
export function shownColumns(works: readonly LocalWork[], chosen: readonly string[]): string[] {
  const filled = new Set([...usual, ...chosen]);
  for (const { lines, faults } of works) {
    for (const line of lines) for (const column of Object.keys(line)) filled.add(column);
    for (const { sheetColumn } of faults) if (sheetColumn) filled.add(sheetColumn);
  }
  return sheetColumns.filter((column) => filled.has(column));
}

/** Whether a cell takes what is typed: not what was sent, and of the work only on its first line. */
export const isOpen = ({ work, lineNumber }: GridRow, column: string): boolean =>
  !isSent(work) && !(lineNumber > 0 && isOfWork(column));

export interface CellEdit {
  row: GridRow;
  column: string;
  text: string;
}

/** Cells as they are to be, as edits of whole works. */
export function editsOf(cells: readonly CellEdit[]): Edit[] {
  const edits = new Map<number, SheetLine[]>();
  for (const { row, column, text } of cells) {
    if (!isOpen(row, column)) continue;
    const lines = edits.get(row.place) ?? [...(row.work?.lines ?? [{}])];
    const { [column]: _before, ...rest } = lines[row.lineNumber] ?? {};
    const typed = text.trim().replaceAll('\0', '').toWellFormed().slice(0, longestCell);
    lines[row.lineNumber] = typed === '' ? rest : { ...rest, [column]: typed };
    edits.set(row.place, lines);
  }
  return [...edits].map(([place, lines]) => ({ place, lines }));
}

/** A block of cells put onto the grid from a cell on: onto the lines that are there, and as new works below them. */
export function pasted(
  block: readonly (readonly string[])[],
  onto: readonly GridRow[],
  columns: readonly string[],
): { cells: CellEdit[]; works: SheetLine[][] } {
  const there = onto.filter(({ work }) => work !== undefined);
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
  return { cells, works: worksOfLines(below) };
}

/** A line with somebody else on it; their role and share stay. */
export function namedBy(line: SheetLine, named: SheetLine): SheetLine {
  const { author: _a, name: _n, ipi: _i, ssn: _s, email: _e, contract: _c, ...rest } = line;
  return { ...rest, ...named };
}

/** What is wrong with a cell. */
export const faultAt = ({ work, lineNumber }: GridRow, column: string): string | undefined =>
  work?.faults.find((fault) => fault.lineNumber === lineNumber && fault.sheetColumn === column)?.sentence;

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
