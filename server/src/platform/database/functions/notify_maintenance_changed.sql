-- O342: every server knows at once what is announced, and goes on knowing it while the database is away.
create or replace function notify_maintenance_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('maintenance_changed', '');
  return null;
end $$;

create or replace trigger maintenance_changed after insert or update or delete on maintenance
  for each statement execute function notify_maintenance_changed();
