import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../platform/config.ts';
import { networkOf } from '../platform/http/network.ts';
import { RequestCount } from '../platform/http/requestCount.ts';
import { Refusal } from '../platform/refusal.ts';
import { keyCaller, type Sessions } from '../platform/sessions/current.ts';
import { ofWide, wideNetworkOf } from '../platform/wideNetwork.ts';

/** Requests a minute by user, or by network where there is no session. */
export async function limitRate(app: FastifyInstance, config: Config, sessions: Sessions): Promise<void> {
  const wideCounts = new RequestCount();
  const counted = (network: string): string => {
    const wide = wideNetworkOf(network);
    if (wide)
      wideCounts.incr(wide, (_error, count) => {
        if (count && count.current > config.rateLimitPerMinute * ofWide)
          throw new Refusal('request.tooMany', { retryAfterSeconds: Math.ceil(count.ttl / 1000) });
      });
    return network;
  };
  await app.register(rateLimit, {
    // O45: a key has a count of its own.
    max: (_request, caller) =>
      caller.startsWith(keyCaller) ? config.keyRatePerMinute : config.rateLimitPerMinute,
    timeWindow: '1 minute',
    store: RequestCount,
    // Anyone who is refused is told when to come back; the others have no use for a count.
    addHeaders: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
    addHeadersOnExceeding: {
      'x-ratelimit-limit': false,
      'x-ratelimit-remaining': false,
      'x-ratelimit-reset': false,
    },
    allowList: (request) => /^\/(healthz|readyz|metrics)$/.test(request.url),
    // By user where the session is a live one: a made-up token must not buy a count of its own.
    keyGenerator: (request) =>
      sessions.rememberedAs(request as unknown as FastifyRequest) ?? counted(networkOf(request.ip)),
    errorResponseBuilder: (_request, context) =>
      new Refusal('request.tooMany', { retryAfterSeconds: Math.ceil(context.ttl / 1000) }),
  });
}
