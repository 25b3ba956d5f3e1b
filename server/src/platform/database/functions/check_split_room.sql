/* H90, H95: what a room registers is what stands in it. Its facts stay as they were opened, its version only rises, what is over stays over;
   the work has the authors, roles and shares that each author accepted in that version, all approved, and the host registers it as themselves. */
create or replace function check_split_room() returns trigger language plpgsql as $$
declare
  caller integer := nullif(current_setting('omur.user_id', true), '')::integer;
  acted_for integer := nullif(current_setting('omur.acting_for_user_id', true), '')::integer;
  wrong text;
begin
  if (new.title, new.registration, new.opened_by, new.opened_by_user, new.opened_at) is distinct from
      (old.title, old.registration, old.opened_by, old.opened_by_user, old.opened_at)
      or new.ends_at > old.ends_at or new.version < old.version or new.link_number < old.link_number then
    wrong := 'split_room_stays';
  elsif old.state <> 'open' then
    wrong := 'split_room_over';
  elsif new.state = 'registered' and (old.ends_at <= now() or coalesce(acted_for, caller) is distinct from caller
      or caller is not null and caller <> new.opened_by_user) then
    wrong := 'split_room_by_host';
  elsif new.state = 'registered' and exists (
      select from split_room_seat s where s.split_room_id = new.split_room_id
        and s.author_id is distinct from 3492 and s.author_id is distinct from 22483 and s.accepted_version is distinct from new.version) then
    wrong := 'split_room_accepted';
  elsif new.state = 'registered' and exists (
      select from (select coalesce(s.became_author, s.author_id) as author_id, s.author_type_id, s.share
        from split_room_seat s where s.split_room_id = new.split_room_id) s
      full join (select author_id, author_type_id, share, approval from work_author where work_id = new.work_id) w using (author_id)
      where (s.author_type_id, s.share) is distinct from (w.author_type_id, w.share) or w.approval is distinct from 'given') then
    wrong := 'split_room_as_accepted';
  end if;
  if wrong is not null then
    raise exception 'Split room % is not to be so: %.', new.split_room_id, wrong using errcode = 'check_violation', constraint = wrong;
  end if;
  return null;
end $$;
drop trigger if exists split_room_stands on split_room;
create constraint trigger split_room_stands after update on split_room
  for each row execute function check_split_room();
