-- R130: an unknown author who is on file with a kennitala becomes a member under that one; somebody of another kennitala is another person,
-- to whom the works come by a merge alone.
create or replace function refuse_other_person() returns trigger language plpgsql as $$
begin
  if old.is_unregistered and not new.is_unregistered and old.kennitala <> new.kennitala then
    raise exception 'Person % is on file with another kennitala.', new.person_id
      using errcode = 'check_violation', constraint = 'person_not_other';
  end if;
  return new;
end $$;
create or replace trigger person_not_other before update of is_unregistered on person
  for each row execute function refuse_other_person();
