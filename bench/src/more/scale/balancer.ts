import replyFrom from '@fastify/reply-from';
import fastify from 'fastify';
import { setTimeout as delay } from 'node:timers/promises';

const lookEvery = 500;
const answersWithin = 2_000;
/** So many looks in vain take a server out; one that finds it ready takes it in again. */
const fall = 2;

/**
 * A balancer stricter than that of `deploy/haproxy`: it asks each server every half second whether it is ready, sends requests in turn to
 * those that said so last, and tries nothing again.
 */
export async function aBalancer(servers: readonly string[]) {
  const ready = new Set(servers);
  const over = new AbortController();
  const look = async (server: string) => {
    for (let inVain = 0; !over.signal.aborted; await delay(lookEvery)) {
      const answer = await fetch(`${server}/readyz`, { signal: AbortSignal.timeout(answersWithin) }).catch(
        () => undefined,
      );
      await answer?.text();
      inVain = answer?.status === 200 ? 0 : inVain + 1;
      if (inVain === 0) ready.add(server);
      else if (inVain >= fall) ready.delete(server);
    }
  };
  const looking = servers.map(look);
  let turn = 0;
  const next = () => {
    const up = servers.filter((server) => ready.has(server));
    turn += 1;
    return up[turn % up.length];
  };

  const app = fastify();
  // What comes is passed on as it is.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, body, done) => done(null, body));
  // Left to itself it would ask again for what was answered 503.
  await app.register(replyFrom, { retryMethods: [], undici: { connections: 50 } });
  app.all('/*', (request, reply) => {
    const upstream = next();
    if (upstream === undefined) return reply.code(503).send('No server is ready.');
    return reply.from(request.url, { getUpstream: () => upstream, retriesCount: 0 });
  });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    url,
    isReady: (server: string) => ready.has(server),
    close: async () => {
      over.abort();
      await Promise.all(looking);
      await app.close();
    },
  };
}
