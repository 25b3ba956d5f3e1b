import { tableOf } from '@omur/contract/platform/wire';
import type * as z from 'zod/mini';
import { jsonOf } from '../../platform/database/answers.ts';
import { piece, type Fragment } from '../../platform/database/statement.ts';

/** The rows of a query as a JSON array in our answer's spelling. */
export function rowsOf<N extends string>(schema: z.ZodMiniType, rows: Fragment<N>) {
  if (!tableOf(schema)) throw new Error('Only rows made by response() are written by PostgreSQL.');
  return piece`(select coalesce(json_agg(written.json::json), '[]') from (${rows}) q cross join ${jsonOf(schema)})`;
}
