/* R145: staff do not say of another's list that has a work of theirs where, when or by whom it was played: by these a concert that was registered
   twice is known, and its works count once (concert_pair). What is paid abroad is not looked at. */
create or replace function refuse_own_place() returns trigger language plpgsql as $$
declare caller integer := caller_as_staff();
begin
  if has_work_on_list(caller, old.live_performance_id) then
    raise exception 'User % has a part in a work on the set list.', caller using errcode = 'check_violation', constraint = 'set_list_own_work';
  end if;
  return new;
end $$;
create or replace trigger set_list_place_not_own before update of performed_on, venue_id, hall_id, address, performance_type_id, performers on live_performance
  for each row when (least(old.performance_type_id, new.performance_type_id) < 4
    and (old.performed_on, old.venue_id, old.hall_id, old.address, old.performance_type_id, old.performers)
      is distinct from (new.performed_on, new.venue_id, new.hall_id, new.address, new.performance_type_id, new.performers))
  execute function refuse_own_place();
