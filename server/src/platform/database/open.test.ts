import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { startEmbedded } from './embedded/start.ts';
import { migrate } from './migrate.ts';
import { openToUse } from './open.ts';
import { openPool } from './pool.ts';

it('O80 a command works on the embedded database of a server that runs, as the portal’s own role', async () => {
  const dataFolder = await mkdtemp(path.join(tmpdir(), 'omur-open-'));
  const embedded = await startEmbedded({ folder: path.join(dataFolder, 'postgres'), isTemporary: true });
  try {
    await migrate(embedded.connection('owner'));
    const opened = await openToUse(readConfig({ OMUR_DATA: dataFolder }), () => undefined);
    expect(opened.isRunning).toBe(true);
    const { direct, becomesApplicationRole } = opened;
    const pool = openPool(direct, { connections: 1, becomesApplicationRole });
    const { rows } = await pool.query('select current_user as role from person limit 1');
    expect(rows).toEqual([{ role: 'omur_app' }]);
    await pool.end();
    await opened.stop();
  } finally {
    await embedded.stop();
    await rm(dataFolder, { recursive: true, force: true });
  }
}, 60_000);
