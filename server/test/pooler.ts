import { connect, createServer, type Socket } from 'node:net';
import pg from 'pg';
import { aFreePort } from './freePort.ts';

/**
 * A pooler between the portal and PostgreSQL, as PgBouncer 1.18 is: it refuses the start parameter `options`. By session each connection
 * has one of the server's to itself; by transaction two of the server's serve all, each given out until its transaction has ended, and
 * prepared statements are lost.
 */
export async function aPooler(to: pg.ClientConfig, mode: 'session' | 'transaction') {
  const port = await aFreePort();
  const free: Upstream[] = [];
  const waiting: ((upstream: Upstream) => void)[] = [];
  const clients: pg.Client[] = [];
  if (mode === 'transaction') {
    for (let i = 0; i < 2; i++) {
      const client = new pg.Client(to);
      await client.connect();
      client.on('error', () => undefined);
      clients.push(client);
      free.push(new Upstream(rawSocketOf(client)));
    }
  }
  const take = async () => free.shift() ?? new Promise<Upstream>((resolve) => waiting.push(resolve));
  const release = (upstream: Upstream) => {
    const next = waiting.shift();
    if (next) next(upstream);
    else free.push(upstream);
  };
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    sockets.add(near);
    near.on('error', () => undefined).on('close', () => sockets.delete(near));
    near.once('data', (start: Buffer) => {
      if (start.includes('\0options\0'))
        return void near.end(refusal('unsupported startup parameter: options'));
      if (mode === 'transaction') return serveByTransaction(near, take, release);
      const far = connect(`${to.host}/.s.PGSQL.${to.port}`);
      sockets.add(far);
      far.on('error', () => near.destroy()).on('close', () => near.destroy());
      near.on('close', () => far.destroy());
      far.write(start);
      near.pipe(far).pipe(near);
    });
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    connection: { ...to, host: '127.0.0.1', port },
    close: async () => {
      server.close();
      for (const socket of sockets) socket.destroy();
      await Promise.all(clients.map((client) => client.end().catch(() => undefined)));
    },
  };
}

/** The socket of a connection that has signed in, for bytes as they are. */
function rawSocketOf(client: pg.Client): Socket {
  const { stream } = (client as unknown as { connection: { stream: Socket } }).connection;
  stream.removeAllListeners('data');
  return stream;
}

const readyForQuery = 0x5a;
const idle = 0x49;
const endsTurn = new Set([0x51, 0x53]);
const terminate = 0x58;

/** A connection of the server, with how many answers it still owes. */
class Upstream {
  readonly socket: Socket;
  owed = 0;

  constructor(socket: Socket) {
    this.socket = socket;
  }
}

function serveByTransaction(
  near: Socket,
  take: () => Promise<Upstream>,
  release: (upstream: Upstream) => void,
): void {
  // Signed in, without any of the server's own settings, and ready.
  near.write(Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, readyForQuery, 0, 0, 0, 5, idle]));
  let upstream: Upstream | undefined;
  let turn = Promise.resolve();
  const reading = new Messages();
  near.on('data', (chunk: Buffer) => {
    for (const message of reading.read(chunk)) {
      if (message[0] === terminate) return;
      turn = turn.then(() => pass(message));
    }
  });
  const pass = async (message: Buffer) => {
    if (!upstream) {
      upstream = await take();
      answer(upstream);
    }
    if (endsTurn.has(message[0] ?? 0)) upstream.owed += 1;
    upstream.socket.write(message);
  };
  const answer = (one: Upstream) => {
    const answers = new Messages();
    const hear = (chunk: Buffer) => {
      for (const message of answers.read(chunk)) {
        near.write(message);
        if (message[0] !== readyForQuery) continue;
        one.owed -= 1;
        if (one.owed > 0 || message[5] !== idle) continue;
        one.socket.off('data', hear);
        upstream = undefined;
        release(one);
      }
    };
    one.socket.on('data', hear);
  };
}

/** Cuts a stream into the protocol's messages: a letter, a length, and what it says. */
class Messages {
  #rest: Buffer = Buffer.alloc(0);

  read(chunk: Buffer): Buffer[] {
    const found: Buffer[] = [];
    this.#rest = Buffer.concat([this.#rest, chunk]);
    while (this.#rest.length >= 5) {
      const length = 1 + this.#rest.readUInt32BE(1);
      if (this.#rest.length < length) break;
      found.push(this.#rest.subarray(0, length));
      this.#rest = this.#rest.subarray(length);
    }
    return found;
  }
}

function refusal(message: string): Buffer {
  const text = Buffer.from(`SFATAL\0C08P01\0M${message}\0\0`);
  const head = Buffer.alloc(5);
  head[0] = 0x45;
  head.writeUInt32BE(text.length + 4, 1);
  return Buffer.concat([head, text]);
}
