import * as amounts from '@omur/contract/platform/amounts';
import * as values from '@omur/contract/platform/values';
import { type Field, type Table, tableOf } from '@omur/contract/platform/wire';
import * as z from 'zod/mini';
import { columnName, type Fragment, piece, raw, type Statement, sql } from './statement.ts';

// PostgreSQL writes the JSON of the answers: a query selects in our names, and the contract's field table says how each
// column is spelled and rendered on the wire.

const roleCases = values.roles
  .map((role) => `when '${role}' then '${z.encode(values.role, role)}'`)
  .join(' ');

/** How a value of the code's kind is rendered by SQL. Every codec that an answer uses must be here. */
const renderings = new Map<z.ZodMiniType, (column: string) => string>([
  [values.yesNo, (column) => `${column}::integer`],
  [amounts.duration, (column) => `(${column} / 60) || '.' || lpad((${column} % 60)::text, 2, '0')`],
  [amounts.contractShare, (column) => `coalesce(${column}, -1)`],
  [values.role, (column) => `case ${column} ${roleCases} end`],
  // These stand in the database as they do on the wire.
  [amounts.share, (column) => column],
  [values.light, (column) => column],
]);

/** The column of a field: shares (`amounts.share`) are `numeric` in the database and hundredths in the code. */
function columnOf(name: string): string {
  return columnName(name).replace(/_hundredths$/, '');
}

function rendered(name: string, of: Field): string {
  const schema = of.schema instanceof z.ZodMiniNullable ? of.schema._zod.def.innerType : of.schema;
  const column = `q.${columnOf(name)}`;
  const rendering = renderings.get(schema as z.ZodMiniType);
  if (!rendering && schema instanceof z.ZodMiniCodec && !tableOf(schema as z.ZodMiniType))
    throw new Error(`PostgreSQL is not told how to write ${of.wire}.`);
  return rendering ? rendering(column) : column;
}

/** The columns of alias `q` as the wire spells and renders them. */
function wireColumns(schema: z.ZodMiniType): Fragment {
  const table = tableOf(schema);
  if (!table) throw new Error('Only an answer made by response() can be written by PostgreSQL.');
  return raw(columnsOf(table));
}

function columnsOf(table: Table): string {
  return Object.entries(table)
    .map(([name, of]) => `${rendered(name, of)} as "${of.answer}"`)
    .join(', ');
}

/** To be joined to alias `q`: the JSON of its row, as column `json` of type text. It costs a third of json_build_object(). */
export function jsonOf(schema: z.ZodMiniType): Fragment {
  return piece`lateral (select row_to_json(t)::text as json from (select ${wireColumns(schema)}) t) written`;
}

/** A statement that answers `query`'s rows as JSON texts in a column `json`. */
export function answer<N extends string>(schema: z.ZodMiniType, query: Fragment<N>): Statement<N> {
  return sql`select row_to_json(t)::text as json from (select ${wireColumns(schema)} from (${query}) q) t` as Statement<N>;
}

/** `query`'s rows in its order as one JSON array, for a column of an answer that holds others. */
export function answersOf<N extends string>(schema: z.ZodMiniType, query: Fragment<N>): Fragment<N> {
  return piece`(select coalesce(json_agg(row_to_json(t)), '[]') from (select ${wireColumns(schema)} from (${query}) q) t)` as Fragment<N>;
}
