/* R90: lines of a run refer to a run, a pool, works and kept usage that there are, proved for all that a statement wrote at once. None of
   these goes away after it: run_pool refers to the pool, what lines pay or keep (statement_line, unmatched_usage) to the work, and what a
   finished distribution has kept stays (unmatched_usage_stays). */
create or replace function check_run_lines() returns trigger language plpgsql as $$
declare wrong record;
begin
  -- What was written is looked through once.
  with used as materialized (
    select distinct distribution_id, pool_id, work_id, moved_from, kept_usage_id from written
  )
  select * into wrong from (
    select 'run' as what, w.distribution_id as id from (select distinct distribution_id from used) w
    where not exists (select from run r where r.distribution_id = w.distribution_id)
    union all
    select 'pool', w.pool_id from (select distinct pool_id from used) w where not exists (select from pool p where p.pool_id = w.pool_id)
    union all
    select 'work', w.work_id from (select work_id from used union select moved_from from used) w
    where w.work_id is not null and not exists (select from work o where o.work_id = w.work_id)
    union all
    select 'kept usage', w.kept_usage_id from (select distinct kept_usage_id from used where kept_usage_id is not null) w
    where not exists (select from unmatched_usage u where u.unmatched_usage_id = w.kept_usage_id)) missing limit 1;
  if found then
    raise exception 'There is no % %.', wrong.what, wrong.id using errcode = 'foreign_key_violation', constraint = 'run_line_refers';
  end if;
  return null;
end $$;
create or replace trigger run_line_refers after insert on run_line
  referencing new table as written for each statement execute function check_run_lines();
