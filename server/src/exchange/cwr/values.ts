import { layouts, type RecordType, type ValuesOf, type Version } from './layouts/index.ts';
import type { Kind, Span } from './layouts/layout.ts';
import { type CwrRecord, isDay, isDigits, isEmpty, isTime } from './record.ts';

/** A record with its type and its values. */
export type TypedRecord = { [T in RecordType]: { type: T; values: ValuesOf<T> } }[RecordType];

const readers: Readonly<Record<Kind, (text: string, isUtf8: boolean) => string | number | null>> = {
  text: (text) => text || null,
  code: (text) => text || null,
  native: (text, isUtf8) => (isUtf8 ? Buffer.from(text, 'latin1').toString('utf8').trim() : text) || null,
  digits: (text) => (isEmpty(text) ? null : text),
  number: (text) => (isDigits(text) ? Number(text) : 0),
  share: (text) => (isDigits(text) ? Number(text) : 0),
  date: (text) => (isDay(text) ? `${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6)}` : null),
  duration: (text) => {
    if (isEmpty(text) || !isTime(text)) return null;
    return Number(text.slice(0, 2)) * 3600 + Number(text.slice(2, 4)) * 60 + Number(text.slice(4));
  },
  clock: (text) => (isTime(text) ? `${text.slice(0, 2)}:${text.slice(2, 4)}:${text.slice(4)}` : '00:00:00'),
};

const valueSpans = new Map<string, readonly Span[]>(
  [...layouts['2.2']].map(([type, { spans }]) => [
    type,
    spans.filter(({ name }) => name !== 'transaction' && name !== 'record'),
  ]),
);

/** The values of a record in our names, with the defaults that FR rules put in place. Fields that its version has not are empty. */
export function valuesOf<T extends RecordType>(type: T, record: CwrRecord, isUtf8 = false): ValuesOf<T> {
  if (record.type !== type) throw new Error(`The record is ${record.type}, not ${type}.`);
  const values: Record<string, string | number | null> = {};
  for (const { name, kind } of valueSpans.get(type) ?? [])
    values[name] = readers[kind](record.kept(name), isUtf8);
  return values as ValuesOf<T>;
}

/** The record with its type, for what goes through all records alike. */
export function typedRecord(record: CwrRecord, isUtf8 = false): TypedRecord {
  const type = record.type as RecordType;
  return { type, values: valuesOf(type, record, isUtf8) } as TypedRecord;
}

/** How many columns a record type has in a version, and where its fields are; 2.1 borrows the few records that only 2.2 has. */
export const layoutIn = (version: Version, type: RecordType) => {
  const layout = layouts[version].get(type);
  if (!layout) throw new Error(`CWR ${version} has no record ${type}.`);
  return layout;
};
