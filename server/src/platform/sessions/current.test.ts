import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';
import { hashOf } from './current.ts';
import { findSession } from './queries.ts';

let portal: Portal;
let member: Someone;

beforeAll(async () => {
  portal = await aPortal();
});
beforeEach(async () => {
  member = await portal.someone();
});
afterAll(() => portal.close());

const statusOf = async (as: Someone) => (await portal.ask('GET /api/authors/id', { as })).status;
const change = (set: string) => portal.sql(`update session set ${set} where user_id = $1`, [member.userId]);
/** Asks once, so that the session is remembered. */
const remember = async (as = member) => expect(await statusOf(as)).toBe(200);

describe('a session', () => {
  it.each(['', 'Bearer', 'Bearer x', `Bearer ${'x'.repeat(43)}`, `Bearer ${'x'.repeat(44)}`, 'Basic eDp4'])(
    'F7.1, W2 is none with the header %j',
    async (authorization) => {
      const { status, body } = await portal.ask('GET /api/authors/id', { headers: { authorization } });
      expect(status).toBe(401);
      expect(body).toEqual({ StatusCode: 401, Code: 'session.none', Message: 'Þú þarft að skrá þig inn.' });
    },
  );
  it.each([
    ['ended', 'ended_at = now()'],
    ['expired', `expires_at = now() - interval '1 second'`],
    ['idle for an hour', `last_used_at = now() - interval '61 minutes'`],
  ])('S1 is dead once it has %s', async (_, set) => {
    await change(set);
    expect(await statusOf(member)).toBe(401);
  });
  it('S1 lives on while it is used', async () => {
    await change(`last_used_at = now() - interval '59 minutes'`);
    await remember();
    const [session] = await portal.sql(
      "select now() - last_used_at < interval '1 minute' as is_touched from session where user_id = $1",
      [member.userId],
    );
    expect(session?.is_touched).toBe(true);
  });
  it('S1 is not kept alive by what a page asks by itself', async () => {
    const asks = async (method: 'GET' | 'PATCH') => {
      const body = { TUNGUMAL: 'is' };
      const headers = { 'x-unattended': '1' };
      const call = `${method} /api/users/language`;
      return (await portal.ask(call, { as: member, headers, ...(method !== 'GET' && { body }) })).status;
    };
    const isTouched = async () =>
      (
        await portal.sql(
          "select now() - last_used_at < interval '1 minute' as is_touched from session where user_id = $1",
          [member.userId],
        )
      )[0]?.is_touched;
    await change(`last_used_at = now() - interval '59 minutes'`);
    expect([await asks('GET'), await isTouched()]).toEqual([200, false]);
    expect([await asks('PATCH'), await isTouched()]).toEqual([204, true]);
  });
  it('S1 that is remembered grows old too while a page asks by itself', async () => {
    await remember();
    const start = Date.now();
    vi.useFakeTimers({ toFake: ['Date'] });
    try {
      const asks = async () =>
        (await portal.ask('GET /api/users/language', { as: member, headers: { 'x-unattended': '1' } }))
          .status;
      vi.setSystemTime(start + 59 * 60_000);
      expect(await asks()).toBe(200);
      await change(`last_used_at = now() - interval '61 minutes'`);
      vi.setSystemTime(start + 61 * 60_000);
      expect(await asks()).toBe(401);
    } finally {
      vi.useRealTimers();
    }
  });
  it('O333 is written down as used by one of the servers that see it used within a minute', async () => {
    const other = await aPortal({}, portal.database);
    const asksOther = async () => (await other.ask('GET /api/authors/id', { as: member })).status;
    const written = async () =>
      (await portal.sql('select xmin::text as by from session where user_id = $1', [member.userId]))[0]?.by;
    await remember();
    expect(await asksOther()).toBe(200);
    const start = Date.now();
    vi.useFakeTimers({ toFake: ['Date'] });
    try {
      // As though both had remembered it for a minute.
      await change(`last_used_at = now() - interval '61 seconds'`);
      vi.setSystemTime(start + 61_000);
      const before = await written();
      await remember();
      const after = await written();
      expect(after).not.toBe(before);
      expect(await asksOther()).toBe(200);
      expect(await written()).toBe(after);
    } finally {
      vi.useRealTimers();
      await other.app.close();
    }
  });
  it('S1 is ended by logging out, in every server at once', async () => {
    await remember();
    const { status, text } = await portal.ask('POST /api/logout', { as: member });
    expect([status, text]).toEqual([204, '']);
    await expect.poll(() => statusOf(member)).toBe(401);
    expect((await portal.ask('POST /api/logout', { as: member })).status).toBe(401);
  });
  it('S1 is ended at once though it was remembered, when another server ends it', async () => {
    await remember();
    await change('ended_at = now()');
    await expect.poll(() => statusOf(member)).toBe(401);
  });
  it('S1 of one’s other devices lives on after a log-out', async () => {
    const token = randomBytes(32).toString('base64url');
    await portal.sql(
      `insert into session (token_hash, user_id, expires_at) values ($1, $2, now() + interval '1 hour')`,
      [hashOf(token), member.userId],
    );
    await portal.ask('POST /api/logout', { as: { ...member, token } });
    expect(await statusOf(member)).toBe(200);
  });
  it.each(['is_locked = true', 'closed_at = now()'])('S1 of a user is dead at once when %s', async (set) => {
    await remember();
    await portal.sql(`update app_user set ${set} where user_id = $1`, [member.userId]);
    await expect.poll(() => statusOf(member)).toBe(401);
  });
  it('S6 carries the new rights at once when the role is changed', async () => {
    await remember();
    await portal.sql(`update app_user set role = 'viewer' where user_id = $1`, [member.userId]);
    const register = () => portal.ask('POST /api/compositions', { as: member, body: {} });
    await expect.poll(async () => (await register()).status).toBe(403);
  });
  it('S1 that is deleted is dead at once', async () => {
    await remember();
    await portal.sql('delete from session where user_id = $1', [member.userId]);
    await expect.poll(() => statusOf(member)).toBe(401);
  });

  describe('that changed while the word of it was on its way', () => {
    const changeSilently = async (set: string) => {
      await portal.sql('alter table session disable trigger user');
      await change(set);
      await portal.sql('alter table session enable trigger user');
    };
    const choose = async () =>
      portal.ask('PATCH /api/users/language', { as: member, body: { TUNGUMAL: 'en' } });
    const languages = () =>
      portal.sql('select language from app_user where user_id = $1 and language is not null', [
        member.userId,
      ]);

    it.each([
      ['ended', 'ended_at = now()'],
      ['expired', `expires_at = now() - interval '1 second'`],
    ])('S1 changes nothing once it has %s', async (_, set) => {
      await remember();
      const before = await languages();
      await changeSilently(set);
      expect(await statusOf(member)).toBe(200);
      expect((await choose()).status).toBe(401);
      expect(await languages()).toEqual(before);
      expect(await statusOf(member)).toBe(401);
    });
    it('S5 acts for whom it acts for by now, and on what terms', async () => {
      const other = await portal.someone();
      await remember();
      const saved = () =>
        portal.ask(`PATCH /api/persons/${other.personId}`, { as: member, body: { SIMI: '555 0142' } });
      await changeSilently(`acting_for_user_id = ${other.userId}`);
      expect((await saved()).status).toBe(204);
      await changeSilently('is_read_only = true');
      expect((await saved()).body.Code).toBe('access.readOnly');
    });
  });
});

describe('a session that is asked about and not used', () => {
  const asks = async () =>
    (await portal.ask('GET /api/users/language', { as: member, headers: { 'x-unattended': '1' } })).status;
  /** How often the database was asked about sessions meanwhile. */
  const looksIn = async (work: () => Promise<unknown>) => {
    const asked = vi.spyOn(portal.pool, 'query');
    await work();
    const looks = asked.mock.calls.filter(
      ([query]) => (query as unknown as { name?: string }).name === findSession.name,
    );
    asked.mockRestore();
    return looks.length;
  };

  it('O245, S1 is looked up once, and its use is written down all the same', async () => {
    await change(`last_used_at = now() - interval '30 minutes'`);
    expect(
      await looksIn(async () => {
        for (let n = 0; n < 5; n++) expect(await asks()).toBe(200);
        expect(await statusOf(member)).toBe(200);
      }),
    ).toBe(1);
    const [session] = await portal.sql(
      "select now() - last_used_at < interval '1 minute' as is_touched from session where user_id = $1",
      [member.userId],
    );
    expect(session?.is_touched).toBe(true);
  });
  it('O245, S1 grows old from its last use, and not from when somebody asked', async () => {
    await change(`last_used_at = now() - interval '50 minutes'`);
    expect(await asks()).toBe(200);
    vi.useFakeTimers({ toFake: ['Date'] });
    try {
      vi.setSystemTime(Date.now() + 11 * 60_000);
      await change(`last_used_at = now() - interval '61 minutes'`);
      expect(await asks()).toBe(401);
    } finally {
      vi.useRealTimers();
    }
  });
  it('O245, S1 that ends while it is being looked up is not remembered', async () => {
    const heard = new pg.Client(portal.database.application);
    await heard.connect();
    await heard.query('listen session_changed');
    const told = new Promise((resolve) => heard.once('notification', resolve));
    const query = portal.pool.query.bind(portal.pool) as (asked: unknown) => Promise<unknown>;
    const asked = vi.spyOn(portal.pool, 'query').mockImplementation((async (one: { name?: string }) => {
      const found = await query(one);
      if (one.name === findSession.name) {
        asked.mockRestore();
        await change('ended_at = now()');
        await told;
        // The server hears of it on a line of its own.
        await sleep(200);
      }
      return found;
    }) as never);
    // It was there when it was asked about.
    expect(await statusOf(member)).toBe(200);
    expect(await statusOf(member)).toBe(401);
    await heard.end();
  });
});

describe('a session that acts for somebody', () => {
  it('S5, F1.9 sees what they see, and no longer what you see themselves', async () => {
    const other = await portal.someone();
    await remember();
    await change(`acting_for_user_id = ${other.userId}`);
    const own = async () => (await portal.ask('GET /api/authors/id', { as: member })).body.hofunduR_NR;
    await expect.poll(own).toBe(other.authorId);
    expect((await portal.ask(`GET /api/persons/${other.kennitala}`, { as: member })).body.nafn).toBe(
      other.name,
    );
    expect((await portal.ask(`GET /api/persons/${member.kennitala}`, { as: member })).status).toBe(404);
  });
  it('S5 has their role and not their own', async () => {
    const staff = await portal.someone({ role: 'administrator' });
    await portal.sql('update session set acting_for_user_id = $1 where user_id = $2', [
      member.userId,
      staff.userId,
    ]);
    expect((await portal.ask('GET /api/compositions/review', { as: staff })).status).toBe(403);
  });
  it('S5, F3.14 says whose it is on what it registers, and that the society acted; the record names who', async () => {
    const staff = await portal.someone({ role: 'administrator', name: 'Ásta Sól' });
    await portal.sql('update session set acting_for_user_id = $1 where user_id = $2', [
      member.userId,
      staff.userId,
    ]);
    const workId = await portal.work({ by: { ...member, token: staff.token } });
    const { body } = await portal.ask(`GET /api/compositions/${workId}`, { as: member });
    expect(body.upprunI_VERKS).toBe(`Skráð á vef af ${member.kennitala} (umboð: Félagið)`);
    const [record] = await portal.sql(
      "select * from change_record where table_name = 'work_author' and work_id = $1",
      [workId],
    );
    expect(record).toMatchObject({ user_id: staff.userId, acting_for_user_id: member.userId });
  });
  it('S1 is dead when the one who acts is locked', async () => {
    const staff = await portal.someone({ role: 'administrator' });
    await portal.sql('update session set acting_for_user_id = $1 where user_id = $2', [
      member.userId,
      staff.userId,
    ]);
    expect(await statusOf(staff)).toBe(200);
    await portal.sql('update app_user set is_locked = true where user_id = $1', [staff.userId]);
    await expect.poll(() => statusOf(staff)).toBe(401);
  });
});
