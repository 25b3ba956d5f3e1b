import type { Queryable } from '../../platform/database/statement.ts';
import type { Call } from '../../platform/http/call.ts';
import { refuse } from '../../platform/refusal.ts';
import { numberOfLink } from '../../messages/letters/followed.ts';
import { claimedNumber, signedNumber } from '../../messages/letters/signedNumber.ts';
import { findGuest } from './guestQueries.ts';
import { findLinkNumber } from './queries.ts';

/** What stands in the link to a room: its number, signed for the link that counts now. */
export const tokenOf = (splitRoomId: number, linkNumber: number, secret: Buffer): string =>
  signedNumber('splitRoom', splitRoomId, secret, String(linkNumber));

/** The room behind a link, as long as the host has made no newer one. */
export async function roomOfLink(call: Call<{ token: string }>, db: Queryable): Promise<number> {
  const claimed = claimedNumber(call.params.token);
  const room =
    claimed === undefined
      ? undefined
      : await findLinkNumber.row<{ linkNumber: number }>(db, { splitRoomId: claimed });
  const splitRoomId = await numberOfLink(call, db, {
    purpose: 'splitRoom',
    to: String(room?.linkNumber ?? 0),
    refusal: 'splitRoom.linkInvalid',
  });
  return room ? splitRoomId : refuse('splitRoom.linkInvalid');
}

export interface Guest extends Record<string, unknown> {
  guestId: number;
  splitRoomId: number;
  guestName: string;
  email: string;
  seatId: number | null;
}

/** What stands in the link of the letter to a guest, which is theirs alone. */
export const guestKeyOf = (guestId: number, secret: Buffer): string =>
  signedNumber('splitGuest', guestId, secret);

/** H94: the guest whose letter it is. Nobody who is logged in is one: members answer as themselves. */
export async function guestOf(
  { params: { guestKey }, ...call }: Call<{ guestKey: string }>,
  db: Queryable,
): Promise<Guest> {
  if (call.actor.userId !== 0) refuse('splitRoom.guestIsLoggedIn');
  const guestId = await numberOfLink({ ...call, params: { token: guestKey } }, db, {
    purpose: 'splitGuest',
    refusal: 'splitRoom.linkInvalid',
  });
  return (await findGuest.row<Guest>(db, { guestId })) ?? refuse('splitRoom.linkInvalid');
}
