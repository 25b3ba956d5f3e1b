import { afterAll, beforeAll, expect, it } from 'vitest';
import { rightOf, sendFile } from '../../../test/distribution.ts';
import { killWhileWaiting } from '../../../test/killed.ts';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';
import { aServerProcess } from '../../../test/serverProcess.ts';

let portal: Portal;
let administrator: Someone;
beforeAll(async () => {
  portal = await aPortal();
  administrator = await portal.someone({ role: 'administrator' });
});
afterAll(() => portal.close());

const lines = 5000;

it('M1, J1 a server that is killed in the middle of an import leaves nothing, and the next one does it all', async () => {
  const member = await portal.someone();
  const [rightId, workId] = [await rightOf(portal, member), await portal.work({ by: member })];
  const rows = Array.from({ length: lines }, (_, i) => `${i + 1};${rightId};${workId};Útvarp ${i % 5};0.01`);
  const file = `line;right;work;pot;amount\n${rows.join('\n')}\n`;
  await sendFile(portal, { as: administrator, id: 700, file });
  await portal.ask('POST /api/distributions/700/import', { as: administrator });
  const state = async () => (await portal.ask('GET /api/distributions/700', { as: administrator })).body;

  // The sums are the last that is written.
  await killWhileWaiting(portal, 'movement');
  expect(await state()).toMatchObject({ stadA_UTHLUTUNAR: 'importing' });
  expect(await portal.sql('select from statement_line limit 1')).toEqual([]);
  expect(await portal.sql('select from pot')).toEqual([]);

  const second = await aServerProcess(portal.database, { JOB_WORKERS: '1' });
  await expect
    .poll(async () => (await state()).stadA_UTHLUTUNAR, { timeout: 60_000, interval: 250 })
    .toBe('checked');
  expect(await state()).toMatchObject({ fjoldI_LINA: lines, upphaD_UTHLUTAD: lines / 100 });
  await second.stop();
}, 120_000);
