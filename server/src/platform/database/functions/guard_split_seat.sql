-- H93, H94, H96: in a room that is over nothing changes, and a share is accepted by nobody but its author, as themselves, and as it stands.
create or replace function guard_split_seat() returns trigger language plpgsql as $$
declare
  caller integer := nullif(current_setting('omur.user_id', true), '')::integer;
  acted_for integer := nullif(current_setting('omur.acting_for_user_id', true), '')::integer;
  room split_room;
  wrong text;
begin
  select * into room from split_room where split_room_id = coalesce(new.split_room_id, old.split_room_id);
  -- The seats of a room that is deleted go with it.
  if not found then
    return coalesce(new, old);
  end if;
  if room.state <> 'open' or room.ends_at <= now() then
    wrong := 'split_room_over';
  elsif tg_op = 'UPDATE' and (new.split_room_id, new.author_id, new.guest_name) is distinct from (old.split_room_id, old.author_id, old.guest_name) then
    wrong := 'split_seat_stays';
  -- H135: all see which seat is the host's, so a second would tell under which other name the host writes.
  elsif tg_op = 'INSERT' and exists (select from author a join author o using (person_id) join split_room_seat s on s.author_id = o.author_id
      where a.author_id = new.author_id and a.person_id = room.opened_by and s.split_room_id = room.split_room_id) then
    wrong := 'split_host_sits_once';
  elsif tg_op <> 'DELETE' and new.accepted_version is not null and (tg_op = 'INSERT'
      or (new.accepted_version, new.accepted_at, new.accepted_by) is distinct from (old.accepted_version, old.accepted_at, old.accepted_by)) then
    if tg_op = 'INSERT' or new.accepted_version <> room.version
      or (new.author_type_id, new.share) is distinct from (old.author_type_id, old.share) then
      wrong := 'split_accepts_what_stands';
    elsif (select sum(share) from split_room_seat where split_room_id = room.split_room_id) <> 100 or new.share = 0 then
      wrong := 'split_adds_up';
    elsif new.author_id in (3492, 22483) or coalesce(acted_for, caller) is distinct from caller or new.accepted_by is distinct from caller
      or new.author_id is not null and not exists (
        select from app_user u join author a using (person_id) where u.user_id = caller and a.author_id = new.author_id)
      or new.guest_name is not null and (caller is not null
        or not exists (select from split_room_guest g where g.seat_id = new.seat_id and g.split_room_id = room.split_room_id)) then
      wrong := 'split_accepts_themselves';
    end if;
  end if;
  if wrong is not null then
    raise exception 'Seat % of split room % is not to be so: %.', coalesce(new.seat_id, old.seat_id), room.split_room_id, wrong
      using errcode = 'check_violation', constraint = wrong;
  end if;
  return coalesce(new, old);
end $$;
create or replace trigger split_seat_guarded before insert or update or delete on split_room_seat
  for each row execute function guard_split_seat();
