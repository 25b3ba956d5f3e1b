import { Readable } from 'node:stream';
import { SocietyFigure } from '@omur/contract/exchange/societyFiles';
import { figureNames, lightNames } from '@omur/contract/exchange/figureNames';
import type { Language, Text } from '@omur/contract/platform/rules/language';
import writeWorkbook, { getSheetData, type Cell, type Column } from 'write-excel-file/node';
import * as z from 'zod/mini';
import type { Queryable } from '../../platform/database/statement.ts';
import { printable } from '../../platform/files/printable.ts';
import { allRows } from '../../platform/http/rows.ts';
import { allFigures } from './importQueries.ts';

/** O91: sums of the old system beside the same here, differences first, for the auditor. */
export async function figureBook(db: Queryable, societyImportId: number, language: Language) {
  const found = await allRows(db, allFigures, { societyImportId, figureKind: '' });
  const rows = found.map(({ json }) => z.decode(SocietyFigure, JSON.parse(json)));
  const columns = columnsIn(language);
  const options = { sheet: { is: 'Samanburður', en: 'Comparison' }[language], columns, stickyRowsCount: 1 };
  const book = await writeWorkbook(getSheetData(rows, columns), options).toBuffer();
  return { name: `gagnaflutningur-${societyImportId}.xlsx`, content: Readable.from([book]) };
}

function columnsIn(language: Language): Column<SocietyFigure>[] {
  const column = (title: Text, width: number, cell: (row: SocietyFigure) => Cell): Column<SocietyFigure> => ({
    header: { value: title[language], fontWeight: 'bold' },
    width,
    cell,
  });
  const words = (value: string | null): Cell =>
    value === null || value === '' ? null : { value: printable(value), type: String };
  const sum = (value: number | null): Cell =>
    value === null ? null : { value, type: Number, format: '#,##0.00' };
  return [
    column({ is: 'Hvað', en: 'What' }, 22, (row) => words(figureNames[row.figureKind][language])),
    column({ is: 'Ár', en: 'Year' }, 8, ({ figureYear }) =>
      figureYear === null ? null : { value: figureYear, type: Number },
    ),
    column({ is: 'Eldra númer', en: 'Old number' }, 16, ({ figureKind, oldNumber }) =>
      words(figureKind === 'light' ? (lightNames[oldNumber]?.[language] ?? oldNumber) : oldNumber),
    ),
    column({ is: 'Heiti', en: 'Name' }, 40, ({ name }) => words(name)),
    column({ is: 'Eldra kerfi', en: 'Earlier system' }, 18, ({ oldValue }) => sum(oldValue)),
    column({ is: 'Hér', en: 'Here' }, 18, ({ newValue }) => sum(newValue)),
    column({ is: 'Mismunur', en: 'Difference' }, 18, ({ oldValue, newValue }) =>
      sum(newValue === null ? null : Math.round((newValue - oldValue) * 100) / 100),
    ),
  ];
}
