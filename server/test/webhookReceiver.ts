import http from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Received {
  path: string;
  body: string;
  headers: Record<string, string>;
}

/** A system that receives deliveries, and answers as it is told to. */
export async function aReceiver() {
  const received: Received[] = [];
  let answer: { status: number; headers?: Record<string, string> } | 'never' = { status: 204 };
  const server = http.createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (part: string) => (body += part));
    request.on('end', () => {
      received.push({ path: request.url ?? '', body, headers: request.headers as Record<string, string> });
      if (answer !== 'never') response.writeHead(answer.status, answer.headers).end('x'.repeat(100_000));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    url: `http://localhost:${port}/omur`,
    received,
    answers: (as: typeof answer) => (answer = as),
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}
