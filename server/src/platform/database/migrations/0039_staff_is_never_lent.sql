-- S8: nobody acts for those who work for the society, but an administrator. Whoever becomes staff lends nothing from then on.

delete from access_grant g using app_user u where u.user_id = g.user_id and u.role in ('administrator', 'editor');
update session s set ended_at = now()
  from app_user own, app_user acted
  where own.user_id = s.user_id and acted.user_id = s.acting_for_user_id and s.ended_at is null
    and acted.role in ('administrator', 'editor') and own.role <> 'administrator';

create function refuse_grant_by_staff() returns trigger language plpgsql as $$
begin
  if exists (select from app_user where user_id = new.user_id and role in ('administrator', 'editor')) then
    raise exception 'Users who work for the society grant no access.'
      using errcode = 'check_violation', constraint = 'access_grant_not_by_staff';
  end if;
  return new;
end $$;
create trigger access_grant_not_by_staff before insert or update of user_id on access_grant
  for each row execute function refuse_grant_by_staff();

create function end_grants_of_staff() returns trigger language plpgsql as $$
begin
  delete from access_grant where user_id = new.user_id;
  update access_request set state = 'refused', answered_at = now() where user_id = new.user_id and state = 'waiting';
  return null;
end $$;
create trigger staff_grants_end after update of role on app_user
  for each row when (new.role in ('administrator', 'editor') and old.role not in ('administrator', 'editor'))
  execute function end_grants_of_staff();
