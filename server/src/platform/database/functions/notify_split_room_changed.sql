create or replace function notify_split_room_changed() returns trigger language plpgsql as $$
begin
  perform announce_split_room(coalesce(new.split_room_id, old.split_room_id));
  return null;
end $$;
create or replace trigger split_room_changed after update or delete on split_room
  for each row execute function notify_split_room_changed();
create or replace trigger split_room_changed after insert or update or delete on split_room_seat
  for each row execute function notify_split_room_changed();
