/* R12, R16: writes what a run gives as the lines of its distribution: what rights get, and what is kept. The first time they go into a table of
   their own without indexes, as those of an import (O34), later into the one that there is.
   The run's lines are of this very transaction, so that the planner takes them for one or two, and would read all of them anew for each of
   them; hence no nested loops. What is looked up by number in tables of all usage stands in subqueries of its own, which it cannot turn
   into a reading of the whole table. */
create or replace function write_run_lines(of_distribution integer) returns void language plpgsql
  security definer set search_path = public, pg_temp
  set enable_nestloop = off
  set enable_mergejoin = off
  set work_mem = '128MB'
  set jit = off
as $$
#variable_conflict use_column
declare lines text := coalesce(case when lines_part(of_distribution) is not null then 'statement_line' end,
  to_regclass('statement_line_part.d' || of_distribution)::text, prepare_lines(of_distribution));
begin
  drop table if exists pg_temp.part_of_run;
  create temporary table part_of_run on commit drop as
  with part as (
    select p.statement_line_id, p.pool_id, p.right_id, p.author_id, p.contract_id, p.share_hundredths, p.eyrir, p.work_dispute_id, p.had_eyrir
    from run_parts(of_distribution) p
    union all
    -- R35: what stays kept of a line that is shared anew is kept by the correction.
    select l.statement_line_id, l.pool_id, null, s.author_id, null, s.share_hundredths, s.had_eyrir, null, null
    from run_line l join run_correction_share s using (distribution_id, corrected_line_id)
    where l.distribution_id = of_distribution and not s.is_changed and s.right_id is null and s.had_eyrir > 0
  ),
  -- What is given once more comes from where it was.
  kept_pot as (
    select l.statement_line_id, coalesce(
      (select u.pot_id from unmatched_usage u where u.unmatched_usage_id = l.kept_usage_id),
      (select coalesce((select u.pot_id from unmatched_usage u where u.unmatched_usage_id = r.kept_usage_id),
        (select t.pot_id from run_pool t where (t.distribution_id, t.pool_id) = (r.distribution_id, r.pool_id)))
      from run_line r where r.statement_line_id = l.corrected_line_id
        and r.distribution_id = (select n.corrected_id from run_correction n where n.distribution_id = of_distribution))) as pot_id
    from run_line l where l.distribution_id = of_distribution and num_nonnulls(l.kept_usage_id, l.corrected_line_id) > 0
  )
  select p.statement_line_id, p.right_id, p.author_id, p.contract_id, p.share_hundredths, p.eyrir, p.work_dispute_id, p.had_eyrir, l.work_id,
    l.moved_from, l.usage_item_id, l.finding, coalesce(k.pot_id, o.pot_id) as pot_id, l.station_id, l.used_on,
    case when l.corrected_line_id is null then l.plays end as use_count, l.plays, l.country_id
  from part p
  join run_line l on l.distribution_id = of_distribution and l.statement_line_id = p.statement_line_id
  left join run_pool o on o.distribution_id = of_distribution and o.pool_id = p.pool_id
  left join kept_pot k on k.statement_line_id = p.statement_line_id
  order by p.right_id, p.statement_line_id;
  analyze part_of_run;

  execute format('insert into %s (right_id, distribution_id, statement_line_id, work_id, pot_id, station_id, used_on, use_count, country_id,
    movement_type, amount, share, contract_id)
    -- R50: what is taken back is of the work that it was paid for.
    select right_id, $1, statement_line_id, case when moved_from is not null and eyrir < had_eyrir then moved_from else work_id end, pot_id, station_id,
      used_on, use_count, country_id, 1, (eyrir - coalesce(had_eyrir, 0)) / 100.0, share_hundredths / 100.0, contract_id
    from part_of_run where right_id is not null and eyrir is distinct from had_eyrir order by right_id, statement_line_id', lines) using of_distribution;
  if lines <> 'statement_line' then perform attach_lines(of_distribution); end if;

  insert into unmatched_usage (distribution_id, statement_line_id, finding, work_id, title, author_names, performers, pot_id, station_id,
    used_on, use_count, country_id, amount, author_id, work_dispute_id, society_code)
  select of_distribution, p.statement_line_id, coalesce(p.finding, case when p.work_dispute_id is not null then 'disputed' when c.society_code is not null then 'societyWithoutPayee' else 'noPayee' end), p.work_id, coalesce(i.title, w.title), nullif(g.author_names, ''),
    coalesce(nullif(g.performers, ''), w.performers), p.pot_id, p.station_id, p.used_on, p.plays, p.country_id, p.eyrir / 100.0, p.author_id, p.work_dispute_id, c.society_code
  from part_of_run p
  left join lateral (select u.title, u.fingerprint_id from usage_item u where u.usage_item_id = p.usage_item_id offset 0) i on true
  left join lateral (select f.author_names, f.performers from usage_fingerprint f where f.fingerprint_id = i.fingerprint_id offset 0) g on true
  left join lateral (select o.title, o.performers from work o where o.work_id = p.work_id offset 0) w on true
  -- R61: the society that what is kept for an author waits for.
  left join lateral (
    select s.society_code from run_share s
    where (s.distribution_id, s.work_id, s.used_on, s.country_id, s.kept_usage_id) = (of_distribution, p.work_id, p.used_on, p.country_id, 0)
      and s.author_id = p.author_id and s.society_code is not null and num_nonnulls(p.finding, p.work_dispute_id) = 0 limit 1) c on true
  where p.right_id is null and p.eyrir > 0 order by p.statement_line_id, p.author_id, p.work_dispute_id;
end $$;
