/* R11: takes in what a run is reckoned from, in place of what it took in before: its pools, who shares each work, and its lines with their
   factors, points and what they came to, numbered in a fixed order.
   Usage, shares and lines come into temporary tables first, which the owner alone may make: the planner knows how many rows those have, and
   each line is written once. */
create or replace function gather_run(of_distribution integer) returns void language plpgsql
  security definer set search_path = public, pg_temp
  set work_mem = '128MB'
  set jit = off
as $$
#variable_conflict use_column
declare
  corrects boolean := exists (select from run_correction where distribution_id = of_distribution);
  first_day date;
  last_day date;
begin
  select used_from, used_until into first_day, last_day from run where distribution_id = of_distribution;
  delete from run_line where distribution_id = of_distribution;
  delete from run_take_back where distribution_id = of_distribution;
  delete from run_share where distribution_id = of_distribution;
  delete from run_pool where distribution_id = of_distribution;
  delete from run_work_code where distribution_id = of_distribution;
  delete from run_correction_share where distribution_id = of_distribution;
  delete from run_correction_work where distribution_id = of_distribution;

  insert into pot (name, name_en)
  select p.name, p.name_en from distribution d join net_pools n using (category_id, period_id) join pool p using (pool_id)
  where d.distribution_id = of_distribution and n.units >= 100 and not corrects order by p.pool_id
  on conflict (name) do nothing;
  insert into run_pool (distribution_id, pool_id, pot_id, units)
  select of_distribution, n.pool_id, t.pot_id, n.units
  from distribution d join net_pools n using (category_id, period_id) join pool p using (pool_id) join pot t on t.name = p.name
  where d.distribution_id = of_distribution and n.units >= 100 and not corrects order by n.pool_id;

  drop table if exists pg_temp.usage_of_run, pg_temp.code_of_run, pg_temp.protected_of_run, pg_temp.line_of_run;
  create temporary table usage_of_run on commit drop as select * from run_usage(of_distribution, first_day, last_day, false) where not corrects;
  analyze usage_of_run (work_id, used_on, country_id);
  -- R152: what staff have not approved counts as a work with the codes that the society sets.
  create temporary table code_of_run on commit drop as
  select w.work_id, w.light, case when w.light = 2 then '1 1A' else w.estimate end as estimate, case when w.light = 2 then '06' else w.weight end as weight
  from work w where w.work_id in (select u.work_id from usage_of_run u);
  analyze code_of_run;
  insert into run_work_code (distribution_id, work_id, light, estimate, weight)
  select of_distribution, work_id, light, estimate, weight from code_of_run order by work_id;
  perform gather_shares(of_distribution);
  -- R60: a society that is a payee has a right for each of its authors from the first run on that credits it.
  if exists (select from share_of_run s join payee using (society_code) where s.right_id is null) then
    perform take_lines_turn();
    insert into author_right (society_code, for_author_id)
    select distinct s.society_code, s.author_id from share_of_run s join payee y using (society_code) where s.right_id is null order by 1, 2
    -- Another category's run may have made it meanwhile.
    on conflict (for_author_id, society_code) where society_code is not null do nothing;
  end if;
  insert into run_share (distribution_id, work_id, used_on, country_id, share_number, right_id, author_id, contract_id, share_hundredths,
    several_authors, work_dispute_id, society_code)
  select of_distribution, s.work_id, s.used_on, s.country_id,
    row_number() over (partition by s.work_id, s.used_on, s.country_id
      order by coalesce(s.right_id, m.right_id) nulls last, s.author_id nulls last, s.work_dispute_id nulls first)::smallint,
    coalesce(s.right_id, m.right_id), s.author_id, s.contract_id, s.share_hundredths, s.several_authors, s.work_dispute_id,
    case when num_nonnulls(s.right_id, m.right_id) = 0 then s.society_code end
  from share_of_run s left join (
    select h.right_id, h.society_code, h.for_author_id from author_right h join payee using (society_code) where h.society_code is not null) m
    on s.right_id is null and (m.society_code, m.for_author_id) = (s.society_code, s.author_id) order by 2, 3, 4, 5;

  create temporary table protected_of_run on commit drop as
  select y.work_id, y.country_id, y.stretch, y.shared_on, sum(s.share_hundredths)::integer as hundredths
  from day_of_run y left join share_of_run s on (s.work_id, s.used_on, s.country_id) = (y.work_id, y.shared_on, y.country_id)
  group by y.work_id, y.country_id, y.stretch, y.shared_on;
  analyze protected_of_run;
  create temporary table line_of_run on commit drop as
  with rule as (
    select o.* from distribution d join run_rule o using (category_id)
    where d.distribution_id = of_distribution and o.state = 'active' and o.kind <> 'pool'
  ),
  line as (
    select u.*, case when u.work_id is null then 'none' when w.light <> 0 then 'notGreen' end as finding,
      coalesce(k.factor_thousandths, 1000) as usage_factor, coalesce(t.factor_thousandths, 1000) as daypart_factor,
      coalesce(e.factor_thousandths, 1000) as estimate_factor, coalesce(v.factor_thousandths, 1000) as weight_factor,
      case when w.light = 0 then coalesce(p.hundredths, 0) else 10000 end as protected_hundredths, nullif(p.shared_on, u.used_on) as shared_on
    from usage_of_run u left join code_of_run w using (work_id) left join share_change_of_run c using (work_id)
    left join protected_of_run p
      on (p.work_id, p.country_id, p.stretch) = (u.work_id, u.country_id, coalesce(width_bucket(u.used_on, c.days), 0))
    left join rule k on k.kind = 'usage' and k.usage_kind = u.usage_kind and u.used_on >= k.starts_on and u.used_on < k.ends_before
    left join rule t on t.kind = 'daypart' and u.used_at >= t.from_time and u.used_at < t.until_time
      and u.used_on >= t.starts_on and u.used_on < t.ends_before
    left join rule e on e.kind = 'estimate' and e.code = w.estimate and u.used_on >= e.starts_on and u.used_on < e.ends_before
    left join rule v on v.kind = 'weight' and v.code = w.weight and u.used_on >= v.starts_on and u.used_on < v.ends_before
  )
  select row_number() over (order by usage_import_id nulls last, line_number, part_number, performance_id)::integer as statement_line_id, pool_id,
    usage_import_id, line_number, part_number, performance_id, usage_item_id, work_id, finding, used_on, shared_on, country_id, station_id, plays,
    measure, usage_factor, daypart_factor, estimate_factor, weight_factor, protected_hundredths,
    case when amount_units is null then measure::numeric * protected_hundredths * (usage_factor::bigint * daypart_factor)
      * (estimate_factor::bigint * weight_factor) * 0.0000000000000001 else 0 end as points, amount_units, null::bigint as taken_back_units
  from line where protected_hundredths > 0 and not corrects;
  analyze line_of_run (statement_line_id, pool_id);
  if not corrects then perform take_back(of_distribution, first_day, last_day); end if;
  perform share_pools(of_distribution);
  -- What lines took back of a pool that gives nothing is not taken.
  update run_take_back t set units = 0, left_units = t.units + t.left_units from run_pool p
  where t.distribution_id = of_distribution and p.distribution_id = of_distribution and p.pool_id = t.pool_id and p.finding is not null and t.units > 0;
  if corrects then perform gather_correction(of_distribution); else perform gather_kept(of_distribution); end if;
  -- The planner takes rows of this very transaction for one or two, until it has looked.
  if exists (select from line_of_run offset 9999) then
    analyze run_line (distribution_id, statement_line_id, work_id, used_on, country_id), run_share;
  end if;
end $$;
