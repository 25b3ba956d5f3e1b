-- O120, O122: the terms of an assembly stay once the list is fixed, and its state follows from its steps alone.
create or replace function check_assembly() returns trigger language plpgsql as $$
declare
  states constant text[] := '{draft,announced,listed,open,closed}';
begin
  if tg_op = 'DELETE' then
    raise exception 'Assembly % stays.', old.assembly_id using errcode = 'restrict_violation', constraint = 'assembly_stays';
  end if;
  if tg_op = 'INSERT' then
    if new.state <> 'draft' or new.asked_by is not null then
      raise exception 'An assembly begins as a draft.' using errcode = 'check_violation', constraint = 'assembly_begins';
    end if;
    return new;
  end if;
  if new.state <> old.state and (array_position(states, new.state) < array_position(states, old.state) or not exists (
    select from assembly_step s where s.assembly_id = new.assembly_id and s.state = new.state)) then
    raise exception 'Assembly % has not come to %.', new.assembly_id, new.state
      using errcode = 'check_violation', constraint = 'assembly_by_steps';
  end if;
  if old.state not in ('draft', 'announced')
    and to_jsonb(new) - '{state,asked_by,is_list_asked}'::text[] <> to_jsonb(old) - '{state,asked_by,is_list_asked}'::text[] then
    raise exception 'The list of assembly % is fixed.', new.assembly_id
      using errcode = 'restrict_violation', constraint = 'assembly_fixed';
  end if;
  -- What a second person would confirm is what the first one asked for.
  if new.asked_by is not null and new.asked_by = old.asked_by
    and to_jsonb(new) - '{state,asked_by}'::text[] <> to_jsonb(old) - '{state,asked_by}'::text[] then
    new.asked_by := null;
    new.is_list_asked := false;
  end if;
  return new;
end $$;
create or replace trigger check_assembly before insert or update or delete on assembly
  for each row execute function check_assembly();
