/** Of the column with the number of the work, and of a row, in pixels; as grid.module.css has them. */
export const headWidth = 64;
export const rowHeight = 38;

const widths: Readonly<Record<string, number>> = {
  title: 240,
  length: 84,
  author: 128,
  name: 200,
  type: 170,
  share: 96,
  ipi: 136,
  ssn: 124,
  email: 200,
  contract: 132,
  isrc: 150,
  performer: 180,
};

export const widthOf = (column: string): number => widths[column] ?? 170;

export const templateOf = (columns: readonly string[]): string =>
  `${headWidth}px ${columns.map((column) => `${widthOf(column)}px`).join(' ')}`;
