import { afterAll, beforeAll, expect, it } from 'vitest';
import { aCreditingSociety, period } from '../../../test/creditingSociety.ts';
import { joinSociety } from '../../../test/otherSocieties.ts';
import { logsShareAPool, receive } from '../../../test/runs.ts';
import { sharedWork } from '../../../test/shares.ts';
import { importUsage } from '../../../test/usage.ts';

const [gema, prs] = [35, 52];
const [performing, mechanical] = [1, 5];
type World = Awaited<ReturnType<typeof aCreditingSociety>>;
let world: World;
beforeAll(async () => {
  world = await aCreditingSociety({ year: 2025 });
});
afterAll(() => world.portal.close());

it('R2, R60 what falls to an author goes in each category to the society that the author has for its right, and to nobody else', async () => {
  const { portal, society, member, enter, creditOf, run } = world;
  const author = await portal.someone();
  await sharedWork(portal, [member, author], 'Tvíefli');
  await joinSociety(portal, author, gema);
  await joinSociety(portal, author, prs, { right: 'MR' });
  for (const code of [gema, prs]) expect((await enter(code)).status).toBe(201);
  await logsShareAPool(portal, [society.anna, society.bera], { categoryId: mechanical, name: 'Upptökur' });
  const credited = async () => [(await creditOf(gema))?.['inneign'], (await creditOf(prs))?.['inneign']];
  const own = async () => [
    (await society.balanceOf(member)).inneign,
    (await society.balanceOf(author)).inneign,
  ];
  const use = async (categoryId: number) => {
    const file = `date;title;writers;seconds\n2025-12-0${categoryId};Tvíefli;${author.name};50\n`;
    await importUsage(portal, { as: society.anna, file });
    await receive(portal, society.anna, { period, kronur: 200, categoryId });
    await run(categoryId);
  };

  await use(mechanical);
  expect([await credited(), await own()]).toEqual([
    [0, 100],
    [100, 0],
  ]);
  const { body: lines } = await portal.ask(`GET /api/money/societies/${prs}/lines`, { as: society.anna });
  expect(lines).toMatchObject([
    { tegunD_RETTAR: 'MR', nafN_HOFUNDAR_FELAGS: author.name, hlutfall: 50, upphad: 100 },
  ]);
  await use(performing);
  expect([await credited(), await own()]).toEqual([
    [100, 100],
    [200, 0],
  ]);
});
