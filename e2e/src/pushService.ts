import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The service of a browser, which takes what the portal sends to a device; the device alone can open it (RFC 8291). */
export async function aPushService() {
  const keys = createECDH('prime256v1');
  keys.generateKeys();
  const secret = randomBytes(16);
  const opened: string[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      opened.push(open(Buffer.concat(chunks)));
      response.writeHead(201).end();
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    /** What a browser answers that has subscribed. */
    subscription: {
      endpoint: `http://127.0.0.1:${port}/device`,
      keys: { p256dh: keys.getPublicKey('base64url'), auth: secret.toString('base64url') },
    },
    opened,
    close: () => server.close(),
  };

  function open(sealed: Buffer): string {
    const sender = sealed.subarray(21, 21 + sealed.readUInt8(20));
    const record = sealed.subarray(21 + sender.length);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), sender]);
    const shared = Buffer.from(hkdfSync('sha256', keys.computeSecret(sender), secret, info, 32));
    const derived = (what: string, bytes: number) =>
      Buffer.from(hkdfSync('sha256', shared, sealed.subarray(0, 16), `Content-Encoding: ${what}\0`, bytes));
    const decipher = createDecipheriv('aes-128-gcm', derived('aes128gcm', 16), derived('nonce', 12));
    const padded = decipher.setAuthTag(record.subarray(-16)).update(record.subarray(0, -16));
    decipher.final();
    return padded.subarray(0, padded.lastIndexOf(2)).toString();
  }
}
