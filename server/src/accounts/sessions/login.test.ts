import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';
import { hashPassword } from '../../platform/sessions/passwords.ts';

const password = 'sjö svartir svanir';
let portal: Portal;
let passwordHash: string;

beforeAll(async () => {
  portal = await aPortal();
  passwordHash = await hashPassword(password);
});
/** Failures count for the address too, which all these share. */
beforeEach(() => portal.sql('delete from login_throttle'));
afterAll(() => portal.close());

async function someoneWithPassword(role: 'member' | 'editor' = 'member'): Promise<Someone> {
  const one = await portal.someone({ role });
  await portal.sql('update app_user set password_hash = $1 where user_id = $2', [passwordHash, one.userId]);
  return one;
}

const logIn = (KENNITALA: unknown, LYKILORD: unknown = password, language: 'is' | 'en' = 'is') =>
  portal.ask('POST /api/login', { body: { KENNITALA, LYKILORD }, language });

describe('logging in', () => {
  it('F7.2, F3.1, C3.11, C6.1 answers a session with a token that works', async () => {
    const member = await someoneWithPassword();
    const { status, body } = await logIn(member.kennitala);
    expect(status).toBe(200);
    expect(body).toEqual({
      token: expect.stringMatching(/^[A-Za-z0-9_-]{43}$/),
      kennitala: member.kennitala,
      nafn: member.name,
      hlutverK_NOTANDA: 'Meðlimur',
      notandI_NR: member.userId,
      masquerader: null,
    });
    const { body: own } = await portal.ask('GET /api/authors/id', { as: { ...member, token: body.token } });
    expect(own).toEqual({ hofunduR_NR: member.authorId });
  });
  it('S1 stores of the token its SHA-256 alone, and of the password an Argon2id hash', async () => {
    const member = await someoneWithPassword();
    const { body } = await logIn(member.kennitala);
    const [session] = await portal.sql('select * from session where user_id = $1 order by created_at desc', [
      member.userId,
    ]);
    expect(session?.token_hash).toHaveLength(32);
    expect(JSON.stringify(session)).not.toContain(body.token);
    expect(passwordHash).toMatch(/^\$argon2id\$/);
    const life = session?.expires_at - session?.created_at;
    expect(life).toBe(12 * 60 * 60 * 1000);
  });
  it('S1, S4 takes the national ID with its hyphen or without', async () => {
    const { kennitala } = await someoneWithPassword();
    const hyphened = `${kennitala.slice(0, 6)}-${kennitala.slice(6)}`;
    for (const typed of [hyphened, ` ${kennitala} `, `${kennitala.slice(0, 6)} ${kennitala.slice(6)}`])
      expect((await logIn(typed)).body.kennitala).toBe(kennitala);
  });
  it('F5.1 demands a national ID and a password', async () => {
    const empty = await logIn('  ', 'x');
    expect(empty.status).toBe(422);
    expect(empty.body.Errors).toEqual([
      { Field: 'KENNITALA', Code: 'person.kennitalaMissing', Message: 'Kennitala má ekki vera tóm.' },
    ]);
    const { body } = await logIn('0101302989', '');
    expect(body.Errors).toEqual([
      { Field: 'LYKILORD', Code: 'person.passwordMissing', Message: 'Lykilorð má ekki vera tómt.' },
    ]);
  });
  it.each([[null], [7], [{}], [['0101302989']]])('refuses %j for a national ID', async (kennitala) =>
    expect((await logIn(kennitala)).status).toBe(422),
  );
});

describe('a failed log-in', () => {
  it('S2 says the same of an unknown user, a wrong password, a user without one, and a locked user', async () => {
    const member = await someoneWithPassword();
    const without = await portal.someone();
    const locked = await someoneWithPassword();
    await portal.sql('update app_user set is_locked = true where user_id = $1', [locked.userId]);
    const answers = await Promise.all([
      logIn('9999999999'),
      logIn('rugl'),
      logIn(member.kennitala, 'rangt'),
      logIn(without.kennitala),
      logIn(locked.kennitala),
    ]);
    for (const { status, body } of answers) {
      expect(status).toBe(401);
      expect(body).toEqual({
        StatusCode: 401,
        Code: 'login.failed',
        Message: 'Kennitala eða lykilorð er ekki rétt.',
      });
    }
  });
  it('S2 takes as long for an unknown user as for a wrong password', async () => {
    const timed = async (work: () => Promise<unknown>) => {
      const start = performance.now();
      await work();
      return performance.now() - start;
    };
    const median = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
    const [unknown, wrong] = [[] as number[], [] as number[]];
    for (let i = 0; i < 7; i++) {
      const { kennitala } = await someoneWithPassword();
      wrong.push(await timed(() => logIn(kennitala, 'rangt')));
      unknown.push(await timed(() => logIn(`88888888${i}0`, 'rangt')));
    }
    expect(median(unknown)).toBeGreaterThan(median(wrong) / 3);
    expect(median(unknown)).toBeLessThan(median(wrong) * 3);
  });
  it('S2 locks the account for a quarter of an hour after eight, though the password be right, and then opens it', async () => {
    const { kennitala, userId } = await someoneWithPassword();
    const other = await someoneWithPassword();
    const start = performance.now();
    for (let i = 0; i < 8; i++) expect((await logIn(kennitala, 'rangt')).status).toBe(401);
    expect(performance.now() - start).toBeGreaterThan(3000);
    const { status, body, headers } = await logIn(kennitala, password, 'en');
    expect(status).toBe(429);
    expect(body).toMatchObject({
      Code: 'login.locked',
      Message: 'Too many failed attempts. Try again in a while.',
    });
    expect(Number(headers['retry-after'])).toBeGreaterThan(800);
    expect(Number(headers['retry-after'])).toBeLessThanOrEqual(900);
    expect((await logIn(other.kennitala)).status).toBe(200);

    await portal.sql(`update login_throttle set locked_until = now() - interval '1 second',
      last_failed_at = last_failed_at - interval '16 minutes' where locked_until is not null`);
    expect((await logIn(kennitala)).status).toBe(200);
    const [sessions] = await portal.sql('select count(*)::integer as n from session where user_id = $1', [
      userId,
    ]);
    expect(sessions?.n).toBe(2);
  });
  it('S2 counts guesses that are made at once', async () => {
    const { kennitala } = await someoneWithPassword();
    const answers = await Promise.all(Array.from({ length: 20 }, () => logIn(kennitala, 'rangt')));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(8);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(12);
  });
  it('S2 does not slow down others at the same address before there are many', async () => {
    for (let i = 0; i < 12; i++) await logIn(`77777777${String(i).padStart(2, '0')}`);
    const { kennitala } = await someoneWithPassword();
    const start = performance.now();
    expect((await logIn(kennitala)).status).toBe(200);
    // So many at one account would have it wait for two seconds.
    expect(performance.now() - start).toBeLessThan(2000);
  });
  it('S2 is forgotten once the right password comes', async () => {
    const { kennitala } = await someoneWithPassword();
    for (let round = 0; round < 4; round++) {
      for (let i = 0; i < 3; i++) expect((await logIn(kennitala, 'rangt')).status).toBe(401);
      expect((await logIn(kennitala)).status).toBe(200);
    }
  });
  it('S2 locks an address after sixty, whatever the accounts', async () => {
    const { kennitala } = await someoneWithPassword();
    expect((await logIn('7777777777')).status).toBe(401);
    await portal.sql('update login_throttle set failures = 59');
    expect((await logIn('7777777778')).status).toBe(401);
    const { body } = await logIn(kennitala);
    expect(body.Code).toBe('login.locked');
    const elsewhere = await portal.app.inject({
      method: 'POST',
      url: '/api/login',
      remoteAddress: '198.51.100.7',
      payload: { KENNITALA: kennitala, LYKILORD: password },
    });
    expect(elsewhere.statusCode).toBe(200);
  });
});
