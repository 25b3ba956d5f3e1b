/* R12, R13: who gets what of each line of a run, for run_parts(): part_of_run has the parts with their units, least_of_run from which part on
   a payee gets one eyrir more, and last_of_run those of that very remainder that do. All are temporary tables.
   The units of a line are split by shares, largest remainder first, then the first share. Whole eyrir of a pool go to its payees by their
   sums of units, and a payee's eyrir to the lines of it, both by largest remainder and then in order: nobody is an eyrir off their sum in a
   pool, nor in a line. Lines of no payee are one line for each author, nobody or a dispute. What was kept before (R31), and what is shared
   anew (R35), is rounded by itself: it is whole eyrir that are not the pool's.
   A payee's lines are not sorted by their remainders, of which there are a hundred: counted by them, they say from which one on a line gets
   one more, and only lines that have just that are taken in order. */
create or replace function make_run_parts(of_distribution integer) returns void language plpgsql
  security definer set search_path = public, pg_temp
  set work_mem = '128MB'
  set jit = off
as $$
#variable_conflict use_column
declare corrects boolean := exists (select from run_correction where distribution_id = of_distribution);
begin
  drop table if exists pg_temp.part_of_run, pg_temp.least_of_run, pg_temp.last_of_run;
  create temporary table part_of_run on commit drop as
  with share as (
    (select l.pool_id, l.kept_usage_id is not null as is_kept, l.statement_line_id, l.units as whole, coalesce(s.share_number, 0::smallint) as share_number,
      s.right_id, s.author_id, s.contract_id, s.work_dispute_id, s.share_hundredths, null::bigint as had_eyrir,
      coalesce(s.share_hundredths, 1) as weight, case when s.share_number is null then 1 else l.protected_hundredths end as weights,
      l.work_id, l.moved_from, l.used_on, l.station_id, l.plays, l.country_id
    from run_line l
    left join run_share s on l.finding is null
      and (s.distribution_id, s.work_id, s.used_on, s.country_id, s.kept_usage_id)
        = (l.distribution_id, l.work_id, coalesce(l.shared_on, l.used_on), l.country_id, coalesce(l.kept_usage_id, 0))
    where l.distribution_id = of_distribution and l.units > 0 and l.corrected_line_id is null and not corrects
    -- All lines of a correction correct one: of the two sources one is empty. In the order of the lines only the shares of each are sorted.
    order by l.statement_line_id)
    union all
    select l.pool_id, true, l.statement_line_id, l.units, s.share_number, s.right_id, s.author_id, s.contract_id, null, s.share_hundredths,
      s.had_eyrir, s.share_hundredths, l.protected_hundredths, l.work_id, l.moved_from, l.used_on, l.station_id, l.plays, l.country_id
    from run_line l join run_correction_share s using (distribution_id, corrected_line_id)
    where l.distribution_id = of_distribution and s.is_changed and corrects
  ),
  low as (
    select s.*, whole * weight / weights as low, whole * weight % weights as fraction,
      -- What is kept for lines is kept for each by itself.
      case when right_id is not null then right_id::bigint when author_id is not null then -author_id::bigint
        when work_dispute_id is not null then -20000000000 - statement_line_id else -10000000000 - statement_line_id end as owner
    from share s
  )
  select l.pool_id, is_kept, owner, statement_line_id, share_number, right_id, author_id, contract_id, share_hundredths, work_dispute_id, had_eyrir,
    work_id, moved_from, used_on, station_id, plays, country_id, low + (row_number() over of_line <= whole - sum(low) over of_line)::integer as units
  from low l
  -- One window for both: the order is all that the first asks, and the whole line all that the second does.
  window of_line as (partition by statement_line_id order by fraction desc, share_number rows between unbounded preceding and unbounded following);
  analyze part_of_run (statement_line_id, pool_id, right_id, owner);

  create temporary table least_of_run on commit drop as
  with counted as materialized (
    select pool_id, is_kept, owner, units % 100 as remainder, count(*)::bigint as parts, sum(units / 100)::bigint as whole_eyrir
    from part_of_run group by pool_id, is_kept, owner, units % 100
  ),
  owner as (
    select pool_id, is_kept, owner, sum(whole_eyrir * 100 + parts * remainder)::bigint as sum_units, sum(whole_eyrir)::bigint as whole_eyrir
    from counted group by pool_id, is_kept, owner
  ),
  owned as (
    select pool_id, is_kept, owner, sum_units / 100 + (
      row_number() over (partition by pool_id, is_kept order by sum_units % 100 desc, owner)
        <= div(sum(sum_units) over (partition by pool_id, is_kept), 100) - sum(sum_units / 100) over (partition by pool_id, is_kept))::integer
      - whole_eyrir as more_eyrir
    from owner
  )
  select c.pool_id, c.is_kept, c.owner, c.remainder, c.more_eyrir - c.above as left_eyrir, c.parts
  from (
    select n.*, o.more_eyrir, sum(n.parts) over (partition by n.pool_id, n.is_kept, n.owner order by n.remainder desc)::bigint - n.parts as above
    from counted n join owned o using (pool_id, is_kept, owner) where o.more_eyrir > 0) c
  where c.above < c.more_eyrir and c.more_eyrir <= c.above + c.parts;
  analyze least_of_run;

  create temporary table last_of_run on commit drop as
  select statement_line_id, share_number from (
    select p.statement_line_id, p.share_number, e.left_eyrir,
      row_number() over (partition by p.pool_id, p.is_kept, p.owner order by p.statement_line_id, p.share_number) as place
    from part_of_run p join least_of_run e using (pool_id, is_kept, owner) where p.units % 100 = e.remainder) n
  where place <= left_eyrir;
  analyze last_of_run;
end $$;
