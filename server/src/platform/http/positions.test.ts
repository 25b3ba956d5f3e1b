import { positionHeader } from '@omur/contract/platform/positionHeader';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { connect, createServer, type AddressInfo } from 'node:net';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';
import { aServerOnReplica } from '../../../test/serverOnReplica.ts';
import { aPrimaryWithStandby } from '../../../test/standby.ts';
import { noteToolBackup } from '../backup/note.ts';
import { openToRead } from '../backup/place.ts';
import { readConfig } from '../config.ts';
import { openPool } from '../database/pool.ts';
import { positionOf, Replica } from '../database/replica.ts';
import { readWhole } from '../database/stream.ts';
import { jobs } from '../jobs/queries.ts';
import type { Actor } from '../sessions/actor.ts';
import { backedUp } from './backedUp.ts';
import { Positions } from './positions.ts';

const lateMilliseconds = 1_000;
type Server = Awaited<ReturnType<typeof aServer>>;

let cluster: Awaited<ReturnType<typeof aPrimaryWithStandby>>;
let portal: Portal;
let one: Server;
let other: Server;
let member: Someone;
let workId: number;

beforeAll(async () => {
  cluster = await aPrimaryWithStandby();
  portal = await aPortal({}, cluster.primary);
  member = await portal.someone();
  workId = await portal.work({ by: member });
  [one, other] = [await aServer(), await aServer()];
});
afterAll(async () => {
  await one.close();
  await other.close();
  await portal.close();
  await cluster.stop();
});

/** A port that leads to a server which listens on a socket. */
async function aRelayTo({ host, port }: pg.ClientConfig) {
  const server = createServer((near) => {
    const far = connect(`${host}/.s.PGSQL.${port}`);
    near.on('error', () => far.destroy());
    far.on('error', () => near.destroy());
    near.pipe(far).pipe(near);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { port: (server.address() as AddressInfo).port, close: () => server.close() };
}

async function aServer() {
  const server = await aServerOnReplica(cluster, lateMilliseconds);
  const { pool, replica, replicas } = server;
  return {
    ...server,
    /** Where somebody's read goes who has changed nothing. */
    source: () =>
      new Positions(replicas, pool).sourceFor({ headers: {} } as FastifyRequest, { realUserId: 0 } as Actor),
    isRead: () => server.reading() === 'read',
    /** Until the standby has what was written until now, and the server knows. */
    hasAll: async () => {
      // Its commit comes after it, so that the standby passes it whatever page of the log it ends on.
      const { rows } = await pool.query<{ at: string }>(
        `select pg_logical_emit_message(true, 'test', '')::text as at`,
      );
      const position = positionOf(rows[0]?.at ?? '') ?? 0n;
      await expect.poll(() => (replica.replayed ?? 0n) >= position, { timeout: 20_000 }).toBe(true);
    },
  };
}

const change = (app: FastifyInstance, method: 'PUT' | 'DELETE') =>
  app.inject({ method, url: `/api/pins/${workId}`, headers: { authorization: `Bearer ${member.token}` } });

/** How many pins the member has, as a server answers. */
async function pinsBy(app: FastifyInstance, position?: string): Promise<number> {
  const answer = await app.inject({
    url: '/api/pins',
    headers: { authorization: `Bearer ${member.token}`, ...(position && { [positionHeader]: position }) },
  });
  expect([200, 404]).toContain(answer.statusCode);
  return answer.statusCode === 404 ? 0 : answer.json().length;
}

const positionIn = ({ headers }: { headers: object }) =>
  String((headers as Record<string, unknown>)[positionHeader]);

describe('reads from a replica', () => {
  it('O25 a read is answered by the replica, O26 but who has changed something reads it on every server', async () => {
    await expect.poll(() => one.isRead() && other.isRead(), { timeout: 10_000 }).toBe(true);
    await cluster.standby.pause();
    const changed = await change(one.app, 'PUT');
    expect(changed.statusCode).toBe(204);
    // The other server was not told, and the replica has not heard.
    expect(await pinsBy(other.app)).toBe(0);
    expect(await pinsBy(other.app, positionIn(changed))).toBe(1);
    expect(await pinsBy(one.app)).toBe(1);
    await cluster.standby.resume();
    await expect.poll(() => pinsBy(other.app)).toBe(1);
  });

  it('O26 nobody reads what was before, whichever server they changed it on', async () => {
    const stale: number[] = [];
    for (let round = 0; round < 40; round++) {
      const [here, there] = round % 4 < 2 ? [one, other] : [other, one];
      const changed = await change(here.app, round % 2 === 0 ? 'DELETE' : 'PUT');
      if ((await pinsBy(there.app, positionIn(changed))) !== round % 2) stale.push(round);
    }
    expect(stale).toEqual([]);
  });

  it('O26 reads that go together take it along', async () => {
    await cluster.standby.pause();
    const changed = await change(one.app, 'DELETE');
    const answer = await other.app.inject({
      url: '/api/reads?of=/api/pins',
      headers: { authorization: `Bearer ${member.token}`, [positionHeader]: positionIn(changed) },
    });
    expect(JSON.parse(answer.body)).toMatchObject({ StatusCode: 404 });
    await cluster.standby.resume();
  });

  it('O27 a replica that is too far behind is left out, and taken back once it has caught up', async () => {
    await change(one.app, 'PUT');
    await other.hasAll();
    expect(await pinsBy(other.app)).toBe(1);
    await cluster.standby.pause();
    await change(one.app, 'DELETE');
    expect(await pinsBy(other.app)).toBe(1);
    await expect.poll(() => other.isRead(), { timeout: 5_000 }).toBe(false);
    expect(await pinsBy(other.app)).toBe(0);
    await cluster.standby.resume();
    await expect.poll(() => other.isRead(), { timeout: 5_000 }).toBe(true);
  });

  it('O27 no read fails while the replica goes away, and it is read from again when it is back', async () => {
    const statuses = new Set<number>();
    const over = new AbortController();
    const reading = Array.from({ length: 4 }, async () => {
      while (!over.signal.aborted) {
        const { statusCode } = await other.app.inject({
          url: '/api/pins',
          headers: { authorization: `Bearer ${member.token}` },
        });
        statuses.add(statusCode);
      }
    });
    await cluster.standby.stop();
    await expect.poll(() => other.isRead()).toBe(false);
    over.abort();
    await Promise.all(reading);
    expect([...statuses]).toEqual([404]);
    await cluster.standby.start();
    await expect.poll(() => other.isRead(), { timeout: 10_000 }).toBe(true);
  });

  it('O174 a download that has begun is written to its end though the replica goes away', async () => {
    const rows = 2_500;
    await portal.sql('delete from job_run');
    await portal.sql(
      `insert into job_run (job_id, task, payload, attempt, started_at) select n, 'x', '{}', 1, now() from generate_series(1, $1) n`,
      [rows],
    );
    await other.hasAll();
    await expect.poll(() => other.isRead(), { timeout: 10_000 }).toBe(true);
    const page = jobs.ran.pages.get('newest');
    const source = other.source();
    if (!page || !source) throw new Error('Nothing is read from the replica.');
    const numbers: number[] = [];
    for await (const { rows: written } of readWhole(source.pool, page, {})) {
      if (numbers.length === 0) await cluster.standby.stop();
      const read = JSON.parse(`[${written}]`) as Record<string, number>[];
      numbers.push(...read.map((row) => row['verK_I_ROD_NR'] ?? 0));
    }
    expect(numbers).toEqual(Array.from({ length: rows }, (_, i) => rows - i));
    await cluster.standby.start();
  });

  it('O174 so is one of which the replica breaks a query off, and what is wrong in itself is asked once', async () => {
    let asked = 0;
    const failing = (code: string) =>
      ({
        query: () => {
          asked++;
          return Promise.reject(Object.assign(new Error(code), { code }));
        },
      }) as unknown as pg.Pool;
    const primary = { query: async () => ({ rows: [{ from: 'primary' }] }) } as unknown as pg.Pool;
    const gone: boolean[] = [];
    const of = (code: string) =>
      backedUp({ pool: failing(code), reads: failing(code) as never }, primary, (_error, isGone) =>
        gone.push(isGone),
      );
    for (const code of ['40001', '57P01', '25006']) {
      const source = of(code);
      expect((await source.pool.query('select')).rows).toEqual([{ from: 'primary' }]);
      // What the request reads next is not asked of the replica again.
      expect((await source.reads.query({ text: 'select' })).rows).toEqual([{ from: 'primary' }]);
    }
    expect(asked).toBe(3);
    expect(gone).toEqual([false, true, false]);
    await expect(of('57014').reads.query({ text: 'select' })).rejects.toThrow('57014');
  });

  it('O27 a server that follows nobody is not read from', async () => {
    const pool = openPool(cluster.primary.application, { connections: 1 });
    const replica = new Replica('itself', cluster.primary.application, { connections: 1 });
    await expect(replica.look()).rejects.toThrow('itself follows no primary.');
    await expect(replica.pool.query('select 1')).rejects.toThrow('the server is no standby');
    await replica.close();
    await pool.end();
  });

  it('O10, O73 backups are taken and written down at the primary, wherever it stands in the URL, and not at a standby alone', async () => {
    const relays = await Promise.all([cluster.standby.application, cluster.primary.owner].map(aRelayTo));
    const [standby, primary] = relays.map(({ port }) => `127.0.0.1:${port}`);
    const { user, password, database } = cluster.primary.owner;
    const url = (hosts: string) =>
      `postgresql://${user}:${encodeURIComponent(String(password))}@${hosts}/${database}`;
    const open = (hosts: string) => openToRead(readConfig({ DATABASE_URL: url(hosts) }));
    await expect(open(`${standby}`)).rejects.toThrow('The database is a standby');
    const { owner } = await open(`${standby},${primary}`);
    const at = (madeAt: string) =>
      noteToolBackup(owner, { tool: 'snapshot', name: 'one', madeAt: new Date(madeAt), bytes: null });
    expect(await at('2026-05-04T02:00:00Z')).toBe(true);
    expect(await at('2026-05-04T02:00:00Z')).toBe(false);
    for (const { close } of relays) close();
  });

  it('O28 what says that something has changed says from where on it is found', async () => {
    const address = await one.app.listen({ port: 0, host: '127.0.0.1' });
    const leaving = new AbortController();
    const response = await fetch(`${address}/api/notifications/stream`, {
      headers: { authorization: `Bearer ${member.token}` },
      signal: leaving.signal,
    });
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    expect((await reader?.read())?.value).toMatch(/event: changed\ndata: [0-9A-F]+\/[0-9A-F]+\n\n$/);
    leaving.abort();
  });
});
