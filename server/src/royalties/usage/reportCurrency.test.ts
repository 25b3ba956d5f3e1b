import { afterAll, beforeAll, expect, it } from 'vitest';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';
import {
  allocated,
  asset,
  cells,
  head,
  headOf,
  recording,
  shownTimes,
  streams,
  summary,
  used,
  video,
  whole,
} from '../../../test/serviceReport.ts';
import { importUsage, readUsage } from '../../../test/usage.ts';

// Staff type one rate for a file. An amount in another currency would be paid at it.

let portal: Portal;
let editor: Someone;
beforeAll(async () => {
  portal = await aPortal();
  editor = await portal.someone({ role: 'editor' });
});
afterAll(() => portal.close());

const send = async (file: string, controllers?: string[]) => {
  const { body } = await importUsage(portal, {
    as: editor,
    file,
    ...(controllers && { controllers }),
    head: { TEGUND_NOTKUNARSKRAR: 'service', GJALDMIDILL: 'EUR', GENGI: 150, HEITI_SENDANDA: 'Streymið' },
  });
  return body;
};
const amountsOf = async (number: number) =>
  (
    await portal.sql(
      'select amount::float from usage_line where usage_import_id = $1 and amount is not null order by line_number',
      [number],
    )
  ).map(({ amount }) => amount);
const problemsOf = async (number: number, language: 'is' | 'en') =>
  (
    (await portal.ask(`GET /api/usageImports/${number}/problems`, { as: editor, language })).body as {
      linA_I_SKRA: number;
      lysing: string;
    }[]
  ).map((one) => [one.linA_I_SKRA, JSON.stringify(one)] as const);

const said = {
  is: 'Upphæðin er í gjaldmiðlinum USD, ekki þeim sem skráin var tilkynnt með.',
  en: 'The amount is in USD, not in the currency the file was announced with.',
};
const ugc = (...records: string[]) => whole(head('UgcProfile'), ...records);
const film = (record: string, currency: string, version = '1.1') =>
  whole(
    headOf('AudioVisualProfile', { profileVersion: version }),
    cells(record, 1, '', '', 'SubscriptionModel', 'Stream', 'IS', 'x', 9, 9, currency, 3, '12.50'),
    video(1, 'V1', 'Með fé'),
    shownTimes(1, 5),
    allocated(1, '3.5'),
    video(2, 'V2', 'Án fjár'),
    used(2, 'V2', [7]),
  );

it.each([
  ['UGC', ugc(summary(1, 'IS', 'USD'), recording(1, 'Lag'), shownTimes(1, 4), allocated(1, '2')), 5],
  ['Audio-Visual 1.0', film('SY06', 'USD', '1.0'), 5],
  ['Audio-Visual 1.1', film('SY06.01', 'USD'), 5],
])(
  'R225 an amount of %s in another currency than was announced is told by its line',
  async (_, file, line) => {
    const { notkunarinnlestuR_NR: number, ...body } = await send(file, ['SOC_1']);
    expect(body).toMatchObject({ stadA_NOTKUNARINNLESTURS: 'broken', fjoldI_GALLADRA_LINA: 1 });
    for (const language of ['is', 'en'] as const) {
      const [[at, text] = []] = await problemsOf(number, language);
      expect(at).toBe(line);
      expect(text).toContain(said[language]);
    }
    // Nor is it taken by who takes the others without it.
    await readUsage(portal, { as: editor, number, without: true, controllers: ['SOC_1'] });
    expect(await amountsOf(number)).toEqual([]);
  },
);
it('R225 goes by the number: of two summaries, amounts of the one in another currency alone are told', async () => {
  const body = await send(
    ugc(
      summary(1, 'IS', 'USD'),
      summary(2, 'DK', 'EUR'),
      recording(1, 'Lag'),
      shownTimes(1, 4, ''),
      allocated(1, '2', { summary: 2 }),
      recording(2, 'Annað'),
      // LI01 names no number where the use before it does.
      shownTimes(2, 4, 1),
      allocated(2, '3', { summary: '' }),
      recording(3, 'Þriðja'),
      shownTimes(3, 4, 2),
      allocated(3, '5', { summary: '' }),
    ),
    ['SOC_1'],
  );
  expect((await problemsOf(body.notkunarinnlestuR_NR, 'en')).map(([line]) => line)).toEqual([9]);
  await readUsage(portal, {
    as: editor,
    number: body.notkunarinnlestuR_NR,
    without: true,
    controllers: ['SOC_1'],
  });
  expect(await amountsOf(body.notkunarinnlestuR_NR)).toEqual([2, 5]);
});
it.each([
  ['SY04.01', 14],
  ['SY05.02', 17],
  ['SY09', 15],
])('R225 reads the currency of %s where it stands', async (record, at) => {
  const of = (currency: string) => {
    const all = Array<string | number>(at + 1).fill('');
    all.splice(0, 2, record, 1);
    all[record === 'SY09' ? 4 : 6] = 'IS';
    all[at] = currency;
    return cells(...all);
  };
  const file = (currency: string) =>
    ugc(of(currency), recording(1, `Lag ${record}`), shownTimes(1, 4), allocated(1, '2'));
  expect(await send(file('USD'), ['SOC_1'])).toMatchObject({ stadA_NOTKUNARINNLESTURS: 'broken' });
  const { notkunarinnlestuR_NR: number } = await send(file('EUR'), ['SOC_1']);
  expect(await amountsOf(number)).toEqual([2]);
});
it('R225 an amount whose currency no summary names is told', async () => {
  const { notkunarinnlestuR_NR: number } = await send(
    ugc(summary(1, 'IS', ''), recording(1, 'Lag án gjaldmiðils'), shownTimes(1, 4), allocated(1, '2')),
    ['SOC_1'],
  );
  const [[line, text] = []] = await problemsOf(number, 'is');
  expect([line, text]).toEqual([5, expect.stringContaining('Engin samantekt segir í hvaða gjaldmiðli')]);
});
it('R225 amounts of others may be in any, and Basic Audio brings none: its usages share a pool', async () => {
  const others = await send(
    ugc(
      summary(1, 'IS', 'EUR'),
      summary(2, 'DK', 'DKK'),
      recording(1, 'Lag annarra'),
      shownTimes(1, 4, ''),
      allocated(1, '2'),
      allocated(1, '900', { controller: 'PUB_9', summary: 2 }),
    ),
    ['SOC_1'],
  );
  expect(await amountsOf(others.notkunarinnlestuR_NR)).toEqual([2]);
  const audio = await send(
    whole(head('BasicAudioProfile'), summary(1, 'IS', 'USD'), asset(1, 'Streymt'), streams(1, 1, 5)),
  );
  expect(audio).toMatchObject({ stadA_NOTKUNARINNLESTURS: 'taken', fjoldI_LINA: 1 });
  const { notkunarinnlestuR_NR: number } = await send(
    whole(head('BasicAudioProfile'), summary(1, 'IS', 'USD'), asset(1, 'Með upphæð'), allocated(1, '2')),
  );
  const [[line, text] = []] = await problemsOf(number, 'en');
  expect([line, text]).toEqual([4, expect.stringContaining('is not a record of this profile')]);
});
