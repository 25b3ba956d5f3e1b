-- R140: nobody confirms what would be theirs, also not by a call that forgot to ask. Constraints have it of who asked, and of one's own role.
create or replace function refuse_own_confirmation() returns trigger language plpgsql as $$
begin
  if new.state = 'confirmed' and confirmation_fault(new, new.decided_by) not in ('own', 'ownRole') then
    raise exception 'User % gains by confirmation %.', new.decided_by, new.confirmation_id
      using errcode = 'check_violation', constraint = 'confirmation_not_own';
  end if;
  return new;
end $$;
create or replace trigger confirmation_not_own before update of state, decided_by on confirmation
  for each row execute function refuse_own_confirmation();
