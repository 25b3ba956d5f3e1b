import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';
import { aServerOnReplica } from '../../../test/serverOnReplica.ts';
import { aPrimaryWithStandby } from '../../../test/standby.ts';
import { Replica } from '../database/replica.ts';
import { Replicas } from '../database/replicas.ts';

const lateMilliseconds = 1_000;
const patient = { timeout: 20_000, interval: 50 };

let cluster: Awaited<ReturnType<typeof aPrimaryWithStandby>>;
let portal: Portal;
let server: Awaited<ReturnType<typeof aServerOnReplica>>;
let administrator: Someone;

beforeAll(async () => {
  // Nothing is archived by that.
  cluster = await aPrimaryWithStandby(undefined, {
    archive_mode: 'on',
    archive_command: 'false',
    wal_receiver_status_interval: '1s',
  });
  portal = await aPortal({}, cluster.primary);
  administrator = await portal.someone({ role: 'administrator' });
  server = await aServerOnReplica(cluster, lateMilliseconds);
});
afterAll(async () => {
  await server.close();
  await portal.close();
  await cluster.stop();
});

const seen = async () => {
  const answer = await server.app.inject({
    url: '/api/operations',
    headers: { authorization: `Bearer ${administrator.token}` },
  });
  const { eftirmyndir } = answer.json() as { eftirmyndir: Record<string, unknown>[] };
  expect(eftirmyndir).toHaveLength(1);
  const [one] = eftirmyndir;
  return {
    reading: one?.['lestuR_EFTIRMYNDAR'],
    since: new Date(String(one?.['dagS_LESTRAR'])),
    seconds: one?.['toF_SEKUNDUR'] as number | null,
    bytes: one?.['toF_BAETI'] as number | null,
  };
};
const reading = async () => (await seen()).reading;

/** The value of a metric, undefined where it has none. */
const metric = async (name: string) => {
  const { body } = await server.app.inject('/metrics');
  const value = new RegExp(`^${name}(?:\\{place="standby"\\})? (\\S+)$`, 'm').exec(body)?.[1];
  return value === undefined ? undefined : Number(value);
};
const saidOfReplica = () => server.logged.filter((line) => line.startsWith('replica'));
const asSuperuser = async (...statements: string[]) => {
  const client = new pg.Client(cluster.superuser);
  await client.connect();
  for (const one of statements) await client.query(one);
  await client.end();
};

it('O243, O323 a replica that is late, goes away and comes back is told of, since when and how far it is behind', async () => {
  await expect.poll(reading, patient).toBe('read');
  const begun = await seen();
  // On a busy machine it may have been late or gone before.
  const saidBefore = saidOfReplica();
  expect(begun.seconds).toBeLessThan(lateMilliseconds / 1000);
  expect(await metric('omur_replica_read')).toBe(1);

  await cluster.standby.pause();
  await portal.someone();
  await expect.poll(reading, patient).toBe('late');
  // Longer than it may be late: how far behind it is goes on being told.
  await expect
    .poll(async () => (await seen()).seconds, patient)
    .toBeGreaterThan((2 * lateMilliseconds) / 1000);
  const late = await seen();
  expect(late.bytes).toBeGreaterThan(100);
  expect(late.since.getTime()).toBeGreaterThan(begun.since.getTime());
  expect((await seen()).since).toEqual(late.since);
  expect(await metric('omur_replica_read')).toBe(0);
  expect(await metric('omur_replica_read_lag_seconds')).toBeGreaterThan((2 * lateMilliseconds) / 1000);

  // The primary tells of it by itself, once the application may look.
  expect(await metric('omur_replica_lag_seconds')).toBe(0);
  await asSuperuser('grant pg_read_all_stats to omur_app');
  await portal.someone();
  await expect.poll(() => metric('omur_replica_lag_seconds'), patient).toBeGreaterThan(0);
  await asSuperuser('revoke pg_read_all_stats from omur_app');

  await cluster.standby.stop();
  await expect.poll(reading, patient).toBe('gone');
  const gone = await seen();
  expect([gone.seconds, gone.bytes]).toEqual([null, null]);
  expect(gone.since.getTime()).toBeGreaterThan(late.since.getTime());
  expect(await metric('omur_replica_read')).toBe(0);
  expect(await metric('omur_replica_read_lag_seconds')).toBeUndefined();

  await cluster.standby.start();
  await expect.poll(reading, patient).toBe('read');
  expect((await seen()).since.getTime()).toBeGreaterThan(gone.since.getTime());
  expect(saidBefore.at(-1)).toBe('replica is read from');
  const said = saidOfReplica().slice(saidBefore.length);
  const untilGone = said.slice(0, said.indexOf('replica left out') + 1);
  expect(untilGone.slice(-2)).toEqual(['replica is too late', 'replica left out']);
  expect(said.at(-1)).toBe('replica is read from');
});

it('O243 one that was never reached stands there too, and the log says why', async () => {
  const lines: object[] = [];
  const log = { warn: (line: object) => lines.push(line) } as never;
  const nowhere = new Replica('nowhere', { ...cluster.standby.application, port: 1 }, { connections: 1 });
  const replicas = new Replicas([nowhere], { primary: server.pool, lateMilliseconds, log });
  expect(replicas.states).toMatchObject([{ reading: 'gone', lagSeconds: undefined }]);
  replicas.start();
  await expect.poll(() => lines, patient).toHaveLength(1);
  expect(lines).toMatchObject([{ replica: 'nowhere', err: expect.any(Error) }]);
  // Once, however often it is asked.
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  expect(lines).toHaveLength(1);
  await replicas.close();
});

it('O244 what the primary keeps for a replica that is away, and cannot archive, is told of', async () => {
  expect(await metric('omur_database_log_kept_bytes')).toBe(0);
  const archives = async () => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    return metric('omur_database_archive_failing_seconds');
  };
  await asSuperuser(`select pg_create_physical_replication_slot('away', true)`);
  await portal.someone();
  await asSuperuser('select pg_switch_wal()');
  // Counts are kept for five seconds.
  await expect.poll(() => metric('omur_database_log_kept_bytes'), patient).toBeGreaterThan(100);
  await expect.poll(archives, patient).toBeGreaterThan(0);
  await asSuperuser(
    `select pg_drop_replication_slot('away')`,
    `alter system set archive_command = 'true'`,
    'select pg_reload_conf()',
    'select pg_switch_wal()',
  );
  await expect.poll(() => metric('omur_database_log_kept_bytes'), patient).toBe(0);
  await expect.poll(archives, patient).toBe(0);
});
