export type SqlValue = string | number | bigint | boolean | null | Date | Buffer | readonly SqlValue[];
/** What can run a statement: the pool, or a client inside a transaction. */
export interface Queryable {
  query<R extends Record<string, unknown>>(query: {
    name?: string;
    text: string;
    values?: SqlValue[];
  }): Promise<{
    rows: R[];
    rowCount: number | null;
  }>;
}
type Row = Record<string, unknown>;
export type Values<N extends string> = Readonly<Record<N, SqlValue>>;
/**
 * One SQL text, prepared by name once a connection, with named parameters. `N` are the parameters' names.
 * The number of texts is finite: lists go in as one array parameter, never as a varying number of placeholders.
 */
export declare class Statement<N extends string = never> {
  readonly name: string;
  readonly text: string;
  readonly parameters: readonly N[];
  constructor(text: string, parameters: readonly N[]);
  /** The query as `pg` takes it. Throws when a parameter is left out. */
  with(values: Values<N>): {
    name: string;
    text: string;
    values: SqlValue[];
  };
  /** All rows, with their columns in the code's spelling (`work_id` → `workId`). */
  rows<R extends Row>(db: Queryable, values: Values<N>): Promise<R[]>;
  /** The first row, or undefined. */
  row<R extends Row>(db: Queryable, values: Values<N>): Promise<R | undefined>;
  /** Runs for the effect; answers how many rows were touched. */
  run(db: Queryable, values: Values<N>): Promise<number>;
}
/** A piece of SQL text that goes into a statement as it is. Never built from input. */
export interface Fragment<N extends string = never> {
  readonly fragment: readonly (
    | string
    | {
        parameter: N;
      }
  )[];
}
/** Every statement made so far, for the test that prepares each against the real schema. */
export declare function allStatements(): {
  name: string;
  text: string;
}[];
type Part<N extends string> = N | Fragment<N>;
/** A reusable piece: `piece\`and person_id = ${'personId'}\``. */
export declare function piece<const N extends string = never>(
  texts: TemplateStringsArray,
  ...parts: Part<N>[]
): Fragment<N>;
/** Plain SQL text decided by the program, such as a column of a declared sort order. */
export declare function raw(text: string): Fragment;
/** A statement with its parameters named in place: `sql\`select … where work_id = ${'workId'}\``. */
export declare function sql<const N extends string = never>(
  texts: TemplateStringsArray,
  ...parts: Part<N>[]
): Statement<N>;
/** `firstRegisteredAt` → `first_registered_at`. */
export declare function columnName(name: string): string;
export {};
