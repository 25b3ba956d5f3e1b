import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import { refuse } from '../refusal.ts';

const lookEvery = 1000;
const resolution = 10;

/**
 * Turns requests away while a new one would wait this long for its turn; 0 for never. It asks the operating system for nothing, so that it holds
 * where descriptors have run out.
 */
export function refuseWhenOverloaded(app: FastifyInstance, mostMilliseconds: number): void {
  if (mostMilliseconds === 0) return;
  const delay = monitorEventLoopDelay({ resolution });
  delay.enable();
  let waited = 0;
  const timer = setInterval(() => {
    // The histogram has the resolution in it; without any sample its mean is none.
    waited = Math.max(0, (delay.mean || 0) / 1_000_000 - resolution);
    delay.reset();
  }, lookEvery).unref();
  app.addHook('onClose', (_, done) => {
    clearInterval(timer);
    delay.disable();
    done();
  });
  app.addHook('onRequest', (_request, _reply, done) => {
    if (waited > mostMilliseconds) refuse('server.unavailable', { retryAfterSeconds: 5 });
    done();
  });
}
