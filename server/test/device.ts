import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Pushed {
  /** What the device shows. */
  said: { title: string; body: string; link: string; tag: string; language: string };
  headers: Readonly<Record<string, string | undefined>>;
}

/**
 * A device with the service of its browser, for tests: it opens what is sent to it as RFC 8291 says, by nothing but Node's own
 * cryptography, and checks the signature of RFC 8292.
 */
export async function aDevice() {
  const keys = createECDH('prime256v1');
  keys.generateKeys();
  const secret = randomBytes(16);
  const received: Pushed[] = [];
  let status = 201;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const text = opened(Buffer.concat(chunks), { keys, secret });
      received.push({
        said: JSON.parse(text) as Pushed['said'],
        headers: request.headers as Pushed['headers'],
      });
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    body: {
      SLOD_TAEKIS: `${origin}/push/${randomBytes(9).toString('base64url')}`,
      LYKILL_TAEKIS: keys.getPublicKey('base64url'),
      LEYNDARMAL_TAEKIS: secret.toString('base64url'),
    },
    received,
    answers: (next: number) => {
      status = next;
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
      }),
  };
}

type Device = { keys: ReturnType<typeof createECDH>; secret: Buffer };

/** RFC 8188 with the keys of RFC 8291: a record of one piece, which is all that a notification needs. */
function opened(sealed: Buffer, { keys, secret }: Device): string {
  const salt = sealed.subarray(0, 16);
  const sender = sealed.subarray(21, 21 + sealed.readUInt8(20));
  const record = sealed.subarray(21 + sender.length);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), sender]);
  const shared = Buffer.from(hkdfSync('sha256', keys.computeSecret(sender), secret, info, 32));
  const key = Buffer.from(hkdfSync('sha256', shared, salt, 'Content-Encoding: aes128gcm\0', 16));
  const nonce = Buffer.from(hkdfSync('sha256', shared, salt, 'Content-Encoding: nonce\0', 12));
  const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(record.subarray(-16));
  const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
  // A two ends the last record; padding follows it.
  return padded.subarray(0, padded.lastIndexOf(2)).toString();
}

/** Whom the service is told it comes from, if the signature is by the key that the device was given. */
export function signedBy(authorization: string | undefined, publicKey: string) {
  const [, token = '', named] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(authorization ?? '') ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((one) => one.toString('base64url'));
  const key = createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x, y } });
  const isGood = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isGood || named !== publicKey) throw new Error('The signature is another’s.');
  return JSON.parse(Buffer.from(claims, 'base64url').toString()) as { aud: string; sub: string; exp: number };
}
