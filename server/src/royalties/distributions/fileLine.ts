import type { ErrorCode } from '@omur/contract/platform/errors';
import { readIsrc } from '@omur/contract/works/rules/isrc';
import { readIswc } from '@omur/contract/works/rules/iswc';
import { day } from '@omur/contract/platform/values';
import { longest, type Column } from './columns.ts';

/** What is wrong with a file, and where. */
export interface Problem {
  fileLine?: number;
  /** Of a file of a service, the cell. */
  column?: string;
  code: ErrorCode;
  values?: Readonly<Record<string, string | number>>;
}

export type Cells = Readonly<Record<Column, string>>;

/** A line as the rules take it. What is left out is null. */
export interface FileLine {
  fileLine: number;
  statementLineId: number;
  type: 1 | 2 | 3 | 4 | 5 | 6;
  rightId: number | null;
  workId: number | null;
  iswc: string | null;
  isrc: string | null;
  title: string;
  authorNames: string;
  performers: string;
  pot: string;
  /** The names of the pot and the station in English, '' where the file does not say. */
  potEn: string;
  station: string;
  stationEn: string;
  subtype: string;
  subtypeEn: string;
  countryId: number;
  usedOn: string | null;
  useCount: number | null;
  /** Exact, as PostgreSQL reads it. */
  amount: string;
  /** Names no right, and is split over those of its work. */
  isSplit?: true;
}

export interface Known {
  /** By number and by code of two letters. */
  countries: ReadonlyMap<string, number>;
  isCorrection: boolean;
  /** No use is of a later day (M15). */
  today: string;
}

const iceland = 352;

/** Reads a line, or says the first thing that is wrong with it. */
export function readFileLine(fileLine: number, cells: Cells, known: Known): FileLine | Problem {
  let problem: Problem | undefined;
  const wrong = (column: Column, code: ErrorCode, values?: Problem['values']): undefined => {
    problem ??= { fileLine, column, code, ...(values && { values }) };
    return undefined;
  };
  const number = (column: Column) => {
    const value = cells[column];
    if (value === '') return null;
    return wholeNumber(value) ?? wrong(column, 'distribution.line.number', { value: shown(value) });
  };
  const line = {
    fileLine,
    statementLineId: number('line') ?? wrong('line', 'distribution.line.missing'),
    type: typeOf(cells.type) ?? wrong('type', 'distribution.line.type', { value: shown(cells.type) }),
    rightId: number('right'),
    workId: number('work'),
    iswc: codeIn('iswc', cells.iswc, readIswc, wrong),
    isrc: codeIn('isrc', cells.isrc, readIsrc, wrong),
    countryId:
      cells.country === ''
        ? iceland
        : (known.countries.get(cells.country.toUpperCase()) ??
          wrong('country', 'distribution.line.country', { value: shown(cells.country) })),
    usedOn: cells.used_on === '' ? null : readDay(cells.used_on, known.today, wrong),
    useCount: number('uses'),
    amount: amountIn(cells.amount, known.isCorrection || cells.type === '6', wrong),
    title: cells.title,
    authorNames: cells.authors,
    performers: cells.performers,
    pot: cells.pot || wrong('pot', 'distribution.line.missing'),
    potEn: cells.pot_en,
    station: cells.station,
    stationEn: cells.station_en,
    subtype: cells.subtype,
    subtypeEn: cells.subtype_en || cells.subtype,
  };
  for (const [column, most] of longestOf)
    if (cells[column].length > most) wrong(column, 'distribution.line.long', { most });
  if (line.rightId === null && line.type !== 1 && line.type !== 3)
    wrong('right', 'distribution.line.rightMissing');
  // Nothing is undefined where there is no problem.
  return problem ?? (line as FileLine);
}

const longestOf = Object.entries(longest) as [Column, number][];

type Wrong = (column: Column, code: ErrorCode, values?: Problem['values']) => undefined;

/** As much of a value as a sentence has room for. */
export const shown = (value: string) => (value.length > 60 ? `${value.slice(0, 60)}…` : value);

export function wholeNumber(text: string): number | undefined {
  const number = /^[1-9]\d{0,9}$/u.test(text) ? Number(text) : 0;
  return number > 0 && number <= 2_147_483_647 ? number : undefined;
}

function typeOf(text: string): FileLine['type'] | undefined {
  if (text === '') return 1;
  return /^[1-6]$/u.test(text) ? (Number(text) as FileLine['type']) : undefined;
}

/** `1234`, `1234.5` and `1234,50`. `1.234` would be a thousand to some, and is refused. */
function amountIn(text: string, isCorrection: boolean, wrong: Wrong): string | undefined {
  if (text === '') return wrong('amount', 'distribution.line.missing');
  if (!/^-?\d{1,10}([.,]\d{1,2})?$/u.test(text))
    return wrong('amount', 'distribution.line.amount', { value: shown(text) });
  if (text.startsWith('-') && !isCorrection && /[1-9]/u.test(text))
    return wrong('amount', 'distribution.line.negative', { value: text });
  return text.replace(',', '.');
}

function codeIn(
  column: Column,
  text: string,
  read: (text: string) => { value?: string | undefined; problem?: unknown },
  wrong: Wrong,
): string | null | undefined {
  if (text === '') return null;
  const { value, problem } = read(text);
  return problem || !value ? wrong(column, 'distribution.line.code', { value: shown(text) }) : value;
}

function readDay(text: string, today: string, wrong: Wrong): string | undefined {
  if (!/^\d{4}-\d\d-\d\d$/u.test(text) || !day.safeParse(text).success)
    return wrong('used_on', 'distribution.line.day', { value: shown(text) });
  if (text < firstUse || text > today)
    return wrong('used_on', 'distribution.line.dayOutside', { value: text, first: firstUse });
  return text;
}

/** M15: older uses are no society's to pay any more, and a year of another century is a slip. */
export const firstUse = '2000-01-01';
