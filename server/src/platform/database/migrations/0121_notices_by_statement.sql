-- O15: one notice a statement, not one a row. The function in its file knows the rows as a table.
drop trigger notification_changed on notification;
create or replace function notify_notification_changed() returns trigger language plpgsql as $$
begin
  return null;
end $$;
create trigger notification_added after insert on notification
  referencing new table as changed for each statement execute function notify_notification_changed();
create trigger notification_altered after update on notification
  referencing new table as changed for each statement execute function notify_notification_changed();
