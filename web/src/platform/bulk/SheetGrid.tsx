import { useVirtualizer } from '@tanstack/react-virtual';
import { Columns3 } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useText } from '../i18n/texts.tsx';
import { Menu } from '../ui/Menu.tsx';
import { GridCells } from './GridCells.tsx';
import styles from './grid.module.css';
import { messages } from './messages.ts';
import { type GridRow, rowsOf, shownColumns } from './rows.ts';
import type { EntriesProps } from './SheetEditor.tsx';
import { type Cell, useGrid } from './useGrid.ts';
import { useView } from './view.ts';
import { headWidth, rowHeight, widthOf } from './widths.ts';
import { EntryPanel } from './EntryPanel.tsx';

/** O115: the entries as a grid of cells, edited by keyboard, pointer and clipboard as a spreadsheet is. */
export function SheetGrid({ store, entries, twins, isWhole, place, onList }: EntriesProps) {
  const [extra, setExtra] = useState(() => place.read().columns);
  const { form, usual } = useView();
  const columns = shownColumns(form, entries, [...usual, ...extra]);
  const rows = rowsOf(entries, isWhole ? store.freePlaces(1)[0] : undefined);
  const show = (column: string) => {
    setExtra([...extra, column]);
    place.keep({ columns: [...extra, column] });
  };
  return <Grid {...{ store, rows, columns, twins, place, onList }} onColumn={show} />;
}

interface GridProps extends Pick<EntriesProps, 'store' | 'twins' | 'place' | 'onList'> {
  rows: readonly GridRow[];
  columns: readonly string[];
  /** Shows another column. */
  onColumn: (column: string) => void;
}

/** Apart from the entries themselves: moving from cell to cell looks at none of the thousands that are not seen. */
function Grid({ store, rows, columns, twins, place, onList, onColumn }: GridProps) {
  const t = useText();
  const view = useView();
  const id = useId();
  const scroller = useRef<HTMLDivElement>(null);
  // oxlint-disable-next-line react/incompatible-library -- it changes in place; nothing here is memoised over it
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 10,
    scrollPaddingStart: rowHeight + 4,
    scrollPaddingEnd: 20,
  });
  const show = ({ row, column }: Cell) => {
    virtualizer.scrollToIndex(row);
    showColumn(
      scroller.current,
      columns.map((one) => widthOf(view, one)),
      column,
    );
  };
  const grid = useGrid({ store, rows, columns, place, onShow: show, onList });
  const focus = () => scroller.current?.focus({ preventScroll: true });
  const onBack = useEffectEvent(() => {
    const { hasFocus, added } = place.read();
    if (grid.active.row > 0 || grid.active.column > 0) show(grid.active);
    // A cell that is being typed in takes the focus itself.
    if (added !== undefined || (hasFocus && !grid.editing && document.activeElement === document.body))
      focus();
    place.keep({ added: undefined });
  });
  useEffect(() => onBack(), []);
  const chosen = rows[grid.active.row];
  return (
    <div className={styles.frame}>
      <GridCells {...{ id, scroller, rows, columns, grid, twins, place, focus }} virtualizer={virtualizer} />
      <div className={styles.help}>
        <p id={`${id}-help`}>{t(messages.gridHelp)}</p>
        <Menu
          label={t(messages.columns)}
          trigger={<Columns3 size={18} aria-hidden />}
          items={view.form.columns
            .filter((one) => !columns.includes(one))
            .map((one) => ({
              id: one,
              label: t(view.form.labelOf(one)),
              onSelect: () => onColumn(one),
            }))}
        />
      </div>
      <EntryPanel
        store={store}
        row={chosen}
        twins={twins}
        onGo={(lineNumber, at) => {
          const row = rows.findIndex((one) => one.place === chosen?.place && one.lineNumber === lineNumber);
          grid.choose({ row, column: Math.max(0, columns.indexOf(at ?? view.nameColumn)) });
          focus();
        }}
      />
    </div>
  );
}

/** Scrolls sideways as far as a cell needs; the number and the title stay where they are. */
function showColumn(scroller: HTMLElement | null, widths: readonly number[], column: number): void {
  if (!scroller) return;
  const stuck = headWidth + (widths[0] ?? 0);
  const left = headWidth + widths.slice(0, column).reduce((sum, one) => sum + one, 0);
  const right = left + (widths[column] ?? 0);
  if (column === 0) scroller.scrollLeft = 0;
  else if (left - stuck < scroller.scrollLeft) scroller.scrollLeft = left - stuck;
  else if (right > scroller.scrollLeft + scroller.clientWidth)
    scroller.scrollLeft = right - scroller.clientWidth;
}
