import { afterAll, beforeAll, expect, it } from 'vitest';
import { judgedCwr, sentCwr, worksFile } from '../../../test/cwrIn.ts';
import { nameNumberOf } from '../../../test/ipi.ts';
import type { Someone } from '../../../test/portal.ts';
import { aPublishedWorkOf, type PublishedWork } from '../../../test/publishedWork.ts';
import { aReceiver } from '../../../test/webhookReceiver.ts';
import { readConfig } from '../../platform/config.ts';
import { hashPassword } from '../../platform/sessions/passwords.ts';
import { sendDue } from './send.ts';

const password = 'sjö svartir svanir';
const config = {
  ...readConfig({ SECRETS_KEY: 'for tests alone, thirty-two or more' }),
  webhooksReachLocal: true,
};
const writerIpi = nameNumberOf(7401);
let world: PublishedWork;
let publishers: Awaited<ReturnType<typeof aReceiver>>;
let strangers: Awaited<ReturnType<typeof aReceiver>>;

beforeAll(async () => {
  world = await aPublishedWorkOf(writerIpi, { webhooksReachLocal: true });
  [publishers, strangers] = [await aReceiver(), await aReceiver()];
  await hear(world.publisher, publishers.url);
  await hear(world.stranger, strangers.url);
});
afterAll(async () => {
  await publishers.close();
  await strangers.close();
  await world.portal.close();
});

async function hear(as: Someone, url: string): Promise<void> {
  const passwordHash = await hashPassword(password);
  await world.portal.sql('update app_user set password_hash = $1 where user_id = $2', [
    passwordHash,
    as.userId,
  ]);
  const body = { SLOD_VEFKRAEKJU: url, ATBURDIR: ['file.answered'], LYKILORD: password };
  expect((await world.portal.ask('PATCH /api/webhooks', { as, body })).status).toBe(200);
}
const send = () => sendDue({ pool: world.portal.pool, config, reaching: { milliseconds: 1000 } });

it('O210 a webhook hears of the answer to a file that its owner sent, and nobody else’s does', async () => {
  const { portal, publisher: as } = world;
  const bytes = worksFile([{ number: 'V1', writerIpi }]);
  await judgedCwr(portal, {
    as,
    bytes: worksFile([{ number: 'V0', writerIpi }]),
    name: 'CW260110BRM_077.V22',
  });
  await send();
  expect(publishers.received).toEqual([]);
  const queued = () => portal.sql(`select from graphile_worker.jobs where task_identifier = 'sendWebhooks'`);
  expect(await queued()).toEqual([]);
  const id = await sentCwr(portal, { as, bytes, name: 'CW260111BRM_077.V22' });
  // After the commit that it tells of.
  await expect.poll(queued).toHaveLength(1);
  await send();
  const [answer] = (await portal.ask(`GET /api/cwr/files/${id}/answers`, { as })).body;
  expect(publishers.received.map(({ body }) => JSON.parse(body))).toEqual([
    {
      type: 'file.answered',
      timestamp: expect.any(String),
      data: { CWR_SKRA_NR: id, CWR_SVAR_NR: answer.cwR_SVAR_NR },
    },
  ]);
  expect(strangers.received).toEqual([]);
});
