-- R11: at most one rule says the same on a day: one pool for a usage, one factor for a kind, a code or a time of day. One at a time is put in force.
create or replace function check_run_rules() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(7366, 0);
  if exists (
    select from run_rule o
    where o.run_rule_id <> new.run_rule_id and o.state = 'active' and o.kind = new.kind and o.category_id = new.category_id
      and (o.usage_kind, o.usage_sender_id, o.station_id, o.live_performance_id, o.performance_type_id, o.code)
        is not distinct from (new.usage_kind, new.usage_sender_id, new.station_id, new.live_performance_id, new.performance_type_id, new.code)
      and (new.kind <> 'daypart' or (o.from_time < new.until_time and new.from_time < o.until_time))
      and o.starts_on < new.ends_before and new.starts_on < o.ends_before) then
    raise exception 'Another rule says the same on some day.' using errcode = 'exclusion_violation', constraint = 'run_rule_once';
  end if;
  if new.pool_id is not null and not exists (
    select from pool p where p.pool_id = new.pool_id and p.category_id = new.category_id) then
    raise exception 'A pool takes the usage of its own category.' using errcode = 'check_violation', constraint = 'run_rule_pool_of_category';
  end if;
  return null;
end $$;
create or replace trigger run_rule_once after insert or update on run_rule
  for each row when (new.state = 'active') execute function check_run_rules();
