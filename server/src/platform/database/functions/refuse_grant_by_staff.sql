create or replace function refuse_grant_by_staff() returns trigger language plpgsql as $$
begin
  if exists (select from app_user where user_id = new.user_id and role in ('administrator', 'editor')) then
    raise exception 'Users who work for the society grant no access.'
      using errcode = 'check_violation', constraint = 'access_grant_not_by_staff';
  end if;
  return new;
end $$;
