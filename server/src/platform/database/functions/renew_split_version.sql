-- H93: authors accept one version. With any other author, role or share it is another, and nobody has accepted it yet.
create or replace function renew_split_version() returns trigger language plpgsql as $$
begin
  update split_room set version = version + 1 where split_room_id = coalesce(new.split_room_id, old.split_room_id) and state = 'open';
  return null;
end $$;
create or replace trigger split_version_renewed after insert or delete on split_room_seat
  for each row execute function renew_split_version();
create or replace trigger split_version_renewed_by_share after update on split_room_seat
  for each row when ((old.author_id, old.guest_name, old.author_type_id, old.share)
    is distinct from (new.author_id, new.guest_name, new.author_type_id, new.share))
  execute function renew_split_version();
