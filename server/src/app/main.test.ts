import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bareDatabase, freshDatabase, type TestDatabase } from '../../test/database.ts';
import { addressIn, compileCache, urlOf } from '../../test/serverProcess.ts';

const program = fileURLToPath(new URL('main.ts', import.meta.url));
let database: TestDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

/** The server with everything it writes, until it says where it is or ends. */
async function aServer(settings: Record<string, string> = {}, on: TestDatabase = database) {
  const child = spawn(process.execPath, [program], {
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      LOG_LEVEL: 'info',
      JOB_WORKERS: '0',
      NODE_COMPILE_CACHE: compileCache,
      DATABASE_URL: urlOf(on.application),
      DATABASE_OWNER_URL: urlOf(on.owner),
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let [out, errors] = ['', ''];
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk));
  const ended = once(child, 'exit').then(([status]) => status as number);
  const address = new Promise<string>((resolve) => {
    child.stdout.on('data', (chunk: Buffer) => {
      out += chunk;
      const found = addressIn(out);
      if (found) resolve(found);
    });
  });
  await Promise.race([address, ended]);
  return { child, ended, address: () => address, out: () => out, errors: () => errors };
}
const status = async (url: string) => {
  const answer = await fetch(url);
  const { status: said } = (await answer.json()) as { status: string };
  return [answer.status, said, answer.headers.get('connection')];
};

describe('the server', () => {
  it('O7 writes lines of JSON alone, what it says at its start and end among them; O1 says that nobody can log in yet; O20 names its version and commit', async () => {
    const server = await aServer();
    await fetch(`${await server.address()}/api/society`);
    const answer = await fetch(`${await server.address()}/healthz`);
    expect(await answer.json()).toEqual({
      status: 'ok',
      version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
      commit: expect.toSatisfy((one) => one === null || /^[\da-f]{40}$/.test(one)),
    });
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    const lines = server.out().trim().split('\n');
    const said = lines.map((line) => JSON.parse(line).msg as string);
    expect(said).toContainEqual(expect.stringMatching(/^Ómur is running\. Log in at http/));
    expect(said).toContainEqual(expect.stringContaining('npm run admin'));
    expect(said).toContain('answered');
    expect(said.at(-1)).toMatch(/^Stopping/);
    expect(server.errors()).toBe('');
  });
  it('O1 behind a proxy names the address of the proxy, where alone one can log in', async () => {
    const server = await aServer({ PUBLIC_URL: 'https://portal.example.is/' });
    expect((await fetch(`${await server.address()}/healthz`)).status).toBe(200);
    expect(server.out()).toMatch(
      /Ómur is running at http:\/\/\S+:\d+\. Log in at https:\/\/portal\.example\.is\/login"/,
    );
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
  });
  it('O331 says when it has another SECRETS_KEY than the database, or one that no other server has, and starts all the same', async () => {
    const own = await freshDatabase();
    const warned = async (settings: Record<string, string>) => {
      const server = await aServer(settings, own);
      await server.address();
      server.child.kill('SIGTERM');
      expect(await server.ended).toBe(0);
      const lines = server.out().trim().split('\n');
      return lines.map((line) => JSON.parse(line)).filter(({ level }) => level >= 40);
    };
    const dataFolder = await mkdtemp(join(tmpdir(), 'omur-key-'));
    expect(await warned({ OMUR_DATA: dataFolder })).toMatchObject([
      { level: 40, msg: expect.stringMatching(/^SECRETS_KEY is not set/) },
    ]);
    expect(await warned({ SECRETS_KEY: 'x'.repeat(40) })).toEqual([]);
    expect(await warned({ SECRETS_KEY: 'x'.repeat(40) })).toEqual([]);
    expect(await warned({ SECRETS_KEY: 'y'.repeat(40) })).toMatchObject([
      { level: 50, msg: expect.stringMatching(/^SECRETS_KEY is another/) },
    ]);
    await rm(dataFolder, { recursive: true });
    await own.drop();
  });
  it('O242 has opened all its connections before anybody can ask', async () => {
    const server = await aServer({ DATABASE_CONNECTIONS: '7' });
    const owner = new pg.Client(database.owner);
    await owner.connect();
    const { rows } = await owner.query<{ count: number }>(
      'select count(*)::integer as count from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
    // Those of the pool, four for short reads, and one that listens.
    expect(rows[0]?.count).toBeGreaterThanOrEqual(12);
    await owner.end();
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
  });
  it('O4 when told to stop is not ready, and answers until SHUTDOWN_DELAY is over', async () => {
    const server = await aServer({ SHUTDOWN_DELAY: '1' });
    const address = await server.address();
    expect(await status(`${address}/readyz`)).toEqual([200, 'ready', 'keep-alive']);
    const begun = Date.now();
    server.child.kill('SIGTERM');
    await expect.poll(async () => (await status(`${address}/readyz`))[0]).toBe(503);
    expect(await status(`${address}/readyz`)).toEqual([503, 'stopping', 'close']);
    expect(await status(`${address}/healthz`)).toEqual([200, 'ok', 'close']);
    expect((await fetch(`${address}/api/society`)).status).toBe(200);
    expect(await server.ended).toBe(0);
    expect(Date.now() - begun).toBeGreaterThan(900);
  });
  it('O4 told twice to stop it waits no longer', async () => {
    const server = await aServer({ SHUTDOWN_DELAY: '60' });
    const address = await server.address();
    server.child.kill('SIGTERM');
    await expect.poll(async () => (await status(`${address}/readyz`))[0]).toBe(503);
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
  });
});

describe('a server that is still starting', () => {
  // Process 1 of a container has to listen for a signal, or the system drops it: the first that listens says so here.
  const saysThatItListens =
    "data:text/javascript,process.once('newListener', (name) => name.startsWith('SIG') && process.send(name))";
  const settings = { PATH: process.env.PATH, NODE_COMPILE_CACHE: compileCache, LOG_LEVEL: 'info', PORT: '0' };

  it.each(['SIGTERM', 'SIGINT'] as const)(
    'O235 ends well at %s, from its first line on: before it has read a setting or said a word',
    async (signal) => {
      const child = spawn(process.execPath, ['--import', saysThatItListens, program], {
        // It would be refused, if it came so far.
        env: { ...settings, DATABASE_URL: 'postgresql://x@127.0.0.1:1/x' },
        stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      });
      let [out, errors] = ['', ''];
      child.stdout?.on('data', (chunk: Buffer) => (out += chunk));
      child.stderr?.on('data', (chunk: Buffer) => (errors += chunk));
      const ended = once(child, 'close');
      await once(child, 'message');
      // Of the two that it listens for, the second comes in the same turn.
      await delay(10);
      child.kill(signal);
      expect(await ended).toEqual([0, null]);
      expect([out, errors]).toEqual(['', 'Stopped while it was starting.\n']);
    },
  );
  it('O235 ends well while the database keeps it waiting', async () => {
    const silent = createServer().listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const asked = once(silent, 'connection');
    const { port } = silent.address() as AddressInfo;
    const child = spawn(process.execPath, [program], {
      env: { ...settings, DATABASE_URL: `postgresql://x@127.0.0.1:${port}/x` },
      stdio: 'ignore',
    });
    const ended = once(child, 'exit');
    await asked;
    child.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
    silent.close();
  });
});

describe('a server that is started while the web is being built', () => {
  it('O383 makes its database, takes requests once it is told that the web is there, and ends where nobody can tell it any more', async () => {
    const start = () => {
      const child = spawn(process.execPath, [program, '--web-follows'], {
        env: {
          PATH: process.env.PATH,
          PORT: '0',
          LOG_LEVEL: 'info',
          JOB_WORKERS: '0',
          NODE_COMPILE_CACHE: compileCache,
          DATABASE_URL: urlOf(own.application),
          DATABASE_OWNER_URL: urlOf(own.owner),
        },
        stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      });
      let [out, errors] = ['', ''];
      child.stdout?.on('data', (chunk: Buffer) => (out += chunk));
      child.stderr?.on('data', (chunk: Buffer) => (errors += chunk));
      return { child, ended: once(child, 'exit'), out: () => out, errors: () => errors };
    };
    const own = await bareDatabase();
    const isMigrated = async () => {
      const client = new pg.Client(own.owner);
      await client.connect();
      const { rowCount } = await client.query(`select from pg_class where relname = 'distribution_work'`);
      await client.end();
      return rowCount === 1;
    };
    const one = start();
    await expect.poll(isMigrated, { timeout: 20_000 }).toBe(true);
    await delay(500);
    expect(one.out()).toBe('');
    one.child.send('there');
    await expect.poll(one.out, { timeout: 20_000 }).toContain('Log in at');
    one.child.kill('SIGTERM');
    expect(await one.ended).toEqual([0, null]);

    const other = start();
    other.child.disconnect();
    expect(await other.ended).toEqual([1, null]);
    await expect.poll(other.errors).toContain('The web was not built');
    await own.drop();
  }, 60_000);
});

describe('a server whose DATABASE_URL names the owner of the tables', () => {
  it('O3 starts, stays, is not ready and says why, until it is told to stop', async () => {
    const server = await aServer({ DATABASE_URL: urlOf(database.owner), JOB_WORKERS: '1' });
    const address = await server.address();
    for (let looks = 0; looks < 3; looks++) {
      expect((await status(`${address}/readyz`)).slice(0, 2)).toEqual([
        503,
        'no database: it runs as the owner of the tables',
      ]);
      await delay(300);
    }
    expect((await fetch(`${address}/api/society`)).status).toBe(503);
    expect((await fetch(`${address}/healthz`)).status).toBe(200);
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    expect(server.out()).toContain('DATABASE_OWNER_URL names the owner');
  });
});

describe('a start that fails', () => {
  it('O12 says what to do when PostgreSQL is not there', async () => {
    const server = await aServer({ DATABASE_URL: 'postgresql://x@127.0.0.1:1/x', DATABASE_OWNER_URL: '' });
    expect(await server.ended).toBe(1);
    expect(server.errors()).toContain('ECONNREFUSED');
    expect(server.errors()).toContain('do DATABASE_URL and DATABASE_OWNER_URL name its host and port?');
  });
  it('O12 says what to do when the role may not make tables', async () => {
    const bare = await bareDatabase();
    const server = await aServer({ DATABASE_OWNER_URL: '' }, bare);
    expect(await server.ended).toBe(1);
    expect(server.errors()).toContain('Set DATABASE_OWNER_URL to the role that owns the database');
    await bare.drop();
  });
  it('O12 says that the port is taken before it touches the database', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const { port } = taken.address() as AddressInfo;
    const server = await aServer({
      PORT: String(port),
      HOST: '127.0.0.1',
      DATABASE_URL: 'postgresql://x@127.0.0.1:1/x',
    });
    expect(await server.ended).toBe(1);
    expect(server.errors()).toContain('Another program listens on this port');
    taken.close();
  });
  it('O12 says that the folder of the data cannot be made', async () => {
    const server = await aServer({ DATABASE_URL: '', DATABASE_OWNER_URL: '', OMUR_DATA: '/proc/omur' });
    expect(await server.ended).toBe(1);
    expect(server.errors()).toContain('cannot be made');
    expect(server.errors()).toContain('OMUR_DATA');
  });
});
