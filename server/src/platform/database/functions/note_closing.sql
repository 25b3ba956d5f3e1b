-- R232: keeps who closed a login, until it is open again. Jobs and files close it for nobody.
create or replace function note_closing() returns trigger language plpgsql as $$
begin
  new.closed_by := case when new.closed_at is null then null when old.closed_at is not null then old.closed_by
    else nullif(current_setting('omur.user_id', true), '')::integer end;
  return new;
end $$;
create or replace trigger login_is_closed before update of closed_at, closed_by on app_user for each row execute function note_closing();
