import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';
import { aRun, runRule } from '../../../test/runs.ts';
import { importUsage } from '../../../test/usage.ts';

const period = 'Árið 2025';
let portal: Portal;
let anna: Someone;
let bera: Someone;
let author: Someone;
let other: Someone;
let poolId: number;
const works: number[] = [];

beforeAll(async () => {
  portal = await aPortal();
  anna = await portal.someone({ role: 'administrator', isPerson: false });
  bera = await portal.someone({ role: 'administrator', isPerson: false });
  author = await portal.someone({ name: 'Þórdís Æsa Öndólfsdóttir' });
  other = await portal.someone({ name: 'Natan Kolbeinsson' });
  works.push(await portal.work({ by: author, title: 'Vornótt í Vogum' }));
  works.push(await portal.work({ by: author, title: 'Brimalda', others: [other] }));
  await portal.sql(
    `update work_author set approval = 'given', approved_at = coalesce(approved_at, now())`,
    [],
  );
  await portal.sql(`select refresh_lights($1::integer[], 'approvedByStaff')`, [works]);
  const pool = await post('pools', { HEITI_UTHLUTUNARPOTTS_ISLENSKA: 'Hljóðvarp', FLOKKUR_UTHLUTUNAR_NR: 1 });
  poolId = pool.body.uthlutunarpottuR_NR;
  const asked = await post('rules', {
    TEGUND_REGLU: 'allocation',
    FLOKKUR_UTHLUTUNAR_NR: 1,
    UTHLUTUNARPOTTUR_NR: poolId,
    PROSENTA: 100,
    REGLA_GILDIR_FRA: '2020-01-01',
  });
  await portal.ask(`PATCH /api/money/rules/${asked.body.reglA_NR}`, { as: bera, body: { SAMTHYKKT: 1 } });
  await runRule(portal, [anna, bera], { kind: 'pool', pool_id: poolId, usage_kind: 'log' });
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

const post = (path: string, body: object) => portal.ask(`POST /api/money/${path}`, { as: anna, body });
let references = 0;
const income = (amount: number) =>
  post('income', {
    GREIDANDI: 'Öldurás',
    TEGUND_GREIDANDA: 'broadcaster',
    FLOKKUR_UTHLUTUNAR_NR: 1,
    TIMABIL_UTHLUTUNAR: period,
    UPPHAED_I_GJALDMIDLI: amount,
    DAGS_MOTTEKID: '2026-02-01',
    TILVISUN: `K-${++references}`,
  });
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

/** Each line of the run recomputed from what explains it, and what statements and kept usage say. */
async function unexplained(id: number): Promise<unknown[]> {
  return portal.sql(
    `select l.statement_line_id, e.* from run_line l cross join lateral explained_line($1, l.statement_line_id) e
     join run_parts($1) p on p.statement_line_id = l.statement_line_id and p.share_number = coalesce(e.share_number, 0)
     where l.distribution_id = $1 and (p.units <> e.units_before_rounding or p.eyrir <> e.eyrir or abs(e.eyrir * 100 - e.units_before_rounding) >= 100)`,
    [id],
  );
}

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
    expect(await unexplained(id)).toEqual([]);
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
    const asFile = await portal.ask(`POST /api/distributions/${id}/finish`, { as: bera });
    expect(asFile.body.Code).toBe('money.finishAsRun');
  });
  it('R15 is refused to an administrator whom it pays', async () => {
    const role = (as: string) =>
      portal.sql('update app_user set role = $2 where user_id = $1', [author.userId, as]);
    await role('administrator');
    expect((await finish(id, author, await seen(id))).body.Code).toBe('money.runPaysYou');
    await expect(
      portal.sql(`update distribution set state = 'finished', finished_by = $2 where distribution_id = $1`, [
        id,
        author.userId,
      ]),
    ).rejects.toThrow('pays user');
    await role('member');
  });
  it('R15 is booked from its pools when another finishes it, once though two do', async () => {
    const answers = await Promise.all([finish(id, bera), finish(id, bera)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const booked = await portal.sql(
      `select a.kind, sum(e.units)::integer as units from ledger_transaction t join ledger_entry e using (transaction_id)
       join ledger_account a using (ledger_account_id) where t.distribution_id = $1 group by 1 order by 1`,
      [id],
    );
    expect(booked.find(({ kind }) => kind === 'pool')?.['units']).toBe(-15_000_100);
    expect(booked.reduce((sum, { units }) => sum + Number(units), 0)).toBe(0);
    expect(await portal.sql('select 1 from usage_payment where distribution_id = $1', [id])).toHaveLength(4);
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
