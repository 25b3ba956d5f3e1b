-- X52: a work's first ISWC is its preferred one; those that come later stand beside it until somebody says otherwise.
create or replace function set_iswc_status() returns trigger language plpgsql as $$
begin
  if new.status is null then
    new.status := case when new.is_preferred
        and not exists (select from work_iswc i where i.work_id = new.work_id and i.status = 'preferred')
      then 'preferred' else 'archived' end;
  end if;
  return new;
end $$;
create or replace trigger set_iswc_status before insert on work_iswc
  for each row execute function set_iswc_status();
