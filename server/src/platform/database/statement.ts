import { createHash } from 'node:crypto';

export type SqlValue = string | number | bigint | boolean | null | Date | Buffer | readonly SqlValue[];

/** What can run a statement: the pool, or a client inside a transaction. */
export interface Queryable {
  query<R extends Record<string, unknown>>(query: {
    name?: string;
    text: string;
    values?: SqlValue[];
  }): Promise<{ rows: R[]; rowCount: number | null }>;
}

type Row = Record<string, unknown>;

export type Values<N extends string> = Readonly<Record<N, SqlValue>>;

/**
 * One SQL text, prepared by name once a connection, with named parameters. `N` are the parameters' names.
 * The number of texts is finite: lists go in as one array parameter, never as a varying number of placeholders.
 */
export class Statement<N extends string = never> {
  readonly name: string;
  readonly text: string;
  readonly parameters: readonly N[];

  constructor(text: string, parameters: readonly N[]) {
    this.name = `s_${createHash('sha256').update(text).digest('base64url').slice(0, 20)}`;
    this.text = text;
    this.parameters = parameters;
  }

  /** The query as `pg` takes it. @throws if a parameter is left out. */
  with(values: Values<N>) {
    return {
      name: this.name,
      text: this.text,
      values: this.parameters.map((parameter): SqlValue => {
        const value: SqlValue | undefined = values[parameter];
        if (value === undefined) throw new Error(`Parameter ${parameter} is missing for: ${this.text}`);
        return value;
      }),
    };
  }

  /** All rows, with their columns in the code's spelling (`work_id` → `workId`). */
  async rows<R extends Row>(db: Queryable, values: Values<N>): Promise<R[]> {
    const result = await db.query<Row>(this.with(values));
    return result.rows.map((row) => camelKeys(row) as R);
  }

  /** The first row, or undefined. */
  async row<R extends Row>(db: Queryable, values: Values<N>): Promise<R | undefined> {
    return (await this.rows<R>(db, values))[0];
  }

  /** Runs for the effect; answers how many rows were touched. */
  async run(db: Queryable, values: Values<N>): Promise<number> {
    return (await db.query(this.with(values))).rowCount ?? 0;
  }
}

/** A piece of SQL text that goes into a statement as it is. Never built from input. */
export interface Fragment<N extends string = never> {
  readonly fragment: readonly (string | { parameter: N })[];
}

const known = new Map<string, { name: string; text: string }>();

/** Every statement made so far, for the test that prepares each against the real schema. */
export function allStatements() {
  return [...known.values()];
}

type Part<N extends string> = N | Fragment<N>;

function piecesOf<N extends string>(texts: readonly string[], parts: readonly Part<N>[]) {
  return texts.flatMap((text, i): (string | { parameter: N })[] => {
    const part = parts[i];
    if (part === undefined) return [text];
    return typeof part === 'string' ? [text, { parameter: part }] : [text, ...part.fragment];
  });
}

/** A reusable piece: `piece\`and person_id = ${'personId'}\``. */
export function piece<const N extends string = never>(
  texts: TemplateStringsArray,
  ...parts: Part<N>[]
): Fragment<N> {
  return { fragment: piecesOf(texts, parts) };
}

/** Plain SQL text decided by the program, such as a column of a declared sort order. */
export function raw(text: string): Fragment {
  return { fragment: [text] };
}

/** A word decided by the program, as a literal of SQL: `literal('works')` is `'works'`. */
export function literal(word: string): Fragment {
  return raw(`'${word}'`);
}

/** A statement with its parameters named in place: `sql\`select … where work_id = ${'workId'}\``. */
export function sql<const N extends string = never>(
  texts: TemplateStringsArray,
  ...parts: Part<N>[]
): Statement<N> {
  const parameters: N[] = [];
  let text = '';
  for (const part of piecesOf(texts, parts)) {
    if (typeof part === 'string') {
      text += part;
      continue;
    }
    if (!parameters.includes(part.parameter)) parameters.push(part.parameter);
    text += `$${parameters.indexOf(part.parameter) + 1}`;
  }
  const statement = new Statement(text, parameters);
  known.set(statement.name, statement);
  return statement;
}

const camelNames = new Map<string, string>();

function camelKeys(from: Row): Row {
  const to: Row = {};
  for (const [column, value] of Object.entries(from)) to[camelName(column)] = value;
  return to;
}

function camelName(column: string): string {
  let name = camelNames.get(column);
  if (name === undefined) {
    name = column.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
    camelNames.set(column, name);
  }
  return name;
}

/** `firstRegisteredAt` → `first_registered_at`. */
export function columnName(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
