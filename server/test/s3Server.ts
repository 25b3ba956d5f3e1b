import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { S3Settings } from '../src/platform/config.ts';
import { aFreePort } from './freePort.ts';

/** A storage that speaks S3, for tests: it verifies every signature by itself, from the published description of SigV4. */
export interface S3Server {
  settings: S3Settings;
  objects: Map<string, { type: string; content: Buffer }>;
  /** Every request as `PUT applications/7/x.pdf 200`. */
  log: string[];
  /** Bytes that browsers sent here. */
  received: number;
  port: number;
  stop(): Promise<void>;
  start(): Promise<void>;
}

export async function anS3Server(): Promise<S3Server> {
  const objects: S3Server['objects'] = new Map();
  const settings = {
    endpoint: '',
    bucket: 'omur-profun',
    region: 'eu-north-1',
    accessKeyId: 'AKIAPROFUN',
    secretAccessKey: 'leyndarmál/+prófunar',
  };
  let server: Server;
  const peer: S3Server = {
    settings,
    objects,
    log: [],
    received: 0,
    port: await aFreePort(),
    stop: () => new Promise((resolve) => void (server.closeAllConnections(), server.close(() => resolve()))),
    start: async () => {
      server = createServer((request, response) => void answer(peer, request, response));
      await new Promise<void>((resolve) => server.listen(peer.port, '127.0.0.1', resolve));
      settings.endpoint = `http://127.0.0.1:${peer.port}`;
    },
  };
  await peer.start();
  return peer;
}

async function answer(peer: S3Server, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = new URL(request.url ?? '/', peer.settings.endpoint);
  const key = decodeURIComponent(url.pathname).slice(peer.settings.bucket.length + 2);
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const end = (status: number, headers: Record<string, string | number> = {}, body?: Buffer) => {
    peer.log.push(`${request.method} ${key} ${status}`);
    response.writeHead(status, headers).end(request.method === 'HEAD' ? undefined : body);
  };

  const wrong = problemOf(peer.settings, request, url);
  if (wrong) return end(403, { 'content-type': 'application/xml' }, Buffer.from(`<Code>${wrong}</Code>`));
  const kept = peer.objects.get(key);
  if (request.method === 'PUT') {
    const content = Buffer.concat(parts);
    peer.received += content.length;
    if (request.headers['if-none-match'] === '*' && kept) return end(412);
    peer.objects.set(key, { type: request.headers['content-type'] ?? '', content });
    return end(200, { etag: `"${createHash('md5').update(content).digest('hex')}"` });
  }
  if (request.method === 'DELETE') return end(peer.objects.delete(key) ? 204 : 204);
  if (!kept) return end(404);
  const range = /^bytes=0-(\d+)$/.exec(request.headers.range ?? '');
  const headers = {
    'content-type': url.searchParams.get('response-content-type') ?? kept.type,
    'content-disposition': url.searchParams.get('response-content-disposition') ?? 'inline',
  };
  if (!range) return end(200, headers, kept.content);
  const some = kept.content.subarray(0, Number(range[1]) + 1);
  return end(206, { ...headers, 'content-range': `bytes 0-${some.length - 1}/${kept.content.length}` }, some);
}

/** The code of what is wrong with a request, by the rules of AWS Signature Version 4; undefined when nothing is. */
function problemOf(settings: S3Settings, request: IncomingMessage, url: URL): string | undefined {
  const isInAddress = url.searchParams.has('X-Amz-Signature');
  const authorization = Object.fromEntries(
    Array.from((request.headers.authorization ?? '').matchAll(/(\w+)=([^,\s]+)/g), ([, name, value]) => [
      name,
      value,
    ]),
  );
  const said = (name: string) =>
    (isInAddress ? url.searchParams.get(`X-Amz-${name}`) : authorization[name]) ?? '';
  const date = (isInAddress ? said('Date') : request.headers['x-amz-date']?.toString()) ?? '';
  const scope = `${date.slice(0, 8)}/${settings.region}/s3/aws4_request`;
  if (said('Credential') !== `${settings.accessKeyId}/${scope}`) return 'InvalidAccessKeyId';

  const signedAt = Date.parse(
    date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'),
  );
  if (isInAddress && signedAt + Number(said('Expires')) * 1000 < Date.now()) return 'AccessDenied';
  const expected = signatureOf(settings, {
    method: request.method ?? '',
    url,
    headers: request.headers,
    signedHeaders: said('SignedHeaders'),
    date,
    contentHash: isInAddress ? 'UNSIGNED-PAYLOAD' : String(request.headers['x-amz-content-sha256']),
  });
  return said('Signature') === expected ? undefined : 'SignatureDoesNotMatch';
}

export interface Signed {
  method: string;
  url: URL;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  signedHeaders: string;
  date: string;
  contentHash: string;
}

/** Written from the description at docs.aws.amazon.com, sharing nothing with the signer under test. */
export function signatureOf(settings: Omit<S3Settings, 'endpoint' | 'bucket'>, signed: Signed): string {
  const query = [...signed.url.searchParams]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => `${escaped(name)}=${escaped(value)}`)
    .sort()
    .join('&');
  const headers = signed.signedHeaders
    .split(';')
    .map((name) => `${name}:${String(signed.headers[name]).trim()}\n`)
    .join('');
  const path = signed.url.pathname
    .split('/')
    .map((part) => escaped(decodeURIComponent(part)))
    .join('/');
  const canonical = [signed.method, path, query, headers, signed.signedHeaders, signed.contentHash].join(
    '\n',
  );
  const day = signed.date.slice(0, 8);
  const scope = `${day}/${settings.region}/s3/aws4_request`;
  const hash = createHash('sha256').update(canonical).digest('hex');
  const toSign = ['AWS4-HMAC-SHA256', signed.date, scope, hash].join('\n');
  const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();
  const key = ['aws4_request', 's3', settings.region, day].reduceRight<string | Buffer>(
    hmac,
    `AWS4${settings.secretAccessKey}`,
  );
  return hmac(key, toSign).toString('hex');
}

function escaped(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
