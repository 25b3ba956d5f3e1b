-- R157: whether an author can be asked is a finding: it is made anew once somebody dies or leaves, or has another address or login.
create or replace function forget_checks_of_person() returns trigger language plpgsql as $$
begin
  delete from work_check c using author a join work_author wa using (author_id)
  where a.person_id = new.person_id and wa.work_id = c.work_id;
  return null;
end $$;
create or replace trigger work_check_of_person after update of email, died_on, left_on on person
  for each row when ((old.email, old.died_on, old.left_on) is distinct from (new.email, new.died_on, new.left_on))
  execute function forget_checks_of_person();
create or replace trigger work_check_of_login after insert or update of person_id, closed_at on app_user
  for each row when (new.person_id is not null) execute function forget_checks_of_person();
