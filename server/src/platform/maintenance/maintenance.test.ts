import { spawnSync } from 'node:child_process';
import path from 'node:path';
import pino from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';
import { askedOf } from './asked.ts';
import { Maintenance } from './maintenance.ts';

let portal: Portal;
let other: Portal;
let member: Someone;
beforeAll(async () => {
  portal = await aPortal({ societyName: 'Ómur & <vinir>' });
  other = await aPortal({}, { ...portal.database, drop: async () => undefined });
  member = await portal.someone();
});
afterEach(async () => {
  await portal.sql('delete from maintenance');
  await known('none');
});
afterAll(async () => {
  await other.close();
  await portal.close();
});

const told = async (of = portal) => (await of.ask('GET /api/maintenance')).body;
const stateOf = async (of = portal) => (await told(of)).stadA_VIDHALDS as string;
/** Both servers hear of it, each when it does. */
async function known(state: string): Promise<void> {
  for (const of of [portal, other]) await expect.poll(() => stateOf(of)).toBe(state);
}

/** Times from now, in minutes. */
async function announce(writes: number, starts: number, ends: number): Promise<void> {
  await portal.sql(
    `insert into maintenance (writes_until, starts_at, ends_at)
     values (now() + $1 * interval '1 minute', now() + $2 * interval '1 minute', now() + $3 * interval '1 minute')`,
    [writes, starts, ends],
  );
}
const closed = async () => {
  await announce(-20, -10, 50);
  await known('closed');
};
const language = (of = portal) =>
  of.ask('PATCH /api/users/language', { as: member, body: { TUNGUMAL: 'is' } });
const card = () => portal.ask('GET /api/authors/id', { as: member });

describe('maintenance that is announced', () => {
  it('O342 is told to everybody by every server, with its times, and keeps nobody out', async () => {
    expect(await told()).toEqual({
      stadA_VIDHALDS: 'none',
      breytingaR_TIL: null,
      vidhalD_HEFST: null,
      vidhaldI_LYKUR: null,
    });
    await announce(50, 60, 150);
    for (const of of [portal, other])
      await expect
        .poll(() => told(of))
        .toMatchObject({
          stadA_VIDHALDS: 'announced',
          breytingaR_TIL: expect.stringMatching(/^\d{4}-.*Z$/),
          vidhalD_HEFST: expect.stringMatching(/Z$/),
          vidhaldI_LYKUR: expect.stringMatching(/Z$/),
        });
    expect((await card()).status).toBe(200);
    expect((await language()).status).toBe(204);
  });
  it('O343 refuses changes first, logging in too, and lets whoever is there read and log out', async () => {
    const leaving = await portal.someone();
    await announce(-10, 5, 60);
    await known('readOnly');
    expect((await card()).status).toBe(200);
    const refused = await language();
    expect(refused.body).toMatchObject({ StatusCode: 503, Code: 'server.readOnly' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(59 * 60);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60 * 60);
    const login = await portal.ask('POST /api/login', { body: { KENNITALA: '0101302129', LYKILORD: 'x' } });
    expect(login.body.Code).toBe('server.readOnly');
    expect((await portal.ask('POST /api/logout', { as: leaving })).status).toBe(204);
    expect((await portal.app.inject({ method: 'POST', url: '/afskraning/x' })).statusCode).toBe(503);
  });
  it('O343 answers nobody while it lasts, in their language, with when to come back', async () => {
    await closed();
    for (const [asked, is, en] of [
      [card, /lokaður vegna viðhalds/, /closed for maintenance/],
      [language, /lokaður vegna viðhalds/, /closed for maintenance/],
    ] as const) {
      const { status, body, headers } = await asked();
      expect([status, body.Code]).toEqual([503, 'server.maintenance']);
      expect(body.Message).toMatch(is);
      expect(Number(headers['retry-after'])).toBeGreaterThan(49 * 60);
      const english = await portal.ask('GET /api/authors/id', { as: member, language: 'en' });
      expect(english.body.Message).toMatch(en);
    }
    expect((await other.ask('POST /api/logout', { as: member })).body.Code).toBe('server.maintenance');
  });
  it('O343 shows browsers a page in both languages, with the time and the society’s name', async () => {
    await closed();
    for (const url of ['/', '/mitt-spjald', '/login?x=1']) {
      const { statusCode, headers, body } = await portal.app.inject({ url });
      expect(statusCode).toBe(503);
      expect(headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'retry-after': expect.stringMatching(/^\d{4}$/),
      });
      expect(body).toMatch(
        /<html lang="is">[^]*Lokað vegna viðhalds[^]*opni aftur \d{1,2}\. \S+[^]*\d\d:\d\d/,
      );
      expect(body).toMatch(/<div lang="en">[^]*Closed for maintenance[^]*open again on \d{1,2} \w+/);
      expect(body).toContain('Ómur &#38; &#60;vinir&#62;');
      const policy = String(headers['content-security-policy']);
      expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-/);
    }
  });
  it('O343 lets monitoring and the files of open pages through, and counts as no failure', async () => {
    await closed();
    for (const url of ['/healthz', '/readyz', '/metrics', '/api/maintenance'])
      expect([url, (await portal.app.inject({ url })).statusCode]).toEqual([url, 200]);
    expect((await portal.app.inject({ url: '/robots.txt' })).statusCode).toBe(200);
    await card();
    const { body } = await portal.app.inject({ url: '/metrics' });
    expect(body).toMatch(/^omur_maintenance 2$/m);
    expect(body).toMatch(
      /http_request_duration_seconds_count\{method="GET",route="maintenance",status="503"\} [1-9]/,
    );
    expect(body).not.toMatch(/route="\/api\/authors\/id",status="503"/);
  });
  it('O342 is over by the clock, by its end and when it is called off', async () => {
    await announce(-60, -50, -40);
    expect(await stateOf()).toBe('none');
    await closed();
    await portal.sql('update maintenance set ended_at = now() where ended_at is null and ends_at > now()');
    await known('none');
    expect((await card()).status).toBe(200);
  });
  it('O342 is one at a time, in its order, for three days at most', async () => {
    await announce(50, 60, 150);
    await expect(announce(100, 110, 200)).rejects.toThrow('maintenance_apart');
    await announce(150, 150, 200);
    await expect(announce(310, 300, 400)).rejects.toThrow('maintenance_order');
    await expect(announce(300, 300, 300)).rejects.toThrow('maintenance_order');
    await expect(announce(300, 300, 300 + 3 * 24 * 60 + 1)).rejects.toThrow('maintenance_length');
  });
  it('O342 is nothing that the application could announce or end', async () => {
    for (const change of [
      `insert into maintenance (writes_until, starts_at, ends_at) values (now(), now(), now() + interval '1 hour')`,
      'update maintenance set ended_at = now()',
      'delete from maintenance',
    ])
      await expect(portal.pool.query(change)).rejects.toThrow('permission denied');
  });
});

describe('what a server knows of maintenance', () => {
  const now = Date.parse('2026-11-28T12:00:00Z');
  const minutes = (count: number) => new Date(now + count * 60_000);
  const row = { writes_until: minutes(10), starts_at: minutes(20), ends_at: minutes(50) };
  const next = { writes_until: minutes(100), starts_at: minutes(100), ends_at: minutes(110) };

  it('O342 begins and ends by the clock, and the next one after it', async () => {
    const pool = { query: async () => ({ rows: [row, next] }) };
    const maintenance = new Maintenance(
      pool as never,
      { on: () => undefined, onGap: () => undefined },
      pino({ level: 'silent' }),
    );
    expect(maintenance.at(now).state).toBe('none');
    await maintenance.look();
    const states = [0, 10, 20, 49, 50, 100, 110].map((at) => maintenance.at(minutes(at).getTime()).state);
    expect(states).toEqual(['announced', 'readOnly', 'closed', 'closed', 'announced', 'closed', 'none']);
  });
  it('O342 stays while the database is away, and is asked anew when it is back', async () => {
    let isAway = false;
    let gap = () => undefined as void;
    const pool = { query: async () => (isAway ? Promise.reject(new Error('away')) : { rows: [row] }) };
    const listener = { on: () => undefined, onGap: (act: () => void) => (gap = act) };
    const maintenance = new Maintenance(pool as never, listener as never, pino({ level: 'silent' }));
    gap();
    await expect.poll(() => maintenance.at(now).state).toBe('announced');
    isAway = true;
    gap();
    await maintenance.look();
    expect(maintenance.at(minutes(30).getTime()).state).toBe('closed');
  });
});

describe('the command', () => {
  const now = new Date('2026-11-28T12:00:00Z');
  it.each([
    [[], { does: 'show' }],
    [['--end'], { does: 'end' }],
    [['--until', '2026-11-28T13:00Z'], { does: 'move', endsAt: new Date('2026-11-28T13:00:00Z') }],
    [
      ['--from', 'now', '--until', '2026-11-28T14:00+01:00'],
      { does: 'announce', writesUntil: now, startsAt: now, endsAt: new Date('2026-11-28T13:00:00Z') },
    ],
    [
      [
        '--from',
        '2026-11-28T22:00Z',
        '--until',
        '2026-11-28T23:00:30Z',
        '--changes-until',
        '2026-11-28T21:45Z',
      ],
      {
        does: 'announce',
        writesUntil: new Date('2026-11-28T21:45:00Z'),
        startsAt: new Date('2026-11-28T22:00:00Z'),
        endsAt: new Date('2026-11-28T23:00:30Z'),
      },
    ],
  ])('O342 %j is understood', (args, asked) => expect(askedOf(args, now)).toEqual(asked));
  it.each([
    [['--from', '2026-11-28T22:00Z'], /npm run maintenance/],
    [['--changes-until', '2026-11-28T22:00Z'], /npm run maintenance/],
    [['--end', '--until', '2026-11-28T22:00Z'], /npm run maintenance/],
    [['--until', '2026-11-28T22:00'], /is no time/],
    [['--until', '22:00Z'], /is no time/],
    [['--until', '2026-13-28T22:00Z'], /is no time/],
    [['--until', '2026-11-28T11:00Z'], /time to come/],
    [['--from', '2026-11-28T23:00Z', '--until', '2026-11-28T22:00Z'], /after --from/],
    [['--from', '2026-11-28T11:00Z', '--until', '2026-11-28T22:00Z'], /--from now/],
    [
      ['--from', '2026-11-28T20:00Z', '--until', '2026-11-28T22:00Z', '--changes-until', '2026-11-28T21:00Z'],
      /cannot be after --from/,
    ],
  ])('O342 %j is refused with a sentence', (args, words) => expect(() => askedOf(args, now)).toThrow(words));
  it('O342 announces, shows, moves and ends it, and every server hears of it', {
    timeout: 60_000,
  }, async () => {
    const { host, port, user, password, database } = portal.database.owner;
    const address = `${encodeURIComponent(String(host))}:${port}/${database}`;
    const url = `postgresql://${user}:${encodeURIComponent(String(password))}@${address}`;
    const run = (...args: string[]) =>
      spawnSync(process.execPath, [path.join(import.meta.dirname, 'command.ts'), ...args], {
        env: { PATH: process.env.PATH, DATABASE_URL: url, DATABASE_OWNER_URL: url },
        encoding: 'utf8',
      });
    const inMinutes = (count: number) =>
      new Date(Date.now() + count * 60_000).toISOString().slice(0, 19) + 'Z';
    expect(run().stdout).toBe('No maintenance is announced.\n');
    const from = inMinutes(60);
    expect(run('--from', from, '--until', inMinutes(90)).stdout).toMatch(
      /^Announced: changes until .*, closed from /,
    );
    await known('announced');
    expect(run('--from', inMinutes(70), '--until', inMinutes(80))).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(/^Another maintenance is announced/),
    });
    const until = inMinutes(120);
    expect(run('--until', until).stdout).toMatch(/^Moved: /);
    await expect.poll(async () => (await told(other)).vidhaldI_LYKUR).toBe(until.replace('Z', '.000Z'));
    expect(run().stdout).toContain(from.replace('Z', '.000Z'));
    expect(run('--end').stdout).toMatch(/^Over: /);
    await known('none');
    expect(run('--end').stdout).toBe('No maintenance is announced.\n');
  });
});
