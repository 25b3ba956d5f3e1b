import { bankAccountProblem } from '@omur/contract/people/rules/bankAccount';
import { readEmails } from '@omur/contract/people/rules/email';
import { readIpiName } from '@omur/contract/people/rules/ipi';
import { readKennitala } from '@omur/contract/people/rules/kennitala';
import type { ErrorCode } from '@omur/contract/platform/errors';
import { readDuration } from '@omur/contract/platform/rules/duration';
import { fullShare, readShare } from '@omur/contract/platform/rules/shares';
import { day } from '@omur/contract/platform/values';
import { readIsrc } from '@omur/contract/works/rules/isrc';
import { readIswc } from '@omur/contract/works/rules/iswc';
import type { CellKind, Lookup } from './kinds.ts';

/** Codes that are on file, by what a file may call them. */
export type Lookups = Readonly<Record<Lookup, ReadonlyMap<string, string>>>;

/** A cell as it is staged, in the form that PostgreSQL reads; or what is wrong with it. */
export type ReadCell =
  | { value: string; problem?: undefined }
  | { problem: ErrorCode; values?: Record<string, string | number> };

const shownAtMost = 60;
export const shown = (cell: string): string =>
  cell.length > shownAtMost ? `${cell.slice(0, shownAtMost)}…` : cell;

const forms = {
  day: (text: string) => (/^[1-9]/u.test(text) && day.safeParse(text).success ? text : undefined),
  yesNo: (text: string) => ({ yes: 'true', no: 'false' })[text.toLowerCase()],
  share: (text: string) => {
    const hundredths = readShare(text);
    return hundredths !== undefined && hundredths > 0 && hundredths <= fullShare
      ? (hundredths / 100).toFixed(2)
      : undefined;
  },
  // As a distribution's file has them: `1.234` would be a thousand to some, and is refused.
  amount: (text: string) => (/^-?\d{1,10}([.,]\d{1,2})?$/u.test(text) ? text.replace(',', '.') : undefined),
  kennitala: readKennitala,
  emails: (text: string) => readEmails(text).value,
  ipi: (text: string) => readIpiName(text).value,
  bankAccount: readAccount,
  duration: (text: string) => readDuration(text)?.toString(),
  isrc: (text: string) => readIsrc(text).value,
  workCode: (text: string) => (/^t[\d.\s-]+$/iu.test(text) ? readIswc(text).value : readIsrc(text).value),
} as const satisfies Record<string, (text: string) => string | undefined>;

export function readCell(kind: CellKind, text: string, lookups: Lookups): ReadCell {
  if (kind.is === 'text')
    return Array.from(text).length <= kind.most
      ? { value: text }
      : { problem: 'society.line.long', values: { most: kind.most } };
  const values = { value: shown(text) };
  if (kind.is === 'own' || kind.is === 'reference')
    return /^\S{1,40}$/u.test(text) ? { value: text } : { problem: 'society.line.own', values };
  if (kind.is === 'word')
    return kind.words.includes(text)
      ? { value: text }
      : { problem: 'society.line.word', values: { ...values, known: kind.words.join(', ') } };
  if (kind.is === 'lookup') {
    const value = lookups[kind.of].get(text.toUpperCase());
    return value === undefined ? { problem: 'society.line.notOnFile', values } : { value };
  }
  if (kind.is === 'whole')
    return /^[1-9]\d{0,9}$/u.test(text) && Number(text) >= kind.least && Number(text) <= kind.most
      ? { value: text }
      : { problem: 'society.line.whole', values: { ...values, least: kind.least, most: kind.most } };
  const value = forms[kind.is](text);
  return value === undefined ? { problem: `society.line.${kind.is}`, values } : { value };
}

/** `0133-26-000123`, as it is on file: three parts. */
function readAccount(text: string): string | undefined {
  const [bank = '', ledger = '', account = '', ...rest] = text.split('-').map((part) => part.trim());
  const isWhole = rest.length === 0 && bankAccountProblem({ bank, ledger, account }) === undefined;
  return isWhole ? `${bank}-${ledger}-${account}` : undefined;
}
