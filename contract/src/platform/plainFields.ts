import * as z from 'zod/mini';
import { type CodeList, codeLists } from './rules/codeLists.ts';
import { keptText } from './rules/keptText.ts';
import type { Text } from './rules/language.ts';
import { type Field, field, freeText, lineText, maybe, nullable, onDemand } from './wire.ts';

// Fields that are kept and shown as they are typed, and need no code of their own. One that needs a rule leaves its table.

interface Declared {
  wire: string;
  label: Text;
  hint?: Text;
  /** Its column in the sheet that `npm run register` reads. */
  sheetColumn?: string;
  /** For staff and those whose thing it is, not for everybody. */
  isForParties?: boolean;
  /** Among the first fields of the form, above those that are seldom filled in. */
  isProminent?: boolean;
}
interface PlainText extends Declared {
  input: 'text';
  maxLength: number;
  isMultiline?: boolean;
  /** Line breaks become spaces. */
  isLine?: boolean;
  /** What the browser may fill in where the thing is the user's own, as HTML names it. */
  autoComplete?: string;
}
interface PlainYear extends Declared {
  input: 'year';
}
/** The number of something, as the portal counts. */
interface PlainNumber extends Declared {
  input: 'number';
}
interface PlainChoice extends Declared {
  input: 'choice';
  /** The codes that may be chosen. */
  list: CodeList;
}
export type PlainField = PlainText | PlainYear | PlainNumber | PlainChoice;
export type PlainTable = Readonly<Record<string, PlainField>>;

type ValueOf<F> = F extends { input: 'year' | 'number' } ? number : string;
/** What is known of a thing by its plain fields; null where nothing is said. */
export type PlainValues<T extends PlainTable> = { [K in keyof T]: ValueOf<T[K]> | null };
type PayloadOf<T extends PlainTable> = {
  [K in keyof T]: Field<z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniType<ValueOf<T[K]> | null>>>>;
};
type AnswerOf<T extends PlainTable> = {
  [K in keyof T]: Field<z.ZodMiniNullable<z.ZodMiniType<ValueOf<T[K]>>>>;
};

/** A year of the common era, not a coming one. */
const year = z.int().check(
  z.minimum(1),
  z.refine((typed) => typed <= new Date().getUTCFullYear()),
);

const number = z.int().check(z.minimum(1), z.maximum(2_147_483_647));
const isNumeric = ({ input }: PlainField) => input === 'year' || input === 'number';

const payloadField = (of: PlainField): Field => {
  const name = field(of.wire, z.string());
  if (of.input === 'text') return (of.isLine ? lineText : freeText)(of.maxLength, name);
  if (of.input === 'choice') return onDemand(name, () => z.literal<string[]>([...codeLists[of.list]]));
  return field(of.wire, of.input === 'year' ? year : number);
};
const answerField = (of: PlainField) => field(of.wire, isNumeric(of) ? z.int() : z.string());

const forEach = <R>(table: PlainTable, make: (of: PlainField) => R): Record<string, R> =>
  Object.fromEntries(Object.entries(table).map(([name, of]) => [name, make(of)]));

/** The fields of a payload. What it leaves out stays as it is. */
export const plainPayload = <T extends PlainTable>(table: T): PayloadOf<T> =>
  forEach(table, (of) => maybe<z.ZodMiniType>(payloadField(of))) as PayloadOf<T>;

/** The fields of an answer. */
export const plainAnswer = <T extends PlainTable>(table: T): AnswerOf<T> =>
  forEach(table, (of) => nullable<z.ZodMiniType>(answerField(of))) as AnswerOf<T>;

/** The plain values among others. What is not there is taken from `before`, or is nothing. */
export function plainValues<T extends PlainTable>(
  table: T,
  from: Partial<PlainValues<T>> | { [K in keyof T]?: ValueOf<T[K]> | null | undefined },
  before: Partial<PlainValues<T>> = {},
): PlainValues<T> {
  const values = Object.keys(table).map((name) => {
    const value = from[name as keyof T];
    return [name, value === undefined ? (before[name as keyof T] ?? null) : value];
  });
  return Object.fromEntries(values) as PlainValues<T>;
}

/** A value as a form holds it. */
export const typedOf = (value: string | number | null) => (value === null ? '' : String(value));

/** What was typed as the value that is sent. A year or number that is none is NaN, which the server refuses. */
export function readPlain(of: PlainField, typed: string): string | number | null {
  const kept = keptText(typed);
  return isNumeric(of) && kept !== null ? Number(kept) : kept;
}

/** The fields of a table in the order in which they are declared. */
export const plainFieldsOf = <T extends PlainTable>(table: T): [keyof T & string, PlainField][] =>
  Object.entries(table) as [keyof T & string, PlainField][];

/** The values as a form holds them. */
export const typedPlain = <T extends PlainTable>(
  table: T,
  values: { [K in keyof T]?: string | number | null },
): Record<keyof T, string> =>
  Object.fromEntries(Object.keys(table).map((name) => [name, typedOf(values[name] ?? null)])) as Record<
    keyof T,
    string
  >;

/** What a form holds as the values that are sent. */
export const readPlainFields = <T extends PlainTable>(
  table: T,
  typed: Record<keyof T, string>,
): PlainValues<T> =>
  Object.fromEntries(
    Object.entries(table).map(([name, of]) => [name, readPlain(of, typed[name as keyof T])]),
  ) as PlainValues<T>;
