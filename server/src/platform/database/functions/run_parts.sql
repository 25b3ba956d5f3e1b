/* R12, R13: who gets what of each line of a run. The units of a line are split by shares, largest remainder first, then the first share.
   Whole eyrir of a pool go to its payees by their sums of units, and a payee's eyrir to the lines of it, both by largest remainder and
   then in order: nobody is an eyrir off their sum in a pool, nor in a line. Lines of no payee are one line for each author, nobody or a dispute.
   What was kept before (R31) is rounded by itself: it is whole eyrir that are not the pool's. */
create or replace function run_parts(of_distribution integer)
returns table (pool_id integer, statement_line_id integer, share_number smallint, right_id integer, author_id integer, contract_id integer,
  share_hundredths integer, units bigint, eyrir bigint, work_dispute_id integer)
language sql stable as $$
  with share as (
    select l.pool_id, l.kept_usage_id is not null as is_kept, l.statement_line_id, l.units as whole, coalesce(s.share_number, 0::smallint) as share_number, s.right_id, s.author_id,
      s.contract_id, s.work_dispute_id, s.share_hundredths, coalesce(s.share_hundredths, 1) as weight, case when s.share_number is null then 1 else l.protected_hundredths end as weights,
      -- What is kept for lines is kept for each by itself.
      case when s.right_id is not null then s.right_id::bigint when s.author_id is not null then -s.author_id::bigint
        when s.work_dispute_id is not null then -20000000000 - l.statement_line_id else -10000000000 - l.statement_line_id end as owner
    from run_line l
    left join run_share s on l.finding is null
      and (s.distribution_id, s.work_id, s.used_on, s.country_id, s.kept_usage_id)
        = (l.distribution_id, l.work_id, l.used_on, l.country_id, coalesce(l.kept_usage_id, 0))
    where l.distribution_id = of_distribution and l.units > 0
  ),
  low as (
    select s.*, div(whole::numeric * weight, weights)::bigint as low, mod(whole::numeric * weight, weights) as fraction from share s
  ),
  part as (
    select l.*, low + (row_number() over (partition by statement_line_id order by fraction desc, share_number)
      <= whole - sum(low) over (partition by statement_line_id))::integer as part_units
    from low l
  ),
  owner as (
    select pool_id, is_kept, owner, sum(part_units)::bigint as sum_units from part group by pool_id, is_kept, owner
  ),
  owned as (
    select pool_id, is_kept, owner, sum_units / 100 + (row_number() over (partition by pool_id, is_kept order by sum_units % 100 desc, owner)
      <= div(sum(sum_units) over (partition by pool_id, is_kept), 100) - sum(sum_units / 100) over (partition by pool_id, is_kept))::integer
      as sum_eyrir
    from owner
  )
  select p.pool_id, p.statement_line_id, p.share_number, p.right_id, p.author_id, p.contract_id, p.share_hundredths, p.part_units,
    p.part_units / 100 + (row_number() over (partition by p.pool_id, p.is_kept, p.owner order by p.part_units % 100 desc, p.statement_line_id)
      <= o.sum_eyrir - sum(p.part_units / 100) over (partition by p.pool_id, p.is_kept, p.owner))::integer, p.work_dispute_id
  from part p join owned o using (pool_id, is_kept, owner)
$$;
