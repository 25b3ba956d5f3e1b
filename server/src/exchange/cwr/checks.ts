import { readIpiBase, readIpiName } from '@omur/contract/people/rules/ipi';
import { readIsrc } from '@omur/contract/works/rules/isrc';
import { readIswc } from '@omur/contract/works/rules/iswc';
import { codesOf } from './codes.ts';
import { isDay, isDigits, isEmpty, isTime, numberIn } from './record.ts';

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

// Printable capitals of titles and of names; the table of CIS itself is not public, see docs/cwr.md.
const titleText = /^[ -`{}~£]*$/u;
const nameText = /^[ !-;?@A-Z_`]*$/u;
const asciiText = /^[ -~]*$/u;

function isEan(text: string): boolean {
  if (text.length !== 13 || !isDigits(text)) return false;
  const sum = Array.from(text).reduce(
    (total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3),
    0,
  );
  return sum % 10 === 0;
}

type Test = (text: string) => boolean;

/** The test of each check, made once: what it needs is looked up when it is made. */
const tests: { [K in Check['is']]: (check: Extract<Check, { is: K }>) => Test } = {
  entered: () => (text) => text !== '',
  listed: ({ list, mustEnter, except }) => {
    const codes = codesOf(list);
    return (text) => (text === '' ? !mustEnter : text !== except && codes.has(text));
  },
  oneOf: ({ values, mustEnter }) => {
    const listed = new Set(values);
    return (text) => (text === '' ? !mustEnter : listed.has(text));
  },
  between: ({ least, most }) => {
    return (text) => {
      const number = numberIn(text, 0, text.length);
      return number >= least && number <= most;
    };
  },
  digits: ({ mustEnter }) => {
    return (text) => (text === '' ? !mustEnter : isDigits(text));
  },
  day: ({ mustEnter }) => {
    return (text) => (isEmpty(text) ? !mustEnter : isDay(text));
  },
  time: () => (text) => isEmpty(text) || isTime(text),
  year: () => (text) => isEmpty(text) || (/^\d{4}$/u.test(text) && text >= '1000'),
  titleText: () => (text) => titleText.test(text),
  nameText: () => (text) => nameText.test(text),
  asciiText: () => (text) => asciiText.test(text),
  iswc: () => (text) => isEmpty(text) || readIswc(text).value === text,
  isrc: () => (text) => text === '' || readIsrc(text).value === text,
  ean: () => (text) => isEmpty(text) || isEan(text),
  ipi: () => (text) => isEmpty(text) || (isDigits(text) && readIpiName(text).value !== undefined),
  ipiBase: () => (text) => isEmpty(text) || readIpiBase(text).value !== undefined,
};

/** The check as a function of the text of a field. */
export function testOf(check: Check): Test {
  const make = tests[check.is] as (check: Check) => Test;
  return make(check);
}
