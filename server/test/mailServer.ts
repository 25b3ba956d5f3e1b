import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

export interface Mail {
  from: string;
  to: string[];
  raw: string;
  messageId: string;
}

/** What a mail server does instead of taking letters; `dropLines` hangs up on everyone. */
export type Behaviour = (dropLines: () => void) => SMTPServerOptions;

/** A mail server that keeps what it has said yes to. */
export async function aMailServer(behaviour: Behaviour = () => ({})) {
  const taken: Mail[] = [];
  const lines = new Set<Socket>();
  const dropLines = () => lines.forEach((line) => line.destroy());
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    closeTimeout: 100,
    onData: (stream, session, answer) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const raw = Buffer.concat(chunks).toString();
        const { mailFrom, rcptTo } = session.envelope;
        taken.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          raw,
          messageId: /^Message-ID: (.*)$/im.exec(raw)?.[1] ?? '',
        });
        answer();
      });
    },
    ...behaviour(dropLines),
  });
  server.on('error', () => undefined);
  server.server.on('connection', (line: Socket) => lines.add(line));
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    taken,
    close: () => new Promise<void>((done) => server.close(() => done())),
  };
}
