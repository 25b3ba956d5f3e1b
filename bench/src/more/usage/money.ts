import type { Society } from '../../society.ts';
import type { Ask } from './ask.ts';

/** A category that nobody has rules for, with a pool that its income goes to and that logs share; what a run is asked for. */
export async function makeMoney(society: Society, [asks, decides]: readonly [Ask, Ask], seed: string) {
  const category = await society.owner.query<{ id: number }>(
    `select c.category_id as id from distribution_category c
     where not exists (select from run_rule r where r.category_id = c.category_id)
       or exists (select from pool p where p.category_id = c.category_id and p.name like 'Mælipottur%') order by 1 limit 1`,
  );
  const FLOKKUR_UTHLUTUNAR_NR = category.rows[0]?.id;
  const TIMABIL_UTHLUTUNAR = `Mæling ${seed}`;
  const known = await society.owner.query(
    `select from pool where category_id = $1 and name like 'Mælipottur%'`,
    [FLOKKUR_UTHLUTUNAR_NR],
  );
  if (known.rowCount === 0) {
    const pool = await asks('POST', 'money/pools', {
      HEITI_UTHLUTUNARPOTTS_ISLENSKA: `Mælipottur ${seed}`,
      FLOKKUR_UTHLUTUNAR_NR,
    });
    const UTHLUTUNARPOTTUR_NR = pool['uthlutunarpottuR_NR'];
    const rule = { FLOKKUR_UTHLUTUNAR_NR, UTHLUTUNARPOTTUR_NR, REGLA_GILDIR_FRA: '2020-01-01' };
    const shared = await asks('POST', 'money/rules', {
      ...rule,
      TEGUND_REGLU: 'allocation',
      PROSENTA: 100,
    });
    await decides('PATCH', `money/rules/${String(shared['reglA_NR'])}`, { SAMTHYKKT: 1 });
    const used = await asks('POST', 'money/runRules', {
      ...rule,
      TEGUND_UTHLUTUNARREGLU: 'pool',
      TEGUND_NOTKUNAR_I_KEYRSLU: 'log',
    });
    await decides('PATCH', `money/runRules/${String(used['uthlutunarreglA_NR'])}`, { SAMTHYKKT: 1 });
  }
  await asks('POST', 'money/income', {
    GREIDANDI: 'Mælistöð',
    TEGUND_GREIDANDA: 'broadcaster',
    FLOKKUR_UTHLUTUNAR_NR,
    TIMABIL_UTHLUTUNAR,
    UPPHAED_I_GJALDMIDLI: 123_456_789.01,
    DAGS_MOTTEKID: '2026-02-01',
    TILVISUN: seed,
  });
  return {
    HEITI_UTHLUTUNAR: `Mæling ${seed}`,
    FLOKKUR_UTHLUTUNAR_NR,
    TIMABIL_UTHLUTUNAR,
    NOTKUN_FRA: '2025-01-01',
    NOTKUN_TIL: '2025-12-31',
  };
}
