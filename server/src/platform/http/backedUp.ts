import type pg from 'pg';
import type { Source } from '../database/replica.ts';
import type { Queryable } from '../database/statement.ts';
import { isUnavailable } from './errors.ts';

type Asked = Parameters<Queryable['query']>[0];

/** What the replica has to take over from the primary would change what is being read. */
const conflict = '40001';
const readOnly = '25006';

/**
 * Where one request reads: the replica, and the primary from the first query on that the replica cannot answer: it went away meanwhile
 * (O27), it is busy, it had to end the read to keep up, or the read writes after all. Since that goes query by query, a download that has
 * begun is written to its end (O174); and since it stays there, nothing waits for a lost replica twice, or reads what is older again.
 */
export function backedUp(
  replica: Source,
  primary: pg.Pool,
  passOn: (error: unknown, isGone: boolean) => void,
): Source {
  let isPassedOn = false;
  const asking = (there: Queryable) => async (query: Asked) => {
    if (isPassedOn) return primary.query(query);
    try {
      return await there.query(query);
    } catch (error) {
      const { code = '', message = '' } = error as { code?: string; message?: string };
      const isBusy = message.includes('timeout exceeded when trying to connect');
      const isGone = !isBusy && isUnavailable(error) && !/^(57014|53...|55P03|25P03)$/.test(code);
      if (!isBusy && !isGone && code !== conflict && code !== readOnly) throw error;
      isPassedOn = true;
      passOn(error, isGone);
      return primary.query(query);
    }
  };
  return {
    pool: asksBy(replica.pool, asking(replica.pool as Queryable)),
    reads: { query: asking(replica.reads) as Queryable['query'] },
  };
}

/** The pool in all but how it is asked a query. */
function asksBy(pool: pg.Pool, query: (query: Asked) => Promise<unknown>): pg.Pool {
  return new Proxy(pool, {
    get(target, name) {
      if (name === 'query') return query;
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}
