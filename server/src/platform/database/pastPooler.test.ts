import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aPooler } from '../../../test/pooler.ts';
import { aPortal, aRegistration, type Portal, type Someone } from '../../../test/portal.ts';
import { startServer, urlOf } from '../../../test/serverProcess.ts';
import { setForRole } from './prepareConnection.ts';

let portal: Portal;
let pooler: Awaited<ReturnType<typeof aPooler>>;
let one: Awaited<ReturnType<typeof startServer>>;
let two: Awaited<ReturnType<typeof startServer>>;
const opened: AbortController[] = [];

/** Two servers of one society, with nothing but a pooler by transaction and the way past it. The first runs jobs. */
beforeAll(async () => {
  portal = await aPortal();
  const { application, owner } = portal.database;
  // Before the pooler has its connections, which are made anew where it is real.
  const direct = new pg.Client(application);
  await direct.connect();
  await setForRole(direct);
  await direct.end();
  pooler = await aPooler(application, 'transaction');
  const settings = {
    DATABASE_URL: urlOf(pooler.connection),
    DATABASE_DIRECT_URL: urlOf(application),
    DATABASE_OWNER_URL: urlOf(owner),
    DATABASE_POOLING: 'transaction',
    DATABASE_PREPARED: 'false',
    SECRETS_KEY: 'for tests alone, thirty-two or more',
  };
  one = await startServer({ ...settings, JOB_WORKERS: '1' });
  two = await startServer({ ...settings, JOB_WORKERS: '0' });
});
afterAll(async () => {
  for (const controller of opened) controller.abort();
  await Promise.all([one?.stop(), two?.stop()]);
  await pooler?.close();
  await portal?.close();
});

type Server = typeof one;
const askAt = ({ address }: Server, path: string, as: Someone, how: RequestInit = {}) =>
  fetch(`${address}${path}`, {
    ...how,
    headers: {
      authorization: `Bearer ${as.token}`,
      ...(how.body && { 'content-type': 'application/json' }),
    },
  });

/** Connections of whom, by the name that they give themselves; those of the pooler give none. */
const namesOf = async (query: string) =>
  (
    await portal.sql(`select distinct a.application_name as name from pg_stat_activity a ${query} order by 1`)
  ).map(({ name }) => name);

it('O3 behind a pooler by transaction a job runs, and its worker’s lock is held past it', async () => {
  await portal.sql(`select graphile_worker.add_job('clearFiles', '{"by": "hand"}')`);
  const ran = () =>
    portal.sql(`select error from job_run where task = 'clearFiles' and payload ->> 'by' = 'hand'`);
  await expect.poll(ran, { timeout: 30_000 }).toEqual([{ error: null }]);
  const ours = `where a.datname = current_database() and a.pid in (select pid from pg_locks where locktype = 'advisory' and classid = 7360214)`;
  expect(await namesOf(ours)).toEqual(['omur']);
}, 40_000);

it('O3 a stream on one server hears of a change that another made', async () => {
  const [author, other] = [await portal.someone(), await portal.someone()];
  const controller = new AbortController();
  opened.push(controller);
  const response = await askAt(two, '/api/notifications/stream', other, { signal: controller.signal });
  let said = '';
  void (async () => {
    for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) said += chunk;
  })().catch(() => undefined);
  const changes = () => said.split('event: changed').length - 1;
  await expect.poll(changes).toBe(1);
  const authors = [author, other].map(({ authorId }) => ({ id: authorId, typeOfAuthor: 36, ratio: 50 }));
  const body = JSON.stringify(aRegistration(author, { authors }));
  const registered = await askAt(one, '/api/compositions', author, { method: 'POST', body });
  expect(registered.status).toBe(201);
  await expect.poll(changes).toBe(2);
});

it('O3 a session that was ended on one server ends on another that remembers it', async () => {
  const member = await portal.someone();
  const seen = async (server: Server) => (await askAt(server, '/api/authors/id', member)).status;
  expect([await seen(one), await seen(two), await seen(two)]).toEqual([200, 200, 200]);
  expect((await askAt(one, '/api/logout', member, { method: 'POST' })).status).toBeLessThan(300);
  await expect.poll(() => seen(two)).toBe(401);
  const listeners = `where a.datname = current_database() and a.application_name = 'omur listener'`;
  expect(await portal.sql(`select from pg_stat_activity a ${listeners}`)).toHaveLength(3);
});
