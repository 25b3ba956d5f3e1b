create or replace function notify_notification_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('notification_changed', new.person_id::text);
  return null;
end $$;
