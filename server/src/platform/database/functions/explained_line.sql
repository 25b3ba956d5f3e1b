/* R17: how each amount of a line of a run came about: what the pool had and gave to points, the points of all and of the line with each
   factor, what that came to, the share of each, its units, and the eyrir it was rounded to. `statement_line` and `unmatched_usage` have
   the same eyrir. Of a line that is shared anew (R35) the eyrir are what each should have had, and `had_eyrir` what each has had; the
   statement has the difference. */
create or replace function explained_line(of_distribution integer, of_line integer)
returns table (pool_id integer, pool_units bigint, amount_units numeric, pool_points numeric, measure bigint, usage_factor integer,
  daypart_factor integer, estimate_factor integer, weight_factor integer, protected_hundredths integer, points numeric, named_units bigint,
  line_units bigint, share_number smallint, right_id integer, author_id integer, contract_id integer, share_hundredths integer,
  units_before_rounding bigint, eyrir bigint, had_eyrir bigint)
language sql stable as $$
  select l.pool_id, p.units, p.amount_units, p.points, l.measure, l.usage_factor, l.daypart_factor, l.estimate_factor, l.weight_factor,
    l.protected_hundredths, l.points, l.amount_units, l.units, s.share_number, s.right_id, s.author_id, s.contract_id, s.share_hundredths,
    (split_units(l.units, array_agg(coalesce(s.share_hundredths, 1)::numeric) over every_share))[(row_number() over every_share_so_far)::integer],
    coalesce(
      (select (y.amount * 100)::bigint from statement_line y
        where y.right_id = s.right_id and y.distribution_id = of_distribution and y.statement_line_id = of_line
          and not is_being_cleared(of_distribution)) + coalesce(s.had_eyrir, 0),
      (select (u.amount * 100)::bigint from unmatched_usage u
        where s.right_id is null and u.distribution_id = of_distribution and u.statement_line_id = of_line
          and not is_being_cleared(of_distribution)
          and u.author_id is not distinct from s.author_id
          and u.work_dispute_id is not distinct from s.work_dispute_id), case when s.right_id is not null then s.had_eyrir end, 0), s.had_eyrir
  from run_line l left join run_pool p using (distribution_id, pool_id)
  left join lateral (
    select r.share_number, r.right_id, r.author_id, r.contract_id, r.share_hundredths, r.work_dispute_id, null::bigint as had_eyrir
    from run_share r where l.finding is null and l.corrected_line_id is null
      and (r.distribution_id, r.work_id, r.used_on, r.country_id, r.kept_usage_id)
        = (l.distribution_id, l.work_id, coalesce(l.shared_on, l.used_on), l.country_id, coalesce(l.kept_usage_id, 0))
    union all
    select c.share_number, c.right_id, c.author_id, c.contract_id, c.share_hundredths, null, c.had_eyrir
    from run_correction_share c
    where c.is_changed and (c.distribution_id, c.corrected_line_id) = (l.distribution_id, l.corrected_line_id)) s on true
  where l.distribution_id = of_distribution and l.statement_line_id = of_line and l.units > 0
  window every_share as (order by s.share_number rows between unbounded preceding and unbounded following),
    every_share_so_far as (order by s.share_number)
  order by s.share_number
$$;
