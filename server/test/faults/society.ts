import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { findServer } from '../../src/platform/database/embedded/orphan.ts';
import { startEmbedded } from '../../src/platform/database/embedded/start.ts';
import { migrate } from '../../src/platform/database/migrate.ts';
import { aPortal, type Someone } from '../portal.ts';
import type { TestDatabase } from '../database.ts';

/** A PostgreSQL that forgets nothing it has confirmed, unlike that of the other tests, with a member and an editor in it. */
export interface Society {
  database: TestDatabase;
  member: Someone;
  editor: Someone;
  rows<R extends pg.QueryResultRow>(text: string): Promise<R[]>;
  /** Kills PostgreSQL's main process; it is started again by what watches it. */
  killPostgres(): Promise<void>;
  close(): Promise<void>;
}

export async function aSociety(): Promise<Society> {
  const folder = await mkdtemp(path.join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'omur-faults-'));
  await chmod(folder, 0o755);
  const embedded = await startEmbedded({
    folder: path.join(folder, 'postgres'),
    settings: { shared_buffers: '64MB' },
  });
  const database: TestDatabase = {
    owner: embedded.connection('owner'),
    application: embedded.connection('application'),
    drop: async () => undefined,
  };
  await migrate(database.owner);
  const portal = await aPortal({}, database);
  const [member, editor] = [await portal.someone(), await portal.someone({ role: 'editor' })];
  await portal.close();
  return {
    database,
    member,
    editor,
    rows: async (text) => {
      const client = new pg.Client(database.owner);
      await client.connect();
      try {
        return (await client.query(text)).rows;
      } finally {
        await client.end();
      }
    },
    killPostgres: async () => {
      const pid = await findServer(path.join(embedded.folder, 'cluster'));
      if (pid) process.kill(pid, 'SIGKILL');
    },
    close: async () => {
      await embedded.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export const length = {
  kills: Number(process.env.FAULT_KILLS ?? 2),
  secondsAway: Number(process.env.FAULT_SECONDS_AWAY ?? 4),
  writesPerSecond: Number(process.env.FAULT_WRITES_PER_SECOND ?? 60),
};
