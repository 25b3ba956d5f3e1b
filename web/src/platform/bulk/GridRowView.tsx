import type { ReactNode } from 'react';
import { classes } from '../ui/classes.ts';
import { GridCell } from './GridCell.tsx';
import styles from './grid.module.css';
import { faultAt, type GridRow } from './rows.ts';
import { StateIcon } from './StateIcon.tsx';
import { isSent } from './localEntry.ts';
import { stateOf } from './state.ts';
import type { useGrid } from './useGrid.ts';
import { useView } from './view.ts';
import { rowHeight, templateOf } from './widths.ts';

interface GridRowViewProps {
  row: GridRow | undefined;
  index: number;
  top: number;
  columns: readonly string[];
  grid: ReturnType<typeof useGrid>;
  cellId: (row: number, column: number) => string;
  twins: ReadonlyMap<number, readonly number[]>;
  /** In place of the cell that is being typed in. */
  input: ReactNode;
}

/** One line of the grid: its number with how the entry stands, and its cells. */
export function GridRowView({ row, index, top, columns, grid, cellId, twins, input }: GridRowViewProps) {
  const view = useView();
  if (!row) return null;
  const { entry, lineNumber, line, place } = row;
  const { active, block } = grid;
  const state = entry && stateOf(entry);
  const isFirst = lineNumber === 0;
  const isInBlock = index >= block.top && index <= block.bottom;
  const isAlike = isFirst && entry !== undefined && !isSent(entry) && (state === 'alike' || twins.has(place));
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      data-row={index}
      className={classes(styles.row, isFirst && styles.first, isSent(entry) && styles.sent)}
      style={{
        gridTemplateColumns: templateOf(view, columns),
        transform: `translateY(${top}px)`,
        height: rowHeight,
      }}
    >
      <div role={isFirst && entry ? 'rowheader' : 'gridcell'} className={styles.number}>
        {isFirst && state && <StateIcon state={state} />}
        {isFirst && entry && <span>{place}</span>}
      </div>
      {columns.map((column, at) => {
        const isActive = index === active.row && at === active.column;
        if (isActive && input)
          return (
            <div
              key={column}
              role="gridcell"
              aria-colindex={at + 2}
              className={classes(styles.editing, at === 0 && styles.titleCell)}
            >
              {input}
            </div>
          );
        return (
          <GridCell
            key={column}
            id={cellId(index, at)}
            columnNumber={at}
            text={line[column] ?? ''}
            ghost={column === view.knownColumn ? (entry?.knownNames[lineNumber] ?? undefined) : undefined}
            fault={faultAt(row, column)}
            isActive={isActive}
            isChosen={isInBlock && at >= block.left && at <= block.right}
            isAlike={isAlike && column === view.nameColumn}
          />
        );
      })}
    </div>
  );
}
