import { execFile } from 'node:child_process';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { runFiles } from '@omur/contract/royalties/runs';
import { definePlainRunParts } from './plainRunParts.ts';
import type { Portal, Someone } from './portal.ts';

const script = fileURLToPath(new URL('../../scripts/recomputeRun.ts', import.meta.url));

/** Nothing of what is wrong with the run is left: each list is empty. */
export async function faultsOf(portal: Portal, id: number): Promise<Record<string, unknown[]>> {
  await definePlainRunParts(portal);
  const all = {
    explained: `select e.* from run_line l cross join lateral explained_line($1, l.statement_line_id) e
      join plain_run_parts($1) p on p.statement_line_id = l.statement_line_id and p.share_number = coalesce(e.share_number, 0)
      where l.distribution_id = $1 and (p.units <> e.units_before_rounding or p.eyrir <> e.eyrir or abs(e.eyrir * 100 - e.units_before_rounding) >= 100)`,
    lines: `select l.statement_line_id from run_line l where l.distribution_id = $1 and l.units > 0
      and l.units <> (select sum(p.units) from plain_run_parts($1) p where p.statement_line_id = l.statement_line_id)`,
    pools: `select p.* from run_pool p where p.distribution_id = $1 and p.paid_units <> (
      select coalesce(sum(x.eyrir), 0) * 100 from plain_run_parts($1) x join run_line l
        on l.distribution_id = $1 and l.statement_line_id = x.statement_line_id and l.kept_usage_id is null where x.pool_id = p.pool_id)`,
    named: `select * from (
      select l.statement_line_id, l.units, (split_units(p.units / 100 * 100, array_agg(coalesce(l.amount_units, 0)::numeric) over every_line))[
        (row_number() over each_line)::integer] as due
      from run_line l join run_pool p using (distribution_id, pool_id)
      where l.distribution_id = $1 and p.amount_units > p.units and p.finding is null and num_nonnulls(l.kept_usage_id, l.corrected_line_id) = 0
      window every_line as (partition by l.pool_id order by l.statement_line_id rows between unbounded preceding and unbounded following),
        each_line as (partition by l.pool_id order by l.statement_line_id)) n
      where units <> due`,
    kept: `select l.kept_usage_id from run_line l join unmatched_usage u on u.unmatched_usage_id = l.kept_usage_id
      where l.distribution_id = $1 and l.units <> u.amount * 10000`,
    released: `select * from (
      select coalesce(sum(x.eyrir), 0) * 100 as paid, coalesce((select sum(n.units) from run_line n
          where n.distribution_id = $1 and n.kept_usage_id is not null), 0) as kept
      from plain_run_parts($1) x join run_line l on l.distribution_id = $1 and l.statement_line_id = x.statement_line_id and l.kept_usage_id is not null) k
      where paid <> kept`,
    steps: `select p.pool_id, p.units from run_pool p where p.distribution_id = $1
      and p.units <> (select sum(s.units) from explained_pool($1, p.pool_id) s)`,
  };
  const found: Record<string, unknown[]> = {};
  for (const [name, query] of Object.entries(all)) found[name] = await portal.sql(query, [id]);
  return found;
}
/** Whoever shares a line by the day that it refers to, and not by its own day, or the other way round: one day's shares are those of each (R12). */
export async function sharesDayByDay(portal: Portal, id: number): Promise<unknown[]> {
  await portal.sql(`
    create or replace function shares_day_by_day(id integer) returns table (statement_line_id integer, right_id integer, author_id integer,
      contract_id integer, share_hundredths integer, work_dispute_id integer) language plpgsql as $$
    begin
      drop table if exists pg_temp.used_in_run;
      create temporary table used_in_run on commit drop as select distinct l.work_id, l.used_on, l.country_id from run_line l
        where l.distribution_id = id and l.finding is null and num_nonnulls(l.kept_usage_id, l.corrected_line_id) = 0;
      perform share_used_days(id);
      return query
        with stored as (
          select l.statement_line_id, s.right_id, s.author_id, s.contract_id, s.share_hundredths, s.work_dispute_id
          from run_line l join run_share s on (s.distribution_id, s.work_id, s.used_on, s.country_id, s.kept_usage_id)
            = (l.distribution_id, l.work_id, coalesce(l.shared_on, l.used_on), l.country_id, 0)
          where l.distribution_id = id and l.finding is null and num_nonnulls(l.kept_usage_id, l.corrected_line_id) = 0),
        daily as (
          select l.statement_line_id, s.right_id, s.author_id, s.contract_id, s.share_hundredths, s.work_dispute_id
          from run_line l join share_of_run s on (s.work_id, s.used_on, s.country_id) = (l.work_id, l.used_on, l.country_id)
          where l.distribution_id = id and l.finding is null and num_nonnulls(l.kept_usage_id, l.corrected_line_id) = 0)
        (select * from stored except all select * from daily) union all (select * from daily except all select * from stored);
    end $$`);
  return portal.sql('select * from shares_day_by_day($1)', [id]);
}

/** Each line of the run recomputed from what explains it, and what statements and kept usage say. */
export async function unexplained(portal: Portal, id: number): Promise<unknown[]> {
  await definePlainRunParts(portal);
  return portal.sql(
    `select l.statement_line_id, e.* from run_line l cross join lateral explained_line($1, l.statement_line_id) e
     join plain_run_parts($1) p on p.statement_line_id = l.statement_line_id and p.share_number = coalesce(e.share_number, 0)
     where l.distribution_id = $1 and (p.units <> e.units_before_rounding or p.eyrir <> e.eyrir or abs(e.eyrir * 100 - e.units_before_rounding) >= 100)`,
    [id],
  );
}

export const noFaults = { explained: [], lines: [], pools: [], named: [], kept: [], released: [], steps: [] };

/** What the script says of the exported files alone, or of what somebody has made of them. */
export async function recomputed(
  portal: Portal,
  as: Someone,
  id: number,
  change: (file: string, text: string) => string = (_file, text) => text,
): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'run-'));
  for (const file of runFiles) {
    const { text } = await portal.ask(`GET /api/money/runs/${id}/files/${file}`, { as });
    await writeFile(join(folder, `${file}.csv`), change(file, text));
  }
  const { stdout } = await promisify(execFile)(process.execPath, [script, folder]).catch(
    (error: { stdout: string }) => error,
  );
  return stdout.trim();
}

/** No line that was given away was claimed, released or gathered after it. */
export const paidTwice = (portal: Portal) =>
  portal.sql(`
    select n.unmatched_usage_id from unclaimed_usage n
    where exists (select from usage_release r where r.unmatched_usage_id = n.unmatched_usage_id)
      or exists (select from usage_claim c where c.unmatched_usage_id = n.unmatched_usage_id and c.state <> 'refused')
      or exists (select from run_line l where l.kept_usage_id = n.unmatched_usage_id)`);

/** The kept account beside what is kept and nobody has been paid. */
export const keptAgrees = (portal: Portal) =>
  portal.sql(`
    select * from (
      select (select coalesce(sum(u.amount), 0) * 10000 from unmatched_usage u join distribution d using (distribution_id)
          where d.state = 'finished' and not exists (select from usage_release r where r.unmatched_usage_id = u.unmatched_usage_id)
            and not exists (select from unclaimed_usage n where n.unmatched_usage_id = u.unmatched_usage_id)
            and not exists (select from usage_claim c where c.unmatched_usage_id = u.unmatched_usage_id and c.paid_in is not null)) as kept,
        (select coalesce(sum(e.units), 0) from ledger_entry e join ledger_account using (ledger_account_id)
          where kind = 'unidentified') as booked) k
    where kept <> booked`);

/** Payees whose statements say something else than the ledger has booked. */
export const statementsAgree = (portal: Portal) =>
  portal.sql(`
    with said as (select coalesce(h.person_id, -h.society_code) as payee, sum(m.amount) * 10000 as units from movement m join author_right h using (right_id)
        join distribution d using (distribution_id) where d.state = 'finished' and m.movement_type = 5 group by 1),
      had as (select coalesce(y.person_id, -y.society_code) as payee, sum(e.units) as units from ledger_entry e join ledger_account a using (ledger_account_id)
        join ledger_transaction t using (transaction_id) join payee y using (payee_id)
        where a.kind = 'payable' and t.kind = 'distribution' group by 1)
    select * from said full join had using (payee) where said.units is distinct from had.units`);
