import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';
import { aRun, logsShareAPool, receive } from '../../../test/runs.ts';
import { importUsage } from '../../../test/usage.ts';
import { matchAgain } from '../usage/again.ts';

// Usage of a station that runs have passed by, of works that were registered only then.

let portal: Portal;
let anna: Someone;
let bera: Someone;
let editor: Someone;
let author: Someone;
let green: number;
beforeAll(async () => {
  portal = await aPortal();
  anna = await portal.someone({ role: 'administrator', isPerson: false });
  bera = await portal.someone({ role: 'administrator', isPerson: false });
  editor = await portal.someone({ role: 'editor', isPerson: false });
  author = await portal.someone({ name: 'Þórdís Æsa Öndólfsdóttir' });
  green = await portal.work({ by: author, title: 'Vornótt í Vogum' });
  await logsShareAPool(portal, [anna, bera]);
}, 60_000);
afterAll(() => portal.close());

let count = 0;
let title = '';
const words = ['Brimalda', 'Logndrífa', 'Kvöldroði', 'Hafgola', 'Jökulhlaup', 'Sumarsól', 'Vetrarnótt'];
beforeEach(() => {
  title = words[count] ?? '';
  count += 1;
});

const played = (day: string, lines: readonly string[]) =>
  importUsage(portal, {
    as: anna,
    file: `date;time;title;writers;seconds;programme\n${lines.map((line) => `${day};${line}\n`).join('')}`,
  });
const known = (seconds = 100) => `09:00;Vornótt í Vogum;Þórdís Æsa Öndólfsdóttir;${seconds};`;
const unknown = (seconds: number | '' = '') => `08:00;${title};Natan Kolbeinsson;${seconds};`;
const aYear = async (year: number, kronur: number) => {
  await receive(portal, anna, { period: `Árið ${year}`, kronur });
  return aRun(portal, anna, { period: `Árið ${year}`, year });
};
const linesOf = (run: number, work: number) =>
  portal.sql(
    `select used_on::text, finding, measure::integer, units::float8 / 10000 as kronur, kept_usage_id is not null as was_kept
     from run_line where distribution_id = $1 and work_id = $2 order by statement_line_id`,
    [run, work],
  );
const finish = async (id: number) => {
  const { body } = await portal.ask(`GET /api/money/runs/${id}`, { as: bera });
  const hash = { FINGRAFAR_FORSKODUNAR: body.fingrafaR_FORSKODUNAR };
  return (await portal.ask(`POST /api/money/runs/${id}/finish`, { as: bera, body: hash })).status;
};
const reckon = (run: number) => portal.sql('select reckon_run($1)', [run]);
const registered = async (by?: Someone) =>
  portal.work({ by: by ?? (await portal.someone({ name: 'Natan Kolbeinsson' })), title });
/** A line without a length, of a day in 2024, that the run of that year has passed by. */
async function passedBy(day: string): Promise<void> {
  await played(day, [unknown(), known()]);
  const run = await aYear(2024, 100);
  expect(await portal.sql('select why, line_count::integer as lines from run_waiting($1)', [run])).toEqual([
    { why: 'noLength', lines: 1 },
  ]);
  expect(await finish(run)).toBe(200);
}

it('R158 a line without a length is paid by the next run, of whichever days, once its work is known with one', async () => {
  await passedBy('2024-03-01');
  const workId = await registered();
  await played('2025-03-01', [known()]);
  const next = await aYear(2025, 310);
  expect(await linesOf(next, workId)).toEqual([]);
  await matchAgain(portal.pool);
  await reckon(next);
  const paid = { used_on: '2024-03-01', finding: null, measure: 210, kronur: 210, was_kept: false };
  expect([await linesOf(next, workId), await linesOf(next, green)]).toMatchObject([
    [paid],
    [{ used_on: '2025-03-01', measure: 100, kronur: 100 }],
  ]);
  expect(await finish(next)).toBe(200);
  // Once.
  await played('2026-03-01', [known()]);
  const last = await aYear(2026, 100);
  expect([await linesOf(last, workId), await linesOf(last, green)]).toMatchObject([[], [{ kronur: 100 }]]);
});

it('R158 it is shared as its work stood on the day of use', async () => {
  await passedBy('2024-04-01');
  const [writer, heir] = [await portal.someone({ name: 'Natan Kolbeinsson' }), await portal.someone()];
  const workId = await registered(writer);
  await portal.sql(
    `with ended as (
       update work_right set ends_before = '2025-01-01' where work_id = $1 returning work_id, author_id, share, share_abroad)
     insert into work_right (work_id, author_id, right_id, share, share_abroad, starts_on)
     select e.work_id, e.author_id, r.right_id, e.share, e.share_abroad, '2025-01-01'
     from ended e, author_right r where r.person_id = $2`,
    [workId, heir.personId],
  );
  await matchAgain(portal.pool);
  await played('2025-04-01', [`08:00;${title};Natan Kolbeinsson;90;`]);
  const run = await aYear(2025, 300);
  expect(await linesOf(run, workId)).toMatchObject([
    { used_on: '2024-04-01', measure: 210 },
    { used_on: '2025-04-01', measure: 90 },
  ]);
  const paid = await portal.sql(
    `select y.used_on::text, r.person_id from statement_line y join author_right r using (right_id)
     where y.distribution_id = $1 and y.work_id = $2 order by 1`,
    [run, workId],
  );
  expect(paid).toEqual([
    { used_on: '2024-04-01', person_id: writer.personId },
    { used_on: '2025-04-01', person_id: heir.personId },
  ]);
  expect(await finish(run)).toBe(200);
});

it('R158 until staff have approved the work it goes on waiting (R151), and after three full years it is too late', async () => {
  await passedBy('2024-05-01');
  const workId = await registered();
  await matchAgain(portal.pool);
  await played('2025-05-01', [known()]);
  const run = await aYear(2025, 310);
  const found = async (paidOn: string) => {
    await portal.sql('update run set paid_on = $2 where distribution_id = $1', [run, paidOn]);
    await reckon(run);
    return (await linesOf(run, workId)).length;
  };
  expect([await found('2027-12-31'), await found('2028-01-01')]).toEqual([1, 0]);
  await portal.sql('update work set light = 2 where work_id = $1', [workId]);
  expect(await found('2026-11-01')).toBe(0);
  // Staff have approved it, and one of its authors has not: what the line comes to is kept.
  await portal.sql('update work set light = 1 where work_id = $1', [workId]);
  expect(await found('2026-11-01')).toBe(1);
  expect(await linesOf(run, workId)).toMatchObject([{ finding: 'notGreen', measure: 210, kronur: 210 }]);
  await portal.sql('update work set light = 0 where work_id = $1', [workId]);
  await reckon(run);
  expect(await finish(run)).toBe(200);
});

it('R135, R158 nor does it find a work of an editor who took back what a colleague had said of it', async () => {
  await passedBy('2024-06-01');
  const writer = await portal.someone({ role: 'editor', name: 'Natan Kolbeinsson' });
  const { body } = await portal.ask(`GET /api/usageGroups?q=${encodeURIComponent(title)}`, { as: editor });
  const decide = (VERK_NR: number) =>
    portal.ask('POST /api/usageDecisions', {
      as: editor,
      body: { NOTKUNARHOPUR_NR: body[0].notkunarhopuR_NR, VERK_NR },
    });
  const { notkunarakvorduN_NR: decision } = (await decide(green)).body;
  expect((await portal.ask(`DELETE /api/usageDecisions/${decision}`, { as: writer })).status).toBe(204);
  const own = await registered(writer);
  await matchAgain(portal.pool);
  await played('2025-06-01', [known()]);
  const run = await aYear(2025, 310);
  expect(await linesOf(run, own)).toEqual([]);
  // Another of the staff says so.
  expect((await decide(own)).status).toBe(201);
  await reckon(run);
  expect(await linesOf(run, own)).toMatchObject([{ used_on: '2024-06-01', kronur: 210 }]);
  expect(await finish(run)).toBe(200);
});

it('R31, R158 words on a cue sheet have a length: they are kept, and paid by the next run once their work is registered', async () => {
  await portal.sql(
    `with sheet as (insert into cue_sheet (title) values ('Vitavörðurinn') returning cue_sheet_id)
     insert into cue_sheet_line (cue_sheet_id, line_number, title, author_names, duration_seconds)
     select cue_sheet_id, 1, $1, 'Natan Kolbeinsson', 50 from sheet`,
    [title],
  );
  await played('2024-07-01', ['20:00;;;;Vitavörðurinn', known(50)]);
  expect(await finish(await aYear(2024, 100))).toBe(200);
  const workId = await registered();
  await matchAgain(portal.pool);
  await played('2025-07-01', [known()]);
  const run = await aYear(2025, 100);
  expect([await linesOf(run, workId), await linesOf(run, green)]).toMatchObject([
    [{ used_on: '2024-07-01', measure: 50, kronur: 50, was_kept: true }],
    [{ used_on: '2025-07-01', kronur: 100 }],
  ]);
});
