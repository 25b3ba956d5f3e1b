-- O121: the list of voters is written with its step alone, and stays.
create or replace function check_assembly_voter() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' or pg_trigger_depth() < 2
    or (select a.state from assembly a where a.assembly_id = new.assembly_id) <> 'announced' then
    raise exception 'The list of voters stays.' using errcode = 'restrict_violation', constraint = 'assembly_voter_stays';
  end if;
  return new;
end $$;
create or replace trigger check_assembly_voter before insert or update or delete on assembly_voter
  for each row execute function check_assembly_voter();
