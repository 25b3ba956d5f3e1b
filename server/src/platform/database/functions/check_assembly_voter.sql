-- O121, O254: the list of voters is written with its step alone, and anew before the vote opens; else it stays.
create or replace function check_assembly_voter() returns trigger language plpgsql as $$
declare
  the_assembly integer := coalesce(new.assembly_id, old.assembly_id);
begin
  if tg_op = 'UPDATE' or pg_trigger_depth() < 2 or not exists (select from assembly a where a.assembly_id = the_assembly
    and (a.state = 'listed' or tg_op = 'INSERT' and a.state = 'announced')) then
    raise exception 'The list of voters stays.' using errcode = 'restrict_violation', constraint = 'assembly_voter_stays';
  end if;
  return coalesce(new, old);
end $$;
create or replace trigger check_assembly_voter before insert or update or delete on assembly_voter
  for each row execute function check_assembly_voter();
