import { randomBytes } from 'node:crypto';
import { PassThrough } from 'node:stream';
import { type ReadAnswer, mostReadBytes, mostReads, readTogether } from '@omur/contract/platform/calls/reads';
import { positionHeader } from '@omur/contract/platform/positionHeader';
import type { Declared } from '@omur/contract/platform/endpoint';
import type { FastifyRequest } from 'fastify';
import { refuse, refuseField } from '../refusal.ts';
import { decodeQuery } from './decode.ts';
import { admitted, type Server } from './serve.ts';

/** As many as a browser sends at once by itself, so that nobody gets more of the pool than before. */
const atOnce = 6;
const mark = 'x-omur-read';
/** What a read's own call goes by. */
const passedOn = [
  'authorization',
  'accept-language',
  'user-agent',
  'x-forwarded-for',
  'x-unattended',
  positionHeader,
  'traceparent',
] as const;

/**
 * H52: several reads in one round trip. Each goes through the whole server as if it had come alone: its limit, its session, its
 * permission, its line in the log. Only declared reads that answer JSON go together.
 */
export function serveReads(server: Server): void {
  const { app } = server;
  // Nobody outside can say that a request is one of several.
  const secret = randomBytes(16).toString('base64url');
  app.addHook('onRequest', (request, _reply, done) => {
    if (request.headers[mark] === secret && !goesTogether(request)) refuse('request.unknownAddress');
    done();
  });
  app.get(readTogether.path, { config: { endpoint: readTogether } }, async (request, reply) => {
    await admitted(server, readTogether, request);
    const addresses = addressesOf(request);
    const lines = new PassThrough();
    void answerAll(addresses, lines, (address) => readOne(server, request, { address, secret }));
    return reply
      .header('cache-control', 'no-store, no-transform')
      .header('x-accel-buffering', 'no')
      .type('application/x-ndjson; charset=utf-8')
      .send(lines);
  });
}

function goesTogether({ method, routeOptions }: FastifyRequest): boolean {
  const { endpoint } = routeOptions.config as { endpoint?: Declared };
  return method === 'GET' && (endpoint?.reply.kind === 'one' || endpoint?.reply.kind === 'list');
}

function addressesOf({ query }: FastifyRequest): string[] {
  const asked = decodeQuery(readTogether.query, ['of'], query) as { addresses: string };
  const addresses = asked.addresses.split('\n');
  if (addresses.length > mostReads) refuseField('of', 'value.tooLong');
  if (!addresses.every((address) => address.startsWith('/api/'))) refuseField('of', 'value.wrongForm');
  return addresses;
}

/** Writes each answer when it is there, and reads no further once nobody listens. */
async function answerAll(
  addresses: readonly string[],
  lines: PassThrough,
  read: (address: string) => Promise<Answered>,
): Promise<void> {
  const waiting = addresses.entries();
  const one = async () => {
    for (const [at, address] of waiting) {
      if (lines.destroyed) return;
      const answered = await read(address).catch(() => ({ StatusCode: 413 }));
      if (!lines.destroyed) lines.write(lineOf(at, answered));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, one));
  lines.end();
}

/** What a read answered; its body as text, which PostgreSQL wrote. */
interface Answered extends Omit<ReadAnswer, 'Read' | 'Body'> {
  text?: string;
}

/** A line break within JSON stands between its parts alone, never in a text. */
function lineOf(at: number, { text, ...head }: Answered): string {
  const json = JSON.stringify({ Read: at, ...head });
  return text ? `${json.slice(0, -1)},"Body":${text.replaceAll('\n', ' ')}}\n` : `${json}\n`;
}

async function readOne(
  { app }: Server,
  request: FastifyRequest,
  { address, secret }: { address: string; secret: string },
): Promise<Answered> {
  const headers = Object.fromEntries(
    passedOn.flatMap((name) => (request.headers[name] === undefined ? [] : [[name, request.headers[name]]])),
  );
  const response = await app.inject({
    method: 'GET',
    url: address,
    headers: { ...headers, [mark]: secret },
    remoteAddress: request.socket.remoteAddress ?? '',
    payloadAsStream: true,
  });
  const text = await textOf(response.stream());
  if (text === undefined) return { StatusCode: 413 };
  const {
    'x-request-id': id,
    'x-total-count': total,
    'x-next-cursor': next,
    [positionHeader]: position,
  } = response.headers;
  return {
    StatusCode: response.statusCode,
    ...(id !== undefined && { RequestId: String(id) }),
    ...(total !== undefined && { TotalCount: Number(total) }),
    ...(next !== undefined && { NextCursor: String(next) }),
    ...(position !== undefined && { Position: String(position) }),
    text,
  };
}

/** Undefined for what is too long; the rest of it is not read. */
async function textOf(stream: AsyncIterable<Buffer>): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of stream) {
    bytes += chunk.length;
    if (bytes > mostReadBytes) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}
