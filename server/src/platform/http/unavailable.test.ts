import pg from 'pg';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { aPortal, aRegistration, type Portal, type Someone } from '../../../test/portal.ts';
import { untilOneWaits } from '../../../test/waiting.ts';
import { buildApp } from '../../app/app.ts';
import { readConfig } from '../config.ts';
import { openPool } from '../database/pool.ts';

let portal: Portal;
let member: Someone;

beforeAll(async () => {
  portal = await aPortal();
  member = await portal.someone();
});
afterAll(() => portal.close());

async function endEveryConnection(): Promise<void> {
  const admin = new pg.Client({ ...inject('cluster').admin });
  await admin.connect();
  const name = portal.database.application.database;
  await admin.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and application_name like 'omur%'`,
    [name],
  );
  await admin.end();
}

describe('without its database, the server', () => {
  it('answers 503 and when to try again, and is not ready', async () => {
    const nowhere = { host: '127.0.0.1', port: 1, user: 'x', database: 'x' };
    const pool = openPool(nowhere, { connections: 2 });
    const app = await buildApp({
      // The tests themselves may keep the process busy.
      config: { ...readConfig({}), overloadMilliseconds: 0 },
      pool,
      connection: nowhere,
      log: pino({ level: 'silent' }),
    });
    const answer = await app.inject({ url: '/api/society', headers: { 'accept-language': 'en' } });
    expect(answer.statusCode).toBe(503);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(answer.json()).toEqual({
      StatusCode: 503,
      Code: 'server.unavailable',
      Message: 'The service is not available right now. Try again in a moment.',
      RequestId: answer.headers['x-request-id'],
    });
    expect((await app.inject('/readyz')).statusCode).toBe(503);
    expect((await app.inject('/healthz')).statusCode).toBe(200);
    // O24: by that the alert `DatabaseAway` knows it, also where nobody calls.
    const { body } = await app.inject('/metrics');
    expect(body).toMatch(/^omur_build_info\{/m);
    expect(body).not.toMatch(/^omur_letters_waiting /m);
    await app.close();
    await pool.end();
  });

  it('never fails with 500 while connections are lost, and recovers by itself', async () => {
    const statuses: number[] = [];
    for (let i = 0; i < 5; i++) {
      const asked = Array.from({ length: 6 }, () => portal.ask('GET /api/persons/genders', { as: member }));
      const registered = portal.ask('POST /api/compositions', { as: member, body: aRegistration(member) });
      await endEveryConnection();
      statuses.push(...(await Promise.all([...asked, registered])).map(({ status }) => status));
    }
    expect(statuses.filter((status) => ![200, 201, 503].includes(status))).toEqual([]);
    await expect
      .poll(async () => (await portal.ask('GET /api/persons/genders', { as: member })).status)
      .toBe(200);
  });
  it('S1 learns that a session has ended though it lost the line on which it is told', async () => {
    await endEveryConnection();
    await expect.poll(async () => (await portal.ask('GET /api/authors/id', { as: member })).status).toBe(200);
    await portal.sql('update session set ended_at = now() where user_id = $1', [member.userId]);
    await expect.poll(async () => (await portal.ask('GET /api/authors/id', { as: member })).status).toBe(401);
  });
});

describe('a server that stops', () => {
  it('answers the request under way, and takes no other', async () => {
    const staff = await portal.someone({ role: 'editor' });
    const author = await portal.someone();
    const workId = await portal.work({ by: author, isApproved: false });
    const address = await portal.app.listen({ port: 0, host: '127.0.0.1' });
    const holder = new pg.Client(portal.database.owner);
    await holder.connect();
    await holder.query('begin');
    await holder.query('select from work where work_id = $1 for update', [workId]);
    const underWay = fetch(`${address}/api/compositions/${workId}/review`, {
      method: 'PATCH',
      headers: { authorization: `Bearer ${staff.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ SAMTHYKKT: true }),
    });
    await untilOneWaits(portal);
    const closed = portal.app.close();
    const refused = () => fetch(`${address}/healthz`).catch((error: Error) => error.message);
    await expect.poll(refused).toBe('fetch failed');
    await holder.query('commit');
    await holder.end();
    expect((await underWay).status).toBe(204);
    await closed;
    const [work] = await portal.sql('select review, light from work where work_id = $1', [workId]);
    expect(work).toEqual({ review: 'approved', light: 0 });
  });
});
