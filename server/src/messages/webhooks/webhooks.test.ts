import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aPayingSociety, pain002 } from '../../../test/paying.ts';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';
import { aWebhookOwner, webhookConfig, webhookPassword } from '../../../test/webhookOwner.ts';
import { aReceiver, type Received } from '../../../test/webhookReceiver.ts';
import { readConfig } from '../../platform/config.ts';
import { pauses, sendDue } from './send.ts';

const all = ['work.registered', 'work.light', 'work.approval', 'statement.ready', 'payment.made'];
let portal: Portal;
let receiver: Awaited<ReturnType<typeof aReceiver>>;
let member: Someone;

beforeAll(async () => {
  portal = await aPortal({ webhooksReachLocal: true });
  receiver = await aReceiver();
});
beforeEach(async () => {
  await portal.sql('delete from webhook');
  await portal.sql('delete from webhook_event');
  receiver.received.length = 0;
  receiver.answers({ status: 204 });
  member = await aMember();
});
afterAll(async () => {
  await receiver.close();
  await portal.close();
});

const aMember = (role?: 'editor') => aWebhookOwner(portal, role);
const add = (as: Someone, changes: object = {}) =>
  portal.ask('PATCH /api/webhooks', {
    as,
    body: { SLOD_VEFKRAEKJU: receiver.url, ATBURDIR: all, LYKILORD: webhookPassword, ...changes },
  });
const send = (milliseconds = 1000) =>
  sendDue({ pool: portal.pool, config: webhookConfig, reaching: { milliseconds } });
const told = () => receiver.received.map(({ body }) => JSON.parse(body));
const verified = (secret: string, { body, headers }: Received) => new Webhook(secret).verify(body, headers);
const deliveries = async (id: number, as = member) =>
  (await portal.ask(`GET /api/webhooks/${id}/deliveries`, { as })).body;
/** As though what waits were due. */
const due = () => portal.sql('update webhook_delivery set due_at = now() where due_at is not null');

describe('a webhook', () => {
  it('O60, O61 hears of a registration, signed by the secret that was told once', async () => {
    const { status, body, headers } = await add(member);
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('no-store');
    const secret = body.undirskriftarlykill;
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    const kept = await portal.sql('select row_to_json(w)::text as row from webhook w');
    expect(JSON.stringify(kept)).not.toContain(Buffer.from(secret.slice(6), 'base64').toString('hex'));
    expect((await portal.ask('GET /api/webhooks', { as: member })).text).not.toContain('whsec');
    const workId = await portal.work({ by: member });
    await send();
    expect(told().map(({ type }) => type)).toEqual(['work.registered', 'work.light']);
    expect(told()[0]).toEqual({
      type: 'work.registered',
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/),
      data: { VERK_NR: workId, LJOS: 2 },
    });
    for (const one of receiver.received) expect(verified(secret, one)).toBeTruthy();
    expect(() => verified(`whsec_${'A'.repeat(43)}=`, receiver.received[0] as Received)).toThrow(
      'No matching signature found',
    );
  });
  it('O60 takes the password, and staff have none', async () => {
    expect((await add(member, { LYKILORD: 'rangt' })).body.Code).toBe('password.wrong');
    expect((await add(await aMember('editor'))).body.Code).toBe('key.notForStaff');
    for (const url of ['https://10.0.0.1/', 'http://kerfi.example.is/', 'https://skrifstofa/'])
      expect((await add(member, { SLOD_VEFKRAEKJU: url })).body.Code).toBe('webhook.address');
  });
  it('O60 hears of approvals, statements and payments, each of what is its owner’s', async () => {
    const society = await aPayingSociety(portal);
    const payee = await society.payee();
    await portal.sql(
      'update app_user set password_hash = (select password_hash from app_user where user_id = $1) where user_id = $2',
      [member.userId, payee.userId],
    );
    await add(payee, { ATBURDIR: ['statement.ready', 'payment.made', 'work.approval'] });
    await add(member, { ATBURDIR: ['statement.ready', 'payment.made'] });
    const distribution = await society.distribute([[payee, 50_000]]);
    const { payments } = await society.pay();
    await society.answer(pain002(payments.map(({ end_to_end_id }) => [end_to_end_id, 'ACSC'] as const)));
    const workId = await portal.work({ by: payee, others: [member], isApproved: false });
    await portal.ask(`PATCH /api/compositions/${workId}/approval`, {
      as: member,
      body: { SAMTHYKKI: 1, UMFERD: 1 },
    });
    await send();
    expect(told().map(({ type, data }) => [type, data])).toEqual([
      ['statement.ready', { UTHLUTUN_NR: distribution }],
      ['payment.made', { GREIDSLA_NR: payments[0]?.payment_id }],
      ['work.approval', { VERK_NR: workId, HOFUNDUR_NR: member.authorId, UMFERD: 1, SVAR: 'given' }],
    ]);
  });
  it('O62 is not told of what its owner may not see any more, or while they cannot log in', async () => {
    const stranger = await aMember();
    await add(member, { ATBURDIR: ['work.registered'] });
    await add(stranger, { ATBURDIR: ['work.registered'] });
    const mine = await portal.work({ by: member });
    await send();
    expect(told().map(({ data }) => data.VERK_NR)).toEqual([mine]);
    expect(receiver.received[0]?.body).not.toContain(member.name);
    receiver.answers({ status: 500 });
    const lost = await portal.work({ by: member });
    await send();
    await portal.sql('delete from person_work where work_id = $1', [lost]);
    receiver.received.length = 0;
    await due();
    await send();
    expect(told()).toEqual([]);
    await portal.work({ by: member });
    await portal.sql('update app_user set is_locked = true where user_id = $1', [member.userId]);
    await send();
    expect(told()).toEqual([]);
  });
  it('O65, O61 is tried again with growing pauses under the same ID, until it arrives', async () => {
    const { body } = await add(member, { ATBURDIR: ['work.registered'] });
    receiver.answers({ status: 503 });
    await portal.work({ by: member });
    for (const pause of pauses.slice(0, 4)) {
      await send();
      const [row] = await portal.sql<{ seconds: number }>(
        'select extract(epoch from due_at - tried_at)::float8 as seconds from webhook_delivery',
      );
      expect(row?.seconds).toBeGreaterThan(pause - 1);
      expect(row?.seconds).toBeLessThan(pause + 5);
      await send();
      await due();
    }
    expect(pauses.every((pause, i) => pause > (pauses[i - 1] ?? 0))).toBe(true);
    expect(await deliveries(body.vefkraekjA_NR)).toMatchObject([
      { stadA_SENDINGAR: 'waiting', fjoldI_TILRAUNA: 4, stodukodi: 503, astaedA_MISTAKA: 'status' },
    ]);
    receiver.answers({ status: 200 });
    await send();
    expect(await deliveries(body.vefkraekjA_NR)).toMatchObject([
      { stadA_SENDINGAR: 'delivered', fjoldI_TILRAUNA: 5, stodukodi: 200, naesT_REYNT_KL: null },
    ]);
    expect(receiver.received).toHaveLength(5);
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  });
  it('O66 is switched off after a day of failures, and its owner told by letter; switched on it begins anew', async () => {
    const { body } = await add(member, { ATBURDIR: ['work.registered'] });
    const id = body.vefkraekjA_NR;
    receiver.answers({ status: 500 });
    await portal.work({ by: member });
    await send();
    await portal.sql(`update webhook set failing_since = now() - interval '25 hours'`);
    await due();
    await send();
    const { body: hooks } = await portal.ask('GET /api/webhooks', { as: member });
    expect(hooks).toMatchObject([{ kveikt: 0, slokkT_KL: expect.any(String) }]);
    const letters = await portal.sql('select subject from letter where person_id = $1', [member.personId]);
    expect(letters).toEqual([{ subject: expect.stringContaining('Slökkt var á vefkrækju: localhost') }]);
    receiver.received.length = 0;
    await portal.work({ by: member });
    await due();
    await send();
    expect(told()).toEqual([]);
    expect((await portal.ask(`POST /api/webhooks/${id}/test`, { as: member })).body.Code).toBe(
      'webhook.isOff',
    );
    receiver.answers({ status: 204 });
    const on = { as: member, body: { ATBURDIR: all, KVEIKT: 1 } };
    expect((await portal.ask(`PATCH /api/webhooks/${id}`, on)).status).toBe(204);
    await due();
    await send();
    expect(told().map(({ type }) => type)).toEqual(['work.registered']);
    expect((await portal.ask('GET /api/webhooks', { as: member })).body).toMatchObject([
      { kveikt: 1, misteksT_SIDAN: null },
    ]);
  });
  it('O67 its owner sees what was sent, sends it again and sends a test; nobody else does', async () => {
    const { body } = await add(member, { ATBURDIR: ['work.registered'] });
    const id = body.vefkraekjA_NR;
    await portal.work({ by: member });
    await send();
    const [sent] = await deliveries(id);
    expect(sent.innihalD_SENDINGAR).toBe(receiver.received[0]?.body);
    const again = `POST /api/webhooks/${id}/deliveries/${sent.sendinG_NR}/replay`;
    const stranger = await portal.someone();
    expect((await portal.ask(again, { as: stranger })).status).toBe(404);
    expect((await portal.ask(`GET /api/webhooks/${id}/deliveries`, { as: stranger })).body.Code).toBe(
      'webhook.notFound',
    );
    expect((await portal.ask(again, { as: member })).status).toBe(204);
    await send();
    expect(receiver.received[1]?.headers['webhook-id']).toBe(receiver.received[0]?.headers['webhook-id']);
    const test = () => portal.ask(`POST /api/webhooks/${id}/test`, { as: member });
    for (let i = 0; i < 4; i++) expect((await test()).status).toBe(204);
    await send();
    expect(told().at(-1)).toMatchObject({ type: 'test', data: { VEFKRAEKJA_NR: id } });
    await test();
    expect((await test()).body.Code).toBe('webhook.testedTooOften');
  });
  it('O68 that is slow holds up no other', async () => {
    const slow = await aReceiver();
    slow.answers('never');
    await add(member, { ATBURDIR: ['work.registered'], SLOD_VEFKRAEKJU: slow.url });
    await add(member, { ATBURDIR: ['work.registered'] });
    await portal.work({ by: member });
    const began = Date.now();
    const sending = send(3000);
    await expect.poll(() => receiver.received.length, { timeout: 2500 }).toBe(1);
    expect(Date.now() - began).toBeLessThan(2900);
    await sending;
    await slow.close();
  });
  it('O172 waits for its own turn, and not for all that waits for another', async () => {
    const [busy, quiet] = [await aMember(), await aMember()];
    for (const as of [busy, quiet]) await add(as, { ATBURDIR: ['work.registered'] });
    const works = [busy, busy, busy, quiet].map((by) => () => portal.work({ by }));
    const registered: number[] = [];
    for (const register of works) registered.push(await register());
    await sendDue({ pool: portal.pool, config: webhookConfig, reaching: { milliseconds: 1000 }, beside: 1 });
    const [first, second, third, last] = registered;
    expect(told().map(({ data }) => data.VERK_NR)).toEqual([first, last, second, third]);
  });
  it('O69 nobody has more than five, and what was sent is forgotten after 30 days', async () => {
    for (let i = 0; i < 5; i++) expect((await add(member)).status).toBe(200);
    expect((await add(member)).body.Code).toBe('webhook.tooMany');
    await expect(
      portal.sql(
        `insert into webhook (user_id, url, events, sealed_secret) values ($1, 'https://x.example.is', '{work.light}', '')`,
        [member.userId],
      ),
    ).rejects.toThrow('five webhooks at most');
    await portal.work({ by: member });
    await send();
    await portal.sql(`update webhook_event set happened_at = now() - interval '31 days'`);
    const { sendWebhooks } = await import('./send.ts');
    await sendWebhooks.run({ pool: portal.pool, config: webhookConfig, log: console as never }, {});
    expect(await portal.sql('select from webhook_delivery')).toEqual([]);
  });
});

it('O63 webhooks lead to this machine only where nobody comes from outside', () => {
  expect(() => readConfig({ WEBHOOKS_LOCAL: 'true', PUBLIC_URL: 'https://vefur.example.is' })).toThrow(
    'WEBHOOKS_LOCAL',
  );
  expect(readConfig({}).webhooksReachLocal).toBe(false);
});
