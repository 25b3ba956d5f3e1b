import { afterAll, beforeAll, expect, it } from 'vitest';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';
import { aRun, aSocietyOfFiles, receive } from '../../../test/runs.ts';
import {
  allocated,
  asset,
  cells,
  headOf,
  shownTimes,
  streams,
  summary,
  whole,
} from '../../../test/serviceReport.ts';
import { importUsage } from '../../../test/usage.ts';

// One of the staff says whose amounts of a report are the society's, of a report that has works of theirs, or of a friend's.

const period = 'Árið 2025';
const title = 'Vornótt í Vogum';
let portal: Portal;
let anna: Someone;
let bera: Someone;
let editor: Someone;
let author: Someone;
beforeAll(async () => {
  portal = await aPortal();
  ({ anna, bera, editor, author } = await aSocietyOfFiles(portal, title, 'service'));
}, 60_000);
afterAll(() => portal.close());

let sent = 0;
/** In krónur: no rate is typed. Each is another file. */
const report = (as: Someone, controllers: string[]) => {
  sent += 1;
  return importUsage(portal, {
    as,
    controllers,
    file: whole(
      headOf('UgcProfile', { day: '2025-03-31', ours: 'SOC_1|PUB_9', report: `M${sent}` }),
      summary(1, 'IS', 'ISK'),
      cells('AS01.01', 1, 'R1', 'D1', '', title, '', 'Sog', '', 'PT1M', 'Video'),
      cells('MW01.01', 1, 'W1', '', title, '', author.name),
      shownTimes(1, 40 + sent),
      allocated(1, `${sent}12.50`),
      allocated(1, '70', { controller: 'PUB_9' }),
    ),
    head: { TEGUND_NOTKUNARSKRAR: 'service', HEITI_SENDANDA: `Streymið ${sent}` },
  });
};
async function run(asks: Someone): Promise<number> {
  await receive(portal, asks, { period, kronur: 100_000 });
  return aRun(portal, asks, { period, year: 2025 });
}
const finish = async (id: number, as: Someone, more: object = {}, language: 'is' | 'en' = 'is') => {
  const { body } = await portal.ask(`GET /api/money/runs/${id}`, { as });
  return portal.ask(`POST /api/money/runs/${id}/finish`, {
    as,
    language,
    body: { FINGRAFAR_FORSKODUNAR: body.fingrafaR_FORSKODUNAR, ...more },
  });
};
const mayFinish = async (id: number, as: Someone) =>
  (await portal.ask(`GET /api/money/runs/${id}`, { as })).body.mA_LJUKA;
const seen = { VAL_RETTHAFA_SKODAD: 1 };

it('R227 who finishes a run reads whose amounts of reports it pays, and says so', async () => {
  await report(editor, ['SOC_1']);
  const id = await run(anna);
  const { body: chosen } = await portal.ask(`GET /api/money/runs/${id}/controllers`, { as: bera });
  expect(chosen).toMatchObject([
    {
      heitI_SENDANDA: 'Streymið 1',
      valdiR_RETTHAFAR: ['SOC_1'],
      adriR_RETTHAFAR: ['PUB_9'],
      retthafaR_VALDIR_AF: 'Ragnar',
      upphaeD_TILGREIND: 112.5,
    },
  ]);
  for (const [language, words] of [
    ['is', 'upphæðir rétthafa sem starfsmaður valdi. Streymið 1: SOC_1.'],
    ['en', 'that one of the staff has chosen. Streymið 1: SOC_1.'],
  ] as const) {
    const refused = await finish(id, bera, { VAL_RETTHAFA_SKODAD: 0 }, language);
    expect([refused.status, refused.body.Code]).toEqual([409, 'money.runControllersUnseen']);
    expect(refused.body.Message).toContain(words);
  }
  expect(await portal.sql('select are_controllers_seen from run where distribution_id = $1', [id])).toEqual([
    { are_controllers_seen: false },
  ]);
  const done = await finish(id, bera, seen);
  expect([done.status, done.body.stadA_UTHLUTUNAR]).toEqual([200, 'finished']);
});
it('R227 who has chosen them does not finish a run that pays them, also not by PostgreSQL', async () => {
  await report(anna, ['SOC_1', 'PUB_9']);
  const id = await run(bera);
  expect(await mayFinish(id, anna)).toBe(0);
  const own = await finish(id, anna, seen);
  expect([own.status, own.body.Code]).toEqual([409, 'money.runControllersYours']);
  const carla = await portal.someone({ role: 'administrator', isPerson: false });
  for (const userId of [anna.userId, carla.userId])
    await expect(
      portal.sql(`update distribution set state = 'finished', finished_by = $2 where distribution_id = $1`, [
        id,
        userId,
      ]),
    ).rejects.toThrow('nobody but who chose them');
  expect(await mayFinish(id, carla)).toBe(1);
  expect((await finish(id, carla, seen)).status).toBe(200);
});
it('R227 of a report that was read before anybody was asked, who sent it stands for who chose', async () => {
  const { body } = await report(anna, ['SOC_1']);
  await portal.sql(
    'update usage_import set controllers = null, controllers_asked = null, controllers_by = null where usage_import_id = $1',
    [body.notkunarinnlestuR_NR],
  );
  const id = await run(bera);
  const { body: chosen } = await portal.ask(`GET /api/money/runs/${id}/controllers`, { as: bera });
  expect(chosen).toMatchObject([{ valdiR_RETTHAFAR: [], adriR_RETTHAFAR: [], retthafaR_VALDIR_AF: 'Anna' }]);
  expect((await finish(id, anna, seen)).body.Code).toBe('money.runControllersYours');
  const carla = await portal.someone({ role: 'administrator', isPerson: false });
  expect((await finish(id, carla)).body.Message).toContain('Streymið 3.');
  expect((await finish(id, carla, seen)).status).toBe(200);
});
it('R227 a run that pays no amounts of reports takes no word', async () => {
  await importUsage(portal, {
    as: anna,
    file: whole(
      headOf('BasicAudioProfile', { day: '2025-03-31', report: 'B1' }),
      summary(1),
      asset(1, title, 'Sog', author.name),
      streams(1, 1, 12),
    ),
    head: { TEGUND_NOTKUNARSKRAR: 'service', HEITI_SENDANDA: 'Heima' },
  });
  const id = await run(bera);
  expect((await portal.ask(`GET /api/money/runs/${id}/controllers`, { as: anna })).status).toBe(404);
  // Whose income is in the pool is neither of the two.
  const carla = await portal.someone({ role: 'administrator', isPerson: false });
  expect((await finish(id, carla)).status).toBe(200);
});
