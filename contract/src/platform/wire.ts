import * as z from 'zod/mini';
import { keptText } from './rules/keptText.ts';
import { isOneLine } from './rules/oneLine.ts';

/**
 * One field of the wire: its name there, in capitals as the legacy API spells payloads, and its schema.
 * Declared once, in `fields/`; its English name is the constant's name.
 */
export interface Field<S extends z.ZodMiniType = z.ZodMiniType> {
  readonly wire: string;
  readonly answer: string;
  readonly schema: S;
}

export type Table = Readonly<Record<string, Field>>;

/** What a table's rows are in our names. */
export type Ours<T extends Table> = Optionals<{ -readonly [K in keyof T]: z.output<T[K]['schema']> }>;
type Optionals<T> = { [K in keyof T as undefined extends T[K] ? never : K]: T[K] } & {
  [K in keyof T as undefined extends T[K] ? K : never]?: T[K];
};

/**
 * Declares a field. `wire` is its payload name; answers spell it by .NET's camel-case rule, so `answer` is given only
 * where the legacy API breaks that rule (behaviour W1).
 */
export function field<S extends z.ZodMiniType>(wire: string, schema: S, answer = answerName(wire)): Field<S> {
  return { wire, answer, schema };
}

/** The same field, another schema. It is made when it is first used: a page declares hundreds and reads few. */
export function onDemand<S extends z.ZodMiniType>(of: Omit<Field, 'schema'>, make: () => S): Field<S> {
  let made: S | undefined;
  return {
    wire: of.wire,
    answer: of.answer,
    get schema() {
      made ??= make();
      return made;
    },
  };
}

/** The same field where it may be left out of a payload. */
export function optional<S extends z.ZodMiniType>(of: Field<S>): Field<z.ZodMiniOptional<S>> {
  return onDemand(of, () => z.optional(of.schema));
}

/** The same field where an answer may have null. */
export function nullable<S extends z.ZodMiniType>(of: Field<S>): Field<z.ZodMiniNullable<S>> {
  return onDemand(of, () => z.nullable(of.schema));
}

/** The same field, may be left out or null. Null is read as null. */
export function maybe<S extends z.ZodMiniType>(of: Field<S>): Field<z.ZodMiniOptional<z.ZodMiniNullable<S>>> {
  return onDemand(of, () => z.optional(z.nullable(of.schema)));
}

/** The same field where a payload may have so many characters and no more, on one line. */
export function atMost(characters: number, of: Field<z.ZodMiniString>): Field<z.ZodMiniString> {
  return onDemand(of, () => of.schema.check(z.maxLength(characters), z.refine(isOneLine, 'value.invisible')));
}

/** The same field where a payload may have so many characters and no more, taken as they are: a password, an answer of a browser. */
export function upTo(characters: number, of: Field<z.ZodMiniString>): Field<z.ZodMiniString> {
  return onDemand(of, () => of.schema.check(z.maxLength(characters)));
}

type TextCodec = z.ZodMiniCodec<z.ZodMiniString, z.ZodMiniNullable<z.ZodMiniString>>;

const textCodec = (typed: z.ZodMiniString): TextCodec =>
  z.codec(typed, z.nullable(z.string()), { decode: keptText, encode: (text) => text ?? '' });

/** The same field as text of at most so many characters, on any number of lines, kept as `keptText` says. */
export function freeText(characters: number, of: Field<z.ZodMiniString>): Field<TextCodec> {
  return onDemand(of, () => textCodec(of.schema.check(z.maxLength(characters))));
}

/** The same on one line. */
export function lineText(characters: number, of: Field<z.ZodMiniString>): Field<TextCodec> {
  return onDemand(of, () => textCodec(atMost(characters, of).schema));
}

/**
 * W1: the payload's name through .NET's camel-case rule. Leading capitals are lowered one by one, up to but not
 * including the capital that stands before a character which is not a capital: `HEITI_VERKS` → `heitI_VERKS`.
 */
export function answerName(wire: string): string {
  const capitals = leadingCapitals.exec(wire)?.[0].length ?? 0;
  const lowered = capitals > 1 && capitals < wire.length ? capitals - 1 : capitals;
  return wire.slice(0, lowered).toLowerCase() + wire.slice(lowered);
}

const leadingCapitals = /^\p{Lu}+/u;

/** The place of a payload in our names: "authors.0.ratio" is "authors.0.shareHundredths". What is not declared stays as it is. */
export function ourPath(schema: z.ZodMiniType | undefined, wirePath: string): string {
  const [name = '', ...rest] = wirePath.split('.');
  const inner = schema && unwrapped(schema);
  if (inner instanceof z.ZodMiniArray)
    return [name, ...below(inner._zod.def.element as z.ZodMiniType, rest)].join('.');
  const table = inner && tables.get(inner)?.table;
  const found = Object.entries(table ?? {}).find(([, of]) => of.wire === name);
  return found ? [found[0], ...below(found[1].schema, rest)].join('.') : wirePath;
}

/** How answers spell a field of a row, which is how lists are asked to sort by it (W3). */
export function answerNameOf(row: z.ZodMiniType, name: string): string {
  return tables.get(row)?.table[name]?.answer ?? name;
}

/** How a payload spells a field. */
export function payloadNameOf(body: z.ZodMiniType | undefined, name: string): string {
  return (body && tables.get(body)?.table[name]?.wire) ?? name;
}

const below = (schema: z.ZodMiniType, rest: readonly string[]) =>
  rest.length > 0 ? [ourPath(schema, rest.join('.'))] : [];

const tables = new WeakMap<z.ZodMiniType, { table: Table; spelling: 'wire' | 'answer' }>();

/** The table a schema was made from, for documentation and for the JSON that PostgreSQL writes. */
export function tableOf(schema: z.ZodMiniType): Table | undefined {
  return tables.get(schema)?.table;
}

export type WireSchema<T extends Table> = z.ZodMiniCodec<z.ZodMiniObject, z.ZodMiniType<Ours<T>, Ours<T>>>;

/** A payload. Decoding turns wire names into ours and refuses names that are not declared. */
export function request<T extends Table>(table: T): WireSchema<T> {
  return schemaOf(table, 'wire');
}

/** An answer, or a row of one. Decoding ignores fields that a newer server may add. */
export function response<T extends Table>(table: T): WireSchema<T> {
  return schemaOf(table, 'answer');
}

function schemaOf<T extends Table>(table: T, spelling: 'wire' | 'answer'): WireSchema<T> {
  const entries = Object.entries(table);
  // Zod asks for the parts of an object when it first reads one.
  const shape: Record<string, z.ZodMiniType> = {};
  for (const [, of] of entries)
    Object.defineProperty(shape, of[spelling], { enumerable: true, get: () => of.schema });
  const object = spelling === 'wire' ? z.strictObject(shape) : z.object(shape);
  const schema = z.codec(object, z.custom<Ours<T>>(), {
    decode: (wire) =>
      Object.fromEntries(
        entries.filter(([, of]) => of[spelling] in wire).map(([name, of]) => [name, wire[of[spelling]]]),
      ) as Ours<T>,
    encode: (ours) =>
      Object.fromEntries(
        entries
          .filter(([name]) => name in (ours as object))
          .map(([name, of]) => [of[spelling], (ours as Record<string, unknown>)[name]]),
      ),
  });
  tables.set(schema, { table, spelling });
  return schema as unknown as WireSchema<T>;
}

/**
 * The legacy server reads payload names without regard to case, and clients use both spellings. Renames what differs
 * only in case to the declared name, at every depth; leaves everything else alone.
 */
export function withDeclaredNames(schema: z.ZodMiniType, value: unknown): unknown {
  const inner = unwrapped(schema);
  if (inner instanceof z.ZodMiniArray && Array.isArray(value))
    return value.map((item) => withDeclaredNames(inner._zod.def.element as z.ZodMiniType, item));
  const known = tables.get(inner);
  if (!known || typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const fields = new Map(Object.values(known.table).map((of) => [of[known.spelling].toLowerCase(), of]));
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => {
      const of = fields.get(name.toLowerCase());
      return of ? [of[known.spelling], withDeclaredNames(of.schema, item)] : [name, item];
    }),
  );
}

function unwrapped(schema: z.ZodMiniType): z.ZodMiniType {
  return schema instanceof z.ZodMiniOptional || schema instanceof z.ZodMiniNullable
    ? unwrapped(schema._zod.def.innerType as z.ZodMiniType)
    : schema;
}
