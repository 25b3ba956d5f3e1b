/* O267, O278: nobody on file gets the national ID of somebody else's login, whose they would become with all that they are paid: a login of staff
   that has no person yet gets theirs by link_staff_login(). An unknown author who becomes a member is who their own national ID says (R130). */
create or replace function refuse_kennitala_of_login() returns trigger language plpgsql as $$
begin
  if exists (select from app_user u where u.kennitala = new.kennitala and u.person_id is distinct from new.person_id) then
    raise exception 'Person % would get the national ID of the login of somebody else.', new.person_id
      using errcode = 'check_violation', constraint = 'person_kennitala_of_login';
  end if;
  return new;
end $$;
create or replace trigger kennitala_not_of_login before update of kennitala on person for each row
  when (old.kennitala is null and new.kennitala is not null and not old.is_unregistered and not new.is_unregistered)
  execute function refuse_kennitala_of_login();
