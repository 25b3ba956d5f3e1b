import type { TextLine } from '../../platform/files/textLines.ts';
import { CsvRows, type Row } from '../../platform/files/tableRows.ts';

/** A table of a file in batches, which are taken apart into rows only when it is their turn. */
export interface Table<T> {
  batches: AsyncIterable<T[]>;
  rowsOf: (batch: T[]) => Row[];
}

export function csvTable(batches: AsyncIterable<TextLine[]>): Table<TextLine> {
  const csv = new CsvRows();
  return { batches, rowsOf: (lines) => csv.read(lines) };
}

export const workbookTable = (rows: AsyncIterable<Row>, atOnce: number): Table<Row> => ({
  batches: batchesOf(rows, atOnce),
  rowsOf: (batch) => batch,
});

async function* batchesOf(rows: AsyncIterable<Row>, atOnce: number): AsyncGenerator<Row[], void, undefined> {
  let batch: Row[] = [];
  for await (const row of rows) {
    batch.push(row);
    if (batch.length < atOnce) continue;
    yield batch;
    batch = [];
  }
  yield batch;
}
