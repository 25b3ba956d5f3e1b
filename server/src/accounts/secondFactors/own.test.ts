import { randomBytes } from 'node:crypto';
import type { Role } from '@omur/contract/platform/values';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Authenticator } from '../../../test/authenticator.ts';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';
import {
  anApp,
  aPasskey,
  codeOf,
  giveCode,
  logIn,
  password,
  withPassword,
} from '../../../test/secondFactors.ts';
import { hashOf } from '../../platform/sessions/current.ts';

let portal: Portal;
let member: Someone;

beforeAll(async () => {
  portal = await aPortal();
});
beforeEach(async () => {
  await portal.sql('delete from login_throttle');
  member = await withPassword(portal, await portal.someone());
});
afterAll(() => portal.close());

const own = 'PATCH /api/users/secondFactors';
const change = (what: string, body: object, as?: Someone) => portal.ask(`${own}/${what}`, { as, body });
const read = (as?: Someone) => portal.ask('GET /api/users/secondFactors', { as });
const reset = (of: Someone, as?: Someone) =>
  portal.ask(`DELETE /api/users/${of.userId}/secondFactors`, { as });
const confirmed = { LYKILORD: password };
const told = async ({ personId }: Someone) =>
  (await portal.sql('select subject from letter where person_id = $1 order by letter_id', [personId])).map(
    ({ subject }) => subject,
  );
async function actingFor(role: Role): Promise<Someone> {
  const proxy = await withPassword(portal, await portal.someone({ role }));
  const token = randomBytes(32).toString('base64url');
  await portal.sql(
    `insert into session (token_hash, user_id, acting_for_user_id, expires_at) values ($1, $2, $3, now() + interval '1 hour')`,
    [hashOf(token), proxy.userId, member.userId],
  );
  return { ...proxy, token };
}
const calls: [string, string, object?][] = [
  ['GET', ''],
  ['PATCH', '/app', confirmed],
  ['PATCH', '/app/confirm', { KODI: '123456' }],
  ['PATCH', '/app/remove', confirmed],
  ['PATCH', '/passkeys/begin', confirmed],
  ['PATCH', '/passkeys', { HEITI_ADGANGSLYKILS: 'Sími', SVAR_ADGANGSLYKILS: '{}' }],
  ['PATCH', '/passkeys/1/rename', { HEITI_ADGANGSLYKILS: 'Sími' }],
  ['PATCH', '/passkeys/1/remove', confirmed],
  ['PATCH', '/recoveryCodes', confirmed],
];
const withFirst = calls.filter(([, , body]) => body === confirmed);

describe('second factors', () => {
  it.each(calls)(
    'S6 401 signed out, S5 409 for whoever acts for another: %s %s',
    async (method, path, body) => {
      const address = `${method} /api/users/secondFactors${path}`;
      expect((await portal.ask(address, { body })).status).toBe(401);
      for (const role of ['member', 'administrator'] as const) {
        const answer = await portal.ask(address, { as: await actingFor(role), body });
        expect([answer.status, answer.body.Code]).toEqual([409, 'access.whileActing']);
      }
    },
  );
  it.each(withFirst)('S7 409 without the password: %s %s', async (method, path) => {
    const { status, body } = await portal.ask(`${method} /api/users/secondFactors${path}`, {
      as: member,
      body: { LYKILORD: 'rangt' },
    });
    expect([status, body.Code]).toEqual([409, 'password.wrong']);
  });
  it('S2 guesses at the password add up with those at the login', async () => {
    await Promise.all(Array.from({ length: 8 }, () => change('app', { LYKILORD: 'rangt' }, member)));
    expect((await change('app', confirmed, member)).body.Code).toBe('login.locked');
    expect((await logIn(portal, member)).body.Code).toBe('login.locked');
  });
  it.each(['viewer', 'external', 'editor', 'administrator'] as const)('S7 are for %s too', async (role) => {
    const one = await withPassword(portal, await portal.someone({ role, isPerson: false }));
    expect((await anApp(portal, one)).codes).toHaveLength(10);
  });

  it('S7 an app counts from its first code on, with ten recovery codes', async () => {
    expect((await read(member)).body).toEqual({
      hefuR_KODAAPP: 0,
      dagS_KODAAPPS: null,
      kodaapP_SIDAST_NOTAD: null,
      adgangslyklar: [],
      fjoldI_VARAKODA: 0,
      skylda: 0,
    });
    const begun = await change('app', confirmed, member);
    const { lykilL_KODAAPPS: secret, sloD_KODAAPPS: address } = begun.body;
    expect(begun.headers['cache-control']).toBe('no-store');
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(address).toContain(`otpauth://totp/%C3%93mur:${member.kennitala}?`);
    expect((await logIn(portal, member)).status).toBe(200);
    expect((await change('app/confirm', { KODI: codeOf(secret, 4) }, member)).body.Code).toBe(
      'secondFactor.codeWrong',
    );
    const done = await change('app/confirm', { KODI: codeOf(secret) }, member);
    expect(new Set(done.body.varakodar).size).toBe(10);
    for (const code of done.body.varakodar)
      expect(code).toMatch(/^([0-9a-hjkmnp-tv-z]{4}-){6}[0-9a-hjkmnp-tv-z]{4}$/);
    expect((await read(member)).body).toMatchObject({ hefuR_KODAAPP: 1, fjoldI_VARAKODA: 10 });
    expect((await change('app/confirm', { KODI: codeOf(secret, 1) }, member)).body.Code).toBe(
      'secondFactor.appExists',
    );
    expect((await change('app', confirmed, member)).body.Code).toBe('secondFactor.appExists');
    expect(await told(member)).toEqual(['Kóðaapp var tengt innskráningunni þinni']);
    // The code that connected the app is spent.
    const token = (await logIn(portal, member)).body.Token;
    expect((await giveCode(portal, token, codeOf(secret))).status).toBe(401);
  });
  it('S7 a secret is good for a quarter of an hour, and the newest alone', async () => {
    expect((await change('app/confirm', { KODI: '123456' }, member)).body.Code).toBe(
      'secondFactor.appNotBegun',
    );
    const first = (await change('app', confirmed, member)).body.lykilL_KODAAPPS;
    const second = (await change('app', confirmed, member)).body.lykilL_KODAAPPS;
    expect((await change('app/confirm', { KODI: codeOf(first) }, member)).body.Code).toBe(
      'secondFactor.codeWrong',
    );
    await portal.sql(`update code_app set begun_at = now() - interval '16 minutes' where user_id = $1`, [
      member.userId,
    ]);
    expect((await change('app/confirm', { KODI: codeOf(second) }, member)).body.Code).toBe(
      'secondFactor.appNotBegun',
    );
  });
  it('S7 neither the database nor the records tell a secret', async () => {
    const { secret, codes } = await anApp(portal, member);
    const [app] = await portal.sql('select encode(secret, $1) as sealed from code_app where user_id = $2', [
      'hex',
      member.userId,
    ]);
    const dump = JSON.stringify([
      app,
      ...(await portal.sql('select * from change_record')),
      ...(await portal.sql('select * from recovery_code')),
      ...(await portal.sql('select * from idempotency_key')),
    ]);
    for (const one of [secret, ...codes]) expect(dump).not.toContain(one);
    const records = await portal.sql(
      `select table_name, operation, new_row from change_record where user_id = $1 and table_name = 'second_factor'`,
      [member.userId],
    );
    expect(records).toMatchObject([{ operation: 'insert', new_row: { kind: 'app' } }]);
    // Sealed for its user: the row of another opens nothing.
    const thief = await withPassword(portal, await portal.someone());
    await anApp(portal, thief);
    await portal.sql(
      'update code_app set secret = (select secret from code_app where user_id = $1) where user_id = $2',
      [member.userId, thief.userId],
    );
    const token = (await logIn(portal, thief)).body.Token;
    expect((await giveCode(portal, token, codeOf(secret))).status).toBe(500);
  });

  it('S7 removing the last one takes the recovery codes and lets the password do', async () => {
    const { codes } = await anApp(portal, member);
    expect((await change('app/remove', confirmed, member)).status).toBe(204);
    expect((await read(member)).body).toMatchObject({ hefuR_KODAAPP: 0, fjoldI_VARAKODA: 0 });
    expect((await logIn(portal, member)).status).toBe(200);
    expect((await change('app/remove', confirmed, member)).body.Code).toBe('secondFactor.notFound');
    expect(await told(member)).toContain('Kóðaapp var fjarlægt');
    const again = await anApp(portal, member);
    expect(again.codes).not.toEqual(codes);
  });
  it('S7 new recovery codes end the old ones', async () => {
    expect((await change('recoveryCodes', confirmed, member)).body.Code).toBe('secondFactor.notFound');
    const { codes } = await anApp(portal, member);
    const { body } = await change('recoveryCodes', confirmed, member);
    expect(body.varakodar).toHaveLength(10);
    const token = (await logIn(portal, member)).body.Token;
    expect((await giveCode(portal, token, codes[0] ?? '')).status).toBe(401);
    expect((await giveCode(portal, token, body.varakodar[0])).status).toBe(200);
    expect(await told(member)).toContain('Nýir varakóðar voru búnir til');
  });

  it('S6 administrators alone remove those of another; sessions end, and it is recorded and told', async () => {
    await anApp(portal, member);
    await aPasskey(portal, member, new Authenticator());
    const administrator = await portal.someone({ role: 'administrator' });
    expect((await reset(member)).status).toBe(401);
    for (const role of ['member', 'viewer', 'external', 'editor'] as const)
      expect((await reset(member, await portal.someone({ role }))).status).toBe(403);
    const desk = () => portal.ask(`GET /api/desk/users/${member.userId}`, { as: administrator });
    expect((await desk()).body.hefuR_ANNAN_THATT).toBe(1);
    expect((await reset(member, administrator)).status).toBe(204);
    expect((await desk()).body.hefuR_ANNAN_THATT).toBe(0);
    await expect.poll(async () => (await read(member)).status).toBe(401);
    expect((await logIn(portal, member)).status).toBe(200);
    expect((await reset(member, administrator)).body.Code).toBe('secondFactor.notFound');
    expect(await told(member)).toContain('Tveggja þrepa innskráning var fjarlægð');
    const records = await portal.sql(
      `select from change_record where user_id = $1 and table_name = 'second_factor' and operation = 'delete'`,
      [administrator.userId],
    );
    expect(records).toHaveLength(2);
  });
  it('S7 nobody removes their own in that way, and nobody that of a user who is not there', async () => {
    const administrator = await portal.someone({ role: 'administrator' });
    expect((await reset(administrator, administrator)).body.Code).toBe('secondFactor.own');
    const { status } = await portal.ask('DELETE /api/users/999999/secondFactors', { as: administrator });
    expect(status).toBe(404);
  });
});
