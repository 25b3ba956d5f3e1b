/* R12, R16: writes what a run gives as the lines of its distribution: what rights get, and what is kept. The first time they go into a table of
   their own without indexes, as those of an import (O34), later into the one that there is.
   What is looked up by number in tables of all usage stands in subqueries of its own, which the planner cannot turn into a reading of the
   whole table. */
create or replace function write_run_lines(of_distribution integer) returns void language plpgsql
  security definer set search_path = public, pg_temp
  set work_mem = '128MB'
  set jit = off
as $$
#variable_conflict use_column
declare lines text := coalesce(case when lines_part(of_distribution) is not null then 'statement_line' end,
  to_regclass('statement_line_part.d' || of_distribution)::text, prepare_lines(of_distribution));
begin
  perform make_run_parts(of_distribution);
  execute format('insert into %s (right_id, distribution_id, statement_line_id, work_id, pot_id, station_id, used_on, use_count, country_id,
    movement_type, amount, share, contract_id)
    -- R50: what is taken back is of the work that it was paid for.
    select p.right_id, $1, p.statement_line_id, case when p.moved_from is not null and p.eyrir < p.had_eyrir then p.moved_from else p.work_id end, p.pot_id,
      p.station_id, p.used_on, case when p.had_eyrir is null then p.plays end, p.country_id, 1, (p.eyrir - coalesce(p.had_eyrir, 0)) * 0.01,
      p.share_hundredths * 0.01, p.contract_id
    from run_parts($1) p where p.right_id is not null and p.eyrir is distinct from p.had_eyrir order by p.right_id, p.statement_line_id', lines)
    using of_distribution;
  if lines <> 'statement_line' then perform attach_lines(of_distribution); end if;

  insert into unmatched_usage (distribution_id, statement_line_id, finding, work_id, title, author_names, performers, pot_id, station_id,
    used_on, use_count, country_id, amount, author_id, work_dispute_id, society_code)
  select of_distribution, p.statement_line_id, coalesce(l.finding, case when p.work_dispute_id is not null then 'disputed' when c.society_code is not null then 'societyWithoutPayee' else 'noPayee' end), p.work_id, coalesce(i.title, w.title), nullif(g.author_names, ''),
    coalesce(nullif(g.performers, ''), w.performers), p.pot_id, p.station_id, p.used_on, p.plays, p.country_id, p.eyrir / 100.0, p.author_id, p.work_dispute_id, c.society_code
  from run_parts(of_distribution) p join run_line l on l.distribution_id = of_distribution and l.statement_line_id = p.statement_line_id
  left join lateral (select u.title, u.fingerprint_id from usage_item u where u.usage_item_id = l.usage_item_id offset 0) i on true
  left join lateral (select f.author_names, f.performers from usage_fingerprint f where f.fingerprint_id = i.fingerprint_id offset 0) g on true
  left join lateral (select o.title, o.performers from work o where o.work_id = p.work_id offset 0) w on true
  -- R61: the society that what is kept for an author waits for.
  left join lateral (
    select s.society_code from run_share s
    where (s.distribution_id, s.work_id, s.used_on, s.country_id, s.kept_usage_id)
        = (of_distribution, p.work_id, coalesce(l.shared_on, l.used_on), p.country_id, 0)
      and s.author_id = p.author_id and s.society_code is not null and num_nonnulls(l.finding, p.work_dispute_id) = 0 limit 1) c on true
  where p.right_id is null and p.eyrir > 0 order by p.statement_line_id, p.author_id, p.work_dispute_id;
end $$;
