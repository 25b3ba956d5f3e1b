import { isAcceptedByAll } from '@omur/contract/works/rules/splitRoom';
import type { Queryable } from '../../platform/database/statement.ts';
import { refuse } from '../../platform/refusal.ts';
import type { Actor } from '../../platform/sessions/actor.ts';
import { notifyTakenBack } from './notify.ts';
import { see, announceRoom } from './presenceQueries.ts';
import * as queries from './queries.ts';

export interface Seat extends Record<string, unknown> {
  seatId: number;
  displayName: string;
  authorId: number | null;
  personId: number | null;
  authorTypeId: number;
  shareHundredths: number;
  nobodysId: number | null;
  isHostsSeat: boolean;
  acceptsShare: boolean;
  /** H135: somebody's under another name than the one that they sit there under. */
  isFurther: boolean;
  guestName: string | null;
  guestEmail: string | null;
}

interface LockedRow extends Record<string, unknown> {
  splitRoomId: number;
  title: string;
  version: number;
  openedBy: number;
  registration: unknown;
  isOpen: boolean;
}

/** A room with its seats, which nobody else changes until the transaction ends. */
export interface Room extends LockedRow {
  seats: Seat[];
}

/** @throws when it is not there, or over. */
export async function lockRoom(db: Queryable, splitRoomId: number): Promise<Room> {
  const room = await queries.lockRoom.row<LockedRow>(db, { splitRoomId });
  if (!room) refuse('splitRoom.notFound');
  return { ...room, seats: await queries.seatsOf.rows<Seat>(db, { splitRoomId }) };
}

/** A room that is open, and that the caller opened or sits in; to others it is not there. */
export async function lockOwn(db: Queryable, { personId }: Actor, splitRoomId: number): Promise<Room> {
  const room = await lockRoom(db, splitRoomId);
  if (room.openedBy !== personId && !seatOf(room, personId)) refuse('splitRoom.notFound');
  if (!room.isOpen) refuse('splitRoom.over');
  return room;
}

export async function lockAsHost(db: Queryable, actor: Actor, splitRoomId: number): Promise<Room> {
  const room = await lockOwn(db, actor, splitRoomId);
  if (room.openedBy !== actor.personId) refuse('splitRoom.notHost');
  return room;
}

export const seatOf = ({ seats }: Room, personId: number): Seat | undefined =>
  seats.find((seat) => seat.personId === personId);

/** H135: who sits there under several names answers for each of their seats apart; it is the first where they name none. */
export function ownSeat(room: Room, personId: number, seatId: number | null | undefined): Seat {
  const own = room.seats.filter((seat) => seat.personId === personId);
  const found = seatId ? own.find((seat) => seat.seatId === seatId) : own[0];
  return found ?? refuse('splitRoom.notAuthor');
}

/** H135: having the room open shows on the first seat alone; on another its bearer is there when they act on it. */
export async function markHere(db: Queryable, room: Room, { seatId, isFurther }: Seat): Promise<void> {
  if (!isFurther) return;
  const { splitRoomId } = room;
  if ((await see.run(db, { seatId })) > 0) await announceRoom.run(db, { splitRoomId });
}

/** H93: an acceptance is of what was read. */
export function assertVersion({ version }: Room, read: number): void {
  if (version !== read) refuse('splitRoom.changedMeanwhile');
}

/** Tells members whose acceptance ends with the change that is about to be made, except the one who makes it. */
export async function notifyAcceptors(db: Queryable, room: Room, personId: number): Promise<void> {
  const accepted = room.seats.filter(({ acceptsShare }) => acceptsShare);
  await notifyTakenBack(
    db,
    [
      ...new Set(
        accepted.flatMap((seat) => (seat.personId && seat.personId !== personId ? seat.personId : [])),
      ),
    ],
    room.splitRoomId,
  );
}

/** Whether all but the host have accepted, who does so by registering. */
export const isReady = ({ seats }: Room): boolean => isAcceptedByAll(seats);
