import { sql } from '../../platform/database/statement.ts';

/** Letters that guests of one member's rooms caused today are counted one after another. */
export const lockHost = sql`
  select u.user_id from app_user u join split_room r on r.opened_by_user = u.user_id
  where r.split_room_id = ${'splitRoomId'}::integer for no key update of u`;
/** J5: as few letters to people outside the society as registrations may cause. */
export const countLetters = sql`
  select
    (select coalesce(sum(g.letters), 0)::integer from split_room_guest g join split_room o using (split_room_id)
      where o.opened_by = r.opened_by and g.asked_at >= current_date) as of_host,
    (select coalesce(sum(g.letters), 0)::integer from split_room_guest g
      where g.mailbox = ${'mailbox'} and g.asked_at >= current_date) as to_guest,
    (select count(*)::integer from split_room_guest g where g.split_room_id = r.split_room_id and g.mailbox <> ${'mailbox'}) as guests
  from split_room r where r.split_room_id = ${'splitRoomId'}::integer`;
/** Guests who ask again get the e-mail again, under the name that was given first. */
export const askLetter = sql`
  insert into split_room_guest as g (split_room_id, guest_name, email, mailbox)
  values (${'splitRoomId'}, ${'guestName'}, ${'email'}, ${'mailbox'})
  on conflict (split_room_id, mailbox) do update set letters = g.letters + 1, asked_at = now() where g.letters < 3
  returning split_room_guest_id as guest_id, email`;
export const insertLetter = sql`
  insert into letter (kind, turn, recipient, language, subject, body, link)
  values ('approvalAsked', 1, ${'recipient'}, ${'language'}, ${'subject'}, ${'body'}, ${'link'})`;

export const findGuest = sql`
  select split_room_guest_id as guest_id, split_room_id, guest_name, email, seat_id
  from split_room_guest where split_room_guest_id = ${'guestId'}::bigint`;
export const seatGuest = sql`
  update split_room_guest set seat_id = ${'seatId'} where split_room_guest_id = ${'guestId'}::integer`;
/** Who reads the mailbox of a member logs in instead. */
export const isMembers = sql`
  select from person where lower(email) = lower(${'email'}) and not is_unregistered and left_on is null`;
