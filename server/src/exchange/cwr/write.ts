import { headerTypes, type RecordType, type ValuesOf, type Version } from './layouts/index.ts';
import type { Span } from './layouts/layout.ts';
import { isDigits } from './record.ts';
import { transliterate } from './transliterate.ts';
import { layoutIn, type TypedRecord } from './values.ts';

/** What a file is to hold: groups of transactions, each its header and then its details. Numbers and counts are made here. */
export interface CwrContent {
  version: Version;
  header: ValuesOf<'HDR'>;
  groups: readonly {
    type: 'AGR' | 'NWR' | 'REV' | 'ISW' | 'EXC' | 'ACK';
    transactions: Iterable<readonly TypedRecord[]>;
  }[];
}

/** Texts wider than this are titles, names and notes, and are cut to their field; a number that is too long is an error. */
const widestNumber = 20;

/** The lines of a file, each with CR LF, as Latin-1: `Buffer.from(line, 'latin1')` are its bytes. @throws for a value that does not fit its field. */
export function* writeCwr({ version, header, groups }: CwrContent): Generator<string> {
  const isUtf8 = header.characterSet === 'UTF-8';
  let records = 2;
  let transactions = 0;
  yield lineOf({ type: 'HDR', values: header }, { version, isUtf8 });
  for (const [at, group] of groups.entries()) {
    const number = at + 1;
    const written = { transactions: 0, records: 2 };
    const groupVersion = version === '2.1' ? '02.10' : '02.20';
    yield lineOf(
      {
        type: 'GRH',
        values: {
          transactionType: group.type,
          group: number,
          version: groupVersion,
          batch: 0,
          distributionType: null,
        },
      },
      { version, isUtf8 },
    );
    for (const transaction of group.transactions) {
      if (!headerTypes.has(transaction[0]?.type ?? ''))
        throw new Error('A transaction begins with its header.');
      for (const [position, record] of transaction.entries())
        yield lineOf(record, { version, isUtf8, transaction: written.transactions, record: position });
      written.transactions += 1;
      written.records += transaction.length;
    }
    if (written.transactions === 0) throw new Error(`Group ${number} has no transaction.`);
    yield lineOf(
      { type: 'GRT', values: { group: number, ...written, currency: null, amount: 0 } },
      { version, isUtf8 },
    );
    transactions += written.transactions;
    records += written.records;
  }
  yield lineOf(
    { type: 'TRL', values: { groups: groups.length, transactions, records } },
    { version, isUtf8 },
  );
}

interface Place {
  version: Version;
  isUtf8: boolean;
  transaction?: number;
  record?: number;
}

/** One record as a line with CR LF, as Latin-1. @throws for a value that does not fit its field. */
export function lineOf({ type, values }: TypedRecord, { version, isUtf8, ...prefix }: Place): string {
  let line: string = type;
  const all: Record<string, string | number | null> = { ...values, ...prefix };
  for (const span of layoutIn(version, type).spans)
    line = line.padEnd(span.from) + columnsOf(span, all[span.name] ?? null, type, isUtf8);
  return `${line}\r\n`;
}

function columnsOf(span: Span, value: string | number | null, type: RecordType, isUtf8: boolean): string {
  const size = span.to - span.from;
  const columns = textOf(span, value, size, isUtf8);
  if (columns.length !== size) throw new Error(`${type} ${span.name} has no room for ${String(value)}.`);
  return columns;
}

/** The columns of a field; longer ones than there are do not fit. */
function textOf({ kind, name }: Span, value: string | number | null, size: number, isUtf8: boolean): string {
  switch (kind) {
    case 'number':
    case 'share': {
      const number = value ?? 0;
      if (typeof number !== 'number' || !Number.isSafeInteger(number) || number < 0)
        throw new Error(`${name} must be a whole number, and is ${String(value)}.`);
      return String(number).padStart(size, '0');
    }
    case 'digits': {
      const digits = String(value ?? '');
      if (digits !== '' && !isDigits(digits)) throw new Error(`${name} must be digits, and is ${digits}.`);
      return digits.padStart(size, '0');
    }
    case 'date':
      return value === null ? '0'.repeat(size) : String(value).replaceAll('-', '');
    case 'clock':
      return String(value ?? '000000').replaceAll(':', '');
    case 'duration':
      return value === null ? '0'.repeat(size) : durationOf(Number(value));
    case 'native':
      return isUtf8 ? utf8Of(String(value ?? ''), size) : plainOf(String(value ?? ''), size);
    default:
      return plainOf(String(value ?? ''), size);
  }
}

function durationOf(seconds: number): string {
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return parts.map((part) => String(part).padStart(2, '0')).join('');
}

function plainOf(value: string, size: number): string {
  const plain = transliterate(value);
  return (size > widestNumber ? plain.slice(0, size) : plain).padEnd(size);
}

/** UTF-8 bytes as Latin-1 characters, cut between characters. */
function utf8Of(value: string, size: number): string {
  let columns = '';
  for (const sign of value.normalize('NFC')) {
    const bytes = Buffer.from(sign, 'utf8').toString('latin1');
    if (columns.length + bytes.length > size) break;
    columns += bytes;
  }
  return columns.padEnd(size);
}
