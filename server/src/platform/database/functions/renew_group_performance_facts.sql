-- H160: the same where the performance itself is said anew. Who had not joined by the day that it has now was not there.
create or replace function renew_group_performance_facts() returns trigger language plpgsql as $$
begin
  update group_performance p set version = p.version + 1 where p.live_performance_id = new.live_performance_id;
  delete from set_list_word w where w.live_performance_id = new.live_performance_id and w.joined_on > new.performed_on;
  return null;
end $$;
create or replace trigger set_list_renewed_by_facts
  after update of person_id, performers, concert_title, performed_on, venue_id, hall_id, festival_year_id, country_id, city, venue, festival, stage, address
  on live_performance for each row
  when ((old.person_id, old.performers, old.concert_title, old.performed_on, old.venue_id, old.hall_id, old.festival_year_id, old.country_id,
      old.city, old.venue, old.festival, old.stage, old.address)
    is distinct from (new.person_id, new.performers, new.concert_title, new.performed_on, new.venue_id, new.hall_id, new.festival_year_id,
      new.country_id, new.city, new.venue, new.festival, new.stage, new.address))
  execute function renew_group_performance_facts();
