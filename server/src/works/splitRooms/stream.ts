import { PassThrough } from 'node:stream';
import { followSplitRoom } from '@omur/contract/works/splitRooms';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type pg from 'pg';
import { announce, nothingLeft } from '../../platform/database/announce.ts';
import type { Listener } from '../../platform/database/listener.ts';
import { changedEvent } from '../../platform/http/changedEvent.ts';
import type { Positions } from '../../platform/http/positions.ts';
import { repeatSpread } from '../../platform/http/repeatSpread.ts';
import { assertInScope } from '../../platform/http/serve.ts';
import { refuse } from '../../platform/refusal.ts';
import type { Sessions } from '../../platform/sessions/current.ts';
import { readSignedNumber } from '../../messages/letters/signedNumber.ts';
import { findGuest } from './guestQueries.ts';
import type { Guest } from './links.ts';
import { findPlace, findVersions, gone, see } from './presenceQueries.ts';
import { findSecret } from './queries.ts';

const heartbeatEvery = 20_000;
/** Of one room on one server: more than it has seats, each on two devices. */
const mostOfRoom = 60;
const mostUnsentBytes = 16_384;

interface Place extends Record<string, unknown> {
  splitRoomId: number;
  seatId: number | null;
}
interface Following extends Place {
  lines: PassThrough;
  /** Of the room, as it was when the stream last looked. */
  versions: string | undefined;
}

interface Dependencies {
  app: FastifyInstance;
  sessions: Sessions;
  listener: Listener;
  pool: pg.Pool;
  positions?: Positions | undefined;
  heartbeat?: number;
}

/**
 * H92: says when a room has changed; the browser then asks for it. Who has it open is there. A stream holds no connection of the pool and
 * keeps no session alive; it ends when its reader may not read the room any more.
 */
export function serveSplitStream(dependencies: Dependencies): void {
  const { app, listener, pool, positions, heartbeat = heartbeatEvery } = dependencies;
  const rooms = new Map<number, Set<Following>>();
  const tell = async (some: Iterable<Following>) => {
    const changed = await changedEvent(positions);
    for (const following of some) write(following, changed);
  };
  listener.on('split_room_changed', (number) => void tell(rooms.get(Number(number)) ?? []));
  listener.onGap(() => {
    for (const some of rooms.values()) void tell(some);
  });
  app.addHook('preClose', async () => {
    for (const some of rooms.values()) for (const { lines } of some) lines.end();
  });

  app.get(followSplitRoom.path, { config: { endpoint: followSplitRoom } }, async (request, reply) => {
    const place = (await placeOf(dependencies, request)) ?? refuse('splitRoom.notFound');
    const versions = await versionsOf(pool, place);
    const following: Following = { ...place, lines: new PassThrough(), versions };
    const some = rooms.get(place.splitRoomId) ?? new Set();
    if (some.size >= mostOfRoom) refuse('request.tooMany');
    rooms.set(place.splitRoomId, some.add(following));
    const stopBeat = repeatSpread(heartbeat, () => void keepUp(dependencies, request, following));
    following.lines.once('close', () => {
      stopBeat();
      some.delete(following);
      if (some.size === 0) rooms.delete(place.splitRoomId);
      const isElsewhere = [...some].some(({ seatId }) => seatId === following.seatId);
      if (!isElsewhere) void mark(gone, pool, following);
    });
    await mark(see, pool, following);
    write(following, `retry: 5000\n${await changedEvent(positions)}`);
    return reply
      .header('cache-control', 'no-store, no-transform')
      .header('x-accel-buffering', 'no')
      .type('text/event-stream')
      .send(following.lines);
  });
}

/** Members by their session and the room's number, guests by what their letter holds. */
async function placeOf(
  { sessions, pool }: Dependencies,
  request: FastifyRequest,
): Promise<Place | undefined> {
  const { place } = request.params as { place: string };
  const actor = await sessions.peekAt(request);
  if (actor) {
    assertInScope(followSplitRoom, actor);
    if (actor.mustSetUp) refuse('secondFactor.required');
    if (!/^[1-9]\d{0,9}$/u.test(place)) return undefined;
    return findPlace.row<Place>(pool, { splitRoomId: Number(place), personId: actor.personId });
  }
  const secret = await findSecret.row<{ secret: Buffer }>(pool, {});
  const guestId = secret && readSignedNumber('splitGuest', place, secret.secret);
  return guestId === undefined ? undefined : findGuest.row<Guest>(pool, { guestId });
}

/**
 * A line now and then keeps proxies from hanging up; a session may have run out, or a seat be gone. A notice that was lost with the server
 * that was to give it is made up for (O358).
 */
async function keepUp(
  dependencies: Dependencies,
  request: FastifyRequest,
  following: Following,
): Promise<void> {
  const { pool, positions } = dependencies;
  const place = await placeOf(dependencies, request).catch(() => undefined);
  if (place?.splitRoomId !== following.splitRoomId) return void following.lines.end();
  following.seatId = place.seatId;
  await mark(see, pool, following);
  const versions = await versionsOf(pool, place).catch(() => following.versions);
  const isSame = versions === following.versions;
  following.versions = versions;
  write(following, isSame ? ':\n\n' : await changedEvent(positions));
}

const versionsOf = async (pool: pg.Pool, { splitRoomId }: Place) =>
  (await findVersions.row<{ versions: string }>(pool, { splitRoomId }))?.versions;

/** Who is there is a courtesy: that it cannot be written disturbs nobody. */
async function mark(what: typeof see, pool: pg.Pool, { seatId, splitRoomId }: Place): Promise<void> {
  if (seatId === null) return;
  const told = await what.run(pool, { seatId }).catch(() => 0);
  if (told > 0) announce(pool, { ...nothingLeft, rooms: String(splitRoomId) });
}

function write({ lines }: Following, text: string): void {
  if (lines.writableEnded) return;
  if (lines.writableLength > mostUnsentBytes) lines.destroy();
  else lines.write(text);
}
