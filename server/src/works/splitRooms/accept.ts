import { NewWork } from '@omur/contract/works/registration';
import { registrationOf } from '@omur/contract/works/rules/registrationPayload';
import type { KnownAuthor } from '@omur/contract/works/rules/registrationValue';
import { splitProblems } from '@omur/contract/works/rules/splitRoom';
import type { acceptSplit, registerSplit } from '@omur/contract/works/splitRooms';
import * as z from 'zod/mini';
import type { Queryable } from '../../platform/database/statement.ts';
import type { CallOf } from '../../platform/http/call.ts';
import { refuse } from '../../platform/refusal.ts';
import { refusalsOf } from '../registration/refusals.ts';
import { registerAccepted } from '../registration/register.ts';
import { insertUnknownAuthors } from '../registration/unknownAuthors.ts';
import { notifyReady, notifyRegistered } from './notify.ts';
import * as queries from './queries.ts';
import {
  assertVersion,
  isReady,
  lockAsHost,
  lockOwn,
  lockRoom,
  markHere,
  ownSeat,
  type Room,
  type Seat,
} from './room.ts';

export async function accept({
  db,
  actor,
  params,
  body,
  address,
}: CallOf<typeof acceptSplit>): Promise<void> {
  const room = await lockOwn(db, actor, params.splitRoomId);
  if (room.openedBy === actor.personId) refuse('splitRoom.hostRegisters');
  const seat = ownSeat(room, actor.personId, body.seatId);
  await acceptSeat(db, room, seat, { version: body.splitVersion, userId: actor.userId, address });
  await markHere(db, room, seat);
}

interface Acceptance {
  version: number;
  /** Nobody's, where a guest accepts by the link of a letter. */
  userId: number | null;
  address: string;
}

/** H93: accepts the shares as they were read, once they can be registered so. */
export async function acceptSeat(
  db: Queryable,
  room: Room,
  { seatId, acceptsShare }: Seat,
  acceptance: Acceptance,
): Promise<void> {
  assertVersion(room, acceptance.version);
  if (acceptsShare) return;
  assertRegistrable(room);
  await queries.markCome.run(db, { seatId });
  await queries.acceptSeats.run(db, { seatIds: [seatId], ...acceptance });
  if (isReady(await lockRoom(db, room.splitRoomId))) await notifyReady(db, room.openedBy, room.splitRoomId);
}

function assertRegistrable({ seats }: Room): void {
  const fields = refusalsOf(splitProblems(seats));
  if (fields.length > 0) refuse('request.invalid', { fields });
}

/** H95: the host accepts last, and with that the work is registered as everybody accepted it. */
export async function registerRoom({
  db,
  actor,
  params: { splitRoomId },
  body,
  address,
}: CallOf<typeof registerSplit>): Promise<{ workId: number }> {
  const room = await lockAsHost(db, actor, splitRoomId);
  assertVersion(room, body.splitVersion);
  assertRegistrable(room);
  if (!isReady(room)) refuse('splitRoom.notAccepted');
  const own = room.seats.filter(({ isHostsSeat }) => isHostsSeat).map(({ seatId }) => seatId);
  await queries.acceptSeats.run(db, {
    seatIds: own,
    version: room.version,
    userId: actor.userId,
    address,
  });
  const kept = z.decode(NewWork, room.registration as never);
  const authors = await authorsOf(db, room, kept);
  const workId = await registerAccepted(
    { db, actor, body: kept },
    { ...registrationOf(kept), authors },
    (id) => queries.approveAccepted.run(db, { workId: id, splitRoomId }),
  );
  await queries.registerRoom.run(db, { splitRoomId, workId });
  const others = room.seats.flatMap(({ personId, isHostsSeat, nobodysId }) =>
    personId && !isHostsSeat && !nobodysId ? personId : [],
  );
  await notifyRegistered(db, [...new Set(others)], workId);
  return { workId };
}

/** Guests become authors outside the society, without a national ID (F5.20). */
async function authorsOf(db: Queryable, room: Room, kept: NewWork): Promise<KnownAuthor[]> {
  const authors: KnownAuthor[] = [];
  for (const [i, seat] of room.seats.entries()) {
    const { displayName: name, authorTypeId, shareHundredths } = seat;
    const authorId = seat.authorId ?? (await authorOfGuest(db, seat));
    const contractId = kept.authors.find((one) => one.authorId === authorId)?.contractId;
    authors.push({
      kind: 'known',
      key: `authors.${i}`,
      name,
      authorId,
      authorTypeId,
      shareHundredths,
      contractId,
    });
  }
  return authors;
}

async function authorOfGuest(db: Queryable, seat: Seat): Promise<number> {
  const { seatId, guestName, guestEmail, authorTypeId, shareHundredths } = seat;
  const [row] = await insertUnknownAuthors(db, [
    { name: guestName ?? '', email: guestEmail ?? '', authorTypeId, shareHundredths, roles: undefined },
  ]);
  const authorId = row?.author.authorId ?? refuse('server.failed');
  await queries.guestBecame.run(db, { seatId, authorId });
  return authorId;
}
