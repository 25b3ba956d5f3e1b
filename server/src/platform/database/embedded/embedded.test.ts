import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { untilNothingRunsIn } from '../../../../test/waiting.ts';
import { findServer } from './orphan.ts';
import { findProcess } from './processes.ts';
import { type Embedded, startEmbedded } from './start.ts';

const startFile = new URL('start.ts', import.meta.url).href;
const isRoot = process.getuid?.() === 0;
let home: string;
let folder: string;

beforeAll(async () => {
  home = await mkdtemp(path.join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'omur-embedded-'));
  chmodSync(home, 0o755);
  folder = path.join(home, 'með bili', 'gögn');
});

afterAll(() => rm(home, { recursive: true, force: true }));

const start = () => startEmbedded({ folder, isTemporary: true });

async function query(connection: pg.ClientConfig, text: string): Promise<unknown[][]> {
  const client = new pg.Client({ ...connection });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query({ text, rowMode: 'array' })).rows;
  } finally {
    await client.end();
  }
}

/** Another program that starts the database and stays until it is killed. */
async function startElsewhere() {
  const code = `
    const { startEmbedded } = await import(${JSON.stringify(startFile)});
    const { connection } = await startEmbedded({ folder: ${JSON.stringify(folder)}, isTemporary: true });
    console.log(JSON.stringify(connection('owner')));
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const line = await new Promise<string>((resolve) =>
    child.stdout.once('data', (data) => resolve(String(data))),
  );
  const server = await findServer(cluster());
  return { child, owner: JSON.parse(line) as pg.ClientConfig, server: server ?? 0 };
}

const cluster = () => path.join(folder, 'cluster');

async function untilGone(pid: number): Promise<void> {
  await expect.poll(() => findProcess(pid)).toBeUndefined();
}

function watchdogOf(server: number): number {
  const stat = readFileSync(`/proc/${server}/stat`, 'utf8');
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
}

/** Without the copy of the programs, which is there when the packages lie in a closed place. */
const listFolder = (place: string) =>
  readdirSync(place)
    .filter((name) => !name.startsWith('postgresql-'))
    .sort();
const mode = (file: string) => statSync(file).mode & 0o777;

describe('while it runs', () => {
  let embedded: Embedded;
  beforeAll(async () => {
    embedded = await start();
  });
  afterAll(() => embedded.stop());

  it('sorts and stores as Icelandic needs it, with checksums', async () => {
    const [row] = await query(
      embedded.connection('owner'),
      `select datlocprovider::text, datlocale, datcollate, pg_encoding_to_char(encoding),
              current_setting('data_checksums'), current_setting('timezone'), current_setting('jit')
         from pg_database where datname = current_database()`,
    );
    expect(row).toEqual(['i', 'is-IS', 'C', 'UTF8', 'on', 'UTC', 'off']);
    const sorted = await query(
      embedded.connection('owner'),
      `select name from unnest(array['Þór', 'Ási', 'Zoe', 'Ari', 'Örn', 'Davíð', 'Ðala']) as name order by name`,
    );
    expect(sorted.flat()).toEqual(['Ari', 'Ási', 'Davíð', 'Ðala', 'Zoe', 'Þór', 'Örn']);
  });

  it('gives the owner the extensions that search needs', async () => {
    const owner = embedded.connection('owner');
    await query(owner, 'create extension pg_trgm; create extension unaccent; create extension btree_gin');
    expect(await query(owner, "select unaccent('Ási'), similarity('lag', 'lagið') > 0")).toEqual([
      ['Asi', true],
    ]);
  });

  it('lets the application in, and lets it define nothing', async () => {
    const application = embedded.connection('application');
    expect(await query(application, 'select current_user')).toEqual([['omur_app']]);
    await expect(query(application, 'create table t (id int)')).rejects.toThrow('permission denied');
    await expect(query(application, 'create temporary table t (id int)')).rejects.toThrow(
      'permission denied',
    );
    await expect(query(application, 'create role r')).rejects.toThrow('permission denied');
    await expect(query(application, 'create database d')).rejects.toThrow('permission denied');
  });

  it('can be reached by its address in one line', async () => {
    expect(await query({ connectionString: embedded.ownerUrl }, 'select current_user')).toEqual([
      ['omur_owner'],
    ]);
  });

  it('demands the password, which is kept as a SCRAM verifier', async () => {
    const wrong = { ...embedded.connection('owner'), password: 'wrong' };
    await expect(query(wrong, 'select 1')).rejects.toThrow('password authentication failed');
    const kept = await query(
      embedded.connection('superuser'),
      `select rolname from pg_authid where rolcanlogin and rolpassword not like 'SCRAM-SHA-256$%'`,
    );
    expect(kept).toEqual([]);
    expect(readFileSync(path.join(cluster(), 'pg_hba.conf'), 'utf8')).not.toMatch(
      /^[^#]*\b(trust|md5|password)\s*$/m,
    );
  });

  it('keeps its folders, socket and passwords from other accounts', () => {
    const { host = '' } = embedded.connection('owner');
    for (const place of [folder, cluster(), path.join(folder, 'log'), host]) expect(mode(place)).toBe(0o700);
    expect(mode(path.join(folder, 'passwords.json'))).toBe(0o600);
    expect(listFolder(folder)).toEqual(['cluster', 'in-use-by', 'log', 'passwords.json']);
    expect(Buffer.byteLength(`${host}/.s.PGSQL.5432`)).toBeLessThanOrEqual(107);
  });

  it('listens on a socket only, not on the network', async () => {
    expect(await query(embedded.connection('owner'), 'show listen_addresses')).toEqual([['']]);
    if (process.platform !== 'linux') return;
    const server = await findServer(cluster());
    const files = readdirSync(`/proc/${server}/fd`).map((fd) => {
      const link = path.join(`/proc/${server}/fd`, fd);
      return execFileSync('readlink', [link], { encoding: 'utf8' });
    });
    const sockets = files.flatMap((file) => file.match(/^socket:\[(\d+)\]/)?.[1] ?? []);
    const network = ['tcp', 'tcp6'].map((name) => readFileSync(`/proc/net/${name}`, 'utf8')).join('');
    expect(sockets.length).toBeGreaterThan(0);
    for (const socket of sockets) expect(network).not.toMatch(new RegExp(`\\s${socket}\\s`));
  });

  it.runIf(isRoot)('does not run as root', async () => {
    const server = await findServer(cluster());
    expect(statSync(`/proc/${server}`).uid).not.toBe(0);
  });

  it('refuses a second start on the same folder with one sentence', async () => {
    await expect(start()).rejects.toThrow(
      `The database folder ${folder} is already in use by process ${process.pid}; stop that one first.`,
    );
    expect(await query(embedded.connection('owner'), 'select 1')).toEqual([[1]]);
  });

  it('logs to a file, without values', async () => {
    await query(embedded.connection('owner'), 'select no_such_column').catch(() => undefined);
    const logs = readdirSync(path.join(folder, 'log')).filter((name) => name.startsWith('postgresql-'));
    expect(logs).toHaveLength(1);
    const log = path.join(folder, 'log', logs[0] ?? '');
    expect(mode(log)).toBe(0o600);
    await expect.poll(() => readFileSync(log, 'utf8')).toContain('no_such_column');
  });
});

describe('across runs', () => {
  it('keeps the data, and leaves no process, socket or lock behind', async () => {
    const first = await start();
    await query(first.connection('owner'), 'create table kept as select 1 as id');
    const server = (await findServer(cluster())) ?? 0;
    await first.stop();
    expect(findProcess(server)).toBeUndefined();
    expect(existsSync(first.connection('owner').host ?? '')).toBe(false);
    expect(listFolder(folder)).toEqual(['cluster', 'log', 'passwords.json']);
    const second = await start();
    expect(await query(second.connection('owner'), 'select id from kept')).toEqual([[1]]);
    await second.stop();
  });

  it('refuses a start beside another living program', async () => {
    const { child, server } = await startElsewhere();
    await expect(start()).rejects.toThrow(`in use by process ${child.pid}`);
    child.kill('SIGKILL');
    await untilGone(server);
  });

  it('stops cleanly when the program that started it is killed', async () => {
    const { child, owner, server } = await startElsewhere();
    await query(owner, 'insert into kept values (2)');
    child.kill('SIGKILL');
    await untilGone(server);
    expect(existsSync(path.join(cluster(), 'postmaster.pid'))).toBe(false);
    expect(existsSync(owner.host ?? '')).toBe(false);
    const again = await start();
    expect(await query(again.connection('owner'), 'select id from kept order by id')).toEqual([[1], [2]]);
    await again.stop();
  });

  it('starts again at once after a kill, while the old server is still stopping', async () => {
    const { child } = await startElsewhere();
    const exited = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await exited;
    const again = await start();
    expect(await query(again.connection('owner'), 'select count(*)::int from kept')).toEqual([[2]]);
    await again.stop();
  });

  it.runIf(process.platform === 'linux')('ends a server whose watchdog was killed as well', async () => {
    const { child, owner, server } = await startElsewhere();
    await query(owner, 'insert into kept values (3)');
    const exited = new Promise((resolve) => child.once('exit', resolve));
    process.kill(watchdogOf(server), 'SIGKILL');
    child.kill('SIGKILL');
    await exited;
    expect(await findServer(cluster())).toBe(server);
    const again = await start();
    expect(findProcess(server)).toBeUndefined();
    expect(existsSync(owner.host ?? '')).toBe(false);
    expect(await query(again.connection('owner'), 'select count(*)::int from kept')).toEqual([[3]]);
    await again.stop();
  });

  it('starts a server again that was killed, where it was', async () => {
    const embedded = await start();
    const killed = (await findServer(cluster())) ?? 0;
    process.kill(killed, 'SIGKILL');
    await untilGone(killed);
    await expect
      .poll(() => query(embedded.connection('owner'), 'select count(*)::int from kept').catch(() => []), {
        timeout: 20_000,
      })
      .toEqual([[3]]);
    expect(await findServer(cluster())).not.toBe(killed);
    await embedded.stop();
    expect(await findServer(cluster())).toBeUndefined();
    await expect(embedded.ended).resolves.toBeUndefined();
    expect(listFolder(folder)).toEqual(['cluster', 'log', 'passwords.json']);
  });

  it('recovers when the server itself was killed and its number went to another process', async () => {
    const { child, server } = await startElsewhere();
    const mark = path.join(cluster(), 'postmaster.pid');
    const left = readFileSync(mark, 'utf8');
    process.kill(server, 'SIGKILL');
    child.kill('SIGKILL');
    await untilGone(server);
    await untilNothingRunsIn(cluster());
    writeFileSync(mark, left.replace(/^\d+/, String(process.pid)));
    const again = await start();
    expect(await query(again.connection('owner'), 'select count(*)::int from kept')).toEqual([[3]]);
    await again.stop();
  });

  it('begins anew when the first start was cut short', async () => {
    const cut = path.join(home, 'cut short');
    const embedded = await startEmbedded({ folder: cut, isTemporary: true });
    await embedded.stop();
    // What is left when the machine stops while the data folder is being made.
    execFileSync('mv', [path.join(cut, 'cluster'), path.join(cut, 'cluster.new')]);
    rmSync(path.join(cut, 'cluster.new', 'PG_VERSION'));
    writeFileSync(path.join(cut, 'initial-password'), 'left over');
    const again = await startEmbedded({ folder: cut, isTemporary: true });
    expect(await query(again.connection('application'), 'select 1')).toEqual([[1]]);
    await again.stop();
    expect(listFolder(cut)).toEqual(['cluster', 'log', 'passwords.json']);
  });

  it('starts after a power cut that left the mark of use empty', async () => {
    writeFileSync(path.join(folder, 'in-use-by'), '');
    const embedded = await start();
    await embedded.stop();
    expect(listFolder(folder)).toEqual(['cluster', 'log', 'passwords.json']);
  });

  it('says why PostgreSQL did not start', async () => {
    const settings = { shared_buffers: 'many' };
    await expect(startEmbedded({ folder, isTemporary: true, settings })).rejects.toThrow(/shared_buffers/);
    expect(readdirSync(folder)).not.toContain('in-use-by');
  });
});
