/* R28: reckons anew what rights may expect: usage of green works that no run has paid, of days after those that runs of its category have
   paid and none ahead, in points as R11 has them, times the least and the most that a point of its pool was worth in the last four runs. Lines that name
   their amount are taken as they are, or, where such lines shared a pool that had less in one of its last four runs (R180), times the least and
   the most that a króna of them came to there. What lines take back is not taken off: a run alone knows of which lines (R181). Shares are those
   of the last day of use; works in dispute, and pools without a run yet, are left out. */
create or replace function refresh_expected_money() returns void language plpgsql
  set jit = off
as $$
begin
  lock table expected_money in share row exclusive mode;
  delete from expected_money;
  insert into expected_money (right_id, work_id, pool_id, line_count, plays, used_from, used_until, run_count, least_units, most_units)
  with ended as (
    select d.category_id, max(r.used_until) as day from run r join distribution d using (distribution_id)
    where d.state = 'finished' and not exists (select from run_correction c where c.distribution_id = r.distribution_id) group by 1
  ),
  rule as (select * from run_rule where state = 'active'),
  worth as (
    select v.pool_id, min(v.value) as least, max(v.value) as most, count(*)::smallint as runs
    from (select p.pool_id, greatest(0, p.paid_units - p.amount_units) / p.points as value,
        row_number() over (partition by p.pool_id order by d.distributed_on desc, d.distribution_id desc) as back
      from run_pool p join distribution d using (distribution_id) where d.state = 'finished' and p.finding is null and p.points > 0) v
    where v.back <= 4 group by 1
  ),
  named as (
    select v.pool_id, min(v.part) as least, max(v.part) as most, count(*)::smallint as runs
    from (select p.pool_id, p.gross_units, case when p.gross_units is null then 1 else least(1, p.paid_units / p.amount_units) end as part,
        row_number() over (partition by p.pool_id order by d.distributed_on desc, d.distribution_id desc) as back
      from run_pool p join distribution d using (distribution_id) where d.state = 'finished' and p.finding is null and p.amount_units > 0) v
    where v.back <= 4 group by 1 having count(v.gross_units) > 0
  ),
  used as materialized (
    select m.kind as usage_kind, m.usage_sender_id, l.station_id, null::integer as live_performance_id, null::smallint as performance_type_id, i.work_id, l.country_id, l.used_on, l.used_at, l.plays,
      case m.kind when 'log' then coalesce(l.seconds, w.duration_seconds, 0)::bigint * l.plays else l.plays end as measure,
      round(l.amount * m.exchange_rate * 10000) as amount_units
    from (select coalesce(min(e.day), '-infinity') as day from ended e) s cross join usage_import m
    join usage_line l using (usage_import_id) join usage_item i using (usage_item_id) join work w using (work_id)
    where m.state = 'taken' and m.last_used_on > s.day and l.used_on > s.day and l.used_on <= current_date and w.light = 0
      and coalesce(l.amount > 0, true)
      and not exists (select from usage_payment p
        where (p.usage_import_id, p.line_number, p.part_number) = (l.usage_import_id, l.line_number, l.part_number))
    union all
    select 'live', null, null, u.live_performance_id, u.performance_type_id, u.work_id, u.country_id, u.used_on, null, u.plays, u.points::bigint, null
    from performed_usage u join work w using (work_id) where w.light = 0 and u.used_on <= current_date
  ),
  place as materialized (
    select f.usage_kind, f.usage_sender_id, f.station_id, f.live_performance_id, f.used_on, o.pool_id, o.category_id
    from (select distinct usage_kind, usage_sender_id, station_id, live_performance_id, performance_type_id, used_on from used) f
    cross join lateral (
      select o.pool_id, o.category_id from rule o
      where o.kind = 'pool' and o.usage_kind = f.usage_kind and coalesce(o.usage_sender_id = f.usage_sender_id, o.usage_sender_id is null)
        and coalesce(o.station_id = f.station_id, o.station_id is null)
        and coalesce(o.live_performance_id = f.live_performance_id, o.live_performance_id is null)
        and coalesce(o.performance_type_id = f.performance_type_id, o.performance_type_id is null) and o.starts_on <= f.used_on and f.used_on < o.ends_before
      order by o.station_id nulls last, o.usage_sender_id nulls last, o.live_performance_id nulls last, o.performance_type_id nulls last,
        o.run_rule_id limit 1) o
    where not exists (select from ended e where e.category_id = o.category_id and f.used_on <= e.day)
  ),
  counted as materialized (
    select u.work_id, u.country_id, p.pool_id, count(*)::integer as line_count, sum(u.plays) as plays, min(u.used_on) as used_from,
      max(u.used_on) as used_until, coalesce(sum(u.amount_units), 0) as amounts,
      coalesce(sum(u.measure::numeric * coalesce(k.factor_thousandths, 1000) * coalesce(t.factor_thousandths, 1000)
        * coalesce(e.factor_thousandths, 1000) * coalesce(v.factor_thousandths, 1000) * 0.000000000001) filter (where u.amount_units is null), 0) as points
    from used u join place p on (p.usage_kind, p.used_on) = (u.usage_kind, u.used_on)
      and p.usage_sender_id is not distinct from u.usage_sender_id and p.station_id is not distinct from u.station_id
      and p.live_performance_id is not distinct from u.live_performance_id
    join work w using (work_id)
    left join rule k on k.kind = 'usage' and k.category_id = p.category_id and k.usage_kind = u.usage_kind
      and u.used_on >= k.starts_on and u.used_on < k.ends_before
    left join rule t on t.kind = 'daypart' and t.category_id = p.category_id and u.used_at >= t.from_time and u.used_at < t.until_time
      and u.used_on >= t.starts_on and u.used_on < t.ends_before
    left join rule e on e.kind = 'estimate' and e.category_id = p.category_id and e.code = w.estimate
      and u.used_on >= e.starts_on and u.used_on < e.ends_before
    left join rule v on v.kind = 'weight' and v.category_id = p.category_id and v.code = w.weight
      and u.used_on >= v.starts_on and u.used_on < v.ends_before
    where not exists (select from work_dispute q where q.work_id = u.work_id and q.ended_at is null)
    group by u.work_id, u.country_id, p.pool_id
  ),
  share as materialized (select * from expected_shares(
    array(select c.work_id from counted c group by c.work_id, c.country_id order by c.work_id, c.country_id),
    array(select c.country_id from counted c group by c.work_id, c.country_id order by c.work_id, c.country_id),
    array(select max(c.used_until) from counted c group by c.work_id, c.country_id order by c.work_id, c.country_id))),
  -- R60: what goes to another society is expected by nobody here.
  elsewhere as materialized (
    select s.right_id, s.pool_id from (
      select distinct s.right_id, r.author_id, c.pool_id from counted c join share s using (work_id, country_id) join author_right r using (right_id)
      join author a using (author_id) where a.ipi_name_number is not null) s
    join pool o using (pool_id) join distribution_category k using (category_id)
    where other_society_on(s.author_id, k.right_code, current_date) is not null
  )
  select s.right_id, c.work_id, c.pool_id, sum(c.line_count), sum(c.plays), min(c.used_from), max(c.used_until),
    coalesce(max(greatest(h.runs, case when c.amounts > 0 then n.runs end)), 0),
    floor(sum(c.points * s.share_hundredths * 0.0001 * coalesce(h.least, 0) + c.amounts * coalesce(n.least, 1) * s.share_hundredths / s.protected_hundredths)),
    ceil(sum(c.points * s.share_hundredths * 0.0001 * coalesce(h.most, 0) + c.amounts * coalesce(n.most, 1) * s.share_hundredths / s.protected_hundredths))
  from counted c join share s using (work_id, country_id) left join worth h using (pool_id) left join named n using (pool_id)
  where (h.pool_id is not null or c.points = 0) and (s.right_id, c.pool_id) not in (select e.right_id, e.pool_id from elsewhere e)
  group by s.right_id, c.work_id, c.pool_id
  having ceil(sum(c.points * s.share_hundredths * 0.0001 * coalesce(h.most, 0) + c.amounts * coalesce(n.most, 1) * s.share_hundredths / s.protected_hundredths)) > 0;
end $$;
