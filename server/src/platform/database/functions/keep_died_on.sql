-- H114: whoever's rights have passed to heirs stays dead: their balance and their login would else be opened by one of the staff.
create or replace function keep_died_on() returns trigger language plpgsql as $$
begin
  if exists (select from estate e where e.person_id = new.person_id and e.state = 'done') then
    raise exception 'The rights of person % have passed to heirs.', new.person_id
      using errcode = 'restrict_violation', constraint = 'died_on_stays';
  end if;
  return new;
end $$;
create or replace trigger died_on_stays before update of died_on on person
  for each row when (old.died_on is not null and new.died_on is distinct from old.died_on) execute function keep_died_on();
