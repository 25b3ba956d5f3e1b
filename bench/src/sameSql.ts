import pg from 'pg';
import pino from 'pino';
import { buildApp } from '../../server/src/app/app.ts';
import { readConfig } from '../../server/src/platform/config.ts';
import { openPool } from '../../server/src/platform/database/pool.ts';
import type { Running } from './servers.ts';
import type { Society } from './society.ts';

/** A statement as `pg` takes it. */
export interface Query {
  name: string;
  text: string;
  values: unknown[];
}

/**
 * Has the bare server keep the very statements that the portal runs for each of these paths, session apart, and answers the paths
 * under which it runs them. They are overheard from a portal in this process.
 */
export async function sameSql(
  { applicationUrl }: Society,
  bare: Running,
  token: string,
  paths: readonly string[],
): Promise<string[]> {
  const connection = { connectionString: applicationUrl };
  const pool = openPool(connection, { connections: 2 });
  const config = {
    ...readConfig({ PUBLIC_REPERTORY: 'true', PUBLIC_RATE_PER_MINUTE: '0' }),
    rateLimitPerMinute: 0,
  };
  const app = await buildApp({ config, pool, connection, log: pino({ level: 'silent' }) });
  const kept: string[] = [];
  try {
    for (const url of paths) {
      const ask = () => app.inject({ url, headers: { authorization: `Bearer ${token}` } });
      // The first time the session is looked up too; it is remembered from then on.
      await ask();
      const queries = await overheard(async () => {
        const { statusCode, body } = await ask();
        if (statusCode !== 200) throw new Error(`${url}: ${statusCode} ${body}`);
      });
      const answer = await fetch(`${bare.url}/keep`, { method: 'POST', body: JSON.stringify(queries) });
      kept.push(`/same?id=${((await answer.json()) as { id: number }).id}`);
    }
  } finally {
    await app.close();
    await pool.end();
  }
  return kept;
}

/** The named statements that are sent to PostgreSQL meanwhile. */
export async function overheard(
  work: () => Promise<void>,
  keep: (asked: unknown) => Query | undefined = namedOnly,
): Promise<Query[]> {
  const heard: Query[] = [];
  // oxlint-disable-next-line typescript/unbound-method -- it is called with its own `this` below
  const original = pg.Client.prototype.query as (...all: unknown[]) => unknown;
  const listening = function (this: pg.Client, asked: unknown, ...others: unknown[]): unknown {
    const query = keep(asked);
    if (query) heard.push(query);
    return original.call(this, asked, ...others);
  };
  pg.Client.prototype.query = listening as typeof pg.Client.prototype.query;
  try {
    await work();
  } finally {
    pg.Client.prototype.query = original as typeof pg.Client.prototype.query;
  }
  return heard;
}

function namedOnly(asked: unknown): Query | undefined {
  const { name, text, values } = asked as Partial<Query>;
  return name && text ? { name, text, values: values ?? [] } : undefined;
}
