import * as calls from '@omur/contract/works/splitRooms';
import { list } from '../../platform/http/list.ts';
import { serve, type Server } from '../../platform/http/serve.ts';
import { accept, registerRoom } from './accept.ts';
import { changeOwn, invite, leave, mayInvite, propose, sit } from './change.ts';
import { acceptGuest, changeAsGuest, enter, knock, leaveGuest } from './guests.ts';
import { guestOf, roomOfLink } from './links.ts';
import { open } from './open.ts';
import * as queries from './queries.ts';
import { readAsOther, readRoom } from './read.ts';
import { lockAsHost } from './room.ts';

export function serveSplitRooms(server: Server): void {
  const { pool } = server;
  serve(server, calls.listSplitRooms, ({ actor: { personId } }) =>
    list(queries.openRooms, { personId, seatId: 0, linkToken: null }),
  );
  serve(server, calls.getSplitRoom, ({ db, actor, params }) => readRoom(db, actor, params.splitRoomId));
  serve(server, calls.openSplitRoom, open);
  serve(server, calls.changeOwnPart, changeOwn);
  serve(server, calls.acceptSplit, accept);
  serve(server, calls.leaveSplitRoom, leave);
  serve(server, calls.proposeSplit, propose);
  serve(server, calls.seatAuthor, invite, (call) => mayInvite(pool, call));
  serve(server, calls.renewSplitLink, async ({ db, actor, params: { splitRoomId } }) => {
    await lockAsHost(db, actor, splitRoomId);
    await queries.renewLink.run(db, { splitRoomId });
  });
  serve(server, calls.closeSplitRoom, async ({ db, actor, params: { splitRoomId } }) => {
    await lockAsHost(db, actor, splitRoomId);
    await queries.closeRoom.run(db, { splitRoomId });
  });
  serve(server, calls.registerSplit, registerRoom);
  serve(server, calls.getSplitByLink, async (call) =>
    readAsOther(call.db, await roomOfLink(call, call.db), 0),
  );
  serve(server, calls.sitDown, sit);
  serve(server, calls.knockAsGuest, (call) => knock(pool, call));
  serve(server, calls.enterAsGuest, (call) => enter(pool, call));
  serve(server, calls.getSplitAsGuest, async (call) => {
    const { splitRoomId, seatId } = await guestOf(call, call.db);
    return readAsOther(call.db, splitRoomId, seatId ?? 0);
  });
  serve(server, calls.changePartAsGuest, (call) => changeAsGuest(pool, call));
  serve(server, calls.acceptAsGuest, (call) => acceptGuest(pool, call));
  serve(server, calls.leaveAsGuest, (call) => leaveGuest(pool, call));
}
