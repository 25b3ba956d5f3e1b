import type { StatementLine } from '@omur/contract/royalties/statistics';
import type { ReportDocument } from './reportDocument.ts';
import type { Remittance } from './remittance.ts';
import type { SocietyFormat, SocietyStatement } from './societyColumns.ts';
import type { StatementHead } from './statement.ts';
import type { YearOfStatements } from './yearPdf.ts';
import type { TaxYear } from './taxYear.ts';

// What the page and the worker say to each other. Lines come first, as they are read; then what is wanted of them.

export type StatementFile = 'pdf' | 'csv' | 'excel';
export type Wanted =
  | { [Kind in StatementFile]: { kind: Kind; head: StatementHead } }[StatementFile]
  | { kind: 'taxYear'; summary: TaxYear }
  | { kind: 'year'; year: YearOfStatements }
  | { kind: 'remittance'; remittance: Remittance }
  | { kind: 'society'; format: SocietyFormat; statement: SocietyStatement }
  | { kind: 'reportPdf' | 'reportExcel'; report: ReportDocument };
/** `statement` says that all lines of one of several have been sent. */
export type ToWorker =
  | Wanted
  | { kind: 'lines'; lines: StatementLine[] }
  | { kind: 'statement'; head: StatementHead };
export type FromWorker = { kind: 'made'; content: Blob } | { kind: 'failed'; problem: string };
