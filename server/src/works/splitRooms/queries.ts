import { SplitRoom, SplitSeat } from '@omur/contract/works/splitRooms';
import { answer, jsonOf } from '../../platform/database/answers.ts';
import { listing } from '../../platform/database/listing.ts';
import { piece, sql } from '../../platform/database/statement.ts';
import { nobodyIds } from '../../platform/lookups/listsQueries.ts';

/** The host of a room, and the authors in it. To others, staff included, it is not there. */
const isIn = piece`(r.opened_by = ${'personId'}::integer or exists (
  select from split_room_seat s join author a using (author_id) where s.split_room_id = r.split_room_id and a.person_id = ${'personId'}::integer))`;

/** H98: of each author the name on works, role and share, and nothing else. */
const row = piece`
  select r.split_room_id, r.title, case when r.state = 'open' and r.ends_at <= now() then 'ended' else r.state end as split_room_state,
    r.version as split_version, to_json(r.ends_at) #>> '{}' as ends_at, r.opened_by = ${'personId'}::integer as is_host,
    coalesce((select a.display_name from author a left join split_room_seat s on s.author_id = a.author_id and s.split_room_id = r.split_room_id
        where a.person_id = r.opened_by and a.merged_into is null order by s.seat_id nulls last, a.author_id limit 1), p.name) as host_name,
    case when r.opened_by = ${'personId'}::integer then ${'linkToken'}::text end as link_token,
    case when ${'personId'}::integer > 0 then r.work_id end as work_id, seats.seats
  from split_room r join person p on p.person_id = r.opened_by cross join lateral (
    select coalesce(json_agg(written.json::json order by q.position, q.seat_id), '[]') as seats from (
      select s.seat_id, s.position, coalesce(a.display_name, s.guest_name) as display_name, s.author_type_id, s.share,
        coalesce(a.person_id = ${'personId'}::integer, s.seat_id = ${'seatId'}::integer) as is_own, s.guest_name is not null as is_guest,
        case when s.author_id in (${nobodyIds}) then s.author_id end as nobodys_id, coalesce(a.person_id = r.opened_by, false) as is_hosts_seat,
        s.came_at is not null as has_come, coalesce(here.seen_at > now() - interval '45 seconds', false) as is_here,
        coalesce(s.accepted_version = r.version, false) as accepts_share, coalesce(s.accepted_version < r.version, false) as accepted_before
      from split_room_seat s left join author a using (author_id) left join split_room_presence here using (seat_id)
      where s.split_room_id = r.split_room_id) q, ${jsonOf(SplitSeat)}) seats`;

export const openRooms = listing({
  schema: SplitRoom,
  from: piece`${row} where ${isIn} and r.state = 'open' and r.ends_at > now()`,
  orders: { newest: { up: ['(-q.split_room_id)::integer'] } },
});
export const findRoom = answer(
  SplitRoom,
  piece`${row} where r.split_room_id = ${'splitRoomId'}::integer and ${isIn}`,
);
/** For those who have the link, or the seat of a guest. */
export const findRoomOfOthers = answer(
  SplitRoom,
  piece`${row} where r.split_room_id = ${'splitRoomId'}::integer`,
);

export const findLink = sql`
  select r.link_number, (select secret from signing_secret) as secret from split_room r
  where r.split_room_id = ${'splitRoomId'}::bigint and r.opened_by = ${'personId'}::integer`;
export const findLinkNumber = sql`select link_number from split_room where split_room_id = ${'splitRoomId'}::bigint`;
export const findSecret = sql`select secret from signing_secret`;

export const countOpen = sql`
  select count(*)::integer as open_count from split_room where opened_by_user = ${'userId'} and state = 'open' and ends_at > now()`;

export const insertRoom = sql`
  insert into split_room (title, registration, opened_by, opened_by_user)
  values (${'title'}, ${'registration'}::jsonb, ${'personId'}, ${'userId'}) returning split_room_id`;
export const insertSeats = sql`
  insert into split_room_seat (split_room_id, author_id, author_type_id, share, position, came_at, is_further)
  select ${'splitRoomId'}::integer, t.author_id, t.author_type_id, t.share / 100.0, t.position, case when a.person_id = ${'personId'}::integer then now() end,
    row_number() over (partition by a.person_id order by t.position) > 1
  from unnest(${'authorIds'}::integer[], ${'authorTypeIds'}::integer[], ${'shares'}::integer[]) with ordinality
    as t (author_id, author_type_id, share, position) join author a using (author_id)`;

/** Until the transaction ends nobody else changes the room, so that versions follow one another. */
export const lockRoom = sql`
  select r.split_room_id, r.title, r.version, r.opened_by, r.registration, r.state = 'open' and r.ends_at > now() as is_open
  from split_room r where r.split_room_id = ${'splitRoomId'}::integer for update`;
export const seatsOf = sql`
  select s.seat_id, coalesce(a.display_name, s.guest_name) as display_name, s.author_id, a.person_id, s.author_type_id,
    (s.share * 100)::integer as share_hundredths, case when s.author_id in (${nobodyIds}) then s.author_id end as nobodys_id,
    coalesce(a.person_id = r.opened_by, false) as is_hosts_seat, coalesce(s.accepted_version = r.version, false) as accepts_share,
    s.guest_name, s.is_further, g.email as guest_email
  from split_room_seat s join split_room r using (split_room_id) left join author a using (author_id)
  left join split_room_guest g using (seat_id)
  where s.split_room_id = ${'splitRoomId'}::integer order by s.position, s.seat_id`;

export const addSeat = sql`
  insert into split_room_seat (split_room_id, author_id, guest_name, author_type_id, share, position, came_at, is_further)
  select ${'splitRoomId'}::integer, ${'authorId'}::integer, ${'guestName'}, ${'authorTypeId'}::smallint, 0,
    (select coalesce(max(position), 0) + 1 from split_room_seat where split_room_id = ${'splitRoomId'}::integer),
    case when ${'hasCome'}::boolean then now() end,
    exists (select from author a join author o using (person_id) join split_room_seat s on s.author_id = o.author_id
      where a.author_id = ${'authorId'}::integer and s.split_room_id = ${'splitRoomId'}::integer and not s.is_further)
  returning seat_id`;
export const markCome = sql`
  update split_room_seat set came_at = now() where seat_id = ${'seatId'}::integer and came_at is null`;
export const writePart = sql`
  update split_room_seat set author_type_id = ${'authorTypeId'}::smallint, share = ${'shareHundredths'}::integer / 100.0
  where seat_id = ${'seatId'}::integer`;
export const writeParts = sql`
  update split_room_seat s set author_type_id = t.author_type_id, share = t.share / 100.0
  from unnest(${'seatIds'}::integer[], ${'authorTypeIds'}::integer[], ${'shares'}::integer[]) as t (seat_id, author_type_id, share)
  where s.seat_id = t.seat_id and (s.author_type_id, s.share) is distinct from (t.author_type_id, t.share / 100.0)`;
export const deleteSeats = sql`delete from split_room_seat where seat_id = any(${'seatIds'}::integer[])`;
export const acceptSeats = sql`
  update split_room_seat set accepted_version = ${'version'}, accepted_at = now(), accepted_by = ${'userId'}::integer, accepted_from = ${'address'}
  where seat_id = any(${'seatIds'}::integer[])`;

export const renewLink = sql`update split_room set link_number = link_number + 1 where split_room_id = ${'splitRoomId'}::integer`;
export const closeRoom = sql`
  update split_room set state = 'closed', ended_at = now() where split_room_id = ${'splitRoomId'}::integer`;
export const registerRoom = sql`
  update split_room set state = 'registered', ended_at = now(), work_id = ${'workId'}::integer where split_room_id = ${'splitRoomId'}::integer`;
export const guestBecame = sql`
  update split_room_seat set became_author = ${'authorId'}::integer where seat_id = ${'seatId'}::integer`;

/** H95: what was accepted counts as approved, and is kept as answers to the work's first round. */
export const approveAccepted = sql`
  with answered as (
    insert into approval_request (work_id, author_id, round, asked_by, state, answered_at, answered_by, is_answered_by_link, answered_from)
    select ${'workId'}::integer, coalesce(s.became_author, s.author_id), 1, r.opened_by, 'given', s.accepted_at, s.accepted_by,
      s.guest_name is not null, s.accepted_from
    from split_room_seat s join split_room r using (split_room_id) left join author a using (author_id)
    where s.split_room_id = ${'splitRoomId'}::integer and s.accepted_version = r.version and a.person_id is distinct from r.opened_by
    returning author_id, answered_at
  )
  update work_author wa set approval = 'given', approved_at = answered.answered_at
  from answered where wa.work_id = ${'workId'}::integer and wa.author_id = answered.author_id`;

/** Of a person the author that sits down: who answers for themselves, the oldest number first. */
export const findOwnAuthor = sql`
  select a.author_id from author a join person p using (person_id)
  where a.person_id = ${'personId'}::integer and a.merged_into is null and not a.is_from_ipi and not p.is_unregistered and p.died_on is null
  order by a.author_id limit 1`;
