-- S5: what runs on a grant ends with it, anyone who takes it away, and is narrowed with it.
create or replace function refresh_masquerades() returns trigger language plpgsql as $$
begin
  -- An administrator needs no grant.
  if exists (select from app_user u where u.user_id = old.grantee_user_id and u.role = 'administrator') then return null; end if;
  if tg_op = 'DELETE' then
    update session set ended_at = now()
      where user_id = old.grantee_user_id and acting_for_user_id = old.user_id and ended_at is null;
  else
    update session set is_read_only = is_read_only or new.is_read_only,
        expires_at = least(expires_at, end_of_access(new.last_day))
      where user_id = new.grantee_user_id and acting_for_user_id = new.user_id and ended_at is null;
  end if;
  return null;
end $$;
