import type { ErrorCode } from '@omur/contract/platform/errors';
import { plainWork } from '@omur/contract/platform/fields/plainWork';
import * as fields from '@omur/contract/platform/fields/works';
import type { PlainField } from '@omur/contract/platform/plainFields';
import type { SheetLine } from '@omur/contract/platform/rules/sheetLines';
import type { Cell } from '../../platform/bulk/kind.ts';

/** The columns of what a payload says of an author, and of the work. */
const ofAuthor: Readonly<Record<string, string>> = {
  name: 'name',
  typeOfAuthor: 'type',
  roles: 'type',
  ratio: 'share',
  ssn: 'ssn',
  ipi: 'ipi',
  email: 'email',
  publishingContractId: 'contract',
};
const ofWork: Readonly<Record<string, string>> = {
  [fields.title.wire]: 'title',
  [fields.typedDuration.wire]: 'length',
  searchNames: 'other_titles',
  isrcCodes: 'isrc',
  ...Object.fromEntries(
    Object.values<PlainField>(plainWork).flatMap(({ wire, sheetColumn }) =>
      sheetColumn ? [[wire, sheetColumn]] : [],
    ),
  ),
};

/** The cell of a field of the payload, by which an author’s line is found. */
export function cellOfField(
  field: string,
  code: ErrorCode,
  { lines, lineOf }: { lines: readonly SheetLine[]; lineOf: ReadonlyMap<string, number> },
): Cell {
  const [list = '', at = '', part = ''] = field.split('.');
  if (list === 'lines') return { lineNumber: Number(at), sheetColumn: part };
  const lineNumber = lineOf.get(`${list}.${at}`);
  if (lineNumber !== undefined)
    return { lineNumber, sheetColumn: ofAuthor[part] ?? namingColumn(lines[lineNumber] ?? {}) };
  if (list === 'isrcCodes' && part === 'performer') return { lineNumber: 0, sheetColumn: 'performer' };
  if (list === 'authors') return { lineNumber: 0, sheetColumn: columnOfRule(code) };
  return { lineNumber: 0, sheetColumn: ofWork[list] ?? null };
}

/** The cell by which a line names its author. */
const namingColumn = (line: SheetLine): string =>
  ['author', 'ssn', 'ipi'].find((column) => (line[column] ?? '') !== '') ?? 'name';

/** Where a rule about all authors is shown. */
function columnOfRule(code: ErrorCode): string {
  if (code.startsWith('work.split.') || code.startsWith('work.shares')) return 'share';
  return code === 'work.composerMissing' || code === 'work.onlyArrangers' ? 'type' : 'name';
}
