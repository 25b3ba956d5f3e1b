import { disarmedWithin, formulaStart } from '@omur/contract/platform/rules/fileText';
import papa from 'papaparse';
import writeExcel from 'write-excel-file/universal';
import { type Cell, text, title } from './excelCells.ts';
import { societyColumns, type SocietyFormat, type SocietyStatement, sumOf } from './societyColumns.ts';

const daysOf = ({ fromDay, toDay }: SocietyStatement) => `Distributions ${fromDay ?? '…'} – ${toDay ?? '…'}`;

/** The statement of account for another society (R62). */
export const societyFile = async ({
  format,
  statement,
}: {
  format: SocietyFormat;
  statement: SocietyStatement;
}): Promise<Blob> => (format === 'excel' ? societyExcel(statement) : societyCsv(statement));

/** A workbook, with real numbers. */
function societyExcel(statement: SocietyStatement): Promise<Blob> {
  const { ownName, receiver, madeOn, lines } = statement;
  const cells = lines.map((line) =>
    societyColumns.map(({ value, format }): Cell => {
      const cell = value(line);
      return typeof cell === 'number' ? { value: cell, ...(format && { format }) } : text(cell);
    }),
  );
  const data: Cell[][] = [
    [title('Statement of account')],
    [text(`${ownName} to ${receiver}`)],
    [text(`${daysOf(statement)}, made on ${madeOn}`)],
    [],
    societyColumns.map(({ heading }) => title(heading)),
    ...cells,
    [
      title('Total'),
      ...societyColumns.slice(2).map((): Cell => null),
      { value: sumOf(lines), format: '#,##0.00', fontWeight: 'bold' },
    ],
  ];
  const columns = societyColumns.map(({ width }) => ({ width }));
  return writeExcel([{ sheet: 'Statement', columns, data }], {
    fontFamily: 'Calibri',
    fontSize: 11,
  }).toBlob();
}

/** The same as CSV for machines: commas between, points in numbers. */
function societyCsv({ lines }: SocietyStatement): Blob {
  const rows = lines.map((line) =>
    societyColumns.map(({ value }) => {
      const cell = value(line);
      return typeof cell === 'string' ? disarmed(cell) : cell;
    }),
  );
  const table = papa.unparse([societyColumns.map(({ heading }) => heading), ...rows], { newline: '\r\n' });
  return new Blob([`\uFEFF${table}\r\n`], { type: 'text/csv;charset=utf-8' });
}

/** What a spreadsheet would take for a formula gets an apostrophe in front. */
const disarmed = (cell: string) => {
  const harmless = disarmedWithin(cell);
  return formulaStart.test(cell) ? `'${harmless}` : harmless;
};
