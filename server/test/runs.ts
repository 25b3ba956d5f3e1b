import { reckonRun } from '../src/royalties/runs/reckon.ts';
import type { Answer, Portal, Someone } from './portal.ts';

/** Puts a rule for runs in force, asked for by one administrator and decided by another. */
export async function runRule(
  portal: Portal,
  [asks, decides]: readonly [Someone, Someone],
  rule: Record<string, unknown>,
): Promise<number> {
  const columns = { category_id: 1, starts_on: '2020-01-01', ...rule };
  const values = Object.values(columns);
  const [row] = await portal.sql<{ run_rule_id: number }>(
    `insert into run_rule (${Object.keys(columns).join(', ')}, asked_by)
     values (${values.map((_, at) => `$${at + 1}`).join(', ')}, $${values.length + 1}) returning run_rule_id`,
    [...values, asks.userId],
  );
  await portal.sql(
    `update run_rule set state = 'active', decided_by = $2, decided_at = now() where run_rule_id = $1`,
    [row?.run_rule_id, decides.userId],
  );
  return row?.run_rule_id ?? 0;
}

/** A pool of a category takes all income of it, and logs share that pool; answers its number. */
export async function logsShareAPool(
  portal: Portal,
  [asks, decides]: readonly [Someone, Someone],
  { categoryId = 1, name = 'Hljóðvarp' }: { categoryId?: number; name?: string } = {},
): Promise<number> {
  const post = (path: string, body: object) =>
    portal.ask(`POST /api/money/${path}`, { as: asks, body: { FLOKKUR_UTHLUTUNAR_NR: categoryId, ...body } });
  const pool = await post('pools', { HEITI_UTHLUTUNARPOTTS_ISLENSKA: name });
  const poolId = pool.body.uthlutunarpottuR_NR;
  const asked = await post('rules', {
    TEGUND_REGLU: 'allocation',
    UTHLUTUNARPOTTUR_NR: poolId,
    PROSENTA: 100,
    REGLA_GILDIR_FRA: '2020-01-01',
  });
  await portal.ask(`PATCH /api/money/rules/${asked.body.reglA_NR}`, { as: decides, body: { SAMTHYKKT: 1 } });
  await runRule(portal, [asks, decides], {
    kind: 'pool',
    category_id: categoryId,
    pool_id: poolId,
    usage_kind: 'log',
  });
  return poolId;
}

/** Deducts so many percent of every income of category 1 for administration. */
export async function deduct(
  portal: Portal,
  [asks, decides]: readonly [Someone, Someone],
  percent: number,
): Promise<void> {
  await portal.sql(
    `with asked as (insert into money_rule (kind, category_id, deduction, percent, starts_on, asked_by)
       values ('deduction', 1, 'administration', $1, '2020-01-01', $2) returning money_rule_id)
     select from asked`,
    [percent, asks.userId],
  );
  await portal.sql(
    `update money_rule set state = 'active', decided_by = $1, decided_at = now() where kind = 'deduction' and state = 'waiting'`,
    [decides.userId],
  );
}

let incomes = 0;
/** Income of a category, of a day. */
export async function receive(
  portal: Portal,
  as: Someone,
  {
    period,
    kronur,
    categoryId = 1,
    day = '2026-02-01',
  }: { period: string; kronur: number; categoryId?: number; day?: string },
): Promise<Answer> {
  incomes += 1;
  const body = {
    GREIDANDI: 'Öldurás',
    TEGUND_GREIDANDA: 'broadcaster',
    FLOKKUR_UTHLUTUNAR_NR: categoryId,
    TIMABIL_UTHLUTUNAR: period,
    UPPHAED_I_GJALDMIDLI: kronur,
    DAGS_MOTTEKID: day,
    TILVISUN: `K-${incomes}`,
  };
  return portal.ask('POST /api/money/income', { as, body });
}

/** Asks for a run of the usage of a year from the pools of a period, on a day or today, and reckons it; answers its number. */
export async function aRun(
  portal: Portal,
  asks: Someone,
  {
    period,
    year,
    categoryId = 1,
    day = null,
  }: { period: string; year: number; categoryId?: number; day?: string | null },
): Promise<number> {
  const [row] = await portal.sql<{ distribution_id: number }>(
    `with d as (insert into distribution (distribution_id, name, period_id, category_id, announced_by, distributed_on)
       select (select coalesce(max(distribution_id), 0) + 1 from distribution), 'Keyrsla ' || $2::integer, period_id, $3::smallint, $4::integer, $5::date from distribution_period where name = $1 returning distribution_id)
     insert into run (distribution_id, used_from, used_until, asked_by)
     select distribution_id, make_date($2::integer, 1, 1), make_date($2::integer, 12, 31), $4::integer from d returning distribution_id`,
    [period, year, categoryId, asks.userId, day],
  );
  const id = row?.distribution_id ?? 0;
  await portal.sql('select reckon_run($1)', [id]);
  return id;
}

/** Reckons a run as its job does. */
export const reckonAsJob = (portal: Portal, distributionId: number): Promise<void> =>
  reckonRun(async () => undefined).run(
    { pool: portal.pool } as Parameters<ReturnType<typeof reckonRun>['run']>[0],
    {
      distributionId,
    },
  );

/** What finished distributions keep, nobody has been paid since, and no decision was about, in krónur. */
export async function keptKronur(portal: Portal): Promise<number> {
  const [row] = await portal.sql(
    `select coalesce(sum(amount), 0)::text as isk from unmatched_usage u join distribution d using (distribution_id)
     where d.state = 'finished' and not exists (select from usage_release r where r.unmatched_usage_id = u.unmatched_usage_id)
       and not exists (select from unclaimed_usage n where n.unmatched_usage_id = u.unmatched_usage_id)
       and not exists (select from usage_claim c where c.unmatched_usage_id = u.unmatched_usage_id and c.paid_in is not null)`,
  );
  return Number(row?.['isk']);
}

/** What stands on the accounts of a kind, in units of a ten-thousandth of a króna. */
export async function bookedUnits(portal: Portal, kind: string): Promise<number> {
  const [row] = await portal.sql(
    `select coalesce(sum(units), 0)::text as units from ledger_entry join ledger_account using (ledger_account_id) where kind = $1`,
    [kind],
  );
  return Number(row?.['units']);
}

/** Files of a kind share a pool, and a green work is in them. */
export async function aSocietyOfFiles(portal: Portal, title: string, usageKind: 'service' | 'statement') {
  const anna = await portal.someone({ role: 'administrator', isPerson: false, name: 'Anna' });
  const bera = await portal.someone({ role: 'administrator', isPerson: false });
  const editor = await portal.someone({ role: 'editor', isPerson: false, name: 'Ragnar' });
  const author = await portal.someone();
  const workId = await portal.work({ by: author, title });
  await portal.sql(`select refresh_lights($1::integer[], 'approvedByStaff')`, [[workId]]);
  const pool = await logsShareAPool(portal, [anna, bera]);
  await runRule(portal, [anna, bera], { kind: 'pool', pool_id: pool, usage_kind: usageKind });
  return { anna, bera, editor, author };
}
