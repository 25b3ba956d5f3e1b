import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { Society } from '../../society.ts';

/** How long functions ran by their names, with what they called, in seconds. */
export type FunctionSeconds = (...names: string[]) => number;

interface Counted {
  name: string;
  calls: number;
  seconds: number;
}

/** Has PostgreSQL count what functions take, in sessions that begin after this. */
export async function countFunctions({ serverUrl, owner }: Society): Promise<void> {
  const { rows } = await owner.query<{ name: string }>('select current_database() as name');
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(
    `alter database ${client.escapeIdentifier(rows[0]?.name ?? '')} set track_functions = 'pl'`,
  );
  await client.end();
}

/** What they took in the transaction of this client so far. */
export async function functionsOf(client: pg.Client): Promise<FunctionSeconds> {
  return secondsOf(await counted(client, 'pg_stat_xact_user_functions'));
}

/** Counts what functions take from now on until it is asked, once the session that calls `last` has told of it. */
export async function watchFunctions(
  { owner }: Society,
  last: string,
): Promise<() => Promise<FunctionSeconds>> {
  const look = () => counted(owner, 'pg_stat_user_functions');
  const before = await look();
  return async () => {
    for (;;) {
      const now = await look();
      if ((now.get(last)?.calls ?? 0) > (before.get(last)?.calls ?? 0)) return secondsOf(now, before);
      await delay(500);
    }
  };
}

async function counted(client: Pick<pg.Client, 'query'>, view: string): Promise<Map<string, Counted>> {
  const { rows } = await client.query<Counted>(
    `select funcname as name, sum(calls)::float8 as calls, sum(total_time) / 1000 as seconds from ${view} group by 1`,
  );
  return new Map(rows.map((row) => [row.name, row]));
}

const secondsOf =
  (now: Map<string, Counted>, before?: Map<string, Counted>): FunctionSeconds =>
  (...names) =>
    names.reduce((sum, name) => sum + (now.get(name)?.seconds ?? 0) - (before?.get(name)?.seconds ?? 0), 0);
