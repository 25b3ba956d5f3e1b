-- O113, O190: a row of a sheet that has become something stays that and is not sent again, whoever asks.
create or replace function keep_bulk_work() returns trigger language plpgsql as $$
begin
  if num_nonnulls(old.work_id, old.live_performance_id, old.person_id) > 0
    and ((new.work_id, new.live_performance_id, new.person_id) is distinct from (old.work_id, old.live_performance_id, old.person_id)
      or new.lines <> old.lines or new.is_queued) then
    raise exception 'a registered row does not change' using errcode = 'check_violation', constraint = 'bulk_work_stays';
  end if;
  return new;
end $$;

create or replace trigger keep_bulk_work before update on bulk_work for each row execute function keep_bulk_work();
