import type { LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';

export interface Column<Row> {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** A track of the CSS grid, as `96px` or `minmax(0, 2fr)`; one equal part otherwise. */
  width?: string | undefined;
  /** Numbers stand at the end, in figures of one width. */
  isNumeric?: boolean | undefined;
  isSortable?: boolean | undefined;
  /** Names the row; its words are the row's link. */
  isTitle?: boolean | undefined;
}

export interface Sort {
  column: string;
  direction: 'ascending' | 'descending';
}

/** The two-line row of the reduced layout. */
export interface PhoneRow {
  title: ReactNode;
  detail?: ReactNode;
  aside?: ReactNode;
}

export interface RowsProps<Row> {
  /** What the rows are, read aloud. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  rowLink?: ((row: Row) => LinkProps | undefined) | undefined;
  phoneRow: (row: Row) => PhoneRow;
}

export const gridOf = <Row>(columns: readonly Column<Row>[]) =>
  columns.map(({ width = 'minmax(0, 1fr)' }) => width).join(' ');

/** Pressing a column again turns its order round. */
export const sortedBy = (column: string, sort: Sort | undefined): Sort => ({
  column,
  direction: sort?.column === column && sort.direction === 'ascending' ? 'descending' : 'ascending',
});
