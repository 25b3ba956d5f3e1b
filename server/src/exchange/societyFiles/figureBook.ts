import type { Readable } from 'node:stream';
import { figureNames, lightNames } from '@omur/contract/exchange/figureNames';
import { figureKinds, type FigureKind } from '@omur/contract/platform/fields/societyFiles';
import type { Language, Text } from '@omur/contract/platform/rules/language';
import type { Queryable } from '../../platform/database/statement.ts';
import { workbookStream, type BookSheet } from '../../platform/files/workbookStream.ts';
import * as queries from './figureQueries.ts';

/** Sums as PostgreSQL writes them, so that none is rounded on its way into a cell. */
interface Figure extends Record<string, unknown> {
  oldNumber: string;
  name: string | null;
  oldValue: string | null;
  newValue: string | null;
  difference: string | null;
}
type Row = Figure & { year: number };

const atOnce = 2000;

/**
 * O91, O284: sums of the old system beside the same here, for the auditor: a sheet for each kind, several where one has no room for all of its
 * rows. First what is different, then the rest, the newest year first and by number. `rowsOfSheet` is for tests.
 */
export function figureBook(
  db: Queryable,
  societyImportId: number,
  language: Language,
  rowsOfSheet?: number,
): Readable {
  const sheets = figureKinds.map((figureKind): BookSheet => {
    const columns = columnsOf(figureKind);
    return {
      name: figureNames[figureKind][language],
      columns: columns.map(({ title, width, look }) => ({ title: title[language], width, look })),
      rows: rowsOf(db, { societyImportId, figureKind }, (row) =>
        columns.map(({ cell }) => cell(row, language)),
      ),
    };
  });
  return workbookStream(sheets, rowsOfSheet);
}

/** No connection is held in between: anyone who reads slowly keeps nobody else waiting. */
async function* rowsOf(
  db: Queryable,
  of: { societyImportId: number; figureKind: FigureKind },
  cellsOf: (row: Row) => (string | null)[],
) {
  const years = await queries.figureYears.rows<{ year: number }>(db, of);
  for (const isDifferent of [true, false])
    for (const { year } of years) {
      let from: string | undefined = '';
      while (from !== undefined) {
        const found: Figure[] = await queries.figuresFrom.rows<Figure>(db, {
          ...of,
          isDifferent,
          year,
          from,
          most: atOnce + 1,
        });
        yield found.slice(0, atOnce).map((figure) => cellsOf({ ...figure, year }));
        from = found[atOnce]?.oldNumber;
      }
    }
}

interface FigureColumn {
  title: Text;
  width: number;
  look: 'text' | 'number' | 'sum';
  cell: (row: Row, language: Language) => string | null;
}

function columnsOf(kind: FigureKind): FigureColumn[] {
  const look = kind === 'light' ? 'number' : 'sum';
  const light: FigureColumn = {
    title: { is: 'Ljós', en: 'Light' },
    width: 22,
    look: 'text',
    cell: ({ oldNumber }, language) => lightNames[oldNumber]?.[language] ?? oldNumber,
  };
  const year: FigureColumn = {
    title: { is: 'Ár', en: 'Year' },
    width: 8,
    look: 'number',
    cell: (row) => (row.year === 0 ? null : String(row.year)),
  };
  const number: FigureColumn = {
    title: { is: 'Eldra númer', en: 'Old number' },
    width: 16,
    look: 'text',
    cell: ({ oldNumber }) => oldNumber,
  };
  const name: FigureColumn = {
    title: { is: 'Heiti', en: 'Name' },
    width: 40,
    look: 'text',
    cell: (row) => row.name,
  };
  const what = { light: [light], year: [year], right: [year, number, name], work: [number, name] }[kind];
  return [
    ...what,
    { title: { is: 'Eldra kerfi', en: 'Earlier system' }, width: 18, look, cell: (row) => row.oldValue },
    { title: { is: 'Hér', en: 'Here' }, width: 18, look, cell: (row) => row.newValue },
    { title: { is: 'Mismunur', en: 'Difference' }, width: 18, look, cell: (row) => row.difference },
  ];
}
