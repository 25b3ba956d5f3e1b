-- Servers remember who has yet to set up a second factor.
create or replace function notify_factor_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('user_changed', coalesce(new.user_id, old.user_id)::text);
  return null;
end $$;
