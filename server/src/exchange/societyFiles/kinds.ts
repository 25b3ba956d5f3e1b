import { fileKinds, type FileKind } from '@omur/contract/exchange/societyColumns';

export {
  columnsOf,
  fileKinds,
  numberedKinds,
  type CellKind,
  type Column,
  type FileKind,
  type Lookup,
  type NumberedKind,
} from '@omur/contract/exchange/societyColumns';

/** What a row is a part of: it is taken, changed and refused with it. */
export const wholeOf: Readonly<Partial<Record<FileKind, FileKind>>> = {
  contract_terms: 'contracts',
  work_titles: 'works',
  work_codes: 'works',
  work_authors: 'works',
  contract_works: 'works',
  distribution_corrections: 'distributions',
  statement_lines: 'distributions',
  set_list_lines: 'performances',
  cue_sheet_lines: 'cue_sheets',
  balances: 'balance_lists',
};

export const isFileKind = (name: string): name is FileKind => fileKinds.some((kind) => kind === name);
