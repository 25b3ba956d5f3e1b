import type pg from 'pg';
export type Cell = string | number | boolean | Date | null;
/** Writes rows into a table by COPY; the columns are named in the order of the cells. */
export declare function copyInto(
  client: pg.Client,
  table: string,
  columns: string,
  rows: readonly (readonly Cell[])[],
): Promise<void>;
