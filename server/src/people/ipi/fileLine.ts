import { readIpiBase, readIpiName } from '@omur/contract/people/rules/ipi';
import { ipiNameKindCodes, ipiRightCodes, ipiRoleCodes } from '@omur/contract/people/rules/ipiCodes';
import type { ErrorCode } from '@omur/contract/platform/errors';

/** The columns of a file of the register. A line without a society says no more than who goes by a name. */
export const columns = [
  'name_number',
  'base_number',
  'name',
  'first_name',
  'kind',
  'society',
  'right',
  'role',
  'from',
  'to',
] as const;
export type Column = (typeof columns)[number];
export const neededColumns: readonly Column[] = ['name_number', 'base_number', 'name', 'kind'];
export type Cells = Readonly<Record<Column, string>>;

export interface Problem {
  fileLine?: number | undefined;
  column?: string | undefined;
  code: ErrorCode;
  values?: Record<string, string | number> | undefined;
}

/** A line as the database takes it. */
export interface FileLine extends Record<string, unknown> {
  file_line: number;
  name_number: string;
  base_number: string;
  name: string;
  first_name: string | null;
  name_kind: string;
  society_code: number | null;
  right_code: string | null;
  role_code: string | null;
  starts_on: string | null;
  ends_on: string | null;
}

const longest: Readonly<Partial<Record<Column, number>>> = { name: 200, first_name: 100 };
const shownAtMost = 60;
export const shown = (cell: string): string =>
  cell.length > shownAtMost ? `${cell.slice(0, shownAtMost)}…` : cell;

/** A line of the file, or all that is wrong with its cells (X31). */
export function readFileLine(
  fileLine: number,
  cells: Cells,
  societies: ReadonlySet<number>,
): FileLine | Problem[] {
  const problems: Problem[] = [];
  const wrong = (column: Column, code: ErrorCode, values?: Problem['values']) => {
    problems.push({ fileLine, column, code, values: values ?? { value: shown(cells[column]) } });
    return '';
  };
  const oneOf = (column: Column, code: ErrorCode, known: readonly string[]) => {
    const value = cells[column].toUpperCase();
    if (known.includes(value)) return value;
    return wrong(column, code, { value: shown(cells[column]), known: known.join(', ') });
  };
  for (const [column, most] of Object.entries(longest) as [Column, number][])
    if (cells[column].length > most) wrong(column, 'ipi.line.long', { most });
  if (cells.name === '') wrong('name', 'ipi.line.missing');
  const line: FileLine = {
    file_line: fileLine,
    name_number: wholeNumber(cells.name_number) ?? wrong('name_number', 'ipi.line.nameNumber'),
    base_number: readIpiBase(cells.base_number).value ?? wrong('base_number', 'ipi.line.baseNumber'),
    name: cells.name,
    first_name: cells.first_name === '' ? null : cells.first_name,
    name_kind: oneOf('kind', 'ipi.line.kind', ipiNameKindCodes),
    ...noMembership,
  };
  if (hasMembership(cells)) Object.assign(line, readMembership(cells, societies, { wrong, oneOf }));
  return problems.length > 0 ? problems : line;
}

const noMembership = {
  society_code: null,
  right_code: null,
  role_code: null,
  starts_on: null,
  ends_on: null,
};
const ofMembership = ['society', 'right', 'role', 'from', 'to'] as const;
const hasMembership = (cells: Cells) => ofMembership.some((column) => cells[column] !== '');

interface Say {
  wrong: (column: Column, code: ErrorCode, values?: Problem['values']) => string;
  oneOf: (column: Column, code: ErrorCode, known: readonly string[]) => string;
}

function readMembership(cells: Cells, societies: ReadonlySet<number>, { wrong, oneOf }: Say) {
  const society = /^\d{1,4}$/u.test(cells.society) ? Number(cells.society) : undefined;
  if (society === undefined || !societies.has(society)) wrong('society', 'ipi.line.society');
  const from = readDay(cells.from) ?? wrong('from', 'ipi.line.day');
  const until = cells.to === '' ? null : (readDay(cells.to) ?? wrong('to', 'ipi.line.day'));
  // A last day in the year 9999 is how the register writes that there is none.
  const to = until?.startsWith('9999') ? null : until;
  if (from !== '' && to && to < from) wrong('to', 'ipi.line.order');
  return {
    society_code: society ?? null,
    right_code: oneOf('right', 'ipi.line.right', ipiRightCodes),
    role_code: oneOf('role', 'ipi.line.role', ipiRoleCodes),
    starts_on: from,
    ends_on: to,
  };
}

/** A number of the register stands there whole; one that lost its zeros to a spreadsheet gets them again. */
const wholeNumber = (cell: string) => (cell === '' ? undefined : readIpiName(cell).value);

/** A day of 1800 or later, with its hyphens or without. */
export function readDay(cell: string): string | undefined {
  const [, year = '', month = '', day = ''] = /^(\d{4})-?(\d{2})-?(\d{2})$/u.exec(cell) ?? [];
  const written = `${year}-${month}-${day}`;
  const read = new Date(`${written}T00:00:00Z`);
  if (Number.isNaN(read.getTime()) || read.toISOString().slice(0, 10) !== written) return undefined;
  return year >= '1800' ? written : undefined;
}
