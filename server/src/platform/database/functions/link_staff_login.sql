/* M14: a login of staff that was made before its person was on file is theirs from then on: who decides would else not be known to gain. */
create or replace function link_staff_login() returns trigger language plpgsql as $$
begin
  update app_user set person_id = new.person_id
  where kennitala = new.kennitala and person_id is null and role in ('administrator', 'editor')
    and not exists (select from app_user u where u.person_id = new.person_id);
  return null;
end $$;
create or replace trigger staff_login_is_linked after insert or update of kennitala on person
  for each row when (new.kennitala is not null) execute function link_staff_login();
