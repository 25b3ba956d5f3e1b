-- O121, O122: the state of an assembly follows its steps, and with one of them the list of voters is written.
create or replace function take_assembly_step() returns trigger language plpgsql as $$
begin
  if new.state = 'listed' then
    insert into assembly_voter (assembly_id, person_id)
    select a.assembly_id, m from assembly a, members_on(a.list_on) m where a.assembly_id = new.assembly_id order by m;
  end if;
  update assembly set state = new.state, asked_by = null where assembly_id = new.assembly_id;
  return null;
end $$;
create or replace trigger take_assembly_step after insert on assembly_step for each row execute function take_assembly_step();
