import type { Queryable } from '../../platform/database/statement.ts';
import { oneOr404 } from '../../platform/http/rows.ts';
import type { Actor } from '../../platform/sessions/actor.ts';
import { tokenOf } from './links.ts';
import * as queries from './queries.ts';

/** A room for its host, with the link to it, or for an author in it. */
export async function readRoom(db: Queryable, { personId }: Actor, splitRoomId: number) {
  const link = await queries.findLink.row<{ linkNumber: number; secret: Buffer }>(db, {
    splitRoomId,
    personId,
  });
  return oneOr404(
    db,
    queries.findRoom,
    {
      splitRoomId,
      personId,
      seatId: 0,
      linkToken: link ? tokenOf(splitRoomId, link.linkNumber, link.secret) : null,
    },
    'splitRoom.notFound',
  );
}

/** The same for a guest in their seat, or for anyone who has the link. */
export const readAsOther = (db: Queryable, splitRoomId: number, seatId: number) =>
  oneOr404(
    db,
    queries.findRoomOfOthers,
    { splitRoomId, seatId, personId: 0, linkToken: null },
    'splitRoom.linkInvalid',
  );
