import type { Portal } from './portal.ts';

/**
 * Makes `plain_run_parts(run)`: who gets what of each line, as R12 and R13 say it, everything in its order and nothing counted beforehand. What runs
 * write is compared with it.
 */
export async function definePlainRunParts(portal: Portal): Promise<void> {
  await portal.sql(`
  create or replace function plain_run_parts(of_distribution integer)
  returns table (pool_id integer, statement_line_id integer, share_number smallint, right_id integer, author_id integer, contract_id integer,
    share_hundredths integer, units bigint, eyrir bigint, work_dispute_id integer, had_eyrir bigint)
  language sql stable as $$
    with share as (
      select l.pool_id, l.kept_usage_id is not null as is_kept, l.statement_line_id, l.units as whole, coalesce(s.share_number, 0::smallint) as share_number,
        s.right_id, s.author_id, s.contract_id, s.work_dispute_id, s.share_hundredths, null::bigint as had_eyrir,
        coalesce(s.share_hundredths, 1) as weight, case when s.share_number is null then 1 else l.protected_hundredths end as weights
      from run_line l
      left join run_share s on l.finding is null
        and (s.distribution_id, s.work_id, s.used_on, s.country_id, s.kept_usage_id)
          = (l.distribution_id, l.work_id, coalesce(l.shared_on, l.used_on), l.country_id, coalesce(l.kept_usage_id, 0))
      where l.distribution_id = of_distribution and l.units > 0 and l.corrected_line_id is null
      union all
      select l.pool_id, true, l.statement_line_id, l.units, s.share_number, s.right_id, s.author_id, s.contract_id, null, s.share_hundredths,
        s.had_eyrir, s.share_hundredths, l.protected_hundredths
      from run_line l join run_correction_share s using (distribution_id, corrected_line_id)
      where l.distribution_id = of_distribution and s.is_changed
    ),
    low as (
      select s.*, whole * weight / weights as low, whole * weight % weights as fraction,
        -- What is kept for lines is kept for each by itself.
        case when right_id is not null then right_id::bigint when author_id is not null then -author_id::bigint
          when work_dispute_id is not null then -20000000000 - statement_line_id else -10000000000 - statement_line_id end as owner
      from share s
    ),
    part as (
      select l.pool_id, is_kept, owner, statement_line_id, share_number, right_id, author_id, contract_id, share_hundredths, work_dispute_id, had_eyrir,
        low + (row_number() over (partition by statement_line_id order by fraction desc, share_number)
          <= whole - sum(low) over (partition by statement_line_id)::bigint)::integer as part_units
      from low l
    ),
    owner as (
      select pool_id, is_kept, owner, sum(part_units)::bigint as sum_units, sum(part_units / 100)::bigint as whole_eyrir
      from part group by pool_id, is_kept, owner
    ),
    owned as (
      select pool_id, is_kept, owner, row_number() over () as owner_number, sum_units / 100 + (
        row_number() over (partition by pool_id, is_kept order by sum_units % 100 desc, owner)
          <= div(sum(sum_units) over (partition by pool_id, is_kept), 100) - sum(sum_units / 100) over (partition by pool_id, is_kept))::integer
        - whole_eyrir as more_eyrir
      from owner
    )
    select p.pool_id, p.statement_line_id, p.share_number, p.right_id, p.author_id, p.contract_id, p.share_hundredths, p.part_units,
      p.part_units / 100 + (row_number() over (partition by o.owner_number order by p.part_units % 100 desc, p.statement_line_id)
        <= o.more_eyrir)::integer, p.work_dispute_id, p.had_eyrir
    from part p join owned o using (pool_id, is_kept, owner)
  $$;`);
}
