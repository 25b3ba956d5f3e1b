import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { transaction } from '../../platform/database/pool.ts';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';
import { notify } from './notify.ts';

let portal: Portal;
let address: string;
let member: Someone;
const opened: AbortController[] = [];
beforeAll(async () => {
  portal = await aPortal();
  address = await portal.app.listen({ port: 0, host: '127.0.0.1' });
  member = await portal.someone();
});
afterEach(() => {
  for (const one of opened.splice(0)) one.abort();
});
afterAll(() => portal.close());

const telling = ({ personId }: Someone) =>
  transaction(portal.pool, (db) =>
    notify(db, [personId], {
      kind: 'workLight',
      header: { is: 'Fyrirsögn', en: 'Headline' },
      body: { is: 'Meginmál.', en: 'Text.' },
    }),
  );

/** Follows as somebody; `said` grows, `isOver` once the server has ended it. */
async function following(as: Someone) {
  const controller = new AbortController();
  opened.push(controller);
  const response = await fetch(`${address}/api/notifications/stream`, {
    headers: { authorization: `Bearer ${as.token}` },
    signal: controller.signal,
  });
  const stream = { response, said: '', isOver: false, close: () => controller.abort() };
  void (async () => {
    for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) stream.said += chunk;
    stream.isOver = true;
  })().catch(() => undefined);
  return stream;
}
const changes = ({ said }: { said: string }) => said.split('event: changed').length - 1;

describe('the stream of notifications', () => {
  it('F2.28 says at once when something was told, to whom it was told', async () => {
    const other = await portal.someone();
    const [mine, theirs] = [await following(member), await following(other)];
    expect(mine.response.headers.get('content-type')).toBe('text/event-stream');
    expect(mine.response.headers.get('cache-control')).toBe('no-store, no-transform');
    await expect.poll(() => changes(mine)).toBe(1);
    await telling(member);
    await expect.poll(() => changes(mine)).toBe(2);
    await portal.ask(`POST /api/persons/${member.personId}/notifications/read`, { as: member });
    await expect.poll(() => changes(mine)).toBe(3);
    await expect.poll(() => changes(theirs)).toBe(1);
  });
  it('O15 of many at once tells those alone who have something new, by one notice', async () => {
    const notices: string[] = [];
    const listener = new pg.Client(portal.database.application);
    await listener.connect();
    await listener.query('listen notification_changed');
    listener.on('notification', ({ payload = '' }) => void notices.push(payload));
    const [mine, other] = [await following(member), await following(await portal.someone())];
    await expect.poll(() => changes(mine) + changes(other)).toBe(2);
    // Whoever was never looked for is told once, whether there is news or not.
    await portal.sql(`select pg_notify('notification_changed', '*')`);
    await expect.poll(() => changes(mine) + changes(other)).toBe(4);
    notices.length = 0;
    await portal.sql(
      `insert into person (kennitala, name) select '9' || lpad(i::text, 9, '0'), 'N' || i from generate_series(1, 101) i`,
    );
    await portal.sql(
      `insert into notification (person_id, kind, header_is, header_en, body_is, body_en)
       select person_id, 'workLight', 'a', 'b', 'c', 'd' from person where name ~ '^N' or person_id = $1`,
      [member.personId],
    );
    await expect.poll(() => changes(mine)).toBe(3);
    expect(changes(other)).toBe(2);
    expect(notices).toEqual(['*']);
    await listener.end();
  });
  it('O16 says nothing of a change that was undone', async () => {
    const mine = await following(member);
    await expect.poll(() => changes(mine)).toBe(1);
    const failing = transaction(portal.pool, async (db) => {
      await notify(db, [member.personId], {
        kind: 'workLight',
        header: { is: 'Fyrirsögn', en: 'Headline' },
        body: { is: 'Meginmál.', en: 'Text.' },
      });
      throw new Error('undone');
    });
    await expect(failing).rejects.toThrow('undone');
    await sleep(150);
    expect(changes(mine)).toBe(1);
  });
  it('O245 after the line was lost on which changes are heard tells everybody once, when it is back', async () => {
    const mine = await following(member);
    await expect.poll(() => changes(mine)).toBe(1);
    const admin = new pg.Client(inject('cluster').admin);
    await admin.connect();
    const listeners = `from pg_stat_activity where datname = $1 and application_name = 'omur listener'`;
    const database = [portal.database.application.database];
    const { rowCount } = await admin.query(`select pg_terminate_backend(pid) ${listeners}`, database);
    expect(rowCount).toBe(1);
    await expect.poll(async () => (await admin.query(`select ${listeners}`, database)).rowCount).toBe(0);
    await expect.poll(() => changes(mine)).toBe(2);
    expect((await admin.query(`select ${listeners}`, database)).rowCount).toBe(1);
    await telling(member);
    await expect.poll(() => changes(mine)).toBe(3);
    await admin.end();
  });
  it('holds no connection of the pool', async () => {
    const busy = () => portal.pool.totalCount - portal.pool.idleCount;
    await following(member);
    await following(member);
    await expect.poll(busy).toBe(0);
  });
  it('S1 ends when you log out', async () => {
    const leaving = await portal.someone();
    const stream = await following(leaving);
    await portal.ask('POST /api/logout', { as: leaving });
    await expect.poll(() => stream.isOver).toBe(true);
    expect((await following(leaving)).response.status).toBe(401);
  });
  it('S1 ends when the user is locked', async () => {
    const barred = await portal.someone();
    const stream = await following(barred);
    await portal.sql('update app_user set is_locked = true where user_id = $1', [barred.userId]);
    await expect.poll(() => stream.isOver).toBe(true);
  });
  it('keeps no session alive', async () => {
    const idle = await portal.someone();
    await portal.sql(`update session set last_used_at = now() - interval '30 minutes' where user_id = $1`, [
      idle.userId,
    ]);
    await following(idle);
    await sleep(100);
    const [session] = await portal.sql(
      `select now() - last_used_at > interval '29 minutes' as is_idle from session where user_id = $1`,
      [idle.userId],
    );
    expect(session).toEqual({ is_idle: true });
  });
  it('is open for a user so many times and no more, and again once you are closed', async () => {
    const busy = await portal.someone();
    const streams = [];
    for (let i = 0; i < 6; i++) streams.push(await following(busy));
    expect((await following(busy)).response.status).toBe(429);
    streams[0]?.close();
    await expect.poll(async () => (await following(busy)).response.status).toBe(200);
  });
  it('ends when the server stops, which does not wait for it', async () => {
    const stopping = await aPortal();
    const where = await stopping.app.listen({ port: 0, host: '127.0.0.1' });
    const someone = await stopping.someone();
    const response = await fetch(`${where}/api/notifications/stream`, {
      headers: { authorization: `Bearer ${someone.token}` },
    });
    const read = response.text();
    const start = performance.now();
    await stopping.close();
    expect(performance.now() - start).toBeLessThan(10_000);
    expect(await read).toContain('event: changed');
  });
});
