import { piece, sql } from './statement.ts';

/** What work on many rows needs: no time limit, and memory to sort in. It holds until the transaction ends. */
export const longWork = piece`
  set_config('statement_timeout', '0', true), set_config('idle_in_transaction_session_timeout', '0', true), set_config('work_mem', '64MB', true)`;

/** Comes first in a transaction that works on many rows. */
export const allowLongWork = sql`select ${longWork}`;
