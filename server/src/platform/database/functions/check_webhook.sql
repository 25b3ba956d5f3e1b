-- O69: of two added at once the second waits for the first.
create or replace function check_webhook() returns trigger language plpgsql as $$
begin
  perform from app_user where user_id = new.user_id for no key update;
  if not exists (select from app_user where user_id = new.user_id and role in ('member', 'viewer')) then
    raise exception 'Webhooks are for members.' using errcode = 'check_violation', constraint = 'webhook_of_member';
  end if;
  if (select count(*) from webhook where user_id = new.user_id) >= 5 then
    raise exception 'A user has five webhooks at most.' using errcode = 'check_violation', constraint = 'webhook_five';
  end if;
  return new;
end $$;
create or replace trigger check_webhook before insert on webhook for each row execute function check_webhook();
