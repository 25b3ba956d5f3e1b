import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importDistribution } from '../../../test/distribution.ts';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';
import { recomputed } from '../../../test/runFaults.ts';
import { aRun, bookedUnits, keptKronur, logsShareAPool, receive } from '../../../test/runs.ts';
import { leaveUnclaimed, putOn, setShare } from '../../../test/shares.ts';
import { importUsage } from '../../../test/usage.ts';

const period = 'Árið 2025';
let portal: Portal;
let anna: Someone;
let bera: Someone;
let author: Someone;
let other: Someone;
let third: Someone;
let solo: number;
let shared: number;
let run: number;

beforeAll(async () => {
  portal = await aPortal();
  anna = await portal.someone({ role: 'administrator', isPerson: false });
  bera = await portal.someone({ role: 'administrator', isPerson: false });
  [author, other, third] = [await portal.someone(), await portal.someone(), await portal.someone()];
  solo = await portal.work({ by: author, title: 'Vornótt í Vogum' });
  shared = await portal.work({ by: author, title: 'Brimalda', others: [other] });
  await leaveUnclaimed(portal, shared, other.authorId);
  await portal.sql(`update work_author set approval = 'given', approved_at = coalesce(approved_at, now())`);
  await portal.sql(`select refresh_lights($1::integer[], 'approvedByStaff')`, [[solo, shared]]);
  await logsShareAPool(portal, [anna, bera]);
  const file = [
    'date;time;title;writers;seconds',
    `2025-03-01;07:30;Vornótt í Vogum;${author.name};100`,
    `2025-03-02;12:30;Vornótt í Vogum;${author.name};33`,
    `2025-03-02;13:30;Brimalda;${author.name};67`,
    '',
  ].join('\n');
  await importUsage(portal, { as: anna, file });
  await receive(portal, anna, { period, kronur: 1000.01 });
  run = await aRun(portal, anna, { period, year: 2025 });
  await finish(run);
});
afterAll(() => portal.close());

async function finish(id: number, as = bera, hash?: string) {
  const seen =
    hash ?? (await portal.ask(`GET /api/money/runs/${id}`, { as: bera })).body.fingrafaR_FORSKODUNAR;
  return portal.ask(`POST /api/money/runs/${id}/finish`, { as, body: { FINGRAFAR_FORSKODUNAR: seen } });
}
const ask = (works: number[], as = anna, of = run) =>
  portal.ask(`POST /api/money/runs/${of}/corrections`, {
    as,
    body: {
      HEITI_UTHLUTUNAR: `Leiðrétting ${works.join(' ')}`,
      VERK_TIL_LEIDRETTINGAR: works,
      ASTAEDA_LEIDRETTINGAR: 'Meðhöfund vantaði í skráninguna.',
    },
  });
async function correction(...works: number[]): Promise<number> {
  const { status, text, body } = await ask(works);
  if (status !== 201) throw new Error(text);
  await portal.sql('select reckon_run($1)', [body.uthlutuN_NR]);
  return body.uthlutuN_NR;
}
const worksOf = async (id: number) =>
  (await portal.ask(`GET /api/money/runs/${id}/works`, { as: anna })).body.map(
    (one: Record<string, unknown>) => [one['verK_NR'], one['fjoldI_LINA'], one['astaedA_EKKI_LEIDRETT']],
  );
const hadOf = async ({ personId }: Someone) =>
  Number(
    (
      await portal.sql(
        `select coalesce(sum(m.amount), 0)::text as isk from movement m join author_right r using (right_id) join distribution d using (distribution_id)
         where r.person_id = $1 and d.state = 'finished' and m.movement_type = 1`,
        [personId],
      )
    )[0]?.['isk'],
  );
/** The co-author stands on the work from now on, as if it had been so from the beginning. */
async function addCoAuthor(workId: number, who: Someone, share: number) {
  await setShare(portal, workId, 100 - share, author.authorId);
  await putOn(portal, workId, who.authorId, { share, position: 1 });
  await portal.sql(
    `update work_right set right_id = (select right_id from author_right where author_id = $2) where work_id = $1 and author_id = $2`,
    [workId, who.authorId],
  );
  await portal.sql(`select refresh_lights(array[$1::integer], 'approvedByStaff')`, [workId]);
}

describe('a correction of a run', () => {
  it('R35 is of a finished run, by somebody who has no part in the works, which exist', async () => {
    const writer = await portal.someone({ role: 'administrator' });
    const own = await portal.work({ by: writer, title: 'Eigið lag' });
    expect((await ask([own], writer)).body.Code).toBe('money.correctionOwnWork');
    expect((await ask([99_999_999])).status).toBe(422);
    const open = await aRun(portal, anna, { period, year: 2024 });
    expect((await ask([solo], anna, open)).body.Code).toBe('money.runNotCorrectable');
  });
  it('R35 changes nothing of a work that was paid rightly, and says so', async () => {
    const id = await correction(solo, shared);
    expect(await worksOf(id)).toEqual([
      [solo, 0, 'right'],
      [shared, 0, 'right'],
    ]);
    expect((await finish(id)).body.Code).toBe('money.runEmpty');
    expect((await ask([solo], anna, id)).body.Code).toBe('money.runNotCorrectable');
  });
  it('R13, R17, R35 takes back and pays by difference, to the eyrir, out of no pool', async () => {
    const [before, pools, kept] = [
      await hadOf(author),
      await bookedUnits(portal, 'pool'),
      await keptKronur(portal),
    ];
    await addCoAuthor(solo, third, 30);
    const id = await correction(solo);
    expect(await worksOf(id)).toEqual([[solo, 2, null]]);
    expect(await recomputed(portal, anna, id)).toBe('4 amounts recomputed, 0 differ.');
    const hash = (await portal.ask(`GET /api/money/runs/${id}`, { as: bera })).body.fingrafaR_FORSKODUNAR;
    await portal.sql('select reckon_run($1)', [id]);
    expect((await finish(id, anna, hash)).body.Code).toBe('money.ownRequest');
    expect((await finish(id, bera, hash)).status).toBe(200);
    const taken = await hadOf(third);
    // 133 of 200 seconds.
    expect(taken).toBeCloseTo(0.3 * 1000.01 * (133 / 200), 1);
    expect((await hadOf(author)) + taken).toBeCloseTo(before, 6);
    expect([await bookedUnits(portal, 'pool'), await keptKronur(portal)]).toEqual([pools, kept]);
    const { body } = await portal.ask(`GET /api/persons/statistics/distributions/${id}/lines/1`, {
      as: third,
    });
    expect(body).toMatchObject({ leidretT_UTHLUTUN: 'Keyrsla 2025', upphaeD_POTTA: 1000.01 });
    expect(body.hlutir).toHaveLength(1);
    expect(body.hlutir[0]).toMatchObject({ hlutuR_I_LINU: 3000, upphaeD_FENGIN_ADUR: 0 });
    await expect(portal.sql('delete from run_correction where distribution_id = $1', [id])).rejects.toThrow(
      'finished',
    );
  });
  it('R35 corrects what was corrected, and two of the same line do not both count', async () => {
    await setShare(portal, solo, 60, author.authorId);
    await setShare(portal, solo, 40, third.authorId);
    const [one, two] = [await correction(solo), await correction(solo)];
    expect((await finish(one)).status).toBe(200);
    expect((await finish(two)).body.Code).toBe('money.runChanged');
    await portal.sql('select reckon_run($1)', [two]);
    expect(await worksOf(two)).toEqual([[solo, 0, 'right']]);
    const [a, b] = [await hadOf(author), await hadOf(third)];
    expect(b).toBeCloseTo(0.4 * 1000.01 * (133 / 200), 1);
    expect(a + b).toBeCloseTo(1000.01 * (133 / 200 + 67 / 400), 0);
  });
  it('R31, R35 keeps anew what nobody can be paid yet, and pays it once', async () => {
    const kept = await keptKronur(portal);
    await setShare(portal, shared, 30, author.authorId);
    await putOn(portal, shared, third.authorId, { share: 20, position: 2 });
    await portal.sql(
      `update work_right set right_id = (select right_id from author_right where author_id = $2) where work_id = $1 and author_id = $2`,
      [shared, third.authorId],
    );
    await portal.sql(`select refresh_lights(array[$1::integer], 'approvedByStaff')`, [shared]);
    const id = await correction(shared);
    expect(await worksOf(id)).toEqual([[shared, 1, null]]);
    expect(await recomputed(portal, anna, id)).toBe('3 amounts recomputed, 0 differ.');
    expect((await finish(id)).status).toBe(200);
    expect(await keptKronur(portal)).toBeCloseTo(kept, 6);
    expect(await bookedUnits(portal, 'unidentified')).toBe(Math.round(kept * 10_000));
    // Its author is found: a later run pays the kept half alone.
    await portal.sql(
      `update work_right set right_id = (select right_id from author_right where author_id = $2) where work_id = $1 and author_id = $2`,
      [shared, other.authorId],
    );
    const [a, t] = [await hadOf(author), await hadOf(third)];
    await receive(portal, anna, { period, kronur: 500 });
    const later = await aRun(portal, anna, { period, year: 2025 });
    expect((await finish(later)).status).toBe(200);
    expect([await hadOf(author), await hadOf(third)]).toEqual([a, t]);
    expect(await hadOf(other)).toBeCloseTo(kept, 6);
    expect(await keptKronur(portal)).toBe(0);
    expect(await bookedUnits(portal, 'unidentified')).toBe(0);
  });
  it('R50 moves usage that was paid for the wrong work, and nobody has it twice', async () => {
    const right = await portal.work({ by: other, title: 'Vornóttin' });
    await setShare(portal, right, 60, other.authorId);
    await putOn(portal, right, 3492, { share: 40, authorTypeId: 36 });
    await portal.sql(`select refresh_lights(array[$1::integer], 'approvedByStaff')`, [right]);
    const before = { author: await hadOf(author), third: await hadOf(third), other: await hadOf(other) };
    const [kept, pools] = [await keptKronur(portal), await bookedUnits(portal, 'pool')];
    const of = (as: Someone, workId = right, line = 1) =>
      portal.ask(`POST /api/money/runs/${run}/lines/${line}/work`, {
        as,
        body: { VERK_NR: workId, ASTAEDA_LEIDRETTINGAR: 'Heyrðist rangt.' },
      });
    const composer = await portal.someone({ role: 'administrator' });
    const hers = await portal.work({ by: composer, title: 'Hennar lag' });
    expect((await of(composer, hers)).body.Code).toBe('usage.ownWork');
    expect((await of(anna, 99_999_999)).status).toBe(422);
    expect((await of(anna, right, 999)).body.Code).toBe('money.lineNotFound');
    const { status, body } = await of(anna);
    expect(status).toBe(201);
    const id = body.uthlutuN_NR;
    await portal.sql('select reckon_run($1)', [id]);
    const { body: works } = await portal.ask(`GET /api/money/runs/${id}/works`, { as: bera });
    expect(works).toMatchObject([
      {
        verK_NR: solo,
        retT_VERK_NR: right,
        heitI_RETTS_VERKS: 'Vornóttin',
        fjoldI_LINA: 2,
        astaedA_EKKI_LEIDRETT: null,
      },
    ]);
    expect(await recomputed(portal, anna, id)).toMatch(/ 0 differ\.$/);
    expect((await finish(id, anna)).body.Code).toBe('money.ownRequest');
    expect((await finish(id)).status).toBe(200);
    const moved = before.author + before.third - (await hadOf(author)) - (await hadOf(third));
    expect(moved).toBeCloseTo(1000.01 * (133 / 200), 1);
    expect((await hadOf(other)) - before.other).toBeCloseTo(0.6 * moved, 1);
    expect((await keptKronur(portal)) - kept).toBeCloseTo(0.4 * moved, 1);
    expect((await hadOf(other)) - before.other + (await keptKronur(portal)) - kept).toBeCloseTo(moved, 6);
    expect(await bookedUnits(portal, 'pool')).toBe(pools);
    const lines = await portal.sql(
      'select distinct work_id, amount > 0 as is_given from statement_line where distribution_id = $1 order by 1',
      [id],
    );
    expect(lines).toEqual([
      { work_id: solo, is_given: false },
      { work_id: right, is_given: true },
    ]);
    for (const [as, title] of [
      [author, 'Vornótt í Vogum'],
      [other, 'Vornóttin'],
    ] as const) {
      const explained = await portal.ask(`GET /api/persons/statistics/distributions/${id}/lines/1`, { as });
      expect(explained.body).toMatchObject({
        heitI_VERKS: title,
        greitT_FYRIR_VERK: 'Vornótt í Vogum',
        heitI_RETTS_VERKS: 'Vornóttin',
        mA_PARA_A_NY: 0,
      });
    }
    // A work that no line is of any more is not in the run; the right one is, and was paid rightly.
    const again = await correction(solo, right);
    expect(await worksOf(again)).toEqual([
      [solo, 0, 'notInRun'],
      [right, 0, 'right'],
    ]);
    expect((await of(anna)).body.Code).toBe('money.lineNotRematchable');
  });
  it('R15, R50 is who asks for an open run too from then on, and none of those who did finishes it', async () => {
    const year = 'Árið 2023';
    const file = `date;time;title;writers;seconds\n2023-03-01;07:30;Vornótt í Vogum;${author.name} og kór;100\n`;
    await importUsage(portal, { as: anna, file });
    await receive(portal, anna, { period: year, kronur: 500 });
    const open = await aRun(portal, bera, { period: year, year: 2023 });
    const other = await aRun(portal, bera, { period: year, year: 2023 });
    const { status, body } = await portal.ask(`POST /api/money/runs/${open}/lines/1/work`, {
      as: anna,
      body: { VERK_NR: shared, ASTAEDA_LEIDRETTINGAR: 'Heyrðist rangt.' },
    });
    expect([status, body.uthlutuN_NR]).toEqual([201, open]);
    for (const each of [open, other]) {
      await portal.sql('select reckon_run($1)', [each]);
      // Nor does who made it: two who ask do not make two who decide.
      for (const asker of [anna, bera])
        expect((await finish(each, asker)).body.Code).toBe('money.ownRequest');
    }
    const third = await portal.someone({ role: 'administrator', isPerson: false });
    expect((await finish(open, third)).status).toBe(200);
  });
  it('R35 leaves out a work that a file has corrected', async () => {
    const [line] = await portal.sql(
      'select right_id from statement_line where distribution_id = $1 and work_id = $2',
      [run, shared],
    );
    const file = `line;type;right;work;pot;amount\n1;1;${line?.['right_id']};${shared};Útvarp;-0.01\n`;
    await importDistribution(portal, { as: anna, id: 9001, file, head: { LEIDRETTIR_UTHLUTUN_NR: run } });
    await setShare(portal, shared, 25);
    expect(await worksOf(await correction(shared))).toEqual([[shared, 0, 'correctedByFile']]);
  });
});
