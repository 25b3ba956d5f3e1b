import { readDuration } from '../../platform/rules/duration.ts';

/** A line of a set list that was pasted as text. */
export type PastedLine = {
  title: string;
  /** As written, often several with a comma or a slash between. */
  authors?: string;
  durationSeconds?: number;
  /** How often it was played, where that is written: „x2“. */
  quantity?: number;
};

/** Marks of a list: dots, dashes and stars that stand before a title. */
const bullet = /^(?:[•·*▪◦‣–—-]\s+)/u;
const number = /^(?<number>\d{1,4})(?:[.)\]:]\s*|\t)(?=\S)/u;
/** Minutes and seconds, with or without hours before or brackets around, at the end of a line. */
const lengthAtEnd =
  /[\s,;([/|–—-]+(?<length>(?:\d{1,2}:)?\d{1,3}[:.'’′]\d{2})["”″]?(?:\s*(?:mín|min)\.?)?[)\]]?$/u;
const onlyLength =
  /^[([]?(?<length>(?:\d{1,2}:)?\d{1,3}(?:[:.,'’′]\d{1,2})?)["”″]?(?:\s*(?:mín|min)\.?)?[)\]]?$/u;
/** Titles do not begin with a nought: such a number counts, though others have none. */
const paddedNumber = /^0\d{1,2}[.)\]:]?\s+(?=\S)/u;
const timesAtEnd = /\s+[(]?(?:[x×]\s?(?<before>\d{1,2})|(?<after>\d{1,2})\s?[x×])[)]?$/u;
const quotes = /^[„“”"»«](?<text>.+)[“”"«»]$/u;

/** Reads a set list of one work a line, each with its authors and length where they are written too. */
export function readPastedSetList(text: string): PastedLine[] {
  const lines = text.normalize('NFC').split(/\r\n|[\n\r\u2028\u2029\v\f]/u);
  const written = lines
    .map((line) => line.replace(/[\u00a0\u200b\ufeff]/gu, ' ').trim())
    .filter((line) => line !== '');
  return withoutNumbers(written).flatMap((line) => readLine(line) ?? []);
}

/** Numbers go when they count the lines: a list of one that starts with „1. maí“ keeps its number. */
function withoutNumbers(lines: readonly string[]): string[] {
  const numbers = lines.map((line) => Number(number.exec(line)?.groups?.['number']));
  const isCounted = lines.length > 1 && numbers.every((value, at) => value === at + Number(numbers[0]));
  return isCounted ? lines.map((line) => line.replace(number, '')) : [...lines];
}

function readLine(line: string): PastedLine | undefined {
  const plain = line.replace(bullet, '').replace(paddedNumber, '').trim();
  const { rest: timed, durationSeconds } = withoutLength(plain);
  const { rest, quantity } = withoutTimes(timed);
  const parts = columnsOf(rest);
  // In a column of its own a length may be whole minutes.
  const lengthAt = parts.length < 2 ? -1 : parts.findLastIndex((part) => onlyLength.test(part));
  const lengthInColumn = lengthAt > 0 ? secondsOf(onlyLength.exec(parts[lengthAt] ?? '')) : undefined;
  const words = lengthInColumn === undefined ? parts : parts.filter((_part, at) => at !== lengthAt);
  const [title, ...authors] = words.map(unquoted).filter((part) => part !== '');
  if (title === undefined || !/[\p{L}\p{N}]/u.test(title)) return undefined;
  const seconds = durationSeconds ?? lengthInColumn;
  return {
    title,
    ...(authors.length > 0 && { authors: authors.join(', ') }),
    ...(seconds !== undefined && { durationSeconds: seconds }),
    ...(quantity !== undefined && { quantity }),
  };
}

function withoutTimes(line: string): { rest: string; quantity?: number } {
  const found = timesAtEnd.exec(line);
  const quantity = Number(found?.groups?.['before'] ?? found?.groups?.['after'] ?? 0);
  return found === null || quantity === 0
    ? { rest: line }
    : { rest: line.slice(0, found.index).trim(), quantity };
}

function withoutLength(line: string): { rest: string; durationSeconds?: number } {
  const found = lengthAtEnd.exec(line);
  const durationSeconds = secondsOf(found);
  if (found === null || durationSeconds === undefined) return { rest: line };
  return { rest: line.slice(0, found.index).trim(), durationSeconds };
}

/** Columns of a sheet are apart by tabs or semicolons; otherwise a dash or a slash with spaces around parts title from authors. */
function columnsOf(line: string): string[] {
  if (line.includes('\t')) return trimmed(line.split('\t'));
  if (line.includes(';')) return trimmed(line.split(';'));
  const dash = /\s+[-–—/|]\s+/u.exec(line);
  if (dash === null) return [line];
  return trimmed([line.slice(0, dash.index), line.slice(dash.index + dash[0].length)]);
}

function trimmed(parts: readonly string[]): string[] {
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}

function unquoted(part: string): string {
  return (quotes.exec(part)?.groups?.['text'] ?? part).trim();
}

function secondsOf(found: RegExpExecArray | null): number | undefined {
  const length = found?.groups?.['length'];
  if (length === undefined) return undefined;
  const parts = length.split(/[:.,'’′]/u);
  if (parts.length === 2 || parts.length === 1) return readDuration(parts.join('.'));
  const [hours = 0, minutes = 0, seconds = 0] = parts.map(Number);
  return minutes < 60 && seconds < 60 ? hours * 3600 + minutes * 60 + seconds || undefined : undefined;
}
