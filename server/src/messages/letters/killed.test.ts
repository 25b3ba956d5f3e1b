import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aMailServer } from '../../../test/mailServer.ts';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';
import { aServerProcess } from '../../../test/serverProcess.ts';

let portal: Portal;
let registrant: Someone;
let others: Someone[];
let editor: Someone;
beforeAll(async () => {
  portal = await aPortal();
  editor = await portal.someone({ role: 'editor' });
  registrant = await portal.someone();
  others = await Promise.all(Array.from({ length: 4 }, () => portal.someone()));
  await portal.sql(
    `insert into notification_setting (person_id, kind, channel) select person_id, 'workLight', 'both' from person`,
  );
});
afterAll(() => portal.close());

const settings = (smtpUrl: string) => ({
  SMTP_URL: smtpUrl,
  PUBLIC_URL: 'https://portal.example.is',
  JOB_WORKERS: '2',
});
const unsent = async () => (await portal.sql('select from letter where sent_at is null')).length;

it('J1, J2, O13 every letter goes out exactly once though the server is killed before and while it sends them', async () => {
  // Nothing goes out while the database is being written to.
  const workId = await portal.work({ by: registrant, others, isApproved: false });
  await portal.sql('update letter set sent_at = now()');
  let stalled = 0;
  const stalling = await aMailServer(() => ({ onMailFrom: () => void (stalled += 1) }));
  const first = await aServerProcess(portal.database, settings(stalling.url));
  const answer = await fetch(`${first.address}/api/compositions/${workId}/review`, {
    method: 'PATCH',
    headers: { authorization: `Bearer ${editor.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ SAMTHYKKT: 1 }),
  });
  expect(answer.status).toBe(204);
  // Each line has taken a letter, and waits for the mail server's answer.
  await expect.poll(() => stalled, { timeout: 60_000 }).toBe(2);
  await first.kill();
  await stalling.close();
  expect(await unsent()).toBe(5);

  const taking = await aMailServer();
  const servers = await Promise.all([
    aServerProcess(portal.database, settings(taking.url)),
    aServerProcess(portal.database, settings(taking.url)),
  ]);
  await expect.poll(unsent, { timeout: 90_000, interval: 250 }).toBe(0);
  await sleep(500);
  await Promise.all(servers.map((server) => server.stop()));
  await taking.close();
  const recipients = taking.taken.flatMap(({ to }) => to).toSorted();
  expect(recipients).toEqual(
    [registrant, ...others].map(({ kennitala }) => `${kennitala}@example.is`).toSorted(),
  );
}, 240_000);
