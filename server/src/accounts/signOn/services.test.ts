import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';
import { password, problem, publicUrl, SignOn } from '../../../test/signOn.ts';
import type { FourEyes } from '../../platform/config.ts';
import { sweeps } from '../../platform/database/sweepQueries.ts';

let portal: Portal;
let at: SignOn;
let member: Someone;
beforeAll(async () => {
  portal = await aPortal({ publicUrl, fourEyes: new Set<FourEyes>(['accounts']) });
  at = await SignOn.at(portal);
  member = await portal.someone();
});
afterAll(() => portal.close());

describe('a service', () => {
  it('O140 is one when another administrator has confirmed it, and stays what it is', async () => {
    const { body } = await at.enter();
    const { thjonustA_NR: serviceId, audkennI_THJONUSTU: clientId } = body;
    const asked = await at.addressFor({ client_id: clientId });
    expect((await at.browser().get(asked.href)).to).toMatch(/^\/innskraning-i-thjonustu\/villa$/);
    expect((await at.confirm(serviceId, at.katla)).body.Code).toBe('signOn.ownEntry');
    await expect(
      portal.sql(
        'update sign_on_service set confirmed_by = entered_by, confirmed_at = now() where service_id = $1',
        [serviceId],
      ),
    ).rejects.toThrow('sign_on_service_takes_two');
    expect((await at.confirm(serviceId)).status).toBe(204);
    expect((await at.confirm(serviceId)).body.Code).toBe('signOn.confirmedAlready');
    expect((await at.browser().get(asked.href)).to).toMatch(/^\/api\/signOn\//);
    await expect(
      portal.sql(
        `update sign_on_service set redirect_uris = '{https://illt.example/}' where service_id = $1`,
        [serviceId],
      ),
    ).rejects.toThrow('A service does not change.');
  });
  it.each([
    'http://tonleikar.example.is/inn',
    'https://user@tonleikar.example.is/',
    'https://tonleikar.example.is/#x',
    'https://*.example.is/',
    'https://tonleikar.example.is\\@illt.example/',
    'javascript:alert(1)',
    'tonleikar.example.is',
    'http://localhost.illt.example/',
  ])('O140 has no address like %s, also past the call', async (address) => {
    expect((await at.enter({ SLODIR_THJONUSTU: [address] })).body.Code).toBe('signOn.address');
    await expect(
      portal.sql(
        `insert into sign_on_service (name, redirect_uris, takes_two, entered_by) values ('x', array[$1], true, $2)`,
        [address, at.katla.userId],
      ),
    ).rejects.toThrow('sign_on_service_uris');
  });
  it('O141 is entered by the password, and with another secret the one before is nothing', async () => {
    expect((await at.enter({ LYKILORD: 'x' })).body.Code).toBe('password.wrong');
    const other = await at.aService();
    const renew = (LYKILORD: string) =>
      portal.ask(`PATCH /api/services/${other.serviceId}/secret`, { as: at.hersir, body: { LYKILORD } });
    expect((await renew('x')).body.Code).toBe('password.wrong');
    const secret: string = (await renew(password)).body.leyndarmaL_THJONUSTU;
    const code = await at.logIn(member, {}, other);
    expect(await problem(at.exchange(code, other))).toBe('invalid_client');
    const anew = { ...other, configuration: await at.knownBy(other.clientId, secret) };
    expect(await problem(at.exchange(code, anew))).toBe('none');
    const listed = (await portal.ask('GET /api/services', { as: at.katla })).text;
    expect(listed).not.toContain(secret);
    expect(
      await portal.sql(
        `select from change_record where table_name = 'sign_on_service' and new_row ? 'token_hash'`,
      ),
    ).toEqual([]);
  });
  it('O140 that is removed takes all that it was given with it', async () => {
    const other = await at.aService();
    const { access_token } = await at.exchange(await at.logIn(member, {}, other), other);
    expect((await portal.ask(`DELETE /api/services/${other.serviceId}`, { as: at.hersir })).status).toBe(204);
    expect(await at.knows(access_token)).toBe(401);
  });
});

const shown = async (of: Portal) =>
  JSON.parse((await of.ask('GET /oidc/jwks')).text).keys.map(({ kid }: { kid: string }) => kid) as string[];

it('O147 keys are sealed, shown before they sign and after, and made anew every ninety days', async () => {
  const [first] = await shown(portal);
  const [row] = await portal.sql(`select (k)::text as row from sign_on_key k`);
  expect(row?.['row']).not.toMatch(/"d"|PRIVATE/);
  await portal.sql(
    `update sign_on_key set made_at = now() - interval '91 days', signs_from = now() - interval '91 days'`,
  );
  // Each as a server that has just started.
  const second = await aPortal({ publicUrl }, portal.database);
  const both = await shown(second);
  expect([both[0], both.length]).toEqual([first, 2]);
  await portal.sql(`update sign_on_key set signs_from = now() - interval '1 minute' where key_id <> $1`, [
    first,
  ]);
  const third = await aPortal({ publicUrl }, portal.database);
  expect(await shown(third)).toEqual([both[1], first]);
  await portal.sql(`update sign_on_key set signs_from = now() - interval '8 days' where key_id <> $1`, [
    first,
  ]);
  for (const statement of sweeps) await statement.run(portal.pool, {});
  expect(await portal.sql('select key_id from sign_on_key')).toEqual([{ key_id: both[1] }]);
  await Promise.all([second.app.close(), third.app.close()]);
});

it('O311 a server with another secret leaves the keys of the others, and signs by one of its own', async () => {
  const kept = async () =>
    (await portal.sql<{ key: string }>('select key_id as key from sign_on_key')).map(({ key }) => key);
  const before = await kept();
  const strange = { publicUrl, secretsKey: 'another secret, thirty-two or more' };
  const other = await aPortal(strange, portal.database);
  const own = await shown(other);
  expect([own.length, before.includes(own[0] ?? '')]).toEqual([1, false]);
  expect((await kept()).toSorted()).toEqual([...before, ...own].toSorted());
  const again = await aPortal(strange, portal.database);
  const ours = await aPortal({ publicUrl }, portal.database);
  expect(await shown(again)).toEqual(own);
  expect(await shown(ours)).toEqual(before);
  expect((await kept()).length).toBe(before.length + 1);
  for (const { app } of [other, again, ours]) await app.close();
});

it('O139 is nowhere while it is off', async () => {
  const closed = await aPortal({ publicUrl, isOpenIdProvider: false }, portal.database);
  for (const address of [
    'GET /.well-known/openid-configuration',
    'GET /oidc/jwks',
    'GET /oidc/auth?client_id=x',
    'POST /oidc/token',
    'GET /oidc/me',
    'GET /api/signOn/xxxxxxxxxxxxxxxxxxxxx',
    'POST /api/signOn/xxxxxxxxxxxxxxxxxxxxx/request',
    'GET /api/signOn/consents',
    'GET /api/services',
  ])
    expect([address, (await closed.ask(address, { as: at.katla })).body.Code]).toEqual([
      address,
      'signOn.closed',
    ]);
  await closed.app.close();
});
