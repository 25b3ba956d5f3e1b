import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { storagePath } from '../platform/files/disk.ts';

/** What the process needs besides: files, the database, the library's own. */
const keptForOthers = 200;
const usual = 4096;
const headersWithin = 10_000;
const bodyWithin = 30_000;

/** How many files and sockets the process may have open at once, as far as the system tells. */
function descriptorLimit(): number {
  try {
    const soft = /^Max open files\s+(\d+)/mu.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1];
    return soft === undefined ? usual : Number(soft);
  } catch {
    return usual;
  }
}

/** Connections are well below what would leave the process without a descriptor. */
export const mostConnections = (limit = descriptorLimit()): number =>
  Math.max(32, Math.min(limit - keptForOthers, Math.floor(limit * 0.8)));

/**
 * Keeps connections that say nothing, or say it slowly, from taking the server: few of one address, headers soon, and a long time for
 * a body only where files go.
 */
export function limitConnections(app: FastifyInstance, mostOfAddress: number): void {
  const server = app.server as Server;
  server.maxConnections = mostConnections();
  server.headersTimeout = headersWithin;
  const open = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? '';
    const count = (open.get(address) ?? 0) + 1;
    open.set(address, count);
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left > 0) open.set(address, left);
      else open.delete(address);
    });
    if (mostOfAddress > 0 && count > mostOfAddress) socket.destroy();
  });
  app.addHook('onRequest', (request, _reply, done) => {
    endSlowBody(request);
    done();
  });
}

function endSlowBody({ raw, routeOptions }: FastifyRequest): void {
  if (raw.complete || raw.method === 'GET' || routeOptions.url === storagePath) return;
  const timer = setTimeout(() => {
    if (!raw.complete) raw.destroy();
  }, bodyWithin).unref();
  const end = () => clearTimeout(timer);
  // Once it has all come nothing waits for it: a timer would keep a server that has closed meanwhile (H170).
  raw.once('end', end).once('close', end);
}

/** Once the server ends, so do its connections, as soon as each has its answer. */
export function closeWhenIdle(app: FastifyInstance, stopping: { isStopping: boolean }): void {
  const connections = new Set<Socket>();
  app.server.on('connection', (connection: Socket) => {
    connections.add(connection);
    connection.once('close', () => connections.delete(connection));
  });
  app.addHook('preClose', (done) => {
    stopping.isStopping = true;
    if (app.server.listening) closeConnectionsOnceIdle(app.server as Server, connections);
    done();
  });
}

/**
 * A connection that is kept alive after its last answer would hold up the end of the server until it times out, and so would one
 * that was opened in advance and has not been used yet, which Node does not count as idle.
 */
function closeConnectionsOnceIdle(server: Server, connections: ReadonlySet<Socket>): void {
  const closing = setInterval(() => {
    server.closeIdleConnections();
    for (const connection of connections) if (connection.bytesRead === 0) connection.destroy();
  }, 50);
  server.once('close', () => clearInterval(closing));
}
