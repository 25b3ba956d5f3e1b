import { Readable } from 'node:stream';
import { outcomeNames } from '@omur/contract/messages/caseNames';
import type { Outcome } from '@omur/contract/platform/fields/cases';
import type { Language, Text } from '@omur/contract/platform/rules/language';
import writeWorkbook, { getSheetData, type Cell, type Column } from 'write-excel-file/node';
import type { Queryable } from '../../platform/database/statement.ts';
import { printable } from '../../platform/files/printable.ts';
import { complaints } from './queries.ts';

interface Row extends Record<string, unknown> {
  caseId: number;
  name: string;
  subject: string;
  openedOn: string;
  complainedOn: string;
  answerBy: string;
  outcome: Outcome | null;
  reasons: string | null;
  decidedOn: string | null;
  isLate: boolean;
}

/** H50: every complaint with its days, its answer and the reasons, for the supervisory authority. */
export async function complaintRegister(db: Queryable, language: Language) {
  const rows = await complaints.rows<Row>(db, {});
  const columns = columnsIn(language);
  const sheet = { is: 'Kvartanir', en: 'Complaints' }[language];
  const options = { sheet, columns, stickyRowsCount: 1 };
  const book = await writeWorkbook(getSheetData(rows, columns), options).toBuffer();
  return { name: 'kvartanir.xlsx', content: Readable.from([book]) };
}

function columnsIn(language: Language): Column<Row>[] {
  const column = (title: Text, width: number, cell: (row: Row) => Cell): Column<Row> => ({
    header: { value: title[language], fontWeight: 'bold' },
    width,
    cell,
  });
  const words = (value: string | null): Cell =>
    value === null ? null : { value: printable(value), type: String };
  const day = (value: string | null): Cell =>
    value === null ? null : { value: new Date(`${value}T00:00:00Z`), type: Date, format: 'dd/mm/yyyy' };
  return [
    column({ is: 'Nr.', en: 'No.' }, 8, (row) => ({ value: row.caseId, type: Number })),
    column({ is: 'Félagi', en: 'Member' }, 28, (row) => words(row.name)),
    column({ is: 'Efni', en: 'Subject' }, 40, (row) => words(row.subject)),
    column({ is: 'Erindi barst', en: 'Case opened' }, 13, (row) => day(row.openedOn)),
    column({ is: 'Kvörtun móttekin', en: 'Complaint received' }, 17, (row) => day(row.complainedOn)),
    column({ is: 'Frestur til svars', en: 'Answer due' }, 15, (row) => day(row.answerBy)),
    column({ is: 'Svarað', en: 'Answered' }, 13, (row) => day(row.decidedOn)),
    column({ is: 'Fram yfir frest', en: 'Late' }, 14, (row) =>
      words({ true: { is: 'Já', en: 'Yes' }, false: { is: 'Nei', en: 'No' } }[`${row.isLate}`][language]),
    ),
    column({ is: 'Niðurstaða', en: 'Outcome' }, 24, (row) =>
      words(row.outcome && outcomeNames[row.outcome][language]),
    ),
    column({ is: 'Rökstuðningur', en: 'Reasons' }, 60, (row) => words(row.reasons)),
  ];
}
