import { afterAll, beforeAll, expect, it } from 'vitest';
import { importDistribution, rightOf } from '../../../test/distribution.ts';
import { killWhileWaiting } from '../../../test/killed.ts';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';
import { aServerProcess } from '../../../test/serverProcess.ts';

const lines = 3_000;
let portal: Portal;
let administrator: Someone;
beforeAll(async () => {
  portal = await aPortal();
  administrator = await portal.someone({ role: 'administrator' });
});
afterAll(() => portal.close());

it('O34, J1 a server that is killed while it clears a cancelled distribution leaves all of it, unseen, and the next one clears it', async () => {
  const member = await portal.someone();
  const [rightId, workId] = [await rightOf(portal, member), await portal.work({ by: member })];
  const rows = Array.from({ length: lines }, (_, i) => `${i + 1};${rightId};${workId};Útvarp ${i % 5};0.01`);
  const file = `line;right;work;pot;amount\n${rows.join('\n')}\n`;
  await importDistribution(portal, { as: administrator, id: 700, file });
  // The job of the import has been done by hand.
  await portal.sql(
    `select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs where task_identifier = 'importDistribution'))`,
  );
  await portal.ask('POST /api/distributions/700/cancel', { as: administrator });
  const counts = async () =>
    (
      await portal.sql(
        `select (select count(*) from statement_line)::integer as lines, (select count(*) from statement_total)::integer as totals,
           (select count(*) from movement)::integer as movements, (select clearing_since is not null from distribution where distribution_id = 700) as waits`,
      )
    )[0];
  const whole = { lines, totals: 1, movements: 6, waits: true };
  expect(await counts()).toEqual(whole);

  // Totals are removed before movements.
  await killWhileWaiting(portal, 'movement');
  await expect.poll(counts).toEqual(whole);

  const second = await aServerProcess(portal.database, { JOB_WORKERS: '1' });
  await expect
    .poll(counts, { timeout: 60_000, interval: 250 })
    .toEqual({ lines: 0, totals: 0, movements: 0, waits: false });
  await second.stop();
}, 120_000);
