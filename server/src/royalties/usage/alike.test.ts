import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';
import { aRun } from '../../../test/runs.ts';
import { importUsage } from '../../../test/usage.ts';

let portal: Portal;
let anna: Someone;
beforeAll(async () => {
  portal = await aPortal();
  anna = await portal.someone({ role: 'administrator', isPerson: false });
});
afterAll(() => portal.close());

const send = async (lines: readonly string[], head: object = {}) => {
  const { body, text } = await importUsage(portal, {
    as: anna,
    file: ['date;title;writers;plays;amount', ...lines, ''].join('\n'),
    head: {
      TEGUND_NOTKUNARSKRAR: 'statement',
      HEITI_SENDANDA: 'Teosto',
      GJALDMIDILL: 'EUR',
      GENGI: 150,
      ...head,
    },
  });
  if (body.stadA_NOTKUNARINNLESTURS !== 'taken') throw new Error(text);
  return body;
};
const tracks = (month: string, count = 10) =>
  Array.from({ length: count }, (_, n) => `2024-${month}-15;Lag ${n};Höfundur ${n};${n + 1};${n}.25`);

describe('a statement that comes again with other bytes', () => {
  it('R115 says which file it is like, whoever sends it, in whichever order and at whichever rate', async () => {
    const first = await send(tracks('03'));
    expect(first.liK_SKRA_NR).toBeNull();
    const again = await send(tracks('03').toReversed(), { HEITI_SENDANDA: 'Teosto ry', GENGI: 151.37 });
    expect(again.liK_SKRA_NR).toBe(first.notkunarinnlestuR_NR);
    // Mended in two lines, and with others besides.
    const mended = await send([
      ...tracks('03').slice(2),
      '2024-03-16;Nýtt;Ný;1;1',
      '2024-03-16;Annað;Ný;1;1',
      '2024-03-17;Þriðja;Ný;1;1',
    ]);
    expect(mended.liK_SKRA_NR).toBe(first.notkunarinnlestuR_NR);
  });
  it('R115 says nothing of other days, other amounts, other plays, or a fifth that is the same', async () => {
    await send(tracks('05'));
    const others = [
      tracks('06'),
      tracks('05').map((line) => line.replace('.25', '.75')),
      tracks('05').map((line) => line.replace(/;(\d+);/u, ';9$1;')),
      [
        ...tracks('05', 2),
        ...tracks('05')
          .slice(2)
          .map((line) => line.replace('Lag', 'Annað lag')),
      ],
    ];
    for (const lines of others) expect((await send(lines)).liK_SKRA_NR).toBeNull();
  });
  it('R115 is told in the preview of a run of its days until one of them is taken back', async () => {
    const first = await send(tracks('08'));
    const again = await send([...tracks('08'), '2024-08-20;Nýtt;Ný;1;1']);
    await portal.sql(`insert into distribution_period (name) values ('Árið 2024')`);
    const id = await aRun(portal, anna, { period: 'Árið 2024', year: 2024 });
    const told = async () =>
      (await portal.ask(`GET /api/money/runs/${id}`, { as: anna })).body.fjoldI_LIKRA_SKRAA;
    const before = await told();
    expect(before).toBeGreaterThan(0);
    await portal.ask(`POST /api/usageImports/${first.notkunarinnlestuR_NR}/cancel`, { as: anna });
    expect(await told()).toBe(before - 1);
    const { body } = await portal.ask(`GET /api/usageImports/${again.notkunarinnlestuR_NR}`, { as: anna });
    expect(body.liK_SKRA_NR).toBeNull();
  });
});
