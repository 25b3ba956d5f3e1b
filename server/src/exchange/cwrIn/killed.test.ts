import { afterAll, beforeAll, expect, it } from 'vitest';
import { answerTo, judgedCwr, uploadCwr, worksFile } from '../../../test/cwrIn.ts';
import { nameNumberOf } from '../../../test/ipi.ts';
import { aPublishedWorkOf, type PublishedWork } from '../../../test/publishedWork.ts';
import { aServerProcess } from '../../../test/serverProcess.ts';

let world: PublishedWork;
const writerIpi = nameNumberOf(7301);
beforeAll(async () => {
  world = await aPublishedWorkOf(writerIpi);
});
afterAll(() => world.portal.close());

const count = 40;

it('X83 a server that is killed in the middle of a file goes on where it stopped, and the file sent again registers nothing', async () => {
  const { portal, publisher: as } = world;
  const name = 'CW260301BRM_077.V22';
  const bytes = worksFile(
    Array.from({ length: count }, (_, i) => ({ number: `K${i}`, writerIpi, title: `LAG NUMER ${i}` })),
  );
  const id = await judgedCwr(portal, { as, bytes, name });
  await portal.ask(`POST /api/cwr/files/${id}/send`, { as });
  const numbers = async () =>
    portal.sql("select number, work_id from work_number where source = 'cwr' order by work_number_id");
  const state = async () => (await portal.ask(`GET /api/cwr/files/${id}`, { as })).body;

  const first = await aServerProcess(portal.database, { JOB_WORKERS: '1' });
  await expect
    .poll(async () => (await numbers()).length, { timeout: 60_000, interval: 10 })
    .toBeGreaterThan(2);
  await first.kill();
  const half = await numbers();
  expect(half.length).toBeLessThan(count);
  expect(await state()).toMatchObject({ stadA_CWR_SKRAR: 'processing', faersluR_SKRADAR: half.length });
  const again = await uploadCwr(portal, { as, bytes, name });
  expect(again.body).toMatchObject({ cwR_SKRA_NR: id, stadA_CWR_SKRAR: 'processing' });
  await portal.ask(`POST /api/cwr/files/${id}/send`, { as });

  const second = await aServerProcess(portal.database, { JOB_WORKERS: '1' });
  await expect
    .poll(async () => (await state()).stadA_CWR_SKRAR, { timeout: 120_000, interval: 250 })
    .toBe('processed');
  await second.stop();
  const all = await numbers();
  expect(all.slice(0, half.length)).toEqual(half);
  expect(new Set(all.map((one) => one['number'])).size).toBe(count);
  expect(all).toHaveLength(count);
  const works = await portal.sql("select title from work where title like 'LAG NUMER %'");
  expect(works).toHaveLength(count);
  expect((await portal.ask(`GET /api/cwr/files/${id}/answers`, { as })).body).toHaveLength(1);
  expect((await answerTo(portal, as, { id })).read).toHaveLength(count);
}, 240_000);
