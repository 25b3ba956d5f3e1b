import type { chances } from './moneyWorld.ts';
import type { aPayingSociety } from './paying.ts';
import type { Portal } from './portal.ts';
import { importUsage } from './usage.ts';

interface World {
  portal: Portal;
  society: Awaited<ReturnType<typeof aPayingSociety>>;
  chance: ReturnType<typeof chances>;
  works: readonly { title: string; author: string }[];
  year: number;
}

let incomes = 0;

/** Another society pays at once for two of its statements, of which each names its part, and each part has a pool of its own. */
export async function payForTwo({ portal, society, chance, works, year }: World): Promise<void> {
  incomes += 1;
  const { anna, bera, post } = society;
  const amounts = [0, 1].map(() => Array.from({ length: 1 + chance.upTo(6) }, () => 1 + chance.upTo(90_000)));
  const sums = amounts.map((each) => each.reduce((sum, hundredths) => sum + hundredths, 0));
  const parts: object[] = [];
  for (const [at, hundredths] of amounts.entries()) {
    const lines = hundredths.map((amount) => {
      const { title, author } = chance.oneOf(works);
      return `${year}-0${1 + chance.upTo(9)}-1${chance.upTo(10)};${title};${author};${(amount / 100).toFixed(2)}`;
    });
    const { body, text } = await importUsage(portal, {
      as: anna,
      file: ['date;title;writers;amount', ...lines, ''].join('\n'),
      head: { TEGUND_NOTKUNARSKRAR: 'statement', HEITI_SENDANDA: 'Félag sem greiðir tvennt' },
    });
    if (body.stadA_NOTKUNARINNLESTURS !== 'taken') throw new Error(text);
    const pool = await post('pools', {
      HEITI_UTHLUTUNARPOTTS_ISLENSKA: `Hluti ${incomes} ${at}`,
      FLOKKUR_UTHLUTUNAR_NR: 1,
    });
    parts.push({
      HEITI_HLUTA_TEKNA: `Skilagrein ${at + 1}`,
      HLUTI_I_GJALDMIDLI: (sums[at] ?? 0) / 100,
      UTHLUTUNARPOTTUR_NR: pool.body.uthlutunarpottuR_NR,
      NOTKUNARINNLESTUR_NR: body.notkunarinnlestuR_NR,
    });
  }
  const income = await post('income', {
    GREIDANDI: 'Félag sem greiðir tvennt',
    TEGUND_GREIDANDA: 'society',
    FLOKKUR_UTHLUTUNAR_NR: 1,
    TIMABIL_UTHLUTUNAR: `Árið ${year}`,
    UPPHAED_I_GJALDMIDLI: sums.reduce((all, sum) => all + sum, 0) / 100,
    DAGS_MOTTEKID: '2026-02-01',
    TILVISUN: `Tvennt ${incomes}`,
    SKIPTIST_I_HLUTA: 1,
  });
  const path = `/api/money/income/${income.body.tekjuR_NR}/parts`;
  const asked = await portal.ask(`POST ${path}`, { as: anna, body: { HLUTAR_TEKNA: parts } });
  if (asked.status !== 204) throw new Error(asked.text);
  const [seen] = (await portal.ask(`GET ${path}`, { as: bera })).body;
  const { status, text } = await portal.ask(`PATCH ${path}`, {
    as: bera,
    body: { SAMTHYKKT: 1, SKIPTING_TEKNA_NR: seen.skiptinG_TEKNA_NR },
  });
  if (status !== 204) throw new Error(text);
}

/** Divisions that are not the net of their income, and statements that a finished run paid from another pool than their part's, or for more than it. */
export const unevenParts = (portal: Portal) =>
  portal.sql(
    `select d.income_division_id, null as usage_import_id from income_division d join income_part p using (income_division_id)
     where d.state = 'active' group by d.income_division_id, d.income_id having sum(p.units) <> (
       select sum(e.units) from ledger_transaction t join ledger_entry e using (transaction_id) join ledger_account a using (ledger_account_id)
       where t.income_id = d.income_id and a.kind in ('pool', 'unallocated'))
     union all
     select p.income_division_id, p.usage_import_id from income_part p join run_line l using (usage_import_id)
     where l.corrected_line_id is null and l.kept_usage_id is null
     group by p.income_division_id, p.part_number having bool_or(l.pool_id <> p.pool_id) or sum(l.units) > p.units`,
    [],
  );

/** Whether any statement was paid from its part. */
export const paidByParts = async (portal: Portal): Promise<boolean> =>
  (
    await portal.sql(
      `select from income_part join run_line l using (usage_import_id, pool_id) where l.units > 0 limit 1`,
      [],
    )
  ).length === 1;
