/* O86: takes away what was read of another system's files. A society's twenty years are more lines than all else that is deleted here, and where no
   other files lie beside them their table is emptied as a whole. Whoever reads of others meanwhile is waited for a while; then they go one by one. */
create or replace function clear_society_rows(of_import integer) returns void language plpgsql
  security definer set search_path = public, pg_temp set lock_timeout = '10s' as $$
begin
  if not has_other_society_rows(of_import) then
    begin
      lock table society_row in access exclusive mode;
      if not has_other_society_rows(of_import) then
        truncate society_row;
        return;
      end if;
    exception when lock_not_available then null;
    end;
  end if;
  delete from society_row where society_import_id = of_import;
end $$;
