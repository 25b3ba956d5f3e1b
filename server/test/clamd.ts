import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';

/** What every scanner takes for infected: https://www.eicar.org. In two parts, so that no scanner takes this file for it. */
export const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');

interface Options {
  /** A socket's path instead of a port. */
  path?: string;
  /** What it says instead of looking; nothing for never. */
  says?: (content: Buffer) => string | undefined;
}

/** A clamd that knows one infection, and what it was sent. */
export async function aClamd({ path, says }: Options = {}) {
  const scanned: Buffer[] = [];
  const lines = new Set<Socket>();
  const usual = (content: Buffer) =>
    content.includes(eicar) ? 'stream: Eicar-Test-Signature FOUND' : 'stream: OK';
  const server = createServer((socket) => {
    lines.add(socket);
    let rest = Buffer.alloc(0);
    socket.on('error', () => undefined);
    socket.on('data', (part) => {
      rest = Buffer.concat([rest, part]);
      const content = contentOf(rest);
      if (!content) return;
      scanned.push(content);
      const answer = (says ?? usual)(content);
      if (answer !== undefined) socket.end(`${answer}\0`);
    });
  });
  if (path === undefined) server.listen(0, '127.0.0.1');
  else server.listen(path);
  await once(server, 'listening');
  return {
    address:
      path === undefined ? { host: '127.0.0.1', port: (server.address() as AddressInfo).port } : { path },
    scanned,
    close: () =>
      new Promise<void>((done) => {
        for (const line of lines) line.destroy();
        server.close(() => done());
      }),
  };
}

/** The content once the chunk of no length has come. @throws what is no INSTREAM */
function contentOf(sent: Buffer): Buffer | undefined {
  const command = 'zINSTREAM\0';
  if (sent.length < command.length) return undefined;
  if (sent.subarray(0, command.length).toString() !== command) throw new Error('That is no INSTREAM.');
  const parts: Buffer[] = [];
  let at = command.length;
  while (at + 4 <= sent.length) {
    const length = sent.readUInt32BE(at);
    if (length === 0) return Buffer.concat(parts);
    if (at + 4 + length > sent.length) return undefined;
    parts.push(sent.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return undefined;
}
