-- H92, O358: every server hears which room has changed, and tells those who have it open. A transaction of the portal's says it itself
-- once it has committed (announce.ts): PostgreSQL lets only one transaction with a notice in it commit at a time.
create or replace function announce_split_room(room integer) returns void language plpgsql as $$
declare
  before text := current_setting('omur.rooms', true);
begin
  if current_setting('omur.tells_rooms', true) is distinct from 'on' or length(before) > 4000 then
    perform pg_notify('split_room_changed', room::text);
    return;
  end if;
  if room::text = any (string_to_array(before, ',')) then return; end if;
  perform set_config('omur.rooms', concat_ws(',', nullif(before, ''), room::text), true);
end $$;
