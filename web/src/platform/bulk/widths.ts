import type { SheetView } from './view.ts';

/** Of the column with the number of the entry, and of a row, in pixels; as grid.module.css has them. */
export const headWidth = 64;
export const rowHeight = 38;

const usualWidth = 170;

type Widths = Pick<SheetView, 'widths'>;

export const widthOf = ({ widths }: Widths, column: string): number => widths[column] ?? usualWidth;

export const templateOf = (view: Widths, columns: readonly string[]): string =>
  `${headWidth}px ${columns.map((column) => `${widthOf(view, column)}px`).join(' ')}`;
