import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';

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
