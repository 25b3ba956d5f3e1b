-- X139: files say the societies of writers and publishers as the IPI register has them, which a file of it has changed.
create or replace function cwr_register_taken() returns trigger language plpgsql as $$
begin
  with changed as materialized (
    select n.name_number from ipi_name n where n.party_id in (
      select m.party_id from ipi_membership m where m.added_by = new.ipi_import_id
      union select c.party_id from ipi_change c where c.ipi_import_id = new.ipi_import_id)
  )
  update cwr_receiver_work s set is_stale = true
  from (
    select wa.work_id from changed c join author a on a.ipi_name_number = c.name_number join work_author wa using (author_id)
    union select wr.work_id from changed c join person p on p.publisher_ipi_name_number = c.name_number
      join work_right wr on wr.publisher_id = p.person_id
    union select p.work_id from changed c join work_party p on p.ipi_name_number = c.name_number
  ) w where s.work_id = w.work_id and not s.is_stale;
  return null;
end $$;
create or replace trigger cwr_register_taken after update of state on ipi_import
  for each row when (new.state = 'taken' and old.state <> 'taken') execute function cwr_register_taken();
