import { createHash } from 'node:crypto';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { systemOf } from '../../../test/keys.ts';
import { aPortal, aRegistration, type Portal, type Someone } from '../../../test/portal.ts';
import { buildApp } from '../../app/app.ts';
import { readConfig } from '../../platform/config.ts';
import { hashOf } from '../../platform/sessions/current.ts';
import { nameKeyActor } from '../../platform/sessions/queries.ts';
import { hashPassword } from '../../platform/sessions/passwords.ts';

const password = 'sjö svartir svanir';
let passwordHash: string;
let portal: Portal;
let member: Someone;

beforeAll(async () => {
  portal = await aPortal();
  passwordHash = await hashPassword(password);
});
beforeEach(async () => {
  member = await aMember();
});
afterAll(() => portal.close());

async function aMember(role?: 'viewer' | 'external' | 'editor'): Promise<Someone> {
  const one = await portal.someone(role ? { role } : {});
  await portal.sql('update app_user set password_hash = $1 where user_id = $2', [passwordHash, one.userId]);
  return one;
}
const wanted = (changes: Record<string, unknown> = {}) => ({
  HEITI_LYKILS: 'Verkaskráin',
  HEIMILDIR_LYKILS: ['readWorks', 'register'],
  GILDISTIMI_DAGAR: 90,
  LYKILORD: password,
  ...changes,
});
const make = (as: Someone, changes?: Record<string, unknown>) =>
  portal.ask('PATCH /api/keys', { as, body: wanted(changes) });
const own = (as: Someone) => portal.ask('GET /api/keys/own', { as });
const statusOf = async (as: Someone, call = 'GET /api/authors/id') => (await portal.ask(call, { as })).status;

describe('making a key', () => {
  it('O40 tells it once, and keeps only its hash', async () => {
    const { status, body, headers } = await make(member);
    expect(status).toBe(200);
    expect(body.lykill).toMatch(/^omur_[A-Za-z0-9_-]{43}$/);
    expect(headers['cache-control']).toBe('no-store');
    const [row] = await portal.sql('select * from api_key where api_key_id = $1', [body.lykilL_NR]);
    expect(row?.token_hash).toEqual(createHash('sha256').update(body.lykill).digest());
    expect(JSON.stringify(row)).not.toContain(body.lykill.slice(5, 40));
    const kept = await portal.sql('select new_row::text as row from change_record where table_name = $1', [
      'api_key',
    ]);
    expect(JSON.stringify(kept)).not.toMatch(/token_hash/);
    const { text } = await portal.ask('GET /api/keys', { as: member });
    expect(text).not.toContain(body.lykill.slice(5, 40));
    expect(text).toContain(body.lykill.slice(-4));
  });
  it('O41 takes the password, and tells the owner by notification and letter', async () => {
    expect((await make(member, { LYKILORD: 'rangt' })).body.Code).toBe('password.wrong');
    await make(member);
    const told = await portal.sql(`select kind from notification where person_id = $1`, [member.personId]);
    expect(told).toEqual([{ kind: 'account' }]);
    const letters = await portal.sql('select subject from letter where person_id = $1', [member.personId]);
    expect(letters).toEqual([{ subject: 'Nýr lykill fyrir kerfi: Verkaskráin' }]);
  });
  it.each([
    [{ GILDISTIMI_DAGAR: 366 }],
    [{ GILDISTIMI_DAGAR: 0 }],
    [{ HEIMILDIR_LYKILS: [] }],
    [{ HEIMILDIR_LYKILS: ['administrator'] }],
    [{ HEITI_LYKILS: ' ' }],
  ])('O40 refuses %j', async (changes) => {
    expect((await make(member, changes)).status).toBe(422);
  });
  it('O48 gives nobody more than ten, staff none and external users none', async () => {
    for (let i = 0; i < 10; i++) await systemOf(portal, member);
    expect((await make(member)).body.Code).toBe('key.tooMany');
    await expect(systemOf(portal, member)).rejects.toThrow('ten keys at most');
    const editor = await aMember('editor');
    expect((await make(editor)).body.Code).toBe('key.notForStaff');
    await expect(systemOf(portal, editor)).rejects.toThrow('Keys are for members');
    expect((await make(await aMember('external'))).status).toBe(403);
  });
  it('O48 the database lets no key change or come back', async () => {
    const { keyId } = await systemOf(portal, member);
    const change = (set: string) => portal.sql(`update api_key set ${set} where api_key_id = $1`, [keyId]);
    await expect(change(`scopes = '{readMoney}'`)).rejects.toThrow('does not change');
    await expect(change(`expires_at = expires_at + interval '1 day'`)).rejects.toThrow('does not change');
    await change('revoked_at = now()');
    await expect(change('revoked_at = null')).rejects.toThrow('does not change');
  });
});

describe('a key', () => {
  it('O49, O42 says whose it is, and reads what its owner reads', async () => {
    const { body } = await make(member);
    const system = { ...member, token: body.lykill };
    expect((await own(system)).body).toMatchObject({
      heitI_LYKILS: 'Verkaskráin',
      heimildiR_LYKILS: ['readWorks', 'register'],
      nafN_NR: member.personId,
    });
    const workId = await portal.work({ by: member });
    const stranger = await portal.someone();
    const foreign = await portal.work({ by: stranger });
    for (const id of [workId, foreign]) {
      const call = `GET /api/compositions/${id}/rights`;
      const [withKey, withSession] = [
        await portal.ask(call, { as: system }),
        await portal.ask(call, { as: member }),
      ];
      expect([withKey.status, withKey.text]).toEqual([withSession.status, withSession.text]);
    }
    expect(await statusOf(system, `GET /api/persons/${stranger.personId}/compositions`)).toBe(404);
  });
  it('O42 ends to work when its owner’s login is locked, closed, or of staff or outside, and never does what staff may', async () => {
    const change = (set: string) =>
      portal.sql(`update app_user set ${set} where user_id = $1`, [member.userId]);
    const system = await systemOf(portal, member);
    expect(await statusOf(system)).toBe(200);
    for (const [set, back] of [
      ['is_locked = true', 'is_locked = false'],
      [`role = 'administrator'`, `role = 'member'`],
      [`role = 'external'`, `role = 'member'`],
    ] as const) {
      await change(set);
      await expect.poll(() => statusOf(system)).toBe(401);
      await change(back);
      await expect.poll(() => statusOf(system)).toBe(200);
    }
    await change(`role = 'viewer'`);
    const register = () => portal.ask('POST /api/compositions', { as: system, body: aRegistration(member) });
    await expect.poll(async () => (await register()).status).toBe(403);
  });
  it('O43 does what its scopes say and nothing else', async () => {
    const reader = await systemOf(portal, member, { scopes: ['readWorks'] });
    expect(await statusOf(reader)).toBe(200);
    const { status, body } = await portal.ask('POST /api/compositions', {
      as: reader,
      body: aRegistration(member),
    });
    expect([status, body.Code]).toEqual([403, 'key.scope']);
    expect(await statusOf(reader, `GET /api/persons/${member.personId}/balance`)).toBe(403);
    const all = await systemOf(portal, member);
    // What opens other doors, public calls and the stream are closed to every key.
    for (const call of ['GET /api/keys', 'GET /api/users/sessions', 'POST /api/logout', 'GET /api/society'])
      expect([call, await statusOf(all, call)]).toEqual([call, 403]);
    expect(await statusOf(all, 'GET /api/notifications/stream')).toBe(403);
    expect((await make(all)).body.Code).toBe('key.scope');
  });
  it('O44 answers 401 at once when it is revoked, on this server and on another, public calls included', async () => {
    const other = await buildApp({
      config: { ...readConfig({}), rateLimitPerMinute: 0, overloadMilliseconds: 0 },
      pool: portal.pool,
      connection: portal.database.application,
      log: pino({ level: 'silent' }),
    });
    await other.ready();
    const system = await systemOf(portal, member);
    const askOther = async (url = '/api/authors/id') =>
      (await other.inject({ url, headers: { authorization: `Bearer ${system.token}` } })).statusCode;
    expect([await statusOf(system), await askOther()]).toEqual([200, 200]);
    expect((await portal.ask(`DELETE /api/keys/${system.keyId}`, { as: member })).status).toBe(204);
    expect(await statusOf(system)).toBe(401);
    expect(await askOther()).toBe(401);
    expect(await askOther('/api/society')).toBe(401);
    expect((await own(system)).body.Code).toBe('key.none');
    await other.close();
  });
  it('O44 answers 401 from the moment at which it expires, also when it is remembered', async () => {
    const system = await systemOf(portal, member, { expires: '700 milliseconds' });
    expect(await statusOf(system)).toBe(200);
    await new Promise((resolve) => setTimeout(resolve, 800));
    expect(await statusOf(system)).toBe(401);
    expect(await statusOf({ ...member, token: `omur_${'x'.repeat(43)}` })).toBe(401);
    expect(await statusOf({ ...member, token: `omur_${member.token}` })).toBe(401);
  });
  it('O44 lets nothing be written in the name of a key that was revoked after it was let in', async () => {
    const { token, keyId } = await systemOf(portal, member);
    const isAsKnown = async () =>
      (
        await nameKeyActor.row<{ isAsKnown: boolean }>(portal.pool, {
          tokenHash: hashOf(token),
          userId: member.userId,
          role: 'member',
          changedBy: String(member.userId),
          keyId: String(keyId),
          requestId: 'x',
        })
      )?.isAsKnown;
    expect(await isAsKnown()).toBe(true);
    await portal.sql('update api_key set revoked_at = now() where api_key_id = $1', [keyId]);
    expect(await isAsKnown()).toBe(false);
  });
  it('O46 leaves its name in the change history, for its owner and staff alone', async () => {
    const system = await systemOf(portal, member, { name: 'Útgáfukerfið' });
    const partner = await portal.someone();
    const workId = await portal.work({ by: system, others: [partner] });
    const nameIn = async (as: Someone) => {
      const { body } = await portal.ask(`GET /api/records?workId=${workId}&limit=1000`, { as });
      return new Set(body.map((one: { heitI_LYKILS: string | null }) => one.heitI_LYKILS));
    };
    expect(await nameIn(member)).toContain('Útgáfukerfið');
    expect(await nameIn(await portal.someone({ role: 'editor' }))).toContain('Útgáfukerfið');
    expect(await nameIn(partner)).toEqual(new Set([null]));
  });
  it('O47 is seen and revoked by its owner alone, and by nobody who acts for them', async () => {
    const system = await systemOf(portal, member);
    const stranger = await portal.someone();
    expect((await portal.ask('GET /api/keys', { as: stranger })).status).toBe(404);
    expect((await portal.ask(`DELETE /api/keys/${system.keyId}`, { as: stranger })).status).toBe(404);
    const administrator = await portal.someone({ role: 'administrator' });
    const { body } = await portal.ask(`PATCH /api/users/masquerade/${member.userId}`, { as: administrator });
    const acting = { ...administrator, token: body.token };
    expect(await statusOf(acting, 'GET /api/keys')).toBe(409);
    expect(await statusOf(acting, `DELETE /api/keys/${system.keyId}`)).toBe(409);
    const { body: keys } = await portal.ask('GET /api/keys', { as: member });
    expect(keys).toMatchObject([{ lykilL_NR: system.keyId, endiR_LYKILS: system.token.slice(-4) }]);
  });
});

it('O45 has a limit of its own', async () => {
  const limited = await aPortal({ rateLimitPerMinute: 1000, keyRatePerMinute: 3 }, portal.database);
  const one = await systemOf(limited, member);
  const two = await systemOf(limited, member);
  const ask = async (as: Someone) => (await limited.ask('GET /api/keys/own', { as })).status;
  // The first is counted before anybody knows whose it is.
  const statuses = [];
  for (let i = 0; i < 5; i++) statuses.push(await ask(one));
  expect(statuses).toEqual([200, 200, 200, 200, 429]);
  expect(await ask(two)).toBe(200);
  expect((await limited.ask('GET /api/authors/id', { as: member })).status).toBe(200);
  await limited.app.close();
});
