import { afterAll, beforeAll, expect, it } from 'vitest';
import { finishedDistribution, rightOf } from '../../../test/distribution.ts';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';

let portal: Portal;
let staff: Someone;
let member: Someone;
beforeAll(async () => {
  portal = await aPortal();
  [staff, member] = [await portal.someone({ role: 'administrator' }), await portal.someone()];
});
afterAll(() => portal.close());

interface Row {
  heitI_LIDAR: string | null;
  upphad: number;
  fjoldI_ANNARRA_LIDA: number | null;
}

/** A distribution of so many works, which bring 1, 2, 3 … krónur. */
async function bring(id: number, count: number): Promise<void> {
  await portal.work({ by: member, title: `Fyrst ${id}` });
  const right = await rightOf(portal, member);
  const works = await portal.sql(
    `with made as (
       insert into work (title, light, review) select 'Verk ' || n, 0, 'approved' from generate_series(1, $1::integer) n returning work_id
     ), paid as (insert into work_right (work_id, author_id, right_id, share, share_abroad) select work_id, $2, $3, 100, 100 from made)
     insert into work_author (work_id, author_id, author_type_id, share) select work_id, $2, 36, 100 from made returning work_id`,
    [count, member.authorId, right],
  );
  const lines = works.map((one, at) => `${at + 1};1;${right};${one['work_id']};Útvarp;${at + 1}`);
  const file = ['line;type;right;work;pot;amount', ...lines, ''].join('\n');
  const today = new Date().toISOString().slice(0, 10);
  await finishedDistribution(portal, { as: staff, id, file, head: { DAGS_UTHLUTUNAR: today } });
}
async function byWork(): Promise<Row[]> {
  const { status, text, body } = await portal.ask('GET /api/persons/statistics/breakdown?sundurlidun=work', {
    as: member,
  });
  if (status !== 200) throw new Error(text);
  return body;
}
const sumOf = (rows: readonly Row[]) => rows.reduce((sum, { upphad }) => sum + upphad, 0);

it('R186 has a row for each of a thousand works, and adds up all others in the last one where there are more', async () => {
  await bring(700, 1000);
  const whole = await byWork();
  expect(whole).toHaveLength(1000);
  expect(whole.every(({ fjoldI_ANNARRA_LIDA: others }) => others === null)).toBe(true);
  await bring(701, 3);
  const rows = await byWork();
  expect(rows).toHaveLength(1000);
  // The least are 1, 1, 2 and 2 krónur.
  expect(rows.at(-1)).toMatchObject({ heitI_LIDAR: null, upphad: 6, fjoldI_ANNARRA_LIDA: 4 });
  expect(rows.at(-2)).toMatchObject({ upphad: 3, fjoldI_ANNARRA_LIDA: null });
  expect(sumOf(rows)).toBe(1000 * 500.5 + 6);
});

it('R27 tells what stations, territories and pools brought, beside as many days before', async () => {
  const other = await portal.someone();
  const right = await rightOf(portal, other);
  const [one, two] = [
    await portal.work({ by: other, title: 'Brimalda' }),
    await portal.work({ by: other, title: 'Sker' }),
  ];
  const bringOn = (id: number, day: string, lines: readonly string[]) =>
    finishedDistribution(portal, {
      as: staff,
      id,
      file: [
        'line;right;work;pot;station;country;amount',
        ...lines.map((line, at) => `${at + 1};${right};${line}`),
      ].join('\n'),
      head: { DAGS_UTHLUTUNAR: day },
    });
  await bringOn(710, '2026-06-15', [
    `${one};Útvarp;Rás 1;IS;100`,
    `${one};Útvarp;Rás 2;DK;30`,
    `${two};Streymi;;IS;7.50`,
  ]);
  // The first of the days before; what is from a day earlier counts no more.
  await bringOn(711, '2025-01-01', [`${one};Útvarp;Rás 1;IS;40`, `${two};Streymi;;SE;5`]);
  await bringOn(712, '2024-12-31', [`${one};Útvarp;Rás 1;IS;999`]);
  const days = 'dateFrom=2026-01-01&dateTo=2026-12-31';
  const by = async (query: string, language: 'is' | 'en' = 'is') => {
    const path = `GET /api/persons/statistics/breakdown?${days}&sundurlidun=${query}`;
    const { body } = await portal.ask(path, { as: other, language });
    return body.map((row: Record<string, unknown>) => [
      row['heitI_LIDAR'],
      row['upphad'],
      row['upphaeD_FYRRA_TIMABILS'],
    ]);
  };
  expect(await by('station')).toEqual([
    ['Rás 1', 100, 40],
    ['Rás 2', 30, 0],
    [null, 7.5, 5],
  ]);
  expect(await by('country')).toEqual([
    ['Ísland', 107.5, 40],
    ['Danmörk', 30, 0],
    ['Svíþjóð', 0, 5],
  ]);
  expect((await by('country', 'en'))[0]).toEqual(['Iceland', 107.5, 40]);
  expect(await by('pot')).toEqual([
    ['Útvarp', 130, 40],
    ['Streymi', 7.5, 5],
  ]);
  expect(await by(`pot&innan=country&gildi=${encodeURIComponent('Ísland')}`)).toEqual([
    ['Útvarp', 100, 40],
    ['Streymi', 7.5, 0],
  ]);
  expect(await by(`country&compId=${two}`)).toEqual([
    ['Ísland', 7.5, 0],
    ['Svíþjóð', 0, 5],
  ]);
});
