import { fileURLToPath } from 'node:url';
import path from 'node:path';
import pg from 'pg';
import { loadDemo } from '../../server/demo/load.ts';
import { startEmbedded } from '../../server/src/platform/database/embedded/start.ts';
import { toUrl } from '../../server/src/platform/database/embedded/address.ts';
import { migrate } from '../../server/src/platform/database/migrate.ts';

export const root = fileURLToPath(new URL('../../', import.meta.url));

/** The large demo society in a database of its own. */
export interface Society {
  folder: string;
  ownerUrl: string;
  applicationUrl: string;
  /** The whole server, as the one who may copy databases. */
  serverUrl: string;
  owner: pg.Pool;
  close(): Promise<void>;
}

/** Opens the society of so many works, and loads it the first time. It is kept from one run to the next. */
export async function openSociety(
  works: number,
  say: (line: string) => void,
  {
    name = '',
    lines = 10 * works,
    ...others
  }: { name?: string; lines?: number; linesOfOne?: number; persons?: number } = {},
): Promise<Society> {
  const folder = path.join(root, 'data', (works === 1_000_000 ? 'bench' : `bench-${works}`) + name);
  const embedded = await startEmbedded({ folder: path.join(folder, 'postgres') });
  const connection = embedded.connection('owner');
  const owner = new pg.Pool({ ...connection, max: 2 });
  // PostgreSQL may end an idle connection while it stops; that ends no measurement.
  owner.on('error', () => undefined);
  const close = async () => {
    await owner.end();
    await embedded.stop();
  };
  try {
    await migrate(connection);
    if (!(await isLoaded(owner))) {
      say(`Loading ${works} works into ${folder}; this is done once.`);
      await loadDemo(
        connection,
        {
          works,
          persons: 10_000,
          performances: Math.min(100_000, Math.ceil(works / 10)),
          lines,
          ...others,
        },
        (line) => say(`  ${line}`),
      );
    }
  } catch (error) {
    await close();
    throw new Error(
      `${(error as Error).message} If the schema has changed, remove ${folder} and start again.`,
      {
        cause: error,
      },
    );
  }
  return {
    folder,
    ownerUrl: toUrl(connection),
    applicationUrl: toUrl(embedded.connection('application')),
    serverUrl: toUrl(embedded.connection('superuser', 'postgres')),
    owner,
    close,
  };
}

async function isLoaded(owner: pg.Pool): Promise<boolean> {
  const loaded = await owner.query(
    `select from work where work_id >= 1000001 and exists (select from live_performance where live_performance_id > 100000) limit 1`,
  );
  return loaded.rowCount === 1;
}

/** Takes away what the measured registrations left, so that the next run finds the same rows. */
export async function removeRegistered(owner: pg.Pool, lastWorkId: number): Promise<number> {
  const client = await owner.connect();
  try {
    await client.query('set statement_timeout = 0');
    await client.query('begin');
    // Nothing says of which work a letter is, but none is older than the first work that was measured.
    for (const table of ['letter', 'notification']) {
      await client.query(
        `delete from ${table} where created_at >= (select min(first_registered_at) from work where work_id > $1)`,
        [lastWorkId],
      );
    }
    const tables = [
      'approval_request',
      'person_work',
      'work_light_change',
      'work_right',
      'contract_work',
      'work_author',
      'work_title',
    ];
    for (const table of [...tables, 'work']) {
      await client.query(`delete from ${table} where work_id > $1`, [lastWorkId]);
    }
    const records = await client.query('delete from change_record where work_id > $1', [lastWorkId]);
    await client.query('commit');
    await client.query('vacuum analyze');
    return records.rowCount ?? 0;
  } finally {
    client.release();
  }
}
