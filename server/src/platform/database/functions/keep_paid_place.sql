/* R137: the day and place by which a concert is known again (performed_twice) stay once a line of its list was paid, and so do the performers of a
   stream: what another list has of it would be paid once more. */
create or replace function keep_paid_place() returns trigger language plpgsql as $$
begin
  if (old.performed_on, old.venue_id, old.hall_id, case old.venue_id when 714 then fold(coalesce(old.address, '')) end, old.performance_type_id = 2, old.performance_type_id = 4)
    is distinct from (new.performed_on, new.venue_id, new.hall_id, case new.venue_id when 714 then fold(coalesce(new.address, '')) end, new.performance_type_id = 2, new.performance_type_id = 4)
    or new.performance_type_id = 2 and not same_performers(old.performers, new.performers) then
    if exists (select from performance p join performance_payment y using (performance_id) where p.live_performance_id = new.live_performance_id) then
      raise exception 'Live performance % was paid.', new.live_performance_id using errcode = 'restrict_violation', constraint = 'set_list_paid';
    end if;
  end if;
  return new;
end $$;
create or replace trigger set_list_paid before update of performed_on, venue_id, hall_id, address, performance_type_id, performers on live_performance
  for each row execute function keep_paid_place();
