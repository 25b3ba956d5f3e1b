import { timingSafeEqual } from 'node:crypto';
import type { Maintenance } from '@omur/contract/platform/calls/maintenance';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type pg from 'pg';
import { Gauge, Histogram, Registry } from 'prom-client';
import type { Logger } from 'pino';
import type { CacheState } from '../cache.ts';
import type { Config } from '../config.ts';
import type { Listener } from '../database/listener.ts';
import { assertUsable, UnusableConnection } from '../database/prepareConnection.ts';
import type { Replicas, ReplicaState } from '../database/replicas.ts';
import { hashOf } from '../sessions/current.ts';
import { measureBusiness } from './businessMetrics.ts';
import { measureCaches } from './cacheMetrics.ts';
import { commit, version } from '../version.ts';
import { processMetrics } from './processMetrics.ts';
import { isTurnedAway } from './turnedAway.ts';

type MaintenanceState = Maintenance['state'];

const lookEvery = 500;
const passingOn = ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via'];

interface Observed {
  pool: pg.Pool;
  config: Config;
  log: Logger;
  /** How many browsers listen on this server. */
  streams: () => number;
  /** Whether PostgreSQL tells it of changes. */
  listener: Pick<Listener, 'isListening'>;
  /** Whether it is closed, or closing, for maintenance. */
  maintenance: { at(now: number): Maintenance };
  /** What it remembers. */
  caches: () => readonly CacheState[];
  replicas?: Replicas | undefined;
}

/**
 * `/healthz`: the process is alive. `/readyz`: it can serve, that is, reaches its database and is not stopping.
 * `/metrics`: Prometheus, for this machine itself or with `METRICS_TOKEN`.
 */
export function observe(
  app: FastifyInstance,
  { pool, config, log, replicas, listener, ...live }: Observed,
  isStopping: () => boolean,
): void {
  const registry = new Registry();
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
  const isListening = () => listener.isListening;
  measureBusiness(registry, { pool, config, isListening, ...live });
  measureCaches(registry, live.caches);
  measureMaintenance(registry, () => live.maintenance.at(Date.now()).state);
  measureReplicas(registry, () => replicas?.states ?? []);
  const build = new Gauge({
    name: 'omur_build_info',
    help: 'Version and commit that run',
    labelNames: ['version', 'commit'],
    registers: [registry],
  });
  build.set({ version, commit: commit ?? '' }, 1);
  const all = Registry.merge([processMetrics(), registry]);
  app.addHook('onResponse', (request, reply, done) => {
    const labels = {
      method: request.method,
      // O343: what is planned is no failure of the call.
      route: isTurnedAway(request) ? 'maintenance' : (request.routeOptions.url ?? 'unknown'),
      status: reply.statusCode,
    };
    durations.observe(labels, reply.elapsedTime / 1000);
    done();
  });
  const look = lookerAt(pool, log);
  app.get('/healthz', { logLevel: 'warn' }, () => ({ status: 'ok', version, commit }));
  app.get('/readyz', { logLevel: 'warn' }, async (_request, reply) => {
    if (isStopping()) return reply.code(503).send({ status: 'stopping' });
    const fault = await look();
    return reply.code(fault ? 503 : 200).send({ status: fault ?? 'ready' });
  });
  app.get('/metrics', { logLevel: 'warn' }, async (request, reply) => {
    if (!mayMeasure(request, config)) return reply.code(404).send();
    return reply.type(all.contentType).send(await all.metrics());
  });
}

const maintenanceLevels: Readonly<Record<MaintenanceState, number>> = {
  none: 0,
  announced: 0,
  readOnly: 1,
  closed: 2,
};

function measureMaintenance(registry: Registry, state: () => MaintenanceState): void {
  const gauge = new Gauge({
    name: 'omur_maintenance',
    help: 'Whether this server refuses changes for maintenance (1) or is closed for it (2); 0 otherwise',
    registers: [],
    collect() {
      this.set(maintenanceLevels[state()]);
    },
  });
  registry.registerMetric(gauge);
}

/** O249: with the token, or from this machine itself. What a proxy on this machine passes on is not from this machine, whatever is set. */
function mayMeasure({ headers, socket }: FastifyRequest, { metricsToken, isBehindProxy }: Config): boolean {
  if (metricsToken)
    return timingSafeEqual(hashOf(headers.authorization ?? ''), hashOf(`Bearer ${metricsToken}`));
  const isPassedOn = isBehindProxy || passingOn.some((name) => headers[name] !== undefined);
  return !isPassedOn && /^(::1|127\.|::ffff:127\.)/.test(socket.remoteAddress ?? '');
}

/** O243. One that does not answer has no lag. */
function measureReplicas(registry: Registry, states: () => readonly ReplicaState[]): void {
  const read = new Gauge({
    name: 'omur_replica_read',
    help: 'Whether this server answers reads from a replica: 1, or 0 while it is gone or too far behind',
    labelNames: ['place'],
    registers: [],
    collect() {
      for (const { place, reading } of states()) this.set({ place }, reading === 'read' ? 1 : 0);
    },
  });
  const lag = new Gauge({
    name: 'omur_replica_read_lag_seconds',
    help: 'How far a replica that this server is told to read from is behind, as this server sees it',
    labelNames: ['place'],
    registers: [],
    collect() {
      this.reset();
      for (const { place, lagSeconds } of states())
        if (lagSeconds !== undefined) this.set({ place }, lagSeconds);
    },
  });
  for (const gauge of [read, lag]) registry.registerMetric(gauge);
}

/**
 * What is wrong with the database, if anything: it does not answer, or we are not who we should be there. Those who ask without end get
 * what was found a moment ago: it costs no connection.
 */
function lookerAt(pool: pg.Pool, log: Logger): () => Promise<string | undefined> {
  let looked: { at: number; found: Promise<string | undefined> } | undefined;
  let said: string | undefined;
  const look = () =>
    assertUsable(pool).then(
      () => (said = undefined),
      (error: Error) => {
        const fault = error instanceof UnusableConnection ? `no database: ${error.status}` : 'no database';
        if (fault !== said) log.error({ err: error }, 'not ready');
        return (said = fault);
      },
    );
  return () => {
    if (!looked || Date.now() - looked.at >= lookEvery) looked = { at: Date.now(), found: look() };
    return looked.found;
  };
}
