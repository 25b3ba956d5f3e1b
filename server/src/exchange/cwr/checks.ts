import { ipiNameCheckOf, readIpiBase } from '@omur/contract/people/rules/ipi';
import { readIsrc } from '@omur/contract/works/rules/isrc';
import { readIswc } from '@omur/contract/works/rules/iswc';
import { areDigits, areZeros, numberOf } from './bytes.ts';
import { type CodeBook, standardCodes } from './codes.ts';
import { isDay, isDigits, isTime } from './record.ts';

/** What a field may hold. Unless it has to be entered, blanks pass, and zeros in dates, times and numbers of parties. */
export type Check =
  | { is: 'entered' }
  | { is: 'listed'; list: string; mustEnter?: true; except?: string }
  | { is: 'oneOf'; values: readonly string[]; mustEnter?: true }
  | { is: 'between'; least: number; most: number }
  | { is: 'digits'; mustEnter?: true }
  | { is: 'day'; mustEnter?: true }
  | { is: 'time' }
  | { is: 'year' }
  | { is: 'titleText' }
  | { is: 'nameText' }
  | { is: 'asciiText' }
  | { is: 'iswc' }
  | { is: 'isrc' }
  | { is: 'ean' }
  | { is: 'ipi' }
  | { is: 'ipiBase' };

export const entered: Check = { is: 'entered' };
export const listed = (list: string): Check => ({ is: 'listed', list });
export const requiredListed = (list: string, except?: string): Check => ({
  is: 'listed',
  list,
  mustEnter: true,
  ...(except && { except }),
});
export const oneOf = (...values: string[]): Check => ({ is: 'oneOf', values });
export const requiredOneOf = (...values: string[]): Check => ({ is: 'oneOf', values, mustEnter: true });
export const between = (least: number, most: number): Check => ({ is: 'between', least, most });

/**
 * Whether the bytes of a field, without the blanks around them, are what it may hold. Most fields are sound, and are never made into text.
 * Where there are none, `from` is `to`.
 */
export type Test = (bytes: Uint8Array, from: number, to: number) => boolean;

/** The bytes that a text of some kind may hold, one place for each. */
function bytesIn(allowed: RegExp): Uint8Array {
  return Uint8Array.from({ length: 256 }, (_, byte) => (allowed.test(String.fromCharCode(byte)) ? 1 : 0));
}

const allIn = (allowed: Uint8Array): Test => {
  return (bytes, from, to) => {
    for (let at = from; at < to; at += 1) if (allowed[bytes[at] ?? 0] === 0) return false;
    return true;
  };
};

// Printable capitals of titles and of names; the table of CIS itself is not public, see docs/cwr.md.
const titleText = allIn(bytesIn(/^[ -`{}~£]$/u));
const nameText = allIn(bytesIn(/^[ !-;?@A-Z_`]$/u));
const asciiText = allIn(bytesIn(/^[ -~]$/u));

/** Codes are a few letters, and are looked up as one number. */
const longestCode = 6;
const codeNumber = (bytes: Uint8Array, from: number, to: number): number => {
  let number = 0;
  for (let at = from; at < to; at += 1) number = number * 256 + (bytes[at] ?? 0);
  return number;
};

function isOneOf(codes: readonly string[], mustEnter = false): Test {
  if (codes.some(({ length }) => length > longestCode)) {
    const words = new Set(codes);
    const isWord = onText((text) => words.has(text));
    return (bytes, from, to) => (from === to ? !mustEnter : isWord(bytes, from, to));
  }
  const numbers = new Set(codes.map((code) => codeNumber(Buffer.from(code, 'latin1'), 0, code.length)));
  return (bytes, from, to) => {
    if (from === to) return !mustEnter;
    return to - from <= longestCode && numbers.has(codeNumber(bytes, from, to));
  };
}

const onText = (test: (text: string) => boolean): Test => {
  return (bytes, from, to) => test(Buffer.from(bytes.subarray(from, to)).toString('latin1'));
};
/** Eleven digits, the last two of them check digits; zeros before them are often left out. */
const isIpiName: Test = (bytes, from, to) => {
  if (!areDigits(bytes, from, to)) return false;
  let sum = 0;
  for (let at = to - 3, weight = 2; at >= from; at -= 1, weight += 1) sum += weight * ((bytes[at] ?? 0) - 48);
  return ipiNameCheckOf(sum) === numberOf(bytes, Math.max(from, to - 2), to);
};

const orZeros = (test: Test): Test => {
  return (bytes, from, to) => areZeros(bytes, from, to) || test(bytes, from, to);
};

function isEan(text: string): boolean {
  if (text.length !== 13 || !isDigits(text)) return false;
  const sum = Array.from(text).reduce(
    (total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3),
    0,
  );
  return sum % 10 === 0;
}

/** The test of each check, made once: what it needs is looked up when it is made. */
const tests: { [K in Check['is']]: (check: Extract<Check, { is: K }>, codes: CodeBook) => Test } = {
  entered: () => (_bytes, from, to) => to > from,
  listed: ({ list, mustEnter, except }, codes) =>
    isOneOf(
      [...codes.codesOf(list)].filter((code) => code !== except),
      mustEnter,
    ),
  oneOf: ({ values, mustEnter }) => isOneOf(values, mustEnter),
  between: ({ least, most }) => {
    return (bytes, from, to) => {
      const number = numberOf(bytes, from, to);
      return number >= least && number <= most;
    };
  },
  digits: ({ mustEnter }) => {
    return (bytes, from, to) => (from === to ? !mustEnter : areDigits(bytes, from, to));
  },
  day: ({ mustEnter }) => {
    const isSound = onText(isDay);
    return (bytes, from, to) => (areZeros(bytes, from, to) ? !mustEnter : isSound(bytes, from, to));
  },
  time: () => orZeros(onText(isTime)),
  year: () => orZeros(onText((text) => /^\d{4}$/u.test(text) && text >= '1000')),
  titleText: () => titleText,
  nameText: () => nameText,
  asciiText: () => asciiText,
  iswc: () => orZeros(onText((text) => readIswc(text).value === text)),
  isrc: () => onText((text) => text === '' || readIsrc(text).value === text),
  ean: () => orZeros(onText(isEan)),
  ipi: () => orZeros(isIpiName),
  ipiBase: () => orZeros(onText((text) => readIpiBase(text).value !== undefined)),
};

/** The check as a function of the bytes of a field. */
export function testOf(check: Check, codes = standardCodes): Test {
  const make = tests[check.is] as (check: Check, codes: CodeBook) => Test;
  return make(check, codes);
}
