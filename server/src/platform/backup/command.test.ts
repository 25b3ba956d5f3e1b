import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { writeDemoFiles } from '../../../demo/files.ts';
import { loadDemo } from '../../../demo/load.ts';
import { freshDatabase } from '../../../test/database.ts';
import { startServer, urlOf } from '../../../test/serverProcess.ts';
import { readConfig } from '../config.ts';
import { migrate } from '../database/migrate.ts';
import { openDatabase } from '../database/open.ts';
import { fingerprintOf } from '../sealing.ts';

const program = fileURLToPath(new URL('command.ts', import.meta.url));
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'omur-backup-'));
  await chmod(folder, 0o755);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

function run(command: string, OMUR_DATA: string, ...more: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, command, ...more], {
    env: { PATH: process.env.PATH, OMUR_DATA },
    encoding: 'utf8',
  });
  return { status, said: stdout + stderr };
}

/** An embedded database with the demo society, but for its money. */
async function fill(OMUR_DATA: string) {
  const config = readConfig({ OMUR_DATA });
  const database = await openDatabase(config, () => undefined);
  await migrate(database.owner);
  await loadDemo(database.owner, undefined, () => undefined, { years: 1 });
  await writeDemoFiles(database.owner, config);
  await database.stop();
}

/** The log-ins of the demo, which a restored database has to have as well. */
const demoLogins = async (address: string) => (await fetch(`${address}/api/society`)).text();

it('O74 the embedded database is backed up while the server runs on it, proved, and restored into a folder of its own', async () => {
  const [from, to] = [path.join(folder, 'from'), path.join(folder, 'to')];
  const file = path.join(folder, 'omur.backup');
  expect(run('backup', from, file)).toMatchObject({
    status: 1,
    said: expect.stringContaining('no database'),
  });
  await fill(from);
  const server = await startServer({ OMUR_DATA: from, JOB_WORKERS: '0' });
  const logins = await demoLogins(server.address);
  expect(run('backup', from, file)).toMatchObject({
    status: 0,
    said: expect.stringMatching(/^\d+ rows and \d+ files are in/),
  });
  expect(run('restore', from, file)).toMatchObject({ status: 1, said: expect.stringContaining('in use') });
  expect(run('prove-restore', from)).toMatchObject({
    status: 0,
    said: expect.stringMatching(
      /omur\.backup is proved: \d+ tables with \d{4,} rows, \d{2} sums of money and \d+ files/,
    ),
  });
  await server.stop();
  // The other folder has a key of its own.
  expect(run('restore', to, file)).toMatchObject({ status: 1, said: expect.stringContaining('--trust') });
  expect(run('restore', to, file, '--trust')).toMatchObject({
    status: 0,
    said: expect.stringContaining('are restored from'),
  });

  const restored = await startServer({ OMUR_DATA: to, JOB_WORKERS: '0' });
  expect(await demoLogins(restored.address)).toBe(logins);
  await restored.stop();
  expect(run('prove-restore', to, path.join(folder, 'none.backup'))).toMatchObject({
    status: 1,
    said: expect.stringContaining('is not proved'),
  });
  // One that nobody runs is started for the backup.
  expect(run('backup', to, path.join(folder, 'again.backup')).status).toBe(0);
}, 180_000);
it('O331 no backup is signed with another key than the servers of the database have', async () => {
  const database = await freshDatabase();
  const owner = new pg.Client(database.owner);
  await owner.connect();
  const secretsKey = 'x'.repeat(40);
  const fingerprint = fingerprintOf({ secretsKey, dataFolder: folder });
  await owner.query('insert into sealing_key (fingerprint) values ($1)', [fingerprint]);
  await owner.end();
  const file = (name: string) => path.join(folder, `${name}.backup`);
  const make = (SECRETS_KEY: string, ...more: string[]) => {
    const urls = { DATABASE_URL: urlOf(database.application), DATABASE_OWNER_URL: urlOf(database.owner) };
    const { status, stderr } = spawnSync(process.execPath, [program, 'backup', ...more], {
      env: { PATH: process.env.PATH, OMUR_DATA: folder, SECRETS_KEY, ...urls },
      encoding: 'utf8',
    });
    return { status, stderr };
  };
  expect(make('y'.repeat(40), file('unlike'))).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('SECRETS_KEY is another'),
  });
  expect(existsSync(file('unlike'))).toBe(false);
  expect(make(secretsKey, file('like')).status).toBe(0);
  expect(make('y'.repeat(40), file('unsigned'), '--trust').status).toBe(0);
  await database.drop();
}, 60_000);
it.each(['backup', 'restore'])('npm run %s without a file says how it is used', (command) => {
  expect(run(command, path.join(folder, 'none'))).toMatchObject({
    status: 1,
    said: expect.stringContaining('npm run restore -- FILE'),
  });
});
