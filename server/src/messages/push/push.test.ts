import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { aDevice, signedBy } from '../../../test/device.ts';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';
import { type Config, readConfig } from '../../platform/config.ts';
import { transaction } from '../../platform/database/pool.ts';
import { fingerprintOf } from '../../platform/sealing.ts';
import { notify } from '../notifications/notify.ts';
import { mostDevices } from './subscribe.ts';
import { sendDue } from './send.ts';

const config: Config = {
  ...readConfig({ SECRETS_KEY: 'for tests alone, thirty-two or more' }),
  webhooksReachLocal: true,
};
let portal: Portal;
let member: Someone;
let device: Awaited<ReturnType<typeof aDevice>>;
beforeAll(async () => {
  portal = await aPortal({ webhooksReachLocal: true });
});
beforeEach(async () => {
  await portal.sql('delete from push_subscription');
  device = await aDevice();
  member = await portal.someone();
});
afterEach(() => device.close());
afterAll(() => portal.close());

const add = (as: Someone, changes: object = {}) =>
  portal.ask('PUT /api/push/device', { as, body: { ...device.body, ...changes } });
const tell = (whom: Someone, kind: 'payment' | 'workLight' = 'payment') =>
  transaction(portal.pool, (db) =>
    notify(db, [whom.personId], {
      kind,
      header: { is: '„Vorvísa“ gaf 123.456 kr.', en: '“Vorvísa” brought 123,456 kr.' },
      body: { is: 'Höfundur: Katla Norðfjörð', en: 'Author: Katla Norðfjörð' },
      link: '/mitt-spjald',
    }),
  );
const send = () => sendDue({ pool: portal.pool, config });
const devices = () => portal.sql('select user_id, address from push_subscription order by 1');

describe('the device of a session', () => {
  it('H75, H77 is told which kind there is to read, encrypted and signed, and neither name nor amount', async () => {
    const { body } = await portal.ask('GET /api/push/key', { as: member });
    expect((await add(member)).status).toBe(204);
    await tell(member);
    await send();
    const [pushed] = device.received;
    expect(pushed?.said).toEqual({
      title: 'Greiðsla',
      body: 'Opnaðu Óm til að lesa meira.',
      link: '/mitt-spjald',
      tag: 'payment /mitt-spjald',
      language: 'is',
    });
    expect(pushed?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' });
    const claims = signedBy(pushed?.headers['authorization'], body.opinN_LYKILL_VEFJAR);
    expect(claims).toMatchObject({ aud: device.origin, sub: expect.stringMatching(/^(mailto|https):/) });
    await send();
    expect(device.received).toHaveLength(1);
  });
  it('H76 is told of what was chosen, and of what letters tell where nothing was', async () => {
    await add(member);
    const choose = (isPushed: number) =>
      portal.ask(`PUT /api/persons/${member.personId}/notificationSettings`, {
        as: member,
        body: {
          STILLINGAR: [
            { TEGUND: 'workLight', LEID: 'none', LIKA_I_TAEKI: isPushed },
            { TEGUND: 'approvalAsked', LEID: 'both', LIKA_I_TAEKI: 1 - isPushed },
          ],
        },
      });
    const settings = async () =>
      (await portal.ask(`GET /api/persons/${member.personId}/notificationSettings`, { as: member })).body;
    await tell(member, 'workLight');
    expect((await choose(1)).status).toBe(204);
    await tell(member, 'workLight');
    expect(await settings()).toContainEqual({
      tegund: 'workLight',
      leid: 'none',
      skylda: 0,
      likA_I_TAEKI: 1,
    });
    expect(await settings()).toContainEqual({
      tegund: 'approvalAsked',
      leid: 'both',
      skylda: 1,
      likA_I_TAEKI: 0,
    });
    await send();
    expect(device.received.map(({ said }) => said.title)).toEqual(['Ljós á verki']);
  });
  it('H78 is its last user’s, who is told nothing of what waited for the one before', async () => {
    const next = await portal.someone();
    await add(member);
    await tell(member);
    await add(next);
    await send();
    expect(device.received).toEqual([]);
    expect(await devices()).toEqual([{ user_id: next.userId, address: device.body.SLOD_TAEKIS }]);
  });
  it('H75 is one of ten at most, those that were seen last', async () => {
    await portal.sql(
      `insert into push_subscription (user_id, token_hash, address, device_key, device_secret)
       select $1, int4send(i), 'https://push.example.com/' || i, $2, $3 from generate_series(1, $4) i`,
      [member.userId, device.body.LYKILL_TAEKIS, device.body.LEYNDARMAL_TAEKIS, mostDevices],
    );
    await add(member);
    const kept = await devices();
    expect(kept).toHaveLength(mostDevices);
    expect(kept).toContainEqual({ user_id: member.userId, address: device.body.SLOD_TAEKIS });
  });
});

describe('a device is told nothing more', () => {
  it('H78 after logging out, and when its session is ended from afar', async () => {
    await add(member);
    await portal.ask('POST /api/logout', { as: member });
    expect(await devices()).toEqual([]);
    const other = await portal.someone();
    await add(other);
    await portal.sql('update session set ended_at = now() where user_id = $1', [other.userId]);
    expect(await devices()).toEqual([]);
  });
  it('H78 when it is switched off, and of a locked login', async () => {
    await add(member);
    await portal.sql('update app_user set is_locked = true where user_id = $1', [member.userId]);
    await tell(member);
    await send();
    expect(device.received).toEqual([]);
    await portal.sql('update app_user set is_locked = false where user_id = $1', [member.userId]);
    expect((await portal.ask('DELETE /api/push/device', { as: member })).status).toBe(204);
    expect(await devices()).toEqual([]);
  });
  it.each([404, 410])('H78 once its service answers %i', async (status) => {
    device.answers(status);
    await add(member);
    await tell(member);
    await send();
    expect(await devices()).toEqual([]);
  });
  it('H78 where it gave a key that is none', async () => {
    await add(member, { LYKILL_TAEKIS: `B${'A'.repeat(86)}` });
    await tell(member);
    await send();
    expect(await devices()).toEqual([]);
  });
});

describe('a service', () => {
  it('H75 that has no time is asked four times more, and then no longer', async () => {
    device.answers(503);
    await add(member);
    await tell(member);
    for (let i = 0; i < 6; i++) {
      await send();
      await portal.sql('update push_message set due_at = now()');
    }
    expect(device.received).toHaveLength(5);
    expect(await portal.sql('select from push_message')).toEqual([]);
  });
  it('H78 is at a public address, as webhooks are', async () => {
    const strict = readConfig({ SECRETS_KEY: 'for tests alone, thirty-two or more' });
    const long = `https://push.example.com/${'ð'.repeat(400)}`;
    for (const url of ['https://10.0.0.1/x', 'http://push.example.com/x', 'https://intranet/x', long])
      expect((await add(member, { SLOD_TAEKIS: url })).body.Code).toBe('push.address');
    await add(member);
    await tell(member);
    await sendDue({ pool: portal.pool, config: strict });
    expect(device.received).toEqual([]);
    expect(await devices()).toEqual([]);
  });
  it('H77 knows the portal by other keys where the key of the settings is another, and devices begin anew', async () => {
    await add(member);
    const other = { ...config, secretsKey: 'another key of thirty-two or more' };
    await sendDue({ pool: portal.pool, config: other });
    expect(await devices()).toEqual([]);
    await portal.sql('delete from push_key');
  });
});

it('O336 a server that alone has another key leaves devices and the portal’s keys to the others', async () => {
  const { body } = await portal.ask('GET /api/push/key', { as: member });
  await add(member);
  await tell(member);
  await portal.sql('insert into sealing_key (fingerprint) values ($1)', [fingerprintOf(config)]);
  onTestFinished(() => void portal.sql('delete from sealing_key'));
  const other = {
    ...config,
    secretsKey: 'another key of thirty-two or more',
    databaseUrl: 'postgresql://db/omur',
  };
  await sendDue({ pool: portal.pool, config: other });
  expect(device.received).toEqual([]);
  expect(await devices()).toHaveLength(1);
  const wrong = await aPortal(
    { secretsKey: other.secretsKey, databaseUrl: other.databaseUrl },
    portal.database,
  );
  expect((await wrong.ask('GET /api/push/key', { as: member })).body).toEqual(body);
  await wrong.app.close();
  await send();
  expect(device.received).toHaveLength(1);
});

describe('who may', () => {
  it('H78 set up a device: who is logged in, and nobody in another’s name', async () => {
    expect((await portal.ask('PUT /api/push/device', { body: device.body })).status).toBe(401);
    const proxy = await portal.someone({ role: 'administrator' });
    await portal.sql('update session set acting_for_user_id = $2 where user_id = $1', [
      proxy.userId,
      member.userId,
    ]);
    expect((await add(proxy)).body.Code).toBe('access.whileActing');
    expect(await devices()).toEqual([]);
  });
  it.each([{ LYKILL_TAEKIS: 'x' }, { LEYNDARMAL_TAEKIS: '' }, { SLOD_TAEKIS: 5 }])(
    'refuses %j',
    async (wrong) => {
      expect((await add(member, wrong)).status).toBe(422);
    },
  );
});
