/* R31: takes what earlier runs kept, and somebody can be paid now, into a run: as lines after all others, with who shares each. A whole
   line is shared as the work stood on the day of use; what of the work is not protected, or has no payee, is kept anew. A part goes to rights
   that have more of the work than the line paid them, of its author; and where it was nobody's, of authors that the line did not know.
   What was kept for a dispute goes by its outcome (H84); what falls to an author of another society goes there (R60). run_share has the shares of the works already. */
create or replace function gather_kept(of_distribution integer) returns void language plpgsql as $$
#variable_conflict use_column
begin
  insert into run_share (distribution_id, work_id, used_on, country_id, kept_usage_id, share_number, right_id, author_id, contract_id,
    share_hundredths, work_dispute_id)
  with recursive kept as materialized (select * from kept_usage(of_distribution)),
  share as materialized (
    select s.*, coalesce(s.several_authors, array[s.author_id]) as author_ids
    from run_share s where s.distribution_id = of_distribution
      and (s.work_id, s.used_on, s.country_id) in (select k.work_id, k.used_on, k.country_id from kept k)
  ),
  -- Each line that paid of the same money, from the last one back.
  stage as (
    select k.kept_usage_id as of_usage, true as is_last, l.distribution_id, l.work_id, l.used_on, coalesce(l.shared_on, l.used_on) as shared_on,
      l.country_id, l.kept_usage_id, l.finding, l.corrected_line_id
    from kept k join run_line l on (l.distribution_id, l.statement_line_id) = (k.from_distribution, k.from_line)
    where not k.is_whole and k.work_dispute_id is null
    union all
    select s.of_usage, false, l.distribution_id, l.work_id, l.used_on, coalesce(l.shared_on, l.used_on), l.country_id, l.kept_usage_id, l.finding,
      l.corrected_line_id
    from stage s join unmatched_usage u on u.unmatched_usage_id = s.kept_usage_id
    join run_line l on (l.distribution_id, l.statement_line_id) = (u.distribution_id, u.statement_line_id)
  ),
  was as materialized (
    select s.of_usage, s.is_last, r.right_id, r.author_id, r.share_hundredths, r.work_dispute_id, r.work_id, s.used_on, r.country_id
    from stage s join run_share r on r.distribution_id = s.distribution_id
      and (r.work_id, r.used_on, r.country_id, r.kept_usage_id) = (s.work_id, s.shared_on, s.country_id, coalesce(s.kept_usage_id, 0))
    where s.finding is null and s.corrected_line_id is null
    union all
    select s.of_usage, s.is_last, c.right_id, c.author_id, c.share_hundredths, null, s.work_id, s.used_on, s.country_id
    from stage s join run_correction_share c using (distribution_id, corrected_line_id) where c.share_hundredths > 0
  ),
  paid as (select paid_on from run where distribution_id = of_distribution),
  had as (
    select of_usage, right_id, sum(share_hundredths) as hundredths from (
      select of_usage, right_id, share_hundredths from was
      union all
      -- R63: what an author had by another right, where either is a society's, is not theirs a second time.
      select w.of_usage, s.right_id, w.share_hundredths
      from was w join author_right h on h.right_id = w.right_id join author x on x.author_id = coalesce(h.author_id, h.for_author_id)
      join share s on (s.work_id, s.used_on, s.country_id) = (w.work_id, w.used_on, w.country_id) and s.right_id <> w.right_id
      join author_right g on g.right_id = s.right_id join author y on y.author_id = coalesce(g.author_id, g.for_author_id)
      where num_nonnulls(h.society_code, g.society_code) > 0 and coalesce(x.merged_into, x.author_id) = coalesce(y.merged_into, y.author_id)
      union all
      select w.of_usage, credited_right(of_distribution, w.work_id, w.used_on, w.country_id, o.author_id, o.right_id), o.share_hundredths
      from was w, paid, disputed_parts(w.work_dispute_id, null, w.work_id, w.used_on, w.country_id, paid.paid_on) o
      where w.work_dispute_id is not null) h
    where right_id is not null group by of_usage, right_id
  ),
  -- Whose parts of the line are kept by themselves.
  beside as (
    select w.of_usage, array_agg(coalesce(a.merged_into, w.author_id)) as author_ids
    from was w join author a using (author_id) where w.is_last and w.right_id is null group by w.of_usage
  ),
  gain as (
    select k.kept_usage_id, s.right_id, s.author_id, s.contract_id, s.share_hundredths as hundredths, s.work_dispute_id
    from kept k join share s using (work_id, used_on, country_id) where k.is_whole
    union all
    select k.kept_usage_id, credited_right(of_distribution, k.work_id, k.used_on, k.country_id, o.author_id, o.right_id), o.author_id,
      o.contract_id, o.share_hundredths, null
    from kept k, paid, disputed_parts(k.work_dispute_id, null, k.work_id, k.used_on, k.country_id, paid.paid_on) o
    where k.work_dispute_id is not null
    union all
    select k.kept_usage_id, s.right_id, s.author_id, s.contract_id, s.share_hundredths - coalesce(h.hundredths, 0), null
    from kept k join share s using (work_id, used_on, country_id)
    left join had h on (h.of_usage, h.right_id) = (k.kept_usage_id, s.right_id)
    left join beside b on b.of_usage = k.kept_usage_id
    where not k.is_whole and k.work_dispute_id is null and s.right_id is not null and s.share_hundredths > coalesce(h.hundredths, 0)
      and case when k.author_id is not null then k.author_id = any (s.author_ids) else not s.author_ids && coalesce(b.author_ids, '{}') end
  ),
  part as (
    select kept_usage_id, right_id, author_id, contract_id, hundredths, work_dispute_id from gain
    union all
    select k.kept_usage_id, null, k.author_id, null, w.hundredths - coalesce(sum(g.hundredths), 0), null
    from kept k cross join lateral (
      select case when k.is_whole then 10000 else (select sum(share_hundredths) from was
        where of_usage = k.kept_usage_id and is_last and right_id is null and work_dispute_id is null
          and author_id is not distinct from k.kept_author_id) end as hundredths) w
    left join gain g using (kept_usage_id)
    where k.work_dispute_id is null
    group by k.kept_usage_id, k.author_id, w.hundredths having w.hundredths > coalesce(sum(g.hundredths), 0)
  ),
  summed as (
    select kept_usage_id, right_id, author_id, min(contract_id) as contract_id, sum(hundredths)::integer as hundredths, work_dispute_id from part
    where kept_usage_id in (select g.kept_usage_id from gain g where g.right_id is not null)
    group by kept_usage_id, right_id, author_id, work_dispute_id
  )
  select of_distribution, k.work_id, k.used_on, k.country_id, k.kept_usage_id,
    row_number() over (partition by k.kept_usage_id order by s.right_id nulls last, s.author_id nulls last,
      s.work_dispute_id nulls first)::smallint,
    s.right_id, s.author_id, s.contract_id, s.hundredths, s.work_dispute_id
  from kept k join summed s using (kept_usage_id) order by 2, 3, 4, 5, 6;

  insert into run_line (distribution_id, statement_line_id, pool_id, usage_import_id, line_number, part_number, performance_id, usage_item_id,
    work_id, used_on, country_id, station_id, plays, measure, usage_factor, daypart_factor, estimate_factor, weight_factor,
    protected_hundredths, points, amount_units, units, kept_usage_id)
  select of_distribution, (m.last + row_number() over (order by u.unmatched_usage_id))::integer, l.pool_id, l.usage_import_id, l.line_number,
    l.part_number, l.performance_id, l.usage_item_id, s.work_id, l.used_on, l.country_id, l.station_id, l.plays, l.measure, l.usage_factor,
    l.daypart_factor, l.estimate_factor, l.weight_factor, s.hundredths, 0, (u.amount * 10000)::bigint, (u.amount * 10000)::bigint,
    u.unmatched_usage_id
  from (
    select kept_usage_id, min(work_id) as work_id, sum(share_hundredths)::integer as hundredths from run_share
    where distribution_id = of_distribution and kept_usage_id > 0 group by kept_usage_id) s
  join unmatched_usage u on u.unmatched_usage_id = s.kept_usage_id
  join run_line l on (l.distribution_id, l.statement_line_id) = (u.distribution_id, u.statement_line_id),
  (select coalesce(max(statement_line_id), 0) as last from run_line where distribution_id = of_distribution) m
  order by 2;
end $$;
