/* R12: who shares what a run is about: puts into day_of_run, a temporary table, the days whose shares count (shared_on) for the uses of its
   green works (usage_of_run, of gather_run()), and into share_of_run the shares of those (share_used_days()). Who shares a work changes on few
   days (share_change_of_run): the shares of the first use between two of them are those of every other, and are looked for once. What earlier
   runs kept, and may be paid now (R31), is looked at day by day, as are the lines of a correction, which are about no others (R35). */
create or replace function gather_shares(of_distribution integer) returns void language plpgsql
  security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
begin
  drop table if exists pg_temp.share_change_of_run, pg_temp.day_of_run, pg_temp.used_in_run;
  create temporary table share_change_of_run on commit drop as
  with used as materialized (select distinct w.work_id from usage_of_run u join work w using (work_id) where w.light = 0),
  by_agreement as materialized (select distinct g.work_id from used join agreement_right g using (work_id)),
  line as materialized (
    select work_id, author_id, starts_on, ends_before from used join work_right using (work_id)
    union
    select work_id, author_id, starts_on, ends_before from used join agreement_right using (work_id)
  ),
  writer as materialized (
    select l.work_id, a.author_id, a.mandate_on, n.party_id
    from (select distinct work_id, author_id from line) l join author a using (author_id) left join ipi_name n on n.name_number = a.ipi_name_number
    where num_nonnulls(a.mandate_on, n.party_id) > 0
  ),
  change as (
    select work_id, starts_on as day from line
    union
    select work_id, ends_before from line
    union
    select a.work_id, d.day from by_agreement a, (select starts_on as day from territory_member union select ends_on + 1 from territory_member) d
    union
    select d.work_id, d.counts_from from doubtful_shares() d
    union
    select work_id, mandate_on from writer
    union
    select w.work_id, d.day from writer w join ipi_membership m using (party_id) cross join lateral (values (m.starts_on), (m.ends_on + 1)) d (day)
  )
  -- R158: some lines are of days before those of the run.
  select c.work_id, array_agg(c.day order by c.day) as days from change c join run r on r.distribution_id = of_distribution,
    (select min(used_on) as first_day from usage_of_run) u
  where least(u.first_day, r.used_from) < c.day and c.day <= r.used_until group by c.work_id;
  analyze share_change_of_run;
  create temporary table day_of_run on commit drop as
  select u.work_id, u.country_id, coalesce(width_bucket(u.used_on, c.days), 0) as stretch, min(u.used_on) as shared_on
  from usage_of_run u join work w using (work_id) left join share_change_of_run c using (work_id) where w.light = 0 group by 1, 2, 3;
  analyze day_of_run;

  create temporary table used_in_run on commit drop as
  select work_id, shared_on as used_on, country_id from day_of_run
  union
  select k.work_id, k.used_on, k.country_id from kept_usage(of_distribution) k
  where not exists (select from run_correction where distribution_id = of_distribution)
  union
  select o.due_work_id, l.used_on, l.country_id
  from run_correction c cross join lateral corrected_lines(c.distribution_id) o
  join run_line l on (l.distribution_id, l.statement_line_id) = (c.corrected_id, o.statement_line_id) join work w on w.work_id = o.due_work_id
  where c.distribution_id = of_distribution and w.light = 0;
  analyze used_in_run;
  perform share_used_days(of_distribution);
end $$;
