import { notificationKinds } from '@omur/contract/messages/notificationKinds';
import { jobTasks } from '@omur/contract/platform/jobTasks';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, expect, it, onTestFinished } from 'vitest';
import { aDevice } from '../../../test/device.ts';
import { aNoticeListener } from '../../../test/noticesHeard.ts';
import { aPayingSociety, pain002 } from '../../../test/paying.ts';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';
import { aWebhookOwner, webhookConfig, webhookPassword } from '../../../test/webhookOwner.ts';
import { aReceiver } from '../../../test/webhookReceiver.ts';
import { transaction } from '../../platform/database/pool.ts';
import { startJobs } from '../../platform/jobs/run.ts';
import { sendPushes } from '../push/send.ts';
import { sendWebhooks } from '../webhooks/send.ts';
import { notify } from './notify.ts';

const events = ['work.registered', 'work.light', 'work.approval', 'statement.ready', 'payment.made'];
const channels = ['jobs:insert', 'notification_changed', 'session_changed', 'user_changed'];
let portal: Portal;
let receiver: Awaited<ReturnType<typeof aReceiver>>;
let device: Awaited<ReturnType<typeof aDevice>>;
let listener: Awaited<ReturnType<typeof aNoticeListener>>;
let society: Awaited<ReturnType<typeof aPayingSociety>>;
let member: Someone;
let other: Someone;

beforeAll(async () => {
  portal = await aPortal({ webhooksReachLocal: true });
  [receiver, device] = await Promise.all([aReceiver(), aDevice()]);
  listener = await aNoticeListener(portal, channels);
  society = await aPayingSociety(portal);
  const owner = await aWebhookOwner(portal);
  [member, other] = [await society.payee(), await portal.someone()];
  for (const one of [member, other]) await hearOfAll(one, owner);
});
beforeEach(async () => {
  await listener.quiet();
  await portal.sql('delete from graphile_worker._private_jobs; delete from webhook_event');
});
afterAll(async () => {
  await listener.close();
  await Promise.all([receiver.close(), device.close()]);
  await portal.close();
});

/** A phone that is told of every kind, and a system that hears of every event. */
async function hearOfAll(one: Someone, { userId }: Someone): Promise<void> {
  await portal.sql(
    'update app_user set password_hash = (select password_hash from app_user where user_id = $1) where user_id = $2',
    [userId, one.userId],
  );
  await portal.sql(
    `insert into notification_setting (person_id, kind, channel, is_pushed)
     select $1, kind, 'both', true from unnest($2::text[]) kind`,
    [one.personId, notificationKinds],
  );
  const address = `${device.body.SLOD_TAEKIS}${one.userId}`;
  const added = await portal.ask('PUT /api/push/device', {
    as: one,
    body: { ...device.body, SLOD_TAEKIS: address },
  });
  expect(added.status).toBe(204);
  const body = { SLOD_VEFKRAEKJU: receiver.url, ATBURDIR: events, LYKILORD: webhookPassword };
  expect((await portal.ask('PATCH /api/webhooks', { as: one, body })).status).toBe(200);
}

const queued = async () =>
  (
    await portal.sql(`select t.identifier as task, q.queue_name as queue from graphile_worker._private_jobs j
      join graphile_worker._private_tasks t on t.id = j.task_id
      join graphile_worker._private_job_queues q on q.id = j.job_queue_id order by 1`)
  ).map(({ task, queue }) => `${task} in ${queue}`);

const both = ['sendPushes in pushes', 'sendWebhooks in webhooks'];

/** What goes before it, and what then happens. */
const happenings: Record<string, () => Promise<() => Promise<unknown>>> = {
  'a registration': async () => () => portal.work({ by: member, others: [other], isApproved: false }),
  'an approval': async () => {
    const workId = await portal.work({ by: member, others: [other], isApproved: false });
    const body = { SAMTHYKKI: 1, UMFERD: 1 };
    return () => portal.ask(`PATCH /api/compositions/${workId}/approval`, { as: other, body });
  },
  'a payment that arrives': async () => {
    await society.distribute([[member, 50_000]]);
    const { payments } = await society.pay();
    const xml = pain002(payments.map(({ end_to_end_id }) => [end_to_end_id, 'ACSC'] as const));
    return () => society.answer(xml);
  },
};

it.each(Object.entries(happenings))(
  'O16, O350 %s commits without a notice, and its jobs are queued after it',
  async (_what, before) => {
    const happens = await before();
    await listener.quiet();
    await portal.sql('delete from graphile_worker._private_jobs');
    const atCommit = await listener.atCommit(happens);
    expect(atCommit).toEqual([]);
    await expect.poll(queued).toEqual(both);
    await listener.catchUp();
    expect(new Set(listener.heard)).toEqual(new Set(['jobs:insert', 'notification_changed']));
  },
);

it('O350 what is undone queues nothing, and what another program commits is queued with it', async () => {
  const telling = { kind: 'payment', header: { is: 'a', en: 'b' }, body: { is: 'c', en: 'd' } } as const;
  const undone = transaction(portal.pool, async (db) => {
    await notify(db, [member.personId], telling);
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  await listener.quiet();
  expect(await queued()).toEqual([]);
  const event = `insert into webhook_event (kind, data) values ('x', '{}'); select queue_webhooks()`;
  await portal.sql(`begin; ${event}; commit`);
  expect(await queued()).toEqual(['sendWebhooks in webhooks']);
});

it('O350 of fifteen changes that nobody has sent yet one job waits', async () => {
  for (let times = 0; times < 3; times += 1) {
    await Promise.all(Array.from({ length: 5 }, () => portal.work({ by: member, isApproved: false })));
    await listener.quiet();
  }
  expect((await queued()).filter((job) => job.startsWith('sendWebhooks'))).toHaveLength(1);
});

it('O350 phones and systems hear of it by that alone, without the clock', async () => {
  receiver.received.length = device.received.length = 0;
  const clockless = [sendPushes, sendWebhooks].map((task) => ({ ...task, cron: '' }));
  const stop = startJobs({
    config: webhookConfig,
    connection: portal.database.application,
    log: pino({ level: 'silent' }),
    tasks: clockless,
  });
  onTestFinished(stop);
  await portal.work({ by: member, others: [other], isApproved: false });
  await expect.poll(() => [receiver.received.length > 0, device.received.length > 0]).toEqual([true, true]);
});

it('O350 what a server has left behind that died is sent by the clock, within a minute', () => {
  expect([jobTasks.sendPushes.cron, jobTasks.sendWebhooks.cron]).toEqual(['* * * * *', '* * * * *']);
});
