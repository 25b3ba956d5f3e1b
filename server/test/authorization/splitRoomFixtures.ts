import { signedNumber } from '../../src/messages/letters/signedNumber.ts';
import type { Portal, Someone } from '../portal.ts';

/** Opened by the person, with the partner and a guest in it, who have not accepted. */
export async function aSplitRoom(portal: Portal, someone: Someone, partner: Someone) {
  const [room] = await portal.sql(
    `insert into split_room (title, registration, opened_by, opened_by_user)
     values ('Vökulag', '{"HEITI_VERKS": "Vökulag", "LENGD": "3.30", "authors": []}', $1, $2)
     returning split_room_id, link_number, (select secret from signing_secret) as secret`,
    [someone.personId, someone.userId],
  );
  const seats = await portal.sql(
    `insert into split_room_seat (split_room_id, author_id, guest_name, author_type_id, share, position)
     values ($1, $2, null, 36, 60, 0), ($1, $3, null, 36, 30, 1), ($1, null, 'Gestur', 36, 10, 2) returning seat_id`,
    [room?.split_room_id, someone.authorId, partner.authorId],
  );
  const [guest] = await portal.sql(
    `insert into split_room_guest (split_room_id, guest_name, email, mailbox, seat_id)
     values ($1, 'Gestur', 'gestur@example.is', 'gestur@example.is', $2) returning split_room_guest_id as guest_id`,
    [room?.split_room_id, seats[2]?.seat_id],
  );
  const [now] = await portal.sql('select version from split_room where split_room_id = $1', [
    room?.split_room_id,
  ]);
  return {
    splitRoomId: room?.split_room_id as number,
    splitVersion: now?.version as number,
    splitSeatId: seats[0]?.seat_id as number,
    splitLink: signedNumber('splitRoom', room?.split_room_id, room?.secret, String(room?.link_number)),
    splitGuestKey: signedNumber('splitGuest', guest?.guest_id, room?.secret),
  };
}
