import { sql } from '../../platform/database/statement.ts';

/** The seat on which a person shows who has the room open, if they have one: their first (H135). The host may have none. */
export const findPlace = sql`
  select r.split_room_id, (select s.seat_id from split_room_seat s join author a using (author_id)
      where s.split_room_id = r.split_room_id and a.person_id = ${'personId'}::integer and not s.is_further
      order by s.seat_id limit 1) as seat_id
  from split_room r where r.split_room_id = ${'splitRoomId'}::bigint and (r.opened_by = ${'personId'}::integer or exists (
    select from split_room_seat s join author a using (author_id) where s.split_room_id = r.split_room_id and a.person_id = ${'personId'}::integer))`;

/** Answers a row where others are to be told: when somebody comes or goes, not that they are still there. */
export const see = sql`
  with before as (
    select p.seen_at > now() - interval '45 seconds' as is_here from split_room_presence p where p.seat_id = ${'seatId'}
  ), seen as (
    insert into split_room_presence (seat_id) select seat_id from split_room_seat where seat_id = ${'seatId'}
    on conflict (seat_id) do update set seen_at = now() returning seat_id
  )
  select from seen where not coalesce((select is_here from before), false)`;
export const gone = sql`delete from split_room_presence where seat_id = ${'seatId'}`;
export const announceRoom = sql`select announce_split_room(${'splitRoomId'}::integer)`;

/** What changes with anything of a room that its readers are told of. */
export const findVersions = sql`
  select concat_ws(',', r.xmin::text, (select string_agg(s.xmin::text, ',' order by s.seat_id) from split_room_seat s
    where s.split_room_id = r.split_room_id)) as versions
  from split_room r where r.split_room_id = ${'splitRoomId'}::integer`;
