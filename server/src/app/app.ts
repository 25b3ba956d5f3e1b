import type { Storage } from '../platform/files/storage.ts';
import { randomUUID } from 'node:crypto';
import type { Server as HttpServer } from 'node:http';
import type { Socket } from 'node:net';
import rateLimit from '@fastify/rate-limit';
import fastify, { LogController, type FastifyInstance, type FastifyRequest } from 'fastify';
import type pg from 'pg';
import type { Logger } from 'pino';
import { serveAccess } from '../accounts/delegation/routes.ts';
import { serveAmendments } from '../works/amendments/routes.ts';
import { serveApprovals } from '../works/approvals/routes.ts';
import { serveAuthors } from '../people/authors/routes.ts';
import { serveCodes } from '../works/codes/routes.ts';
import type { Config } from '../platform/config.ts';
import { serveConfirmations } from '../accounts/confirmations/routes.ts';
import { submissionFiles } from '../publishing/contracts/files.ts';
import { serveContracts } from '../publishing/contracts/routes.ts';
import { serveCueSheets } from '../works/cueSheets/routes.ts';
import { Listener } from '../platform/database/listener.ts';
import { Readers } from '../platform/database/readers.ts';
import type { Queryable } from '../platform/database/statement.ts';
import { serveDeskSearch } from './deskSearch/routes.ts';
import { servePots } from '../royalties/distributions/potRoutes.ts';
import { serveDistributions } from '../royalties/distributions/routes.ts';
import { serveDistributionCalendar } from '../royalties/calendar/routes.ts';
import { serveDrafts } from '../platform/drafts/routes.ts';
import { DiskStorage } from '../platform/files/disk.ts';
import { openStorage } from '../platform/files/open.ts';
import { serveFiles } from '../platform/files/routes.ts';
import { applicationFiles } from '../grants/funds/files.ts';
import { serveFunds } from '../grants/funds/routes.ts';
import { serveDataExport } from '../people/dataExport/routes.ts';
import { limitConnections } from './connections.ts';
import { answerError, answerErrors } from '../platform/http/errors.ts';
import { ofMalformed, sendSecurityHeaders } from '../platform/http/headers.ts';
import { networkOf } from '../platform/http/network.ts';
import { observe } from '../platform/http/observe.ts';
import { refuseWhenOverloaded } from '../platform/http/overload.ts';
import { allDescriptions } from './allDescriptions.ts';
import { describeApi } from '../platform/http/openapi.ts';
import { servePages } from '../platform/http/pages.ts';
import { RequestCount } from '../platform/http/requestCount.ts';
import type { Server } from '../platform/http/serve.ts';
import { answerMalformed } from '../platform/http/malformedRequest.ts';
import { serveJobs } from '../platform/jobs/routes.ts';
import { serveAuthorMerge } from '../works/authorMerge/routes.ts';
import { serveLetters } from '../messages/letters/routes.ts';
import { serveLivePerformances } from '../performances/livePerformances/routes.ts';
import { serveLookups } from '../platform/lookups/routes.ts';
import { serveMemberships } from '../accounts/memberships/routes.ts';
import { serveMusicStart } from '../grants/musicStart/routes.ts';
import { serveNotifications } from '../messages/notifications/routes.ts';
import { serveStream } from '../messages/notifications/stream.ts';
import { serveOpenId } from '../accounts/openId/routes.ts';
import { servePerformanceDesk } from '../performances/staff/routes.ts';
import { servePasswords } from '../accounts/passwords/routes.ts';
import { servePersons } from '../people/persons/routes.ts';
import { servePlaces } from '../performances/venues/routes.ts';
import { serveProvisional } from '../works/provisional/routes.ts';
import { serveQuestions } from '../works/questions/routes.ts';
import { serveRecords } from '../people/auditLog/routes.ts';
import { Refusal } from '../platform/refusal.ts';
import { serveRegistration } from '../works/registration/routes.ts';
import { serveReview } from '../works/review/routes.ts';
import { Sessions } from '../platform/sessions/current.ts';
import { serveSecondFactors } from '../accounts/secondFactors/routes.ts';
import { serveSessions } from '../accounts/sessions/routes.ts';
import { serveStatistics } from '../royalties/statistics/routes.ts';
import { serveUsageClaims } from '../royalties/usageClaims/routes.ts';
import { serveUsers } from '../accounts/users/routes.ts';
import { serveWorks } from '../works/catalogue/routes.ts';

export interface Dependencies {
  config: Config;
  pool: pg.Pool;
  /** How the application connects, for the one line that listens. */
  connection: pg.ClientConfig;
  log: Logger;
  /** Where short reads go, if not over connections of their own. */
  reads?: Queryable;
}

/** The whole server, not yet listening. */
export async function buildApp({
  config,
  pool,
  connection,
  log,
  reads,
}: Dependencies): Promise<FastifyInstance> {
  let isStopping = false;
  const storage = openStorage(config, pool);
  const app = newServer(config, log, storage);
  logRequests(app as unknown as FastifyInstance);
  const connections = new Set<Socket>();
  app.server.on('connection', (connection: Socket) => {
    connections.add(connection);
    connection.once('close', () => connections.delete(connection));
  });
  app.addHook('preClose', (done) => {
    isStopping = true;
    if (app.server.listening) closeConnectionsOnceIdle(app.server, connections);
    done();
  });
  // A payload is JSON; Fastify would take plain text too.
  app.removeContentTypeParser('text/plain');
  answerErrors(app as unknown as FastifyInstance);
  await sendSecurityHeaders(app as unknown as FastifyInstance, securityHeaders(config));
  refuseWhenOverloaded(app as unknown as FastifyInstance, config.overloadMilliseconds);
  // Behind a proxy every connection is the proxy's.
  limitConnections(
    app as unknown as FastifyInstance,
    config.isBehindProxy ? 0 : config.connectionsPerAddress,
  );
  const listener = new Listener(connection, log);
  const sessions = new Sessions(pool, listener, config);
  app.addHook('onClose', () => listener.stop());
  const readers = new Readers(pool);
  app.addHook('onClose', () => readers.close());
  if (config.rateLimitPerMinute > 0) await limitRate(app as unknown as FastifyInstance, config, sessions);

  const server: Server = {
    app: app as unknown as FastifyInstance,
    pool,
    reads: reads ?? readers,
    actorOf: (request) => sessions.actorOf(request),
    forget: ({ tokenHash }) => sessions.forget(tokenHash),
  };
  serveAll(server, config, storage);
  serveStream({ app: server.app, sessions, listener });
  await listener.start();
  describeApi(server.app, config, allDescriptions);
  observe(server.app, pool, config, () => isStopping);
  await servePages(server.app);
  return server.app;
}

/** How requests are read: what is too large, too slow or malformed is answered before any call sees it. */
function newServer(config: Config, log: Logger, storage: Storage) {
  return fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    // One proxy: the last address is what it saw, what stands before that is the caller's own word.
    trustProxy: config.isBehindProxy && ((_address: string, hop: number) => hop === 0),
    bodyLimit: 1_048_576,
    // A file comes through here when there is no bucket, over whatever line its sender has.
    requestTimeout: storage instanceof DiskStorage ? 300_000 : 30_000,
    keepAliveTimeout: 72_000,
    routerOptions: { maxParamLength: 200 },
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    clientErrorHandler: answerMalformed,
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply.headers(ofMalformed)),
  });
}

/** Every answer bears its request's number, and leaves one line: what and how long, never who or with what. */
function logRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown';
    request.log.info(
      { method: request.method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'answered',
    );
    done();
  });
}

/** Requests a minute by user, or by network where there is no session. */
async function limitRate(app: FastifyInstance, config: Config, sessions: Sessions): Promise<void> {
  await app.register(rateLimit, {
    max: config.rateLimitPerMinute,
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
      sessions.rememberedAs(request as unknown as FastifyRequest) ?? networkOf(request.ip),
    errorResponseBuilder: (_request, context) =>
      new Refusal('request.tooMany', { retryAfterSeconds: Math.ceil(context.ttl / 1000) }),
  });
}

/** The calls of every feature. */
function serveAll(server: Server, config: Config, storage: Storage): void {
  serveSessions(server, config);
  serveSecondFactors(server, config);
  serveOpenId(server, config);
  servePasswords(server, config);
  servePersons(server, config);
  serveDataExport(server, config);
  serveAuthors(server);
  serveWorks(server);
  serveCodes(server);
  serveRegistration(server);
  serveAmendments(server, config);
  serveReview(server, config);
  serveQuestions(server);
  serveProvisional(server);
  serveApprovals(server);
  serveNotifications(server);
  serveLetters(server, config);
  serveJobs(server);
  serveUsers(server, config);
  serveAccess(server, config);
  serveAuthorMerge(server, config);
  serveConfirmations(server, config);
  serveMemberships(server, config);
  serveDeskSearch(server);
  serveRecords(server);
  serveDrafts(server);
  serveContracts(server);
  serveCueSheets(server);
  servePlaces(server);
  servePerformanceDesk(server);
  serveMusicStart(server);
  serveFiles(server, storage, [applicationFiles, submissionFiles]);
  serveFunds(server);
  serveLookups(server);
  serveLivePerformances(server);
  serveDistributions(server, config);
  servePots(server);
  serveStatistics(server);
  serveUsageClaims(server);
  serveDistributionCalendar(server, config);
}

/**
 * A connection that is kept alive after its last answer would hold up the end of the server until it times out, and so would one
 * that was opened in advance and has not been used yet, which Node does not count as idle.
 */
function closeConnectionsOnceIdle(server: HttpServer, connections: ReadonlySet<Socket>): void {
  const closing = setInterval(() => {
    server.closeIdleConnections();
    for (const connection of connections) if (connection.bytesRead === 0) connection.destroy();
  }, 50);
  server.once('close', () => clearInterval(closing));
}

const securityHeaders = ({ s3 }: Config) => ({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'"],
      styleSrc: ["'self'"],
      fontSrc: ["'self'"],
      imgSrc: ["'self'", 'blob:'],
      // Files go between the browser and the bucket.
      connectSrc: ["'self'", ...(s3 ? [new URL(s3.endpoint).origin] : [])],
      // A PDF is shown by the browser's own viewer, from within the page.
      frameSrc: ['blob:'],
      objectSrc: ['blob:'],
      manifestSrc: ["'self'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
  },
  crossOriginEmbedderPolicy: true,
  referrerPolicy: { policy: 'no-referrer' as const },
});
