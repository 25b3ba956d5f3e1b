import { PassThrough } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { followNotifications } from '@omur/contract/messages/notifications';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Listener } from '../../platform/database/listener.ts';
import type { Actor } from '../../platform/sessions/actor.ts';
import { changedEvent } from '../../platform/http/changedEvent.ts';
import type { Positions } from '../../platform/http/positions.ts';
import { repeatSpread } from '../../platform/http/repeatSpread.ts';
import { assertInScope } from '../../platform/http/serve.ts';
import { refuse } from '../../platform/refusal.ts';
import { lookerFor } from './look.ts';
import { Streams, type Following } from './streams.ts';
import type { Queryable } from '../../platform/database/statement.ts';
import type { Sessions } from '../../platform/sessions/current.ts';

const mostOfUser = 6;
const heartbeatEvery = 25_000;
/** Nobody is this far behind unless the line is dead. */
const mostUnsentBytes = 16_384;
/** A notice that was lost, with the server that was to give it, is made up for. */
const lookEvery = 30_000;
const toldAtOnce = 100;
const betweenTold = 50;

interface Dependencies {
  app: FastifyInstance;
  sessions: Sessions;
  listener: Listener;
  reads: Queryable;
  positions?: Positions | undefined;
  heartbeat?: number;
}

/**
 * F2.28: says when the notifications of the caller's person have changed; the browser then asks for them. A stream holds
 * no connection of the pool, keeps no session alive, and ends with the session or the server.
 */
export function serveStream({
  app,
  sessions,
  listener,
  reads,
  positions,
  heartbeat = heartbeatEvery,
}: Dependencies): Streams {
  const all = new Streams();
  const end = (some: Iterable<Following>) => {
    for (const following of some) following.lines.end();
  };
  const tell = async (some: Iterable<Following>) => {
    const changed = await changedEvent(positions);
    for (const following of some) write(following, changed);
  };
  const look = lookerFor(all, reads, tell);
  listener.on('notification_changed', (persons) => {
    if (persons === '*') return look.soon();
    for (const personId of persons.split(',')) void tell(all.ofPerson(Number(personId)));
  });
  listener.on('session_changed', (key) => end(all.ofSession(key)));
  listener.on('user_changed', (userId) => end(all.ofUser(Number(userId))));
  listener.onGap(() => void tellEverybody([...all], listener, tell));
  const looking = setInterval(() => void look.now(), lookEvery).unref();
  app.addHook('preClose', async () => {
    clearInterval(looking);
    end(all);
  });

  app.get(followNotifications.path, { config: { endpoint: followNotifications } }, async (request, reply) => {
    const actor = (await sessions.peekAt(request)) ?? refuse('session.none');
    assertInScope(followNotifications, actor);
    if (actor.mustSetUp) refuse('secondFactor.required');
    if (all.ofUser(actor.realUserId).size >= mostOfUser) refuse('request.tooMany');
    const following = follow(actor);
    all.add(following);
    const stopBeat = repeatSpread(heartbeat, () => void keepUp(request, following));
    following.lines.once('close', () => {
      stopBeat();
      all.delete(following);
    });
    write(following, `retry: 5000\n${await changedEvent(positions)}`);
    return reply
      .header('cache-control', 'no-store, no-transform')
      .header('x-accel-buffering', 'no')
      .type('text/event-stream')
      .send(following.lines);
  });
  return all;

  /** A line now and then keeps proxies from hanging up; a session may also have run out in silence. */
  async function keepUp(request: FastifyRequest, following: Following): Promise<void> {
    const actor = await sessions.peekAt(request).catch(() => undefined);
    if (actor?.personId === following.personId) write(following, ':\n\n');
    else following.lines.end();
  }
}

/** Something may have gone unheard. Each that is told asks, and the database has only just come back. */
async function tellEverybody(
  some: readonly Following[],
  listener: Listener,
  tell: (some: readonly Following[]) => Promise<void>,
): Promise<void> {
  for (let from = 0; from < some.length && listener.isListening; from += toldAtOnce) {
    await tell(some.slice(from, from + toldAtOnce));
    await sleep(betweenTold);
  }
}

function follow({ personId, realUserId, tokenHash }: Actor): Following {
  return {
    personId,
    userId: realUserId,
    tokenKey: tokenHash.toString('hex'),
    lines: new PassThrough(),
    newestId: undefined,
  };
}

function write({ lines }: Following, text: string): void {
  if (lines.writableEnded) return;
  if (lines.writableLength > mostUnsentBytes) lines.destroy();
  else lines.write(text);
}
