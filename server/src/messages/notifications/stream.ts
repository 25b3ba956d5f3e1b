import { PassThrough } from 'node:stream';
import { followNotifications } from '@omur/contract/messages/notifications';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Listener } from '../../platform/database/listener.ts';
import type { Actor } from '../../platform/sessions/actor.ts';
import { refuse } from '../../platform/refusal.ts';
import type { Sessions } from '../../platform/sessions/current.ts';

const mostOfUser = 6;
const heartbeatEvery = 25_000;
/** Nobody is this far behind unless the line is dead. */
const mostUnsentBytes = 16_384;

interface Following {
  personId: number;
  userId: number;
  tokenKey: string;
  lines: PassThrough;
}

interface Dependencies {
  app: FastifyInstance;
  sessions: Sessions;
  listener: Listener;
  heartbeat?: number;
}

/**
 * F2.28: says when the notifications of the caller's person have changed; the browser then asks for them. A stream holds
 * no connection of the pool, keeps no session alive, and ends with the session or the server.
 */
export function serveStream({ app, sessions, listener, heartbeat = heartbeatEvery }: Dependencies): void {
  const all = new Set<Following>();
  const end = (which: (following: Following) => boolean) => {
    for (const following of all) if (which(following)) following.lines.end();
  };
  const tell = (which: (following: Following) => boolean) => {
    for (const following of all) if (which(following)) write(following, 'event: changed\ndata:\n\n');
  };
  listener.on('notification_changed', (personId) => tell((one) => one.personId === Number(personId)));
  listener.on('session_changed', (key) => end(({ tokenKey }) => tokenKey === key));
  listener.on('user_changed', (userId) => end((one) => one.userId === Number(userId)));
  listener.onGap(() => tell(() => true));
  app.addHook('preClose', async () => end(() => true));

  app.get(followNotifications.path, { config: { endpoint: followNotifications } }, async (request, reply) => {
    const actor = (await sessions.peekAt(request)) ?? refuse('session.none');
    if (actor.mustSetUp) refuse('secondFactor.required');
    if ([...all].filter(({ userId }) => userId === actor.realUserId).length >= mostOfUser)
      refuse('request.tooMany');
    const following = follow(actor);
    all.add(following);
    const beat = setInterval(() => void keepUp(request, following), heartbeat);
    following.lines.once('close', () => {
      clearInterval(beat);
      all.delete(following);
    });
    write(following, 'retry: 5000\nevent: changed\ndata:\n\n');
    return reply
      .header('cache-control', 'no-store, no-transform')
      .header('x-accel-buffering', 'no')
      .type('text/event-stream')
      .send(following.lines);
  });

  /** A line now and then keeps proxies from hanging up; a session may also have run out in silence. */
  async function keepUp(request: FastifyRequest, following: Following): Promise<void> {
    const actor = await sessions.peekAt(request).catch(() => undefined);
    if (actor?.personId === following.personId) write(following, ':\n\n');
    else following.lines.end();
  }
}

function follow({ personId, realUserId, tokenHash }: Actor): Following {
  return { personId, userId: realUserId, tokenKey: tokenHash.toString('hex'), lines: new PassThrough() };
}

function write({ lines }: Following, text: string): void {
  if (lines.writableEnded) return;
  if (lines.writableLength > mostUnsentBytes) lines.destroy();
  else lines.write(text);
}
