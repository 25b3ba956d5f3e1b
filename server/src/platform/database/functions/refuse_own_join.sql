-- R107, R126: nobody confirms that an unknown author, whose works may have money kept for them, is they themselves; also not by a call that forgot to ask.
create or replace function refuse_own_join() returns trigger language plpgsql as $$
begin
  if new.kind = 'join' and new.state = 'confirmed' and exists (
    select from own_person o where o.user_id = new.decided_by and (o.person_id = new.person_id
      or exists (select from author_right r where r.author_id = new.into_author_id and r.person_id = o.person_id))) then
    raise exception 'User % gains by confirmation %.', new.decided_by, new.confirmation_id
      using errcode = 'check_violation', constraint = 'confirmation_not_own';
  end if;
  return new;
end $$;
create or replace trigger confirmation_not_own before update of state, decided_by on confirmation
  for each row execute function refuse_own_join();
