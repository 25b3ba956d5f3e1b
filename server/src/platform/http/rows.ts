import type { ErrorCode } from '@omur/contract/platform/errors';
import type { Queryable, Statement, Values } from '../database/statement.ts';
import { refuse } from '../refusal.ts';
import type { Written } from './serve.ts';

/** The one row of a query whose JSON PostgreSQL writes; refused when there is none. */
export async function oneOr404<N extends string>(
  db: Queryable,
  statement: Statement<N>,
  values: Values<N>,
  absent: ErrorCode,
): Promise<Written> {
  return (await statement.row<{ json: string }>(db, values)) ?? refuse(absent);
}

/** The rows of such a query as one JSON array, for lists that are never long. */
export async function allRows<N extends string>(
  db: Queryable,
  statement: Statement<N>,
  values: Values<N>,
): Promise<{ json: string }[]> {
  return statement.rows<{ json: string }>(db, values);
}
