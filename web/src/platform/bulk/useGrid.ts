import { type KeyboardEvent, useEffect, useState } from 'react';
import type { GridPlace } from './gridPlace.ts';
import { type Block, cellsOfBlock, type CellEdit, editsOf, type GridRow, isChanged, isOpen } from './rows.ts';
import type { SheetStore } from './sheetStore.ts';
import { useClipboard } from './useClipboard.ts';
import { useView } from './view.ts';

export interface Cell {
  row: number;
  column: number;
}

interface GridOptions {
  store: SheetStore;
  rows: readonly GridRow[];
  columns: readonly string[];
  place: GridPlace;
  /** Brings a cell into sight. */
  onShow: (cell: Cell) => void;
  /** Takes a list that is pasted with its headings. */
  onList: (cells: string[][]) => Promise<boolean>;
}

const pageOf = 15;

/** The cell that is chosen, the block from it to another, and what the keyboard does with them. */
export function useGrid({ store, rows, columns, place, onShow, onList }: GridOptions) {
  const { form } = useView();
  const [chosen, setChosen] = useState(() => place.read().chosen);
  const [end, setEnd] = useState(() => place.read().end);
  const [editing, setEditing] = useState(() => place.read().editing);
  useEffect(() => place.keep({ chosen, end, editing }), [place, chosen, end, editing]);
  const active = within(chosen, rows.length, columns.length);
  const block = blockOf(active, end && within(end, rows.length, columns.length));

  const choose = (cell: Cell, extends_ = false) => {
    const goal = within(cell, rows.length, columns.length);
    setEditing(undefined);
    if (extends_) setEnd(goal);
    else {
      setChosen(goal);
      setEnd(undefined);
    }
    onShow(goal);
  };
  const edit = (text?: string) => {
    const [row, column] = [rows[active.row], columns[active.column]];
    if (row && column !== undefined && isOpen(row, column, form)) setEditing({ text });
  };
  const put = (cells: readonly CellEdit[]) => {
    const edits = editsOf(cells.filter(isChanged), form);
    if (edits.length > 0) store.edit(edits);
  };
  const commit = (text: string, move: Partial<Cell> | undefined) => {
    const [row, column] = [rows[active.row], columns[active.column]];
    if (row && column !== undefined) put([{ row, column, text }]);
    setEditing(undefined);
    if (move) choose({ row: active.row + (move.row ?? 0), column: active.column + (move.column ?? 0) });
  };

  const isEditing = editing !== undefined;
  const clipboard = useClipboard({ store, rows, columns, block, isEditing, put, onList });
  const onKeyDown = (event: KeyboardEvent) => {
    if (editing) return;
    // O376: an accent that waits for its letter (´ and a make á) is put together by the cell, which has to have the focus by then.
    const isCommand = event.ctrlKey || event.metaKey;
    if (!isCommand && (event.key === 'Dead' || event.key === 'Process')) {
      edit('');
      return;
    }
    if (event.altKey) return;
    const from = end ?? active;
    const goal = goalOf(event.key, isCommand, event.shiftKey ? from : active, {
      rows: rows.length,
      columns: columns.length,
    });
    const acts: Record<string, (() => void) | undefined> = {
      Enter: () => edit(),
      F2: () => edit(),
      Delete: () => put(cellsOfBlock({ rows, columns, block }, '')),
      Backspace: () => put(cellsOfBlock({ rows, columns, block }, '')),
      ...(isCommand && { z: () => store.undo() }),
    };
    const act = goal ? () => choose(goal, event.shiftKey) : acts[event.key];
    const isTyped = event.key.length === 1 && !isCommand;
    if (!act && !isTyped) return;
    event.preventDefault();
    if (act) act();
    else edit(event.key);
  };

  return {
    active,
    block,
    editing,
    choose,
    edit,
    commit,
    cancel: () => setEditing(undefined),
    handlers: { onKeyDown, ...clipboard },
  };
}

const within = ({ row, column }: Cell, rows: number, columns: number): Cell => ({
  row: Math.max(0, Math.min(row, rows - 1)),
  column: Math.max(0, Math.min(column, columns - 1)),
});

const blockOf = (a: Cell, b: Cell = a): Block => ({
  top: Math.min(a.row, b.row),
  bottom: Math.max(a.row, b.row),
  left: Math.min(a.column, b.column),
  right: Math.max(a.column, b.column),
});

/** Where a key leads to from a cell. */
function goalOf(
  key: string,
  isCommand: boolean,
  { row, column }: Cell,
  size: { rows: number; columns: number },
): Cell | undefined {
  const [last, lastColumn] = [size.rows - 1, size.columns - 1];
  const goals: Record<string, Cell> = {
    ArrowUp: { row: isCommand ? 0 : row - 1, column },
    ArrowDown: { row: isCommand ? last : row + 1, column },
    ArrowLeft: { row, column: isCommand ? 0 : column - 1 },
    ArrowRight: { row, column: isCommand ? lastColumn : column + 1 },
    PageUp: { row: row - pageOf, column },
    PageDown: { row: row + pageOf, column },
    Home: { row: isCommand ? 0 : row, column: 0 },
    End: { row: isCommand ? last : row, column: lastColumn },
  };
  return goals[key];
}
