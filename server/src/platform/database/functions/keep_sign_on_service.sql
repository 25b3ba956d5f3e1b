-- O140: a service is what another administrator confirmed; one that moves is entered anew.
create or replace function keep_sign_on_service() returns trigger language plpgsql as $$
begin
  if (new.client_id, new.name, new.redirect_uris, new.takes_two, new.entered_by, new.entered_at, new.token_hash is null)
      is distinct from (old.client_id, old.name, old.redirect_uris, old.takes_two, old.entered_by, old.entered_at, old.token_hash is null)
    or old.confirmed_by is not null and new.confirmed_by is distinct from old.confirmed_by then
    raise exception 'A service does not change.' using errcode = 'check_violation', constraint = 'sign_on_service_unchanged';
  end if;
  return new;
end $$;
create or replace trigger keep_sign_on_service before update on sign_on_service for each row execute function keep_sign_on_service();
