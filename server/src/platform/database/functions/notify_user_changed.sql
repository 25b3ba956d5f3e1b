create or replace function notify_user_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('user_changed', new.user_id::text);
  return null;
end $$;
