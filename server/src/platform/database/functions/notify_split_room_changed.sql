-- H92: every server hears which room has changed, and tells those who have it open.
create or replace function notify_split_room_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('split_room_changed', coalesce(new.split_room_id, old.split_room_id)::text);
  return null;
end $$;
create or replace trigger split_room_changed after update or delete on split_room
  for each row execute function notify_split_room_changed();
create or replace trigger split_room_changed after insert or update or delete on split_room_seat
  for each row execute function notify_split_room_changed();
