/* R215: keeps who entered that somebody has died. Files, and the division of an estate that two decided on, enter it for nobody; where nobody has died
   any more there is nobody either. */
create or replace function note_death() returns trigger language plpgsql as $$
begin
  new.death_entered_by := case
    when new.died_on is not null and not exists (select from estate e where e.person_id = new.person_id and e.state = 'done')
      then nullif(current_setting('omur.user_id', true), '')::integer end;
  return new;
end $$;
create or replace trigger death_is_entered before update of died_on on person
  for each row when (new.died_on is distinct from old.died_on) execute function note_death();
