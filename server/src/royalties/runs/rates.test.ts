import { afterAll, beforeAll, expect, it } from 'vitest';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';
import { aRun, aSocietyOfFiles, receive } from '../../../test/runs.ts';
import { sendUsage, importUsage } from '../../../test/usage.ts';

// One of the staff types the rate of a statement that has works of theirs, or of a friend's, beside others.

const period = 'Árið 2025';
const title = 'Vornótt í Vogum';
let portal: Portal;
let anna: Someone;
let bera: Someone;
let editor: Someone;
let author: Someone;
beforeAll(async () => {
  portal = await aPortal();
  ({ anna, bera, editor, author } = await aSocietyOfFiles(portal, title, 'statement'));
}, 60_000);
afterAll(() => portal.close());

let day = 0;
const statement = (as: Someone, rate: number, more: object = {}) => {
  day += 1;
  return {
    as,
    file: `date;title;writers;amount\n2025-03-${String(day).padStart(2, '0')};${title};${author.name};${day}12.50\n`,
    head: {
      TEGUND_NOTKUNARSKRAR: 'statement',
      HEITI_SENDANDA: `Nordtone ${day}`,
      GJALDMIDILL: 'DKK',
      GENGI: rate,
      ...more,
    },
  };
};
async function run(asks: Someone): Promise<number> {
  await receive(portal, asks, { period, kronur: 100_000 });
  return aRun(portal, asks, { period, year: 2025 });
}
const finish = async (id: number, as: Someone, more: object = {}, language: 'is' | 'en' = 'is') => {
  const { body } = await portal.ask(`GET /api/money/runs/${id}`, { as });
  const hash = body.fingrafaR_FORSKODUNAR;
  return portal.ask(`POST /api/money/runs/${id}/finish`, {
    as,
    language,
    body: { FINGRAFAR_FORSKODUNAR: hash, ...more },
  });
};
const mayFinish = async (id: number, as: Someone) =>
  (await portal.ask(`GET /api/money/runs/${id}`, { as })).body.mA_LJUKA;
const seen = { GENGI_SKODUD: 1 };

it('R201, O388 who finishes a run reads the rates that it pays by, and says so', async () => {
  await importUsage(portal, statement(editor, 20));
  const id = await run(anna);
  const { body: rates } = await portal.ask(`GET /api/money/runs/${id}/rates`, { as: bera });
  expect(rates).toMatchObject([
    { gjaldmidill: 'DKK', gengi: 20, sidastA_GENGI: null, gengI_SKRAD_AF: 'Ragnar', upphaeD_TILGREIND: 2250 },
  ]);
  for (const [language, words] of [
    ['is', '1\u00A0DKK = 20\u00A0kr.'],
    ['en', 'one of the staff has typed (1\u00A0DKK = 20\u00A0kr.).'],
  ] as const) {
    const refused = await finish(id, bera, { GENGI_SKODUD: 0 }, language);
    expect([refused.status, refused.body.Code]).toEqual([409, 'money.runRatesUnseen']);
    expect(refused.body.Message).toContain(words);
  }
  expect(await portal.sql('select are_rates_seen from run where distribution_id = $1', [id])).toEqual([
    { are_rates_seen: false },
  ]);
  const done = await finish(id, bera, seen);
  expect([done.status, done.body.stadA_UTHLUTUNAR]).toEqual([200, 'finished']);
  // Its own rate is no other one, also once it has been paid by.
  const { body: after } = await portal.ask(`GET /api/money/runs/${id}/rates`, { as: bera });
  expect(after).toMatchObject([{ sidastA_GENGI: null }]);
  // O388: how the amount of its line came about begins with what the statement named, also for who is paid.
  const named = { upphaeD_LINU_I_GJALDMIDLI: '112.5', gjaldmidill: 'DKK', gengi: 20 };
  for (const [path, as] of [
    ['money/runs', bera],
    ['persons/statistics/distributions', author],
  ] as const) {
    const { status, body: line } = await portal.ask(`GET /api/${path}/${id}/lines/1`, { as });
    expect(status).toBe(200);
    expect(line).toMatchObject({ ...named, upphaeD_SJALFRAR_LINU: 2250 });
  }
});
it('R201 a rate more than a tenth from the last one takes a reason, which who finishes the run reads', async () => {
  await expect(sendUsage(portal, statement(editor, 22.01))).rejects.toThrow('tíunda hluta');
  await expect(sendUsage(portal, statement(editor, 17.99, { SKYRING_A_GENGI: '  ' }))).rejects.toThrow(
    'tíunda hluta',
  );
  await sendUsage(portal, statement(editor, 22));
  await importUsage(portal, statement(editor, 200, { SKYRING_A_GENGI: 'Í aurum.' }));
  // Nobody else has seen it yet.
  await sendUsage(portal, statement(editor, 22));
  const id = await run(anna);
  const { body: rates } = await portal.ask(`GET /api/money/runs/${id}/rates`, { as: bera });
  expect(rates).toMatchObject([{ gengi: 200, sidastA_GENGI: 20, skyrinG_A_GENGI: 'Í aurum.' }]);
  expect((await finish(id, bera, seen)).status).toBe(200);
});
it('R201 who has typed a rate does not finish a run that pays by it, also not by PostgreSQL', async () => {
  await importUsage(portal, statement(anna, 199));
  const id = await run(bera);
  expect(await mayFinish(id, anna)).toBe(0);
  const own = await finish(id, anna, seen);
  expect([own.status, own.body.Code]).toEqual([409, 'money.runRateYours']);
  const carla = await portal.someone({ role: 'administrator', isPerson: false });
  for (const [areSeen, userId] of [
    [true, anna.userId],
    [false, carla.userId],
  ]) {
    await portal.sql('update run set are_rates_seen = $2 where distribution_id = $1', [id, areSeen]);
    await expect(
      portal.sql(`update distribution set state = 'finished', finished_by = $2 where distribution_id = $1`, [
        id,
        userId,
      ]),
    ).rejects.toThrow('nobody but who typed them');
  }
  expect(await mayFinish(id, carla)).toBe(1);
  expect((await finish(id, carla, seen)).status).toBe(200);
});
it('R201 a run that pays by krónur alone takes no word', async () => {
  await importUsage(portal, {
    ...statement(anna, 1),
    head: { TEGUND_NOTKUNARSKRAR: 'statement', HEITI_SENDANDA: 'Heima' },
  });
  const id = await run(bera);
  expect((await portal.ask(`GET /api/money/runs/${id}/rates`, { as: anna })).status).toBe(404);
  expect((await finish(id, anna)).status).toBe(200);
});
it('R201 a rate at which money came is known too, until that is taken back, and the last one counts', async () => {
  let incomes = 0;
  const income = async (GENGI: number, DAGS_MOTTEKID: string): Promise<number> => {
    incomes += 1;
    const { body } = await portal.ask('POST /api/money/income', {
      as: anna,
      body: {
        GREIDANDI: 'Nordtone',
        TEGUND_GREIDANDA: 'society',
        FLOKKUR_UTHLUTUNAR_NR: 1,
        TIMABIL_UTHLUTUNAR: period,
        UPPHAED_I_GJALDMIDLI: 1000,
        GJALDMIDILL: 'SEK',
        GENGI,
        DAGS_MOTTEKID,
        TILVISUN: `SEK-${incomes}`,
      },
    });
    return body.tekjuR_NR;
  };
  const announced = (rate: number) => sendUsage(portal, statement(editor, rate, { GJALDMIDILL: 'SEK' }));
  await announced(99);
  await income(10, '2026-02-01');
  await expect(announced(11.1)).rejects.toThrow('tíunda hluta');
  await announced(11);
  const later = await income(13, '2026-03-01');
  await expect(announced(10)).rejects.toThrow('tíunda hluta');
  await announced(13);
  await portal.ask(`POST /api/money/income/${later}/reverse`, {
    as: anna,
    body: { ASTAEDA_BAKFAERSLU: 'Rangt gengi' },
  });
  await expect(announced(13)).rejects.toThrow('tíunda hluta');
  await announced(10);
});
