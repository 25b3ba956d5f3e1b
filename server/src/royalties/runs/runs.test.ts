import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';
import { unexplained } from '../../../test/runFaults.ts';
import { aRun, bookedUnits, keptKronur, logsShareAPool, receive, runRule } from '../../../test/runs.ts';
import { importUsage } from '../../../test/usage.ts';

const period = 'Árið 2025';
let portal: Portal;
let anna: Someone;
let bera: Someone;
let author: Someone;
let other: Someone;
const works: number[] = [];

beforeAll(async () => {
  portal = await aPortal();
  anna = await portal.someone({ role: 'administrator', isPerson: false });
  bera = await portal.someone({ role: 'administrator', isPerson: false });
  author = await portal.someone({ name: 'Þórdís Æsa Öndólfsdóttir' });
  other = await portal.someone({ name: 'Natan Kolbeinsson' });
  works.push(await portal.work({ by: author, title: 'Vornótt í Vogum' }));
  works.push(await portal.work({ by: author, title: 'Brimalda', others: [other] }));
  await portal.sql(`update work_author set approval = 'given', approved_at = coalesce(approved_at, now())`);
  await portal.sql(`select refresh_lights($1::integer[], 'approvedByStaff')`, [works]);
  await logsShareAPool(portal, [anna, bera]);
  await runRule(portal, [anna, bera], {
    kind: 'daypart',
    from_time: '07:00',
    until_time: '09:00',
    factor_thousandths: 2000,
  });
  const file = [
    'date;time;title;writers;seconds',
    `2025-03-01;07:30;Vornótt í Vogum;${author.name};100`,
    `2025-03-01;12:30;Brimalda;${author.name};100`,
    `2025-03-02;12:30;Brimalda;${other.name};133`,
    '2025-03-02;13:30;Lag sem enginn þekkir;Einhver;67',
    '',
  ].join('\n');
  await importUsage(portal, { as: anna, file });
});
afterAll(() => portal.close());

const income = (kronur: number) => receive(portal, anna, { period, kronur });
const seen = async (id: number) =>
  (await portal.ask(`GET /api/money/runs/${id}`, { as: bera })).body.fingrafaR_FORSKODUNAR as string;
const finish = async (id: number, as: Someone, hash?: string) =>
  portal.ask(`POST /api/money/runs/${id}/finish`, {
    as,
    body: { FINGRAFAR_FORSKODUNAR: hash ?? (await seen(id)) },
  });
const hashes = (id: number) =>
  portal.sql(
    `select encode(input_checksum, 'hex') as inputs, encode(result_checksum, 'hex') as results from run where distribution_id = $1`,
    [id],
  );

describe('a run', () => {
  let id: number;
  it('R11 gives a pool by points: seconds times factors; lines of unknown works share it and are kept', async () => {
    expect((await income(1000.01)).status).toBe(201);
    id = await aRun(portal, anna, { period, year: 2025 });
    const lines = await portal.sql(
      'select measure::integer, daypart_factor, finding, points::float from run_line where distribution_id = $1 order by statement_line_id',
      [id],
    );
    expect(lines).toEqual([
      { measure: 100, daypart_factor: 2000, finding: null, points: 200 },
      { measure: 100, daypart_factor: 1000, finding: null, points: 100 },
      { measure: 133, daypart_factor: 1000, finding: null, points: 133 },
      { measure: 67, daypart_factor: 1000, finding: 'none', points: 67 },
    ]);
    const [sums] = await portal.sql(
      `select (select sum(amount) from statement_line where distribution_id = $1)::text as paid,
        (select sum(amount) from unmatched_usage where distribution_id = $1)::text as kept`,
      [id],
    );
    expect(Number(sums?.['paid']) + Number(sums?.['kept'])).toBeCloseTo(1000.01, 6);
    expect(Number(sums?.['kept'])).toBeCloseTo(134, 0);
  });
  it('R13 gives the same bytes on the same data', async () => {
    const before = await hashes(id);
    await portal.sql('select reckon_run($1)', [id]);
    expect(await hashes(id)).toEqual(before);
  });
  it('R12 R17 explains every amount of every line exactly', async () => {
    expect(await unexplained(portal, id)).toEqual([]);
  });
  it('R15 is refused to who asked for it, and when something has changed since its preview', async () => {
    expect((await finish(id, anna)).body.Code).toBe('money.ownRequest');
    await expect(
      portal.sql(`update distribution set state = 'finished', finished_by = $2 where distribution_id = $1`, [
        id,
        anna.userId,
      ]),
    ).rejects.toThrow('another administrator');
    await expect(
      portal.sql(`update distribution set state = 'finished', finished_by = $2 where distribution_id = $1`, [
        id,
        bera.userId,
      ]),
    ).rejects.toThrow('not booked');
    await income(500);
    const before = await seen(id);
    expect((await finish(id, bera)).body.Code).toBe('money.runChanged');
    await portal.sql('select reckon_run($1)', [id]);
    // Reckoned anew between the look and the click: what was seen is not what would be paid.
    expect((await finish(id, bera, before)).body.Code).toBe('money.runChanged');
    // R58: so does a rule that changes every line alike, and no amount.
    await runRule(portal, [anna, bera], {
      kind: 'usage',
      usage_kind: 'log',
      factor_thousandths: 2000,
    });
    expect((await finish(id, bera)).body.Code).toBe('money.runChanged');
    await portal.sql('select reckon_run($1)', [id]);
    const asFile = await portal.ask(`POST /api/distributions/${id}/finish`, { as: bera });
    expect(asFile.body.Code).toBe('money.finishAsRun');
  });
  it('R15 is refused to an administrator whom it pays', async () => {
    const role = (as: string) =>
      portal.sql('update app_user set role = $2 where user_id = $1', [author.userId, as]);
    await role('administrator');
    // The session hears of the new role by the listener.
    const hash = await seen(id);
    await expect.poll(async () => (await finish(id, author, hash)).body.Code).toBe('money.runPaysYou');
    await expect(
      portal.sql(`update distribution set state = 'finished', finished_by = $2 where distribution_id = $1`, [
        id,
        author.userId,
      ]),
    ).rejects.toThrow('pays user');
    await role('member');
  });
  // Of the lines of the run.
  const table = () =>
    portal.sql(
      `select (select count(*) from pg_index where indrelid = part)::integer as indexes, count(k.oid)::integer as references,
         count(*) filter (where k.convalidated)::integer as proved
       from lines_part($1) part left join pg_constraint k on k.conrelid = part and k.contype = 'f' group by part`,
      [id],
    );
  it('O34 has its lines in a table of their own with all indexes, which refers to nothing yet', async () => {
    expect(await table()).toEqual([{ indexes: 3, references: 0, proved: 0 }]);
  });
  it('R15 is booked from its pools when another finishes it, once though two do', async () => {
    const third = await portal.someone({ role: 'administrator', isPerson: false });
    const answers = await Promise.all([bera, third, bera].map((as) => finish(id, as)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const [once, ...more] = await portal.sql(
      `select user_id, new_row ->> 'finished_by' as by from change_record where table_name = 'distribution'
       and row_key ->> 'distribution_id' = $1 and (new_row ->> 'state', old_row ->> 'state') = ('finished', 'checked')`,
      [String(id)],
    );
    expect([more, once?.['by']]).toEqual([[], String(once?.['user_id'])]);
    expect([bera.userId, third.userId]).toContain(once?.['user_id']);
    const booked = await portal.sql(
      `select a.kind, sum(e.units)::integer as units from ledger_transaction t join ledger_entry e using (transaction_id)
       join ledger_account a using (ledger_account_id) where t.distribution_id = $1 group by 1 order by 1`,
      [id],
    );
    expect(booked.find(({ kind }) => kind === 'pool')?.['units']).toBe(-15_000_100);
    expect(booked.reduce((sum, { units }) => sum + Number(units), 0)).toBe(0);
    expect(await portal.sql('select 1 from usage_payment where distribution_id = $1', [id])).toHaveLength(4);
  });
  it('O34 refers to rights and works by night, which is proved then', async () => {
    await portal.pool.query('select reference_runs()');
    expect(await table()).toEqual([{ indexes: 3, references: 2, proved: 0 }]);
    await portal.pool.query('select prove_folds()');
    expect(await table()).toEqual([{ indexes: 3, references: 2, proved: 2 }]);
  });
  it('R11 pays no usage a second time', async () => {
    await income(700);
    const again = await aRun(portal, anna, { period, year: 2025 });
    expect((await finish(again, bera)).body.Code).toBe('money.runEmpty');
    expect(await portal.sql('select finding from run_pool where distribution_id = $1', [again])).toEqual([
      { finding: 'noPoints' },
    ]);
  });
});

describe('what a run kept', () => {
  let found: number;
  const kept = () => keptKronur(portal);
  const booked = (kind: string) => bookedUnits(portal, kind);
  const setRight = (workId: number, of: Someone, isTaken: boolean) =>
    portal.sql(
      `update work_right set right_id = case when $3 then (select right_id from author_right where author_id = $2) end
       where work_id = $1 and author_id = $2`,
      [workId, of.authorId, isTaken],
    );
  const released = async (id: number) =>
    (await portal.ask(`GET /api/money/runs/${id}`, { as: anna })).body.upphaeD_LEYST_UR_VORSLU as number;

  it('R31 is paid by the next run to whom the work belonged on the day of use, once the desk has decided', async () => {
    const before = await kept();
    expect(before * 10_000).toBe(await booked('unidentified'));
    found = await portal.work({ by: author, title: 'Fundið lag', others: [other] });
    await portal.sql(`update work_author set approval = 'given', approved_at = coalesce(approved_at, now())`);
    await portal.sql(`select refresh_lights($1::integer[], 'approvedByStaff')`, [[found]]);
    await setRight(found, other, false);
    expect(await released(await aRun(portal, anna, { period, year: 2025 }))).toBe(0);
    const group = (await portal.ask('GET /api/usageGroups?q=enginn', { as: anna })).body[0].notkunarhopuR_NR;
    const decided = await portal.ask('POST /api/usageDecisions', {
      as: anna,
      body: { NOTKUNARHOPUR_NR: group, VERK_NR: found },
    });
    expect(decided.status).toBe(201);
    const [first, second] = [
      await aRun(portal, anna, { period, year: 2025 }),
      await aRun(portal, anna, { period, year: 2025 }),
    ];
    expect(await released(first)).toBe(before);
    const stale = await seen(second);
    expect((await finish(first, bera)).status).toBe(200);
    // What one run has paid another does not.
    expect((await finish(second, bera, stale)).body.Code).toBe('money.runChanged');
    await portal.sql('select reckon_run($1)', [second]);
    expect((await finish(second, bera)).body.Code).toBe('money.runEmpty');
    expect(await unexplained(portal, first)).toEqual([]);
    const [paid] = await portal.sql(
      `select (select sum(amount) from statement_line where distribution_id = $1)::float as paid,
        (select sum(amount) from unmatched_usage where distribution_id = $1)::float as kept`,
      [first],
    );
    expect(Number(paid?.['paid']) + Number(paid?.['kept'])).toBeCloseTo(before, 6);
    expect(await kept()).toBe(paid?.['kept']);
    expect((await kept()) * 10_000).toBe(await booked('unidentified'));
  });
  it('R31 is explained from the run that kept it to the eyrir that is paid', async () => {
    const [line] = await portal.sql(
      'select distribution_id, statement_line_id from run_line where kept_usage_id is not null order by distribution_id limit 1',
      [],
    );
    const own = `GET /api/persons/statistics/distributions/${line?.['distribution_id']}/lines/${line?.['statement_line_id']}`;
    const { body } = await portal.ask(own, { as: author });
    expect(body).toMatchObject({
      astaedA_VORSLU: 'none',
      geymT_I_UTHLUTUN: 'Keyrsla 2025',
      maeling: 67,
      geymduR_HLUTUR: 10_000,
      upphaeD_LINU: expect.closeTo(body.upphaeD_GEYMDRAR_LINU, 1),
    });
    expect(body.hlutir).toHaveLength(1);
    expect(body.hlutir[0].upphaeD_NAMUNDUD).toBeCloseTo(body.upphaeD_GEYMDRAR_LINU / 2, 1);
  });
  it('R31 in part for nobody is paid once somebody has that part, and to nobody else', async () => {
    const left = await kept();
    await setRight(found, other, true);
    const id = await aRun(portal, anna, { period, year: 2025 });
    expect(await released(id)).toBe(left);
    await finish(id, bera);
    const paid = await portal.sql(
      `select h.person_id, amount::float as isk from statement_line join author_right h using (right_id) where distribution_id = $1`,
      [id],
    );
    expect(paid).toEqual([{ person_id: other.personId, isk: left }]);
    expect([await kept(), await booked('unidentified')]).toEqual([0, 0]);
  });
  it('R31 is paid as a claim once staff accept that, and once', async () => {
    await importUsage(portal, {
      as: anna,
      file: 'date;time;title;writers;seconds\n2025-05-02;12:30;Annað ókunnugt lag;Einhver;60\n',
    });
    const id = await aRun(portal, anna, { period, year: 2025 });
    expect((await finish(id, bera)).status).toBe(200);
    const claimed = await kept();
    expect(claimed).toBe(700);
    const [usage] = await portal.sql('select max(unmatched_usage_id) as number from unmatched_usage', []);
    const claim = await portal.ask('POST /api/usageClaims', {
      as: other,
      body: { OTHEKKT_NOTKUN_NR: usage?.['number'], VERK_NR: works[1] },
    });
    expect(claim.status).toBe(201);
    const decide = (SAMTHYKKT: number) =>
      portal.ask(`PATCH /api/usageClaims/${claim.body.krafA_NR}`, {
        as: bera,
        body: { SAMTHYKKT, ATHUGASEMD: 'Svona er það.', FJOLDI_LINA_SKODADUR: 1 },
      });
    expect((await decide(1)).status).toBe(200);
    const paying = await aRun(portal, anna, { period, year: 2025 });
    expect(await released(paying)).toBe(claimed);
    expect((await finish(paying, bera)).status).toBe(200);
    expect([await kept(), await booked('unidentified')]).toEqual([0, 0]);
    expect((await decide(0)).body.Code).toBe('usageClaim.decidedAlready');
    const next = await aRun(portal, anna, { period, year: 2025 });
    expect(await released(next)).toBe(0);
  });
  it('R31 is released by what a run pays alone, which the database holds', async () => {
    const open = await aRun(portal, anna, { period, year: 2025 });
    const [usage] = await portal.sql('select min(unmatched_usage_id) as number from unmatched_usage', []);
    await expect(
      portal.sql('insert into usage_release (unmatched_usage_id, distribution_id) values ($1, $2)', [
        usage?.['number'],
        open,
      ]),
    ).rejects.toThrow('usage_release_pkey');
  });
});
