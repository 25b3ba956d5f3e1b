-- R147: nobody who has works takes back what a colleague's file brought, also not by a call that forgot to ask. What no user asked for is let through.
create or replace function refuse_usage_taken_back() returns trigger language plpgsql as $$
declare caller integer := nullif(current_setting('omur.user_id', true), '')::integer;
begin
  if is_usage_of_others(caller, old.announced_by) then
    raise exception 'User % has works, and import % is of another.', caller, old.usage_import_id
      using errcode = 'check_violation', constraint = 'usage_import_of_other';
  end if;
  return new;
end $$;
create or replace trigger usage_import_of_other before update of state on usage_import
  for each row when (old.state = 'taken' and new.state <> 'taken') execute function refuse_usage_taken_back();
