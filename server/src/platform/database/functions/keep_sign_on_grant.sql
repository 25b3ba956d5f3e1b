-- O257: what a service is given is of whoever the session is, and not while they act for somebody else.
create or replace function keep_sign_on_grant() returns trigger language plpgsql as $$
begin
  if not exists (
    select from session s join sign_on_consent c on c.user_id = s.user_id
    where s.token_hash = new.session_token_hash and c.consent_id = new.consent_id and s.acting_for_user_id is null
  ) then
    raise exception 'Nobody logs in to a service in the name of another.' using errcode = 'check_violation', constraint = 'sign_on_grant_in_own_name';
  end if;
  return new;
end $$;
create or replace trigger keep_sign_on_grant before insert or update on sign_on_grant for each row execute function keep_sign_on_grant();
