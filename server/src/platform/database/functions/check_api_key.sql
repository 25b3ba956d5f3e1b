-- O48: a key is what it was made as, and never comes back. Whose it is may change role later; then it does not work (O42).
create or replace function check_api_key() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    -- Of two made at once the second waits for the first.
    perform from app_user where user_id = new.user_id for no key update;
    if not exists (select from app_user where user_id = new.user_id and role in ('member', 'viewer')) then
      raise exception 'Keys are for members.' using errcode = 'check_violation', constraint = 'api_key_of_member';
    end if;
    if (select count(*) from api_key where user_id = new.user_id and revoked_at is null and expires_at > now()) >= 10 then
      raise exception 'A user has ten keys at most.' using errcode = 'check_violation', constraint = 'api_key_ten';
    end if;
    return new;
  end if;
  if (new.user_id, new.token_hash, new.ends_in, new.scopes, new.made_at, new.expires_at, new.name)
      is distinct from (old.user_id, old.token_hash, old.ends_in, old.scopes, old.made_at, old.expires_at, old.name)
    or old.revoked_at is not null and new.revoked_at is distinct from old.revoked_at then
    raise exception 'A key does not change.' using errcode = 'check_violation', constraint = 'api_key_unchanged';
  end if;
  return new;
end $$;
create or replace trigger check_api_key before insert or update on api_key for each row execute function check_api_key();
