import type { ErrorCode } from '@omur/contract/platform/errors';
import type { UsageColumn } from '@omur/contract/platform/fields/usage';
import { readIsrc } from '@omur/contract/works/rules/isrc';
import { readIswc } from '@omur/contract/works/rules/iswc';
import { controlCharacter } from '../../platform/files/controlCharacters.ts';
import type { Row } from '../../platform/files/tableRows.ts';
import { amountIn, dayIn, mostAmount, secondsIn, timeIn, unsure } from './values.ts';

/** What is wrong with a file, and where. */
export interface UsageProblem {
  fileLine?: number;
  column?: string;
  code: ErrorCode;
  values?: Readonly<Record<string, string | number>>;
  /** Told of a line that is not broken (R228). */
  isNotice?: boolean;
}

/** A line as it is staged. What is left out is null; an amount is exact, as PostgreSQL reads it. */
export interface UsageLine {
  fileLine: number;
  /** Counted from 1 where a line of the file is several. */
  partNumber?: number;
  usedOn: string;
  usedAt: string | null;
  station: string | null;
  programme: string | null;
  title: string | null;
  performers: string | null;
  authorNames: string | null;
  iswc: string | null;
  isrc: string | null;
  workNumber: string | null;
  countryId: number;
  seconds: number | null;
  plays: number;
  amount: string | null;
}

/** What is known of a file before its lines are read. */
export interface UsageFacts {
  /** Ours by their place in the file, counted from 1. */
  mapping: Readonly<Partial<Record<UsageColumn, number>>>;
  /** By number and by code of two letters. */
  countries: ReadonlyMap<string, number>;
  station: string | null;
  needsAmount: boolean;
  /** No use is of a later day. */
  today: string;
}

export const iceland = 352;
const mostText = 1000;
const firstUse = '2000-01-01';

/** Reads a row as a line of usage, or says the first thing that is wrong with it. R6, R7 */
export function readUsageLine({ fileLine, fields }: Row, facts: UsageFacts): UsageLine | UsageProblem {
  let problem: UsageProblem | undefined;
  const wrong = (column: UsageColumn, code: ErrorCode, value?: string): null => {
    problem ??= { fileLine, column, code, ...(value !== undefined && { values: { value: shown(value) } }) };
    return null;
  };
  const cell = (column: UsageColumn): string => {
    const at = facts.mapping[column];
    return at === undefined ? '' : (fields[at - 1] ?? '').trim().normalize('NFC');
  };
  const textIn = (column: UsageColumn): string | null => {
    const value = cell(column);
    if (value.includes('\uFFFD')) return wrong(column, 'usage.line.encoding');
    if (controlCharacter.test(value)) return wrong(column, 'usage.line.sign');
    if (value.length <= mostText) return value || null;
    problem ??= { fileLine, column, code: 'usage.line.tooMuchText', values: { most: mostText } };
    return null;
  };
  const used = dayIn(cell('usedOn'));
  if (!used) wrong('usedOn', 'usage.line.day', cell('usedOn'));
  else if (used.day < firstUse || used.day > facts.today) wrong('usedOn', 'usage.line.dayOutside', used.day);
  const line = {
    fileLine,
    usedOn: used?.day ?? '',
    usedAt: readTime(cell('usedAt'), wrong) ?? used?.time ?? null,
    station: textIn('station') ?? facts.station,
    programme: textIn('programme'),
    title: textIn('title'),
    performers: textIn('performers'),
    authorNames: textIn('authorNames'),
    iswc: readIswc(cell('iswc')).value ?? null,
    isrc: readIsrc(cell('isrc')).value ?? null,
    workNumber: /^0*[1-9]\d{0,8}$/u.test(cell('workNumber')) ? cell('workNumber').replace(/^0+/u, '') : null,
    countryId: readCountry(cell('country'), facts, wrong),
    seconds: readSeconds(cell('seconds'), wrong),
    plays: readPlays(cell('plays'), wrong),
    amount: readAmount(cell('amount'), facts, wrong),
  };
  const { title, programme, iswc, isrc, workNumber } = line;
  if (!problem && !title && !programme && !iswc && !isrc && !workNumber)
    problem = { fileLine, code: 'usage.line.nothing' };
  return problem ?? line;
}

type Wrong = (column: UsageColumn, code: ErrorCode, value?: string) => null;

function readTime(text: string, wrong: Wrong): string | null {
  if (text === '') return null;
  return timeIn(text) ?? wrong('usedAt', 'usage.line.time', text);
}

function readSeconds(text: string, wrong: Wrong): number | null {
  if (text === '') return null;
  const seconds = secondsIn(text);
  // A line of no length is a cue or a jingle that was cut: it weighs nothing, and is as if its length were not said.
  return seconds === undefined ? wrong('seconds', 'usage.line.seconds', text) : seconds || null;
}

function readPlays(text: string, wrong: Wrong): number {
  if (text === '') return 1;
  const plays = /^\d{1,9}([.,]0+)?$/u.test(text) ? Number.parseInt(text, 10) : 0;
  return plays > 0 ? plays : (wrong('plays', 'usage.line.plays', text) ?? 1);
}

function readAmount(text: string, { needsAmount }: UsageFacts, wrong: Wrong): string | null {
  if (text === '') return needsAmount ? wrong('amount', 'usage.line.amountMissing') : null;
  const amount = amountIn(text);
  if (amount === unsure) return wrong('amount', 'usage.line.amountUnsure', text);
  if (amount === undefined || Math.abs(Number(amount)) > mostAmount)
    return wrong('amount', 'usage.line.amount', text);
  return amount;
}

function readCountry(text: string, { countries }: UsageFacts, wrong: Wrong): number {
  if (text === '') return iceland;
  return countries.get(text.toUpperCase()) ?? wrong('country', 'usage.line.country', text) ?? iceland;
}

/** What stands in a cell, as far as a sentence has room for it. */
export const shown = (text: string) => (text.length > 40 ? `${text.slice(0, 40)}…` : text);
