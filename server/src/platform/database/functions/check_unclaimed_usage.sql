-- R32: lines go to a decision while it is being made, and it is in force at the commit: none is taken without being booked.
create or replace function check_unclaimed_usage() returns trigger language plpgsql as $$
begin
  if not exists (select from kept_decision k where k.kept_decision_id = new.kept_decision_id
    and k.state = case tg_when when 'BEFORE' then 'waiting' else 'active' end) then
    raise exception 'Usage % has no decision.', new.unmatched_usage_id using errcode = 'check_violation', constraint = 'unclaimed_usage_decided';
  end if;
  return new;
end $$;
create or replace trigger unclaimed_usage_decided before insert on unclaimed_usage for each row execute function check_unclaimed_usage();
drop trigger if exists unclaimed_usage_booked on unclaimed_usage;
create constraint trigger unclaimed_usage_booked after insert on unclaimed_usage
  deferrable initially deferred for each row execute function check_unclaimed_usage();
