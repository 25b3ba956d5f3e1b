-- X93: a name, a number or the society of somebody on works was written.
create or replace function cwr_person_changed() returns trigger language plpgsql as $$
begin
  update cwr_receiver_work s set is_stale = true
  from (
    select wa.work_id from author a join work_author wa using (author_id) where a.person_id = new.person_id
    union select wr.work_id from work_right wr where wr.publisher_id = new.person_id
    union select p.work_id from work_party p where p.person_id = new.person_id
  ) w where s.work_id = w.work_id and not s.is_stale;
  return null;
end $$;
create or replace trigger cwr_person_changed after update of name, society_code, is_unregistered, publisher_ipi_name_number on person
  for each row when ((old.name, old.society_code, old.is_unregistered, old.publisher_ipi_name_number)
    is distinct from (new.name, new.society_code, new.is_unregistered, new.publisher_ipi_name_number))
  execute function cwr_person_changed();
create or replace trigger cwr_author_named after update of display_name, ipi_name_number, person_id on author
  for each row when ((old.display_name, old.ipi_name_number, old.person_id) is distinct from (new.display_name, new.ipi_name_number, new.person_id))
  execute function cwr_person_changed();
