import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Config } from '../config.ts';

const lookEvery = 500;

/**
 * `/healthz`: the process is alive. `/readyz`: it can serve, that is, reaches its database and is not stopping.
 * `/metrics`: Prometheus, for this machine itself or with `METRICS_TOKEN`.
 */
export function observe(
  app: FastifyInstance,
  pool: pg.Pool,
  config: Config,
  isStopping: () => boolean,
): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from request to answer, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });
  const connections = new Gauge({
    name: 'database_connections',
    help: 'Connections of the pool by state',
    labelNames: ['state'],
    registers: [],
    collect() {
      this.set({ state: 'open' }, pool.totalCount);
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'waited_for' }, pool.waitingCount);
    },
  });
  registry.registerMetric(connections);
  app.addHook('onResponse', (request, reply, done) => {
    const labels = {
      method: request.method,
      route: request.routeOptions.url ?? 'unknown',
      status: reply.statusCode,
    };
    durations.observe(labels, reply.elapsedTime / 1000);
    done();
  });
  const isReached = lookerAt(pool);
  app.get('/healthz', { logLevel: 'warn' }, () => ({ status: 'ok' }));
  app.get('/readyz', { logLevel: 'warn' }, async (_request, reply) => {
    if (isStopping()) return reply.code(503).send({ status: 'stopping' });
    const isThere = await isReached();
    return reply.code(isThere ? 200 : 503).send({ status: isThere ? 'ready' : 'no database' });
  });
  app.get('/metrics', { logLevel: 'warn' }, async (request, reply) => {
    const isAllowed = config.metricsToken
      ? request.headers.authorization === `Bearer ${config.metricsToken}`
      : /^(::1|127\.|::ffff:127\.)/.test(request.socket.remoteAddress ?? '') && !config.isBehindProxy;
    if (!isAllowed) return reply.code(404).send();
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

/** Whether the database answers. Those who ask without end get what was found a moment ago: it costs no connection. */
function lookerAt(pool: pg.Pool): () => Promise<boolean> {
  let looked: { at: number; found: Promise<boolean> } | undefined;
  return () => {
    if (!looked || Date.now() - looked.at >= lookEvery)
      looked = {
        at: Date.now(),
        found: pool.query('select 1').then(
          () => true,
          () => false,
        ),
      };
    return looked.found;
  };
}
