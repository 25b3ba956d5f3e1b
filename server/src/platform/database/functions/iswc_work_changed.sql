-- X51: what the ISWC agency is told of a work has changed, or the work has turned green. The job looks at it.
create or replace function iswc_work_changed() returns trigger language plpgsql as $$
begin
  insert into iswc_changed_work (work_id) values (new.work_id) on conflict do nothing;
  return null;
end $$;
create or replace trigger iswc_work_changed after update of title, light, version_type, source_title, source_iswc, source_work_id on work for each row
  when (new.light = 0 and (old.light <> 0 or (old.title, old.version_type, old.source_title, old.source_iswc, old.source_work_id)
    is distinct from (new.title, new.version_type, new.source_title, new.source_iswc, new.source_work_id))) execute function iswc_work_changed();
create or replace trigger iswc_title_confirmed after update of is_verified on work_title for each row
  when (old.is_verified <> new.is_verified) execute function iswc_work_changed();
