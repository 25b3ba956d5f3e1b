import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { sentenceOf, statusOf, type ErrorCode } from '@omur/contract/platform/errors';
import { ofMalformed } from './headers.ts';

/** What Node.js cannot read as a request, in our codes; anything else is malformed. */
const ofNode: Readonly<Record<string, ErrorCode>> = {
  HPE_HEADER_OVERFLOW: 'request.headersTooLarge',
  ERR_HTTP_REQUEST_TIMEOUT: 'request.tooSlow',
};

/** Answers what never became a request, in the shape of all refusals; nobody knows its language. Then it hangs up. */
export function answerMalformed(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const code = ofNode[error.code ?? ''] ?? 'request.malformed';
  const status = statusOf(code);
  const body = JSON.stringify({ StatusCode: status, Code: code, Message: sentenceOf(code, 'is') });
  const headers = {
    ...ofMalformed,
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  const head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('\r\n')}`;
  socket.end(`${head}\r\n\r\n${body}`, () => socket.destroy());
}
