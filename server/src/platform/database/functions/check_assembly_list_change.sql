-- O254: what a list made anew changed is written with it alone, and stays.
create or replace function check_assembly_list_change() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' or pg_trigger_depth() < 2 then
    raise exception 'What a list of voters changed stays.' using errcode = 'restrict_violation', constraint = 'assembly_list_change_stays';
  end if;
  return new;
end $$;
create or replace trigger check_assembly_list_change before insert or update or delete on assembly_list_change
  for each row execute function check_assembly_list_change();
