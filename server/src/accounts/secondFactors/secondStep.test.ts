import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';
import { anApp, codeOf, giveCode, logIn, password, withPassword } from '../../../test/secondFactors.ts';
import { setNewPassword } from '../passwords/set.ts';
import { hashOf } from '../../platform/sessions/current.ts';

let portal: Portal;
let member: Someone;
let secret: string;
let codes: string[];

beforeAll(async () => {
  portal = await aPortal();
});
beforeEach(async () => {
  await portal.sql('delete from login_throttle');
  member = await withPassword(portal, await portal.someone());
  ({ secret, codes } = await anApp(portal, member));
});
afterAll(() => portal.close());

const step = async (): Promise<string> => (await logIn(portal, member)).body.Token;
const isLive = async (token: string) =>
  (await portal.ask('GET /api/users/language', { as: { ...member, token } })).status === 200;
const wrong = () => (codeOf(secret) === '000000' ? '000001' : '000000');

describe('login in two steps', () => {
  it.each([
    ['is', 'Sláðu inn kóða úr kóðaappinu þínu.'],
    ['en', 'Enter a code from your authenticator app.'],
  ] as const)(
    'S2 a right password tells nothing but that a code is missing, in %s',
    async (language, message) => {
      const { status, body } = await portal.ask('POST /api/login', {
        language,
        body: { KENNITALA: member.kennitala, LYKILORD: password },
      });
      expect(body).toEqual({
        StatusCode: 401,
        Code: 'login.codeNeeded',
        Message: message,
        Token: expect.any(String),
      });
      expect(status).toBe(401);
    },
  );
  it('S2 a wrong password is told as ever', async () => {
    const { body } = await portal.ask('POST /api/login', {
      body: { KENNITALA: member.kennitala, LYKILORD: 'rangt' },
    });
    expect([body.Code, body.Token]).toEqual(['login.failed', undefined]);
  });
  it('S7 a code opens a session that says how it was opened, and the token opens nothing', async () => {
    const token = await step();
    expect(await isLive(token)).toBe(false);
    const { status, body } = await giveCode(portal, token, ` ${codeOf(secret).replace(/^.../, '$& ')}`);
    expect([status, body.kennitala, body.masquerader]).toEqual([200, member.kennitala, null]);
    expect(await isLive(body.token)).toBe(true);
    const sessions = await portal.ask('GET /api/users/sessions', { as: { ...member, token: body.token } });
    expect(new Set(sessions.body.map((one: Record<string, unknown>) => one['innskraningarleid']))).toEqual(
      new Set(['code', 'password']),
    );
    expect((await giveCode(portal, token, codeOf(secret, 1))).body.Code).toBe('login.stepEnded');
  });
  it('S7 takes a code of the half minute before and after, and none further away', async () => {
    for (const away of [-3, 3])
      expect((await giveCode(portal, await step(), codeOf(secret, away))).body.Code).toBe('login.codeWrong');
    expect((await giveCode(portal, await step(), codeOf(secret, 1))).status).toBe(200);
  });
  it('S7 takes each code once, and none older than the last, also of several at once', async () => {
    const tokens = await Promise.all([step(), step(), step()]);
    const answers = await Promise.all(tokens.map((token) => giveCode(portal, token, codeOf(secret))));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401, 401]);
    for (const away of [-1, 0])
      expect((await giveCode(portal, await step(), codeOf(secret, away))).body.Code).toBe('login.codeWrong');
  });
  it('S7 takes a recovery code once, however it is typed, and tells its user', async () => {
    const [first = ''] = codes;
    const typed = first.toUpperCase().replaceAll('-', ' ');
    const opened = await giveCode(portal, await step(), typed);
    expect(opened.status).toBe(200);
    expect((await giveCode(portal, await step(), first)).body.Code).toBe('login.codeWrong');
    const of = await portal.ask('GET /api/users/secondFactors', {
      as: { ...member, token: opened.body.token },
    });
    expect(of.body.fjoldI_VARAKODA).toBe(9);
    const letters = await portal.sql(
      'select subject, body from letter where person_id = $1 order by letter_id',
      [member.personId],
    );
    expect(letters.at(-1)).toMatchObject({
      subject: 'Varakóði var notaður til að skrá sig inn',
      body: expect.stringContaining('Ónotaðir varakóðar: 9.'),
    });
  });
  it('S7 takes a recovery code with signs that look alike, and one that was handed out while they were shorter', async () => {
    const [, second = ''] = codes;
    const misread = second.replaceAll('0', 'O').replaceAll('1', 'l').replaceAll('v', 'u');
    expect((await giveCode(portal, await step(), misread)).status).toBe(200);
    const former = 'rstu-vwxy-z234-5678';
    await portal.sql('insert into recovery_code (user_id, code_hash) values ($1, $2)', [
      member.userId,
      hashOf(former.replaceAll('-', '')),
    ]);
    expect((await giveCode(portal, await step(), 'rstv-vwxy-z234-5678')).body.Code).toBe('login.codeWrong');
    expect((await giveCode(portal, await step(), 'RSTU VWXY Z234 5678')).status).toBe(200);
    expect((await giveCode(portal, await step(), former)).body.Code).toBe('login.codeWrong');
  });
  it('S2 a step takes five tries, also at once, and a user so many wrong codes whatever the password', async () => {
    const token = await step();
    const answers = await Promise.all(Array.from({ length: 6 }, () => giveCode(portal, token, wrong())));
    const codesOf = answers.map(({ body }) => body.Code);
    expect(codesOf.filter((one) => one === 'login.codeWrong')).toHaveLength(5);
    expect(codesOf.filter((one) => one === 'login.stepEnded')).toHaveLength(1);
    const next = await step();
    for (let i = 0; i < 3; i++) await giveCode(portal, next, wrong());
    const locked = await giveCode(portal, next, codeOf(secret));
    expect([locked.status, locked.body.Code]).toEqual([429, 'login.locked']);
    expect(Number(locked.headers['retry-after'])).toBeGreaterThan(60);
  });
  it('S2 wrong codes lock for longer each time, from whatever address, until a right one; a new password changes nothing', async () => {
    const tries = (count: number) =>
      portal.sql(
        `insert into wrong_code (user_id, tries) values ($1, $2)
         on conflict (user_id) do update set tries = $2, locked_until = null`,
        [member.userId, count],
      );
    const waits = async () => {
      await giveCode(portal, await step(), wrong());
      return Number((await giveCode(portal, await step(), codeOf(secret))).headers['retry-after']);
    };
    for (const [count, minutes] of [
      [7, 15],
      [8, 30],
      [9, 60],
      [40, 1440],
    ] as const) {
      await tries(count);
      expect(Math.abs((await waits()) - 60 * minutes)).toBeLessThan(5);
    }
    await tries(7);
    expect((await giveCode(portal, await step(), codeOf(secret))).status).toBe(200);
    expect(await portal.sql('select from wrong_code where user_id = $1', [member.userId])).toEqual([]);
    // Anyone who reads the owner's mail would set a new password for every few tries.
    await tries(40);
    await waits();
    await setNewPassword(portal.pool, { userId: member.userId, personId: null }, password);
    expect((await giveCode(portal, await step(), codeOf(secret, 1))).status).toBe(429);
  });
  it.each([
    ['none', async () => undefined],
    ['a made-up one', async () => 'x'.repeat(43)],
    ['of a session', async () => member.token],
  ])('S2 401 for the token: %s', async (_, token) => {
    const { status, body } = await giveCode(portal, await token(), codeOf(secret));
    expect([status, body.Code]).toEqual([401, 'login.stepEnded']);
  });
  it.each([
    ['ten minutes', `update login_step set created_at = now() - interval '11 minutes'`],
    ['a lock of the user', 'update app_user set is_locked = true'],
    ['another password', `update app_user set password_hash = 'annað'`],
  ])('S2 a step ends with %s', async (_, statement) => {
    const token = await step();
    await portal.sql(`${statement} where user_id = $1`, [member.userId]);
    expect((await giveCode(portal, token, codeOf(secret))).body.Code).toBe('login.stepEnded');
  });
  it.each(['', '12345', '1234567', 'abcd-efgh', '٠٠٠٠٠٠', ';--'])(
    '422 or 401 for the code %j',
    async (typed) => {
      const { status } = await giveCode(portal, await step(), typed);
      expect(status).toBe(typed === '' ? 422 : 401);
    },
  );
  it('S7 its owner hears of the third wrong code, once', async () => {
    const told = () =>
      portal.sql(
        `select from notification where person_id = $1 and header_is = 'Rangir kóðar við innskráningu þína'`,
        [member.personId],
      );
    const token = await step();
    for (const count of [0, 0, 1, 1]) {
      expect((await giveCode(portal, token, wrong())).body.Code).toBe('login.codeWrong');
      expect(await told()).toHaveLength(count);
    }
  });
  it('S2 a code or a recovery code of somebody else opens nothing', async () => {
    const other = await withPassword(portal, await portal.someone());
    const others = await anApp(portal, other);
    expect((await giveCode(portal, await step(), codeOf(others.secret))).status).toBe(401);
    expect((await giveCode(portal, await step(), others.codes[0] ?? '')).status).toBe(401);
  });
  it('S7, D1 an invitation to a new password is followed by the second step', async () => {
    const administrator = await portal.someone({ role: 'administrator' });
    await portal.ask(`POST /api/users/${member.userId}/invitation`, { as: administrator, body: {} });
    const [letter] = await portal.sql(
      `select link from letter where recipient = $1 and link like '/velkomin/%'`,
      [`${member.kennitala}@example.is`],
    );
    const token = letter?.link.replace('/velkomin/', '');
    const answer = await portal.ask(`POST /api/invitations/${token}`, {
      body: { LYKILORD: 'átta hvítir hrafnar' },
    });
    expect([answer.status, answer.body.Code]).toEqual([401, 'login.codeNeeded']);
    expect((await logIn(portal, member)).body.Code).toBe('login.failed');
    expect((await giveCode(portal, answer.body.Token, codeOf(secret))).status).toBe(200);
  });
});
