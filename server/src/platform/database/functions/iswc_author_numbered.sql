-- X51: an author's IPI name number or society decides which of their works can get an ISWC.
create or replace function iswc_author_numbered() returns trigger language plpgsql as $$
begin
  insert into iswc_changed_work (work_id)
    select distinct wa.work_id from author a join work_author wa using (author_id) join work w using (work_id)
    where w.light = 0 and a.author_id in (
      select b.author_id from author b where (tg_table_name = 'author' and b.author_id = (to_jsonb(new) ->> 'author_id')::integer)
        or (tg_table_name = 'person' and b.person_id = (to_jsonb(new) ->> 'person_id')::integer))
    order by 1
    on conflict do nothing;
  return null;
end $$;
create or replace trigger iswc_author_numbered after update of ipi_name_number on author for each row
  when (old.ipi_name_number is distinct from new.ipi_name_number) execute function iswc_author_numbered();
create or replace trigger iswc_author_numbered after update of society_code on person for each row
  when (old.society_code is distinct from new.society_code) execute function iswc_author_numbered();
