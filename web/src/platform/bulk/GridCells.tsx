import type { Virtualizer } from '@tanstack/react-virtual';
import type { MouseEvent, RefObject } from 'react';
import { useLanguage, useText } from '../i18n/texts.tsx';
import { CellInput } from './GridCell.tsx';
import type { GridPlace } from './gridPlace.ts';
import { GridRowView } from './GridRowView.tsx';
import styles from './grid.module.css';
import { messages } from './messages.ts';
import type { GridRow } from './rows.ts';
import type { Cell, useGrid } from './useGrid.ts';
import { useView } from './view.ts';
import { templateOf } from './widths.ts';

interface GridCellsProps {
  id: string;
  scroller: RefObject<HTMLDivElement | null>;
  virtualizer: Virtualizer<HTMLDivElement, Element>;
  rows: readonly GridRow[];
  columns: readonly string[];
  grid: ReturnType<typeof useGrid>;
  twins: ReadonlyMap<number, readonly number[]>;
  place: GridPlace;
  /** Gives the keyboard back to the grid once a cell has been typed in. */
  focus: () => void;
}

/** The cells near the part of the grid that is seen. The grid has the focus, and names the cell that is chosen. */
export function GridCells(props: GridCellsProps) {
  const { id, scroller, virtualizer, rows, columns, grid, twins, place, focus } = props;
  const t = useText();
  const [language] = useLanguage();
  const view = useView();
  const { active, editing } = grid;
  const cellId = (row: number, column: number) => `${id}-${row}-${column}`;
  const items = virtualizer.getVirtualItems();
  const isRendered = items.some(({ index }) => index === active.row);
  const column = columns[active.column] ?? '';
  const onPointer = (event: MouseEvent, isExtending: boolean) => {
    const cell = cellAt(event);
    if (cell) grid.choose(cell, isExtending);
  };
  const input = (row: GridRow | undefined) =>
    editing && (
      <CellInput
        column={column}
        textNow={() => place.read().editing?.text ?? editing.text ?? row?.line[column] ?? ''}
        isReplaced={editing.text !== undefined}
        onType={(text) => place.keep({ editing: { text } })}
        options={view.optionsOf?.(column, language) ?? []}
        onCommit={(text, move) => {
          grid.commit(text, move);
          if (move) focus();
        }}
        onCancel={() => {
          grid.cancel();
          focus();
        }}
      />
    );
  return (
    <div
      ref={scroller}
      role="grid"
      tabIndex={0}
      className={styles.grid}
      aria-label={t(view.texts.grid)}
      aria-multiselectable
      aria-rowcount={rows.length + 1}
      aria-colcount={columns.length + 1}
      aria-describedby={`${id}-help`}
      aria-activedescendant={isRendered && !editing ? cellId(active.row, active.column) : undefined}
      onMouseDown={(event) => event.button === 0 && !isInput(event) && onPointer(event, event.shiftKey)}
      onMouseMove={(event) => event.buttons === 1 && !editing && onPointer(event, true)}
      onDoubleClick={() => grid.edit()}
      onFocus={() => place.keep({ hasFocus: true })}
      onBlur={() => place.keep({ hasFocus: false })}
      {...grid.handlers}
    >
      <div role="rowgroup" className={styles.headGroup}>
        <div
          role="row"
          aria-rowindex={1}
          className={styles.head}
          style={{ gridTemplateColumns: templateOf(view, columns) }}
        >
          <div role="columnheader" className={styles.numberHead}>
            {t(messages.number)}
          </div>
          {columns.map((one) => (
            <div key={one} role="columnheader" className={styles.headCell}>
              {t(view.form.labelOf(one))}
            </div>
          ))}
        </div>
      </div>
      <div role="rowgroup" className={styles.body} style={{ height: virtualizer.getTotalSize() }}>
        {items.map(({ index, start, key }) => (
          <GridRowView
            key={key}
            row={rows[index]}
            index={index}
            top={start}
            columns={columns}
            grid={grid}
            cellId={cellId}
            twins={twins}
            input={index === active.row && input(rows[index])}
          />
        ))}
      </div>
    </div>
  );
}

const isInput = ({ target }: MouseEvent) => target instanceof HTMLInputElement;

/** The cell that a pointer is on. */
function cellAt({ target }: MouseEvent): Cell | undefined {
  if (!(target instanceof Element)) return undefined;
  const cell = target.closest<HTMLElement>('[data-cell]');
  const row = target.closest<HTMLElement>('[data-row]')?.dataset['row'];
  return cell && row !== undefined ? { row: Number(row), column: Number(cell.dataset['cell']) } : undefined;
}
