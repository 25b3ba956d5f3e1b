import { randomUUID } from 'node:crypto';
import fastify, { LogController, type FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Config } from '../platform/config.ts';
import { DiskStorage } from '../platform/files/disk.ts';
import type { Storage } from '../platform/files/storage.ts';
import { answerError, answerErrors } from '../platform/http/errors.ts';
import { ofMalformed, sendSecurityHeaders } from '../platform/http/headers.ts';
import { answerMalformed } from '../platform/http/malformedRequest.ts';
import { refuseWhenOverloaded } from '../platform/http/overload.ts';
import { tracedBy } from '../platform/http/trace.ts';
import { traceRequests } from '../platform/http/tracing.ts';
import { closeWhenIdle, limitConnections } from './connections.ts';
import { securityHeaders } from './securityHeaders.ts';

/** What goes for every answer of a server that answers nothing yet. */
export async function prepareServer(
  app: FastifyInstance,
  config: Config,
  stopping: { isStopping: boolean },
): Promise<void> {
  logRequests(app);
  if (config.otlpUrl) traceRequests(app, config.isBehindProxy);
  endConnectionsWhileStopping(app, () => stopping.isStopping);
  closeWhenIdle(app, stopping);
  // A payload is JSON; Fastify would take plain text too.
  app.removeContentTypeParser('text/plain');
  answerErrors(app);
  await sendSecurityHeaders(app, securityHeaders(config));
  refuseWhenOverloaded(app, config.overloadMilliseconds);
  // Behind a proxy every connection is the proxy's.
  limitConnections(app, config.isBehindProxy ? 0 : config.connectionsPerAddress);
}

/** How requests are read: what is too large, too slow or malformed is answered before any call sees it. */
export function newServer(config: Config, log: Logger, storage: Storage) {
  return fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    childLoggerFactory: (logger, bindings, options, raw) =>
      logger.child({ ...bindings, ...(config.isBehindProxy && tracedBy(raw.headers)) }, options),
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

/** While the server is about to stop, clients that keep a connection are to open the next one elsewhere. */
function endConnectionsWhileStopping(app: FastifyInstance, isStopping: () => boolean): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (isStopping() && request.raw.httpVersionMajor === 1) reply.header('connection', 'close');
    done();
  });
}
