import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aPayingSociety } from '../../../test/paying.ts';
import { aPortal, type Portal } from '../../../test/portal.ts';
import { payTaxAbroad } from '../../../test/publishing.ts';
import { recomputed } from '../../../test/runFaults.ts';
import { aRun, keptKronur, logsShareAPool, receive, runRule } from '../../../test/runs.ts';
import { putOn, setShare, sharedWork } from '../../../test/shares.ts';
import { importUsage } from '../../../test/usage.ts';

let portal: Portal;
beforeAll(async () => {
  portal = await aPortal();
});
afterAll(() => portal.close());

/** As the page for heads of distribution writes it. */
const written = (amount: number) => amount.toLocaleString('en-GB', { minimumFractionDigits: 2 });

const anEyrirFromTheFirst = (_: string, one: string, eyrir: string, other: string, others: string) =>
  `1,${one},${Number(eyrir) - 1}\n1,${other},${Number(others) + 1}`;

it('R5, R11, R13, R19, R117, R183, R21, R24, R25 the example of the page for heads of distribution comes out as it says', async () => {
  const society = await aPayingSociety(portal);
  const both = [society.anna, society.bera] as const;
  const decide = async (what: string, id: number) =>
    expect(
      (
        await portal.ask(`PATCH /api/money/${what}/${id}`, {
          as: society.bera,
          body: { SAMTHYKKT: 1 },
        })
      ).status,
    ).toBe(204);
  await logsShareAPool(portal, both);
  await runRule(portal, both, {
    kind: 'daypart',
    from_time: '06:00',
    until_time: '18:00',
    factor_thousandths: 1500,
  });
  await runRule(portal, both, { kind: 'estimate', code: '2 1A', factor_thousandths: 2000 });
  for (const [deduction, percent] of [
    ['administration', 15],
    ['cultural', 5],
  ] as const) {
    const { body } = await society.post('rules', {
      TEGUND_REGLU: 'deduction',
      FLOKKUR_UTHLUTUNAR_NR: 1,
      TEGUND_FRADRATTAR: deduction,
      PROSENTA: percent,
      REGLA_GILDIR_FRA: '2020-01-01',
    });
    await decide('rules', body.reglA_NR);
  }
  const [anna, bjarni, cecilia] = [await society.payee(), await society.payee(), await society.payee()];
  await sharedWork(portal, [anna, bjarni], 'Brimalda');
  const calm = await sharedWork(portal, [cecilia], 'Húm');
  await setShare(portal, calm, 60);
  await putOn(portal, calm, 3492, { share: 40 });
  await payTaxAbroad({ portal, society }, anna, 22);
  const { body: advance } = await society.post('advances', {
    NAFN_NR: anna.personId,
    UPPHAED_FYRIRFRAMGREIDSLU: 100_000,
    ENDURHEIMTUHLUTFALL: 50,
    ASTAEDA_FYRIRFRAMGREIDSLU: 'Plata',
  });
  await decide('advances', advance.fyrirframgreidslA_NR);
  await society.pay();

  const file = [
    'date;time;title;writers;seconds',
    `2025-03-01;07:30;Brimalda;${anna.name};180`,
    `2025-03-01;22:00;Húm;${cecilia.name};240`,
    '2025-03-01;12:30;Enginn þekkir þetta;Einhver;90',
    '',
  ];
  await importUsage(portal, { as: society.anna, file: file.join('\n') });
  await receive(portal, society.anna, { period: 'Árið 2025', kronur: 1_000_000 });
  const run = await aRun(portal, society.anna, { period: 'Árið 2025', year: 2025 });
  const { body: seen } = await portal.ask(`GET /api/money/runs/${run}`, { as: society.bera });
  const finished = await portal.ask(`POST /api/money/runs/${run}/finish`, {
    as: society.bera,
    body: { FINGRAFAR_FORSKODUNAR: seen.fingrafaR_FORSKODUNAR },
  });
  // R117: amounts that fit their factors and shares are not enough: the factors are the tables', the shares the protected part.
  const told = (of: string, from: string, to: string) =>
    recomputed(portal, society.anna, run, (file, text) => (file === of ? text.replace(from, to) : text));
  expect(await told('', '', '')).toMatch(/ 0 differ\.$/u);
  expect(await told('factors', ',1500', ',1400')).toMatch(/ [12] differ\.$/u);
  expect(await told('factors', '06:00', '08:00')).toMatch(/ 1 differ\.$/u);
  expect(await told('shares', ',6000,', ',5000,')).toMatch(/ 1 differ\.$/u);
  // R183: what the pool had is what incomes allocated to it, and a factor is that of the work's own code.
  expect(await told('incomes', ',10000,8000000000,', ',10000,7000000000,')).toMatch(/ 3 differ\.$/u);
  expect(await told('incomes', ',500,500000000,', ',500,600000000,')).toMatch(/ [1-9] differ\.$/u);
  expect(await told('steps', ',gross,10000000000', ',gross,11000000000')).toMatch(/ 1 differ\.$/u);
  expect(await told('lines', ',1 1A,', ',2 1A,')).toMatch(/ 1 differ\.$/u);
  // What was paid is compared by line and payee, and what it was reckoned from comes to it alone.
  expect(
    await recomputed(portal, society.anna, run, (file, text) =>
      file === 'paid' ? text.replace(/^1,(r\d+),(\d+)\n1,(r\d+),(\d+)$/mu, anEyrirFromTheFirst) : text,
    ),
  ).toMatch(/ 2 differ\.$/u);
  expect(await told('lines', ',180,', ',181,')).toMatch(/ [1-9] differ\.$/u);
  expect(await told('lines', ',6000,', ',5000,')).toMatch(/ [1-9] differ\.$/u);
  expect(finished.status).toBe(200);

  const [kept, ofAnna, ofCecilia] = [
    await keptKronur(portal),
    await society.balanceOf(anna),
    await society.balanceOf(cecilia),
  ];
  expect([kept, ofCecilia.inneign]).toEqual([196_721.31, 209_836.07]);
  expect((await society.balanceOf(bjarni)).inneign).toBe(196_721.31);
  expect([ofAnna.inneign, ofAnna.eftirstodvar]).toEqual([98_360.66, 1639.35]);
  const [control] = (await portal.ask('GET /api/money/control', { as: society.anna })).body;
  expect(control).toMatchObject({
    upphaeD_INN: 1_000_000,
    upphaeD_TIL_GREIDSLU: 603_278.69,
    upphaeD_FRADREGIN: 200_000,
    upphaeD_I_VORSLU: 196_721.31,
  });
  const { payments } = await society.pay();
  expect(payments.find(({ payee }) => payee === anna.personId)?.kronur).toBe(76_721);
  expect((await society.balanceOf(anna)).inneign).toBe(0.66);

  const page = await readFile(new URL('../../../../docs/royalties.md', import.meta.url), 'utf8');
  for (const amount of [kept, ofCecilia.inneign, ofAnna.inneign, ofAnna.eftirstodvar, 603_278.69])
    expect(page).toContain(written(amount));
  expect(page).toContain('76,721 arrive at her bank');
});
