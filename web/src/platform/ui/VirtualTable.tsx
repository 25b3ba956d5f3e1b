import {
  type CSSProperties,
  type HTMLAttributes,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useEffect,
  useRef,
} from 'react';
import { mostCounted } from '@omur/contract/platform/mostCounted';
import { useDrawnInSteps } from '../api/lazyComponent.ts';
import { useText } from '../i18n/texts.tsx';
import { gridOf, type RowsProps, type Sort } from './columns.ts';
import { messages } from './messages.ts';
import { useWholeOnPaper } from './printing.ts';
import { Skeleton } from './Skeleton.tsx';
import { Spinner } from './Spinner.tsx';
import { PhoneSort, TableHead } from './TableHead.tsx';
import { PhoneRowContent, RowCells } from './TableRow.tsx';
import styles from './table.module.css';
import { useIsMobile } from './useIsMobile.ts';
import { useRowVirtualizer } from './useRowVirtualizer.ts';

export interface VirtualTableProps<Row> extends RowsProps<Row> {
  sort?: Sort | undefined;
  onSort?: ((sort: Sort) => void) | undefined;
  /** How many rows there are in all, also those not fetched yet. Beyond what is counted it is -1 to assistive technology, which means unknown. */
  count: number;
  /** Fetches the next page; called as the end comes near. Left out when there is no more. */
  onMore?: (() => void) | undefined;
  isLoading?: boolean | undefined;
  isLoadingMore?: boolean | undefined;
  /** Shown instead when there are no rows. */
  empty: ReactNode;
  /** How high each row is at least; otherwise as high as what stands in it. */
  rowHeight?: number | undefined;
}

const nearEnd = 15;

/** A list of any length that scrolls with the page, as a table or, in the reduced layout, as two-line rows. */
export function VirtualTable<Row>(props: VirtualTableProps<Row>) {
  const { rows, isLoading, empty } = props;
  const isDrawn = useDrawnInSteps(!isLoading);
  if (isLoading || !isDrawn) return <Skeleton shape="rows" />;
  if (rows.length === 0) return <div className={styles.table}>{empty}</div>;
  return <FilledTable {...props} />;
}

function FilledTable<Row>(props: VirtualTableProps<Row>) {
  const { rows, rowKey, rowLink, rowHeight, count, onMore, isLoadingMore } = props;
  const t = useText();
  const isMobile = useIsMobile();
  const body = useRef<HTMLDivElement>(null);
  const key = (at: number) => {
    const row = rows[at];
    return row === undefined ? at : rowKey(row);
  };
  const { virtualizer, visible, scrollMargin, isPrinting } = useRowVirtualizer(
    body,
    rows.length,
    rowHeight ?? (isMobile ? 72 : 49),
    key,
  );
  const last = visible.at(-1)?.index ?? 0;

  useEffect(() => {
    if (onMore && !isLoadingMore && last >= rows.length - nearEnd) onMore();
  }, [onMore, isLoadingMore, last, rows.length]);

  useWholeOnPaper(onMore, isLoadingMore);

  const onKeyDown = (event: KeyboardEvent) => {
    const row = (event.target as HTMLElement).closest<HTMLElement>('[data-index]');
    const at = Number(row?.dataset.index);
    const goal = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: rows.length - 1 }[event.key];
    if (goal === undefined || Number.isNaN(goal) || !rowLink) return;
    event.preventDefault();
    const next = Math.max(0, Math.min(goal, rows.length - 1));
    virtualizer.scrollToIndex(next);
    const focus = () => {
      const link = body.current?.querySelector<HTMLElement>(`[data-index="${next}"] a`);
      link?.focus({ preventScroll: true });
      return link;
    };
    // A row far away is rendered once the window has scrolled there.
    if (!focus()) requestAnimationFrame(() => requestAnimationFrame(focus));
  };

  const indexes = isPrinting ? rows.map((_, index) => index) : visible.map(({ index }) => index);
  const starts = new Map(visible.map(({ index, start }) => [index, start - scrollMargin]));
  const place = (index: number) =>
    isPrinting ? undefined : { minHeight: rowHeight, transform: `translateY(${starts.get(index)}px)` };
  const measured = (index: number) => ({
    ref: virtualizer.measureElement,
    'data-index': index,
    style: place(index),
  });
  const bodyStyle = isPrinting ? undefined : { height: virtualizer.getTotalSize() };

  const shown = { body, bodyStyle, onKeyDown, indexes, measured };
  return (
    <div>
      {isMobile ? <PhoneRows {...props} {...shown} /> : <TableRows {...props} {...shown} />}
      {rows.length < count && (
        <>
          <More isLoading={isLoadingMore} text={t(messages.loadingMore)} />
          <p className={styles.partly}>{t(messages.printedSome, { shown: rows.length })}</p>
        </>
      )}
    </div>
  );
}

/** The rows on the screen, and where each of them stands. */
interface Shown {
  body: Ref<HTMLDivElement>;
  bodyStyle: CSSProperties | undefined;
  onKeyDown: (event: KeyboardEvent) => void;
  indexes: readonly number[];
  measured: (index: number) => HTMLAttributes<HTMLDivElement> & { ref: Ref<HTMLDivElement> };
}

function PhoneRows<Row>(props: VirtualTableProps<Row> & Shown) {
  const { label, columns, rows, rowKey, rowLink, phoneRow, sort, onSort, count } = props;
  const { body, bodyStyle, onKeyDown, indexes, measured } = props;
  return (
    <>
      <PhoneSort columns={columns} sort={sort} onSort={onSort} />
      <div className={styles.table}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys bubble up from the rows' links */}
        <div
          ref={body}
          role="list"
          aria-label={label}
          className={styles.body}
          style={bodyStyle}
          onKeyDown={onKeyDown}
        >
          {indexes.map((index) => {
            const row = rows[index];
            if (row === undefined) return null;
            return (
              <div
                key={rowKey(row)}
                role="listitem"
                aria-setsize={count > mostCounted ? -1 : count}
                aria-posinset={index + 1}
                className={styles.phoneRow}
                {...measured(index)}
              >
                <PhoneRowContent content={phoneRow(row)} link={rowLink?.(row)} />
              </div>
            );
          })}
        </div>
      </div>
    </>
  );
}

function TableRows<Row>(props: VirtualTableProps<Row> & Shown) {
  const { label, columns, rows, rowKey, rowLink, sort, onSort, count } = props;
  const { body, bodyStyle, onKeyDown, indexes, measured } = props;
  const grid = { '--grid': gridOf(columns) } as CSSProperties;
  return (
    <div
      className={styles.table}
      role="table"
      aria-label={label}
      aria-rowcount={count > mostCounted ? -1 : count + 1}
      style={grid}
    >
      <div role="rowgroup" className={styles.head}>
        <div role="row" aria-rowindex={1} className={styles.headRow}>
          <TableHead columns={columns} sort={sort} onSort={onSort} />
        </div>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys bubble up from the rows' links */}
      <div ref={body} role="rowgroup" className={styles.body} style={bodyStyle} onKeyDown={onKeyDown}>
        {indexes.map((index) => {
          const row = rows[index];
          if (row === undefined) return null;
          return (
            <div
              key={rowKey(row)}
              role="row"
              aria-rowindex={index + 2}
              className={styles.row}
              {...measured(index)}
            >
              <RowCells row={row} columns={columns} link={rowLink?.(row)} />
            </div>
          );
        })}
      </div>
    </div>
  );
}

const More = ({ isLoading, text }: { isLoading: boolean | undefined; text: string }) => (
  <div className={styles.more} role="status">
    {isLoading && (
      <>
        <Spinner /> {text}
      </>
    )}
  </div>
);
