import type { MonthOfUse } from './audience.ts';
import { csvOfCells } from './breakdown.ts';

/** The months of a curve, by number. */
export const csvOfMonths = (headings: readonly string[], months: readonly MonthOfUse[]): Blob =>
  csvOfCells([headings, ...months.map(({ id, count, amountIsk }) => [id, count, amountIsk])]);
