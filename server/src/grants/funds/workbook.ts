import { Readable } from 'node:stream';
import type { ApplicationStatus } from '@omur/contract/grants/fields';
import type { Language, Text } from '@omur/contract/platform/rules/language';
import writeWorkbook, { getSheetData, type Cell, type Column } from 'write-excel-file/node';
import type { Queryable } from '../../platform/database/statement.ts';
import { printable } from '../../platform/files/printable.ts';
import { refuse } from '../../platform/refusal.ts';
import { listForWorkbook } from './applicationQueries.ts';
import { findPeriod } from './queries.ts';

interface Row extends Record<string, unknown> {
  applicationId: number;
  appliedOn: string;
  name: string;
  kennitala: string | null;
  authorId: number | null;
  address: string | null;
  phone: string | null;
  email: string | null;
  others: string | null;
  projectTitle: string;
  amountIsk: number;
  status: ApplicationStatus;
  grantedAmountIsk: number | null;
  decisionRemark: string | null;
  bank: string;
  ledger: string;
  account: string;
  hasEarlierGrant: boolean;
  earlierGrant: string | null;
  hasOtherApplications: boolean | null;
  otherFunds: string | null;
  isNewcomerGrant: boolean | null;
  applicantCv: string;
  projectDescription: string;
  budget: string | null;
  timePlan: string | null;
  otherInfo: string | null;
}

const statuses: Record<ApplicationStatus, Text> = {
  received: { is: 'Móttekin', en: 'Received' },
  granted: { is: 'Samþykkt', en: 'Granted' },
  refused: { is: 'Hafnað', en: 'Refused' },
};
const yes = { is: 'Já', en: 'Yes' };
const no = { is: 'Nei', en: 'No' };

/** Every application of a period, a row each. Amounts are numbers and days are days, so that a sheet can reckon with them. */
export async function workbookOf(db: Queryable, fundPeriodId: number, language: Language) {
  if (!(await findPeriod.row(db, { fundPeriodId }))) refuse('fund.periodNotFound');
  const rows = await listForWorkbook.rows<Row>(db, { fundPeriodId });
  const sheet = { is: 'Umsóknir', en: 'Applications' }[language];
  const columns = columnsIn(language);
  const book = await writeWorkbook(getSheetData(rows, columns), {
    sheet,
    columns,
    stickyRowsCount: 1,
  }).toBuffer();
  return { name: `umsoknir-${fundPeriodId}.xlsx`, content: Readable.from([book]) };
}

function columnsIn(language: Language): Column<Row>[] {
  const column = (is: string, en: string, width: number, cell: (row: Row) => Cell): Column<Row> => ({
    header: { value: { is, en }[language], fontWeight: 'bold' },
    width,
    cell,
  });
  const words = (value: string | null): Cell =>
    value === null ? null : { value: printable(value), type: String };
  const amount = (value: number | null): Cell =>
    value === null ? null : { value, type: Number, format: '#,##0' };
  const yesOrNo = (value: boolean | null): Cell =>
    value === null ? null : words((value ? yes : no)[language]);
  return [
    column('Nr.', 'No.', 8, (row) => ({ value: row.applicationId, type: Number })),
    column('Dagsetning', 'Date', 12, (row) => ({
      value: new Date(`${row.appliedOn}T00:00:00Z`),
      type: Date,
      format: 'dd/mm/yyyy',
    })),
    column('Umsækjandi', 'Applicant', 28, (row) => words(row.name)),
    column('Kennitala', 'National ID', 12, (row) => words(row.kennitala)),
    column('Höfundur nr.', 'Author no.', 11, (row) =>
      row.authorId === null ? null : { value: row.authorId, type: Number },
    ),
    column('Aðrir umsækjendur', 'Other applicants', 28, (row) => words(row.others)),
    column('Heiti verkefnis', 'Project title', 36, (row) => words(row.projectTitle)),
    column('Sótt um', 'Amount', 13, (row) => amount(row.amountIsk)),
    column('Staða', 'Status', 12, (row) => words(statuses[row.status][language])),
    column('Styrkur', 'Granted', 13, (row) => amount(row.grantedAmountIsk)),
    column('Skilaboð', 'Message', 28, (row) => words(row.decisionRemark)),
    column('Banki', 'Bank', 16, (row) => words(`${row.bank}-${row.ledger}-${row.account}`)),
    column('Heimilisfang', 'Address', 24, (row) => words(row.address)),
    column('Sími', 'Phone', 14, (row) => words(row.phone)),
    column('Netfang', 'E-mail', 28, (row) => words(row.email)),
    column('Nýliðastyrkur', 'Newcomer', 12, (row) => yesOrNo(row.isNewcomerGrant)),
    column('Fengið styrk áður', 'Earlier grant', 14, (row) => yesOrNo(row.hasEarlierGrant)),
    column('Hvenær', 'When', 20, (row) => words(row.earlierGrant)),
    column('Sækir um annars staðar', 'Applies elsewhere', 14, (row) => yesOrNo(row.hasOtherApplications)),
    column('Hvar', 'Where', 20, (row) => words(row.otherFunds)),
    column('Um umsækjendur', 'CV', 40, (row) => words(row.applicantCv)),
    column('Lýsing', 'Description', 40, (row) => words(row.projectDescription)),
    column('Kostnaðaráætlun', 'Budget', 30, (row) => words(row.budget)),
    column('Tímaáætlun', 'Time plan', 30, (row) => words(row.timePlan)),
    column('Annað', 'Other', 30, (row) => words(row.otherInfo)),
  ];
}
