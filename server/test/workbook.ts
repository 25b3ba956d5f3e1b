import writeWorkbook from 'write-excel-file/node';

/** A workbook of one sheet, as its bytes. */
export async function aWorkbook(rows: readonly (readonly (string | number | Date)[])[]): Promise<Buffer> {
  const data = rows.map((row) =>
    row.map((value) => (value instanceof Date ? { value, type: Date, format: 'dd.mm.yyyy' } : { value })),
  );
  return writeWorkbook(data as never).toBuffer();
}
