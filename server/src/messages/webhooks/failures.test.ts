import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, it, onTestFinished } from 'vitest';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';
import { aWebhookOwner, webhookConfig, webhookPassword } from '../../../test/webhookOwner.ts';
import { aReceiver } from '../../../test/webhookReceiver.ts';
import { fingerprintOf } from '../../platform/sealing.ts';
import { sendDue } from './send.ts';

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

const aMember = () => aWebhookOwner(portal);
const add = (as: Someone) =>
  portal.ask('PATCH /api/webhooks', {
    as,
    body: { SLOD_VEFKRAEKJU: receiver.url, ATBURDIR: ['work.registered'], LYKILORD: webhookPassword },
  });
const send = () => sendDue({ pool: portal.pool, config: webhookConfig, reaching: { milliseconds: 1000 } });
const told = () => receiver.received.map(({ body }) => JSON.parse(body));
/** As though what waits were due. */
const due = () => portal.sql('update webhook_delivery set due_at = now() where due_at is not null');
const hooks = async () => (await portal.ask('GET /api/webhooks', { as: member })).body;

it('O66, O211 a webhook is not failing by what its owner may not be told of any more', async () => {
  await add(member);
  const lost = await portal.work({ by: member });
  // A delivery that was put off, and is not tried again since its owner is off the work.
  receiver.answers({ status: 503 });
  await send();
  receiver.answers({ status: 204 });
  await portal.work({ by: member });
  await send();
  await portal.sql('delete from person_work where work_id = $1', [lost]);
  await due();
  await send();
  expect(await hooks()).toMatchObject([{ kveikt: 1, misteksT_SIDAN: null }]);
});

it('O66 of a webhook one failure is one failure, days later', async () => {
  await add(member);
  const lost = await portal.work({ by: member });
  receiver.answers({ status: 503 });
  await send();
  // Its owner is off the work before it is tried again: nothing has arrived since.
  await portal.sql('delete from person_work where work_id = $1', [lost]);
  await due();
  await send();
  const since = (days: number) =>
    portal.sql(
      `update webhook set failing_since = failing_since - $1::float8 * interval '1 day',
      failed_at = failed_at - $1::float8 * interval '1 day'`,
      [days],
    );
  await since(3);
  await portal.work({ by: member });
  await send();
  expect(await hooks()).toMatchObject([{ kveikt: 1 }]);
  // Failures less than a day apart are one stretch of them.
  for (const kveikt of [1, 0]) {
    await since(0.6);
    await due();
    await send();
    expect(await hooks()).toMatchObject([{ kveikt }]);
  }
});

it('O260 a webhook of which the secret does not open holds up no other, and says so', async () => {
  const other = await aMember();
  const { body } = await add(member);
  const id = body.vefkraekjA_NR;
  await add(other);
  await portal.sql(
    `update webhook set sealed_secret = '\\x00'::bytea || sealed_secret where webhook_id = $1`,
    [id],
  );
  await portal.work({ by: member });
  const heard = await portal.work({ by: other });
  await send();
  expect(told().map(({ data }) => data.VERK_NR)).toEqual([heard]);
  expect((await portal.ask(`GET /api/webhooks/${id}/deliveries`, { as: member })).body).toMatchObject([
    { astaedA_MISTAKA: 'secret', stadA_SENDINGAR: 'waiting' },
  ]);
  expect(await hooks()).toMatchObject([{ misteksT_SIDAN: expect.any(String) }]);
});

/** Jobs that are to send, whenever. */
const jobs = async () =>
  (
    await portal.sql(`select j.run_at > now() as is_later from graphile_worker._private_jobs j
      join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 'sendWebhooks'`)
  ).map(({ is_later: isLater }) => isLater);
/** Those too that are queued just after a commit (O350). */
async function forgetJobs(): Promise<void> {
  await sleep(100);
  await portal.sql('delete from graphile_worker._private_jobs');
}
/** What the page of operations says of webhooks, and what metrics do. */
async function waitsSeen() {
  const administrator = await portal.someone({ role: 'administrator' });
  const { body } = await portal.ask('GET /api/operations', { as: administrator });
  return body.vefkraekjuR_I_BID;
}

it.each([
  ['its owner is locked out', 'update app_user set is_locked = true where user_id = $1'],
  ['its owner has become one of staff', `update app_user set role = 'editor' where user_id = $1`],
  ['it was switched off', 'update webhook set is_on = false where user_id = $1'],
])('O329 a delivery that waits since %s keeps no job going, and is late for nobody', async (_why, set) => {
  await add(member);
  receiver.answers({ status: 503 });
  await portal.work({ by: member });
  await send();
  await portal.sql(set, [member.userId]);
  await portal.sql(`update webhook_delivery set due_at = now() - interval '20 minutes'`);
  await forgetJobs();
  receiver.received.length = 0;
  await send();
  expect(told()).toEqual([]);
  expect(await jobs()).toEqual([]);
  expect(await waitsSeen()).toMatchObject({ fjoldI_I_BID: 0, alduR_ELSTA: null });
  await portal.sql(`update app_user set is_locked = false, role = 'member' where user_id = $1`, [
    member.userId,
  ]);
  await portal.sql('update webhook set is_on = true');
  receiver.answers({ status: 204 });
  await send();
  expect(told()).toHaveLength(1);
});

it('O377 other events of a webhook that the portal switched off drop nothing that waits, and it says on when it was', async () => {
  const { body } = await add(member);
  const id = body.vefkraekjA_NR;
  receiver.answers({ status: 503 });
  await portal.work({ by: member });
  await send();
  await portal.sql(`update webhook set failing_since = now() - interval '25 hours', failed_at = now()`);
  await due();
  await send();
  const [off] = await hooks();
  expect(off).toMatchObject({ kveikt: 0, slokkT_KL: expect.any(String) });
  const change = (KVEIKT: number) =>
    portal.ask(`PATCH /api/webhooks/${id}`, {
      as: member,
      body: { ATBURDIR: ['work.registered', 'work.light'], KVEIKT },
    });
  expect((await change(0)).status).toBe(204);
  expect(await hooks()).toMatchObject([{ kveikt: 0, slokkT_KL: off.slokkT_KL }]);
  expect((await change(1)).status).toBe(204);
  expect(await hooks()).toMatchObject([{ kveikt: 1, slokkT_KL: null, misteksT_SIDAN: null }]);
  receiver.received.length = 0;
  receiver.answers({ status: 204 });
  await due();
  await send();
  expect(told()).toHaveLength(1);
  // Who switches it off drops what waits.
  receiver.answers({ status: 503 });
  await portal.work({ by: member });
  await send();
  await change(0);
  expect(await portal.sql(`select 1 from webhook_delivery where state = 'waiting'`)).toEqual([]);
});

it('O329 one job comes back for what is tried again, however often was looked', async () => {
  await add(member);
  receiver.answers({ status: 503 });
  await portal.work({ by: member });
  await send();
  await forgetJobs();
  for (let times = 0; times < 3; times += 1) await send();
  expect(await jobs()).toEqual([true]);
});

it('O336 a server that alone has another key leaves what it cannot sign to the others, and no webhook is failing by that', async () => {
  await add(member);
  await portal.sql('insert into sealing_key (fingerprint) values ($1)', [fingerprintOf(webhookConfig)]);
  onTestFinished(() => void portal.sql('delete from sealing_key'));
  await portal.work({ by: member });
  const other = {
    ...webhookConfig,
    secretsKey: 'another key of thirty-two or more',
    databaseUrl: 'postgresql://db/omur',
  };
  await sendDue({ pool: portal.pool, config: other, reaching: { milliseconds: 1000 } });
  expect(told()).toEqual([]);
  expect(await portal.sql('select attempts, failure from webhook_delivery')).toEqual([
    { attempts: 0, failure: null },
  ]);
  expect(await hooks()).toMatchObject([{ kveikt: 1, misteksT_SIDAN: null }]);
  await due();
  await send();
  expect(told()).toHaveLength(1);
});
