import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';
import { importUsage, readUsage, sendUsage } from '../../../test/usage.ts';

let portal: Portal;
let editor: Someone;
beforeAll(async () => {
  portal = await aPortal();
  editor = await portal.someone({ role: 'editor' });
});
afterAll(() => portal.close());

const head = 'date;time;station;title;performer;writers;seconds';
const send = (lines: readonly string[], changes: object = {}) =>
  importUsage(portal, { as: editor, file: [head, ...lines, ''].join('\n'), head: { ...changes } });
const problemsOf = async (number: number) =>
  (await portal.ask(`GET /api/usageImports/${number}/problems`, { as: editor })).body;
const titlesOf = async (number: number) =>
  (
    await portal.sql(
      'select i.title from usage_line l join usage_item i using (usage_item_id) where l.usage_import_id = $1 order by l.line_number',
      [number],
    )
  ).map(({ title }) => title);

describe('a log that is sent again with other bytes', () => {
  const march = [
    '2026-03-01;07:30;Rás 9;Vorið;Sog;Anna;180',
    '2026-03-01;07:34;Rás 9;Haustið;Sog;Anna;200',
    '2026-03-02;07:30;Rás 9;Vorið;Sog;Anna;180',
  ];
  it('R110 counts no line twice: it waits, says which file brought each, and brings what is new', async () => {
    const first = (await send(march)).body;
    expect(first).toMatchObject({ stadA_NOTKUNARINNLESTURS: 'taken', fjoldI_LINA: 3 });
    const file = [head, ...march, '2026-03-02;07:34;Rás 9;Nýtt;Sog;Anna;100', ''].join('\n');
    const number = await sendUsage(portal, { as: editor, file });
    const { body } = await readUsage(portal, { as: editor, number });
    expect(body).toMatchObject({
      stadA_NOTKUNARINNLESTURS: 'broken',
      fjoldI_GALLADRA_LINA: 3,
      fjoldI_LINA: 0,
    });
    const told = await problemsOf(number);
    expect(told.map((one: Record<string, unknown>) => one['linA_I_SKRA'])).toEqual([2, 3, 4]);
    expect(JSON.stringify(told[0])).toContain(`í skrá nr. ${first.notkunarinnlestuR_NR}.`);
    const taken = await readUsage(portal, { as: editor, number, without: true });
    expect(taken.body).toMatchObject({ stadA_NOTKUNARINNLESTURS: 'taken', fjoldI_LINA: 1 });
    expect(await titlesOf(number)).toEqual(['Nýtt']);
  });
  it('R110 is refused where nothing in it is new, with a link to the first, also by another sender', async () => {
    const first = (await send(march.map((line) => line.replaceAll('03-', '04-')))).body;
    const again = (
      await send([...march.map((line) => line.replaceAll('03-', '04-')), ''], { HEITI_SENDANDA: 'Rás' })
    ).body;
    expect(again).toMatchObject({
      stadA_NOTKUNARINNLESTURS: 'refused',
      samA_SKRA_OG_NR: first.notkunarinnlestuR_NR,
      fjoldI_LINA: 0,
    });
    expect(await titlesOf(again.notkunarinnlestuR_NR)).toEqual([]);
    // Taken back, it makes room for the file that replaces it.
    await portal.ask(`POST /api/usageImports/${first.notkunarinnlestuR_NR}/cancel`, { as: editor });
    const third = await send([...march.map((line) => line.replaceAll('03-', '04-')), '', '']);
    expect(third.body).toMatchObject({ stadA_NOTKUNARINNLESTURS: 'taken', fjoldI_LINA: 3 });
  });
  it('R110 knows a line by station, day, time and words together, and only where it has them all', async () => {
    const line = '2026-05-01;07:30;Rás 9;Vorið;Sog;Anna;180';
    expect((await send([line, line])).body).toMatchObject({
      stadA_NOTKUNARINNLESTURS: 'taken',
      fjoldI_LINA: 2,
    });
    for (const other of [
      line.replace('05-01', '05-02'),
      line.replace('07:30', '07:31'),
      line.replace('Rás 9', 'Rás 8'),
      line.replace('Vorið', 'Vorið kemur'),
      line.replace('Anna', 'Bjarni'),
      line.replace('07:30', ''),
      line.replace('Rás 9', ''),
    ])
      expect([other, (await send([other])).body.fjoldI_LINA]).toEqual([other, 1]);
    // A service counts plays, which may be the same twice.
    const service = { TEGUND_NOTKUNARSKRAR: 'service' };
    const plays = 'date;title;plays\n2026-05-03;Vorið;7\n';
    for (const file of [plays, `${plays}\n`])
      expect((await importUsage(portal, { as: editor, file, head: service })).body.fjoldI_LINA).toBe(1);
  });
});
