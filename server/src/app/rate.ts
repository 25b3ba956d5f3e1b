import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../platform/config.ts';
import type { Queryable } from '../platform/database/statement.ts';
import { networkOf } from '../platform/http/network.ts';
import { assertWideWithin } from '../platform/http/publicRate.ts';
import { RequestCount } from '../platform/http/requestCount.ts';
import { Refusal } from '../platform/refusal.ts';
import { keyCaller, type Sessions } from '../platform/sessions/current.ts';

/** Requests a minute by user, or by network where there is no session, over all servers (O171). Answers what counts them. */
export async function limitRate(
  app: FastifyInstance,
  config: Config,
  { sessions, db }: { sessions: Sessions; db: Queryable },
): Promise<readonly RequestCount[]> {
  const counts: RequestCount[] = [];
  class Requests extends RequestCount {
    constructor() {
      super(db, 'requests');
      counts.push(this);
    }
  }
  const ofWideNetworks = new Requests();
  await app.register(rateLimit, {
    // O45: a key has a count of its own.
    max: (_request, caller) =>
      caller.startsWith(keyCaller) ? config.keyRatePerMinute : config.rateLimitPerMinute,
    timeWindow: '1 minute',
    store: Requests,
    // Anyone who is refused is told when to come back; the others have no use for a count.
    addHeaders: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
    addHeadersOnExceeding: {
      'x-ratelimit-limit': false,
      'x-ratelimit-remaining': false,
      'x-ratelimit-reset': false,
    },
    allowList: (request) => /^\/(healthz|readyz|metrics)$/.test(request.url),
    // By user where the session is a live one: a made-up token must not buy a count of its own.
    keyGenerator: async (request) => {
      const known = sessions.rememberedAs(request as unknown as FastifyRequest);
      if (known) return known;
      const network = networkOf(request.ip);
      await assertWideWithin(ofWideNetworks, network, config.rateLimitPerMinute);
      return network;
    },
    errorResponseBuilder: (_request, context) =>
      new Refusal('request.tooMany', { retryAfterSeconds: Math.ceil(context.ttl / 1000) }),
  });
  return counts;
}
