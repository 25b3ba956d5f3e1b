import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';
import { aRun, runRule } from '../../../test/runs.ts';
import { importUsage } from '../../../test/usage.ts';

let portal: Portal;
let anna: Someone;
let bera: Someone;
beforeAll(async () => {
  portal = await aPortal();
  anna = await portal.someone({ role: 'administrator', isPerson: false });
  bera = await portal.someone({ role: 'administrator', isPerson: false });
});
afterAll(() => portal.close());

const post = (path: string, body: object) => portal.ask(`POST /api/money/${path}`, { as: anna, body });

describe('what changes between asking and deciding', () => {
  it('R5 end on the day that the other administrator read, whatever was asked for meanwhile', async () => {
    const asked = await post('rules', {
      TEGUND_REGLU: 'deduction',
      FLOKKUR_UTHLUTUNAR_NR: 5,
      TEGUND_FRADRATTAR: 'cultural',
      PROSENTA: 10,
      REGLA_GILDIR_FRA: '2026-01-01',
    });
    const id = asked.body.reglA_NR;
    const yes = (body: object) =>
      portal.ask(`PATCH /api/money/rules/${id}`, { as: bera, body: { SAMTHYKKT: 1, ...body } });
    expect((await yes({})).status).toBe(204);
    await post(`rules/${id}/end`, { REGLA_GILDIR_TIL: '2031-12-31' });
    await post(`rules/${id}/end`, { REGLA_GILDIR_TIL: '2026-12-01' });
    expect((await yes({ LOK_REGLU_BEDIN: '2031-12-31' })).body.Code).toBe('money.changedMeanwhile');
    expect((await yes({})).body.Code).toBe('money.changedMeanwhile');
    expect((await yes({ LOK_REGLU_BEDIN: '2026-12-01' })).status).toBe(204);
  });
  it('R4 that was taken back is allocated no more, also where both happen at once', async () => {
    let references = 0;
    const anIncome = () => ({
      GREIDANDI: 'Öldurás',
      TEGUND_GREIDANDA: 'broadcaster',
      FLOKKUR_UTHLUTUNAR_NR: 6,
      TIMABIL_UTHLUTUNAR: 'Árið 2024',
      UPPHAED_I_GJALDMIDLI: 1000,
      DAGS_MOTTEKID: '2026-02-01',
      TILVISUN: `B-${++references}`,
    });
    const { body: one } = await post('income', anIncome());
    await post('income', anIncome());
    await post(`income/${one.tekjuR_NR}/reverse`, { ASTAEDA_BAKFAERSLU: 'Tvískráð' });
    const { body: pool } = await post('pools', {
      HEITI_UTHLUTUNARPOTTS_ISLENSKA: 'Tónleikar',
      FLOKKUR_UTHLUTUNAR_NR: 6,
    });
    await portal.sql(
      `insert into money_rule (kind, category_id, pool_id, percent, starts_on, state, asked_by, decided_by, decided_at)
       values ('allocation', 6, $1, 100, '2026-01-01', 'active', $2, $3, now())`,
      [pool.uthlutunarpottuR_NR, anna.userId, bera.userId],
    );
    // As the call that puts a rule in force does, with income that it read before the reversal.
    await portal.sql('select allocate_income($1)', [one.tekjuR_NR]);
    const [row] = await portal.sql(
      `select count(*)::integer as count from ledger_transaction where income_id = $1 and kind = 'allocation'`,
      [one.tekjuR_NR],
    );
    expect(row?.['count']).toBe(0);
  });
});

describe('a pool', () => {
  it('R39 closes once it is empty and no rule names it, and then takes no rule', async () => {
    const { body: pool } = await post('pools', {
      HEITI_UTHLUTUNARPOTTS_ISLENSKA: 'Sjónvarp',
      FLOKKUR_UTHLUTUNAR_NR: 5,
    });
    const poolId: number = pool.uthlutunarpottuR_NR;
    const set = (isClosed: 0 | 1, version: number) =>
      portal.ask(`PATCH /api/money/pools/${poolId}`, {
        as: anna,
        body: { ER_LOKADUR_POTTUR: isClosed, UTGAFA: version },
      });
    const ask = () =>
      post('rules', {
        TEGUND_REGLU: 'allocation',
        FLOKKUR_UTHLUTUNAR_NR: 5,
        UTHLUTUNARPOTTUR_NR: poolId,
        PROSENTA: 100,
        REGLA_GILDIR_FRA: '2026-01-01',
      });
    const { body: rule } = await ask();
    expect((await set(1, 0)).body.Code).toBe('money.poolHasRules');
    await portal.ask(`PATCH /api/money/rules/${rule.reglA_NR}`, { as: bera, body: { SAMTHYKKT: 0 } });
    const move = (units: number) =>
      portal.sql(
        `select book('allocation', current_date, 5, null, null, null, array[row('pool', 5, min(period_id), $1::integer, null, $2::bigint)::ledger_line,
           row('unallocated', 5, min(period_id), null, null, -$2::bigint)::ledger_line]) from distribution_period`,
        [poolId, units],
      );
    await post('income', {
      GREIDANDI: 'Öldurás',
      TEGUND_GREIDANDA: 'broadcaster',
      FLOKKUR_UTHLUTUNAR_NR: 5,
      TIMABIL_UTHLUTUNAR: 'Árið 2024',
      UPPHAED_I_GJALDMIDLI: 1000,
      DAGS_MOTTEKID: '2026-02-01',
      TILVISUN: 'P-1',
    });
    await move(500_000);
    expect((await set(1, 0)).body.Code).toBe('money.poolHasMoney');
    await move(-500_000);
    expect((await set(1, 7)).status).toBe(412);
    expect((await set(1, 0)).body).toMatchObject({ eR_LOKADUR_POTTUR: 1, utgafa: 1 });
    expect((await ask()).status).toBe(422);
    await expect(
      portal.sql(
        `insert into run_rule (kind, category_id, pool_id, usage_kind, starts_on, asked_by) values ('pool', 5, $1, 'log', '2026-01-01', $2)`,
        [poolId, anna.userId],
      ),
    ).rejects.toThrow('is closed');
    expect((await set(0, 1)).body).toMatchObject({ eR_LOKADUR_POTTUR: 0 });
    expect((await ask()).status).toBe(201);
  });
  it('R39, R59 that no usage shares, or whose lines name more than was paid for them, keeps its money and says so; an empty one gives nothing', async () => {
    const aPool = async (name: string, usage_kind: string, percent?: number) => {
      const head = { FLOKKUR_UTHLUTUNAR_NR: 2 };
      const pool = await post('pools', { HEITI_UTHLUTUNARPOTTS_ISLENSKA: name, ...head });
      const pool_id = pool.body.uthlutunarpottuR_NR;
      await runRule(portal, [anna, bera], { kind: 'pool', category_id: 2, pool_id, usage_kind });
      if (percent === undefined) return;
      const { body } = await post('rules', {
        TEGUND_REGLU: 'allocation',
        UTHLUTUNARPOTTUR_NR: pool_id,
        PROSENTA: percent,
        REGLA_GILDIR_FRA: '2020-01-01',
        ...head,
      });
      await portal.ask(`PATCH /api/money/rules/${body.reglA_NR}`, { as: bera, body: { SAMTHYKKT: 1 } });
    };
    await aPool('Tómur', 'log');
    await aPool('Án notkunar', 'service', 50);
    await aPool('Frá útlöndum', 'statement', 50);
    await post('income', {
      GREIDANDI: 'Félag í útlöndum',
      TEGUND_GREIDANDA: 'society',
      FLOKKUR_UTHLUTUNAR_NR: 2,
      TIMABIL_UTHLUTUNAR: 'Árið 2025',
      UPPHAED_I_GJALDMIDLI: 120,
      DAGS_MOTTEKID: '2026-02-01',
      TILVISUN: 'Ú-1',
    });
    await importUsage(portal, { as: anna, file: 'date;title;writers;seconds\n2025-05-02;Lag;Einhver;60\n' });
    const { body } = await importUsage(portal, {
      as: anna,
      file: 'date;title;writers;amount\n2025-05-02;Lag;Einhver;100.00\n2025-06-02;Lag;Einhver;40.00\n',
      head: { TEGUND_NOTKUNARSKRAR: 'statement', HEITI_SENDANDA: 'Félag í útlöndum' },
    });
    expect(body).toMatchObject({ stadA_NOTKUNARINNLESTURS: 'taken', fjoldI_LINA: 2 });

    const id = await aRun(portal, anna, { period: 'Árið 2025', year: 2025, categoryId: 2 });
    const read = async (path: string) =>
      (await portal.ask(`GET /api/money/runs/${id}${path}`, { as: bera })).body;
    const pools = (await read('/pools')).map((one: Record<string, unknown>) => [
      one['heitI_UTHLUTUNARPOTTS'],
      one['athugasemD_VID_POTT'],
      one['upphaeD_UR_POTTUM'],
    ]);
    expect(pools).toEqual([
      ['Án notkunar', 'noPoints', 0],
      ['Frá útlöndum', 'amountsOverPool', 0],
    ]);
    const finished = await portal.ask(`POST /api/money/runs/${id}/finish`, {
      as: bera,
      body: { FINGRAFAR_FORSKODUNAR: (await read('')).fingrafaR_FORSKODUNAR },
    });
    expect(finished.body.Code).toBe('money.runEmpty');
    const waiting = await portal.sql('select units::integer from net_pools where category_id = 2');
    expect(waiting).toEqual([{ units: 600_000 }, { units: 600_000 }]);
    expect(await portal.sql('select from usage_payment')).toEqual([]);
  });
});

it('R38 no line of usage is longer than a day, nor more than a run can reckon with', async () => {
  const line = (seconds: number, amount: string) =>
    portal.sql(
      `insert into usage_line (usage_import_id, line_number, usage_item_id, used_on, country_id, seconds, plays, amount)
       values (1, 1, 1, '2026-01-01', 352, $1, 1, $2::numeric)`,
      [seconds, amount],
    );
  await expect(line(86_401, '1')).rejects.toThrow('usage_line_day_long');
  await expect(line(60, '9000000000.01')).rejects.toThrow('usage_line_amount_within');
  const [most] = await portal.sql('select (9000000000::numeric * 99999 * 10000)::bigint as units');
  expect(Number(most?.['units'])).toBeGreaterThan(0);
});
