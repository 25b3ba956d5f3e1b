-- X51: the same where several works at once get or lose an author or a title.
create or replace function iswc_works_changed() returns trigger language plpgsql as $$
begin
  insert into iswc_changed_work (work_id)
    select distinct c.work_id from changed c join work w using (work_id) where w.light = 0 order by 1
    on conflict do nothing;
  return null;
end $$;
create or replace trigger iswc_author_added after insert on work_author
  referencing new table as changed for each statement execute function iswc_works_changed();
create or replace trigger iswc_author_changed after update on work_author
  referencing new table as changed for each statement execute function iswc_works_changed();
create or replace trigger iswc_author_removed after delete on work_author
  referencing old table as changed for each statement execute function iswc_works_changed();
create or replace trigger iswc_title_added after insert on work_title
  referencing new table as changed for each statement execute function iswc_works_changed();
create or replace trigger iswc_title_removed after delete on work_title
  referencing old table as changed for each statement execute function iswc_works_changed();
