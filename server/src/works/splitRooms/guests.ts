import { addressesOnFile, mailboxOf, readEmail } from '@omur/contract/people/rules/email';
import type {
  acceptAsGuest,
  changePartAsGuest,
  enterAsGuest,
  knockAsGuest,
  leaveAsGuest,
} from '@omur/contract/works/splitRooms';
import { mostSeats } from '@omur/contract/works/splitRooms';
import { guestEmail, guestName } from '@omur/contract/platform/fields/splitRooms';
import type pg from 'pg';
import { transaction } from '../../platform/database/pool.ts';
import type { Queryable } from '../../platform/database/statement.ts';
import type { Call, CallOf } from '../../platform/http/call.ts';
import { type FieldRefusal, refuse } from '../../platform/refusal.ts';
import { findAddresses } from '../registration/queries.ts';
import { acceptSeat } from './accept.ts';
import { addSeat, changePart, leaveSeat } from './change.ts';
import * as guests from './guestQueries.ts';
import { guestKeyOf, guestOf, roomOfLink, type Guest } from './links.ts';
import { guestLetter } from './notify.ts';
import { findSecret } from './queries.ts';
import { lockRoom, type Room, type Seat } from './room.ts';

// H94: an author outside the society sits where the reader of one mailbox sits. Public calls, each with a transaction of its own.

/** J5: of one member's rooms, and to one mailbox, in a day. */
const mostLettersOfHost = 20;
const mostLettersToGuest = 5;

/** Sends a letter with the seat in it. What it answers says nothing of the address. */
export async function knock(pool: pg.Pool, call: CallOf<typeof knockAsGuest>): Promise<void> {
  const { body, language } = call;
  if (call.actor.userId !== 0) refuse('splitRoom.guestIsLoggedIn');
  const splitRoomId = await roomOfLink(call, pool);
  const name = body.guestName.trim();
  const email = readEmail(body.guestEmail);
  const fields: FieldRefusal[] = [
    ...(name === '' ? [{ field: guestName.wire, code: 'person.nameMissing' as const }] : []),
    ...(email.problem ? [{ field: guestEmail.wire, code: email.problem }] : []),
  ];
  if (fields.length > 0) refuse('request.invalid', { fields });
  await transaction(pool, async (db) => {
    await guests.lockHost.run(db, { splitRoomId });
    const room = await lockRoom(db, splitRoomId);
    if (!room.isOpen) refuse('splitRoom.over');
    const mailbox = mailboxOf(email.value ?? '');
    const counted = await guests.countLetters.row<Counted>(db, { splitRoomId, mailbox });
    if (!counted || counted.ofHost >= mostLettersOfHost || counted.toGuest >= mostLettersToGuest)
      refuse('splitRoom.tooManyLetters');
    if (counted.guests >= mostSeats) refuse('splitRoom.full', { values: { most: mostSeats } });
    const guest = await guests.askLetter.row<{ guestId: number; email: string }>(db, {
      splitRoomId,
      guestName: name.normalize('NFC'),
      email: email.value ?? '',
      mailbox,
    });
    if (!guest) refuse('splitRoom.tooManyLetters');
    const secret = (await findSecret.row<{ secret: Buffer }>(db, {}))?.secret ?? refuse('server.failed');
    const inEnglish = language === 'en' ? '?mal=en' : '';
    await guests.insertLetter.run(db, {
      ...guestLetter(language),
      recipient: guest.email,
      language,
      link: `/höfundafundur/gestur-${guestKeyOf(guest.guestId, secret)}${inEnglish}`,
    });
  });
}

interface Counted extends Record<string, unknown> {
  ofHost: number;
  toGuest: number;
  guests: number;
}

/** V15: the person who follows the link of the e-mail takes the seat, unless the mailbox is a member's or reaches the host. */
export async function enter(pool: pg.Pool, call: CallOf<typeof enterAsGuest>): Promise<void> {
  const { guestId } = await guestOf(call, pool);
  await inRoom(pool, guestId, async (db, room, guest) => {
    if (guest.seatId !== null) return;
    if (await guests.isMembers.row(db, { email: guest.email })) refuse('splitRoom.guestIsMember');
    const own = await findAddresses.rows<{ email: string }>(db, { personId: room.openedBy });
    const mailboxes = own.flatMap(({ email }) => addressesOnFile(email).map(mailboxOf));
    if (mailboxes.includes(mailboxOf(guest.email))) refuse('splitRoom.guestIsMember');
    const seatId = await addSeat(db, room, { authorId: null, guestName: guest.guestName, hasCome: true });
    await guests.seatGuest.run(db, { guestId, seatId });
  });
}

export async function changeAsGuest(pool: pg.Pool, call: CallOf<typeof changePartAsGuest>): Promise<void> {
  await inSeat(pool, call, (db, room, seat) => changePart(db, room, seat.seatId, call.body));
}

export async function acceptGuest(pool: pg.Pool, call: CallOf<typeof acceptAsGuest>): Promise<void> {
  const { address, body } = call;
  await inSeat(pool, call, (db, room, seat) =>
    acceptSeat(db, room, seat, { version: body.splitVersion, userId: null, address }),
  );
}

/** The seat goes, and the letter's link with it. */
export async function leaveGuest(pool: pg.Pool, call: CallOf<typeof leaveAsGuest>): Promise<void> {
  await inSeat(pool, call, (db, room, seat) => leaveSeat(db, room, seat.seatId));
}

type OfGuest = Call<{ guestKey: string }>;
type InSeat = (db: Queryable, room: Room, seat: Seat) => Promise<void>;

async function inSeat(pool: pg.Pool, call: OfGuest, act: InSeat): Promise<void> {
  const { guestId } = await guestOf(call, pool);
  await inRoom(pool, guestId, async (db, room, guest) => {
    const seat = room.seats.find(({ seatId }) => seatId === guest.seatId) ?? refuse('splitRoom.linkInvalid');
    await act(db, room, seat);
  });
}

/** The guest is read again once the room is locked: the host may have taken the seat away. */
async function inRoom(
  pool: pg.Pool,
  guestId: number,
  act: (db: Queryable, room: Room, guest: Guest) => Promise<void>,
): Promise<void> {
  await transaction(pool, async (db) => {
    const found = await guests.findGuest.row<Guest>(db, { guestId });
    const room = await lockRoom(db, found?.splitRoomId ?? 0);
    const guest = await guests.findGuest.row<Guest>(db, { guestId });
    if (!guest) refuse('splitRoom.linkInvalid');
    if (!room.isOpen) refuse('splitRoom.over');
    await act(db, room, guest);
  });
}
