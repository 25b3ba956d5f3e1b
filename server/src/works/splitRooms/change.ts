import { defaultAuthorTypeId, offeredAuthorTypes } from '@omur/contract/people/rules/authorTypes';
import { shareHundredths as share } from '@omur/contract/platform/fields/works';
import { fullShare } from '@omur/contract/platform/rules/shares';
import {
  mostSeats,
  type changeOwnPart,
  type seatAuthor,
  type leaveSplitRoom,
  type proposeSplit,
  type sitDown,
} from '@omur/contract/works/splitRooms';
import * as people from '@omur/contract/platform/fields/people';
import type { Queryable } from '../../platform/database/statement.ts';
import type { CallOf } from '../../platform/http/call.ts';
import { refuse, refuseField } from '../../platform/refusal.ts';
import { mayAsk } from '../../platform/sessions/limit.ts';
import { findAuthors } from '../groups/queries.ts';
import { roomOfLink } from './links.ts';
import { notifyAsked } from './notify.ts';
import * as queries from './queries.ts';
import {
  assertVersion,
  lockAsHost,
  lockOwn,
  lockRoom,
  markHere,
  notifyAcceptors,
  ownSeat,
  type Room,
} from './room.ts';

interface Part {
  authorTypeId: number;
  shareHundredths: number;
}

/** H91: a member takes a seat by the link, or is in one already. */
export async function sit(call: CallOf<typeof sitDown>): Promise<{ splitRoomId: number }> {
  const { db, actor } = call;
  const splitRoomId = await roomOfLink(call, db);
  const room = await lockRoom(db, splitRoomId);
  if (!room.isOpen) refuse('splitRoom.over');
  // H135: to come by the link is to come under the first name, whatever other name somebody sits there under.
  const own = room.seats.find(({ personId, isFurther }) => personId === actor.personId && !isFurther);
  if (own) await queries.markCome.run(db, { seatId: own.seatId });
  if (own || room.openedBy === actor.personId) return { splitRoomId };
  const author = await queries.findOwnAuthor.row<{ authorId: number }>(db, { personId: actor.personId });
  if (!author) refuse('splitRoom.notAuthor');
  if (room.seats.some(({ authorId }) => authorId === author.authorId)) return { splitRoomId };
  await addSeat(db, room, { authorId: author.authorId, guestName: null, hasCome: true });
  return { splitRoomId };
}

/** Nobody is called to rooms all day. */
const invitations = { allowed: 60, minutes: 1440, refusal: 'splitRoom.tooManyLetters' } as const;

export const mayInvite = (pool: Queryable, { actor }: CallOf<typeof seatAuthor>): Promise<void> =>
  mayAsk(pool, `split room seats by:${actor.realUserId}`, invitations);

/**
 * X138: the host of the room seats an author who can answer there, who is told. H135: that they sit there under another name of theirs says
 * nothing; the seat is one more that is theirs to take or leave.
 */
export async function invite({ db, actor, params, body }: CallOf<typeof seatAuthor>): Promise<void> {
  const room = await lockAsHost(db, actor, params.splitRoomId);
  const { authorId } = body;
  const author = await findAuthors.row<{ personId: number }>(db, { authorIds: [authorId] });
  const sitsAlready = room.seats.some((seat) => seat.authorId === authorId);
  if (!author || author.personId === actor.personId || sitsAlready) refuse('splitRoom.cannotBeSeated');
  await addSeat(db, room, { authorId, guestName: null, hasCome: false });
  await notifyAsked(db, [author.personId], room.splitRoomId);
}

interface Newcomer {
  authorId: number | null;
  guestName: string | null;
  hasCome: boolean;
}

/** A seat without a share yet, for somebody who has come or is asked to. */
export async function addSeat(db: Queryable, room: Room, newcomer: Newcomer): Promise<number> {
  if (room.seats.length >= mostSeats) refuse('splitRoom.full', { values: { most: mostSeats } });
  await notifyAcceptors(db, room, 0);
  const added = await queries.addSeat.row<{ seatId: number }>(db, {
    splitRoomId: room.splitRoomId,
    authorTypeId: defaultAuthorTypeId,
    ...newcomer,
  });
  return added?.seatId ?? refuse('server.failed');
}

export async function changeOwn({ db, actor, params, body }: CallOf<typeof changeOwnPart>): Promise<void> {
  const room = await lockOwn(db, actor, params.splitRoomId);
  const { seatId, ...part } = body;
  const seat = ownSeat(room, actor.personId, seatId);
  await changePart(db, room, seat.seatId, part);
  await markHere(db, room, seat);
}

/** H92: an author's own role and share, which no version holds back: each changes only their own. */
export async function changePart(db: Queryable, room: Room, seatId: number, part: Part): Promise<void> {
  assertPart(room, seatId, part);
  const before = room.seats.find((seat) => seat.seatId === seatId);
  const isSame =
    before?.authorTypeId === part.authorTypeId && before.shareHundredths === part.shareHundredths;
  if (before) await queries.markCome.run(db, { seatId });
  if (isSame) return;
  await notifyAcceptors(db, room, before?.personId ?? 0);
  await queries.writePart.run(db, { seatId, ...part });
}

function assertPart({ seats }: Room, seatId: number, { authorTypeId, shareHundredths }: Part): void {
  const isShare =
    Number.isSafeInteger(shareHundredths) && shareHundredths >= 0 && shareHundredths <= fullShare;
  if (!isShare) refuseField(share.wire, 'splitRoom.shareForm');
  const seat = seats.find((one) => one.seatId === seatId);
  // What came with the form may stay; the rules of registration look at it again.
  if (seat?.authorTypeId !== authorTypeId && !offeredAuthorTypes('registered').includes(authorTypeId))
    refuseField(people.authorTypeId.wire, 'splitRoom.role');
}

export async function leave({ db, actor, params, query }: CallOf<typeof leaveSplitRoom>): Promise<void> {
  const room = await lockOwn(db, actor, params.splitRoomId);
  if (room.openedBy === actor.personId) refuse('splitRoom.hostStays');
  const seat = ownSeat(room, actor.personId, query.seatId);
  await leaveSeat(db, room, seat.seatId);
}

export async function leaveSeat(db: Queryable, room: Room, seatId: number): Promise<void> {
  const seat = room.seats.find((one) => one.seatId === seatId);
  await notifyAcceptors(db, room, seat?.personId ?? 0);
  await queries.deleteSeats.run(db, { seatIds: [seatId] });
}

/** H92: the host puts a whole split to all, on what they read; who is left out loses the seat. */
export async function propose({ db, actor, params, body }: CallOf<typeof proposeSplit>): Promise<void> {
  const room = await lockAsHost(db, actor, params.splitRoomId);
  assertVersion(room, body.splitVersion);
  const seatIds = body.seats.map(({ seatId }) => seatId);
  const areOurs = seatIds.every((seatId) => room.seats.some((seat) => seat.seatId === seatId));
  if (!areOurs || new Set(seatIds).size < seatIds.length)
    refuseField('SAETI_HOFUNDA', 'splitRoom.otherSeats');
  for (const { seatId, ...part } of body.seats) assertPart(room, seatId, part);
  const left = room.seats.filter(({ seatId }) => !seatIds.includes(seatId));
  if (left.some(({ isHostsSeat }) => isHostsSeat)) refuse('splitRoom.hostStays');
  await notifyAcceptors(db, room, actor.personId);
  await queries.deleteSeats.run(db, { seatIds: left.map(({ seatId }) => seatId) });
  await queries.writeParts.run(db, {
    seatIds,
    authorTypeIds: body.seats.map(({ authorTypeId }) => authorTypeId),
    shares: body.seats.map(({ shareHundredths }) => shareHundredths),
  });
}
