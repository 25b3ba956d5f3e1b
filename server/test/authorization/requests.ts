import type { FastifyInstance } from 'fastify';
import type { Asked } from './asked.ts';

export interface Answered {
  status: number;
  text: string;
}

/** Asks the server as the one whose token it is. */
export async function ask(
  app: FastifyInstance,
  { method, url, body }: Asked,
  token: string | undefined,
): Promise<Answered> {
  const { statusCode, body: text } = await app.inject({
    method,
    url,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { payload: JSON.stringify(body) }),
  });
  return { status: statusCode, text };
}

/** The same where the answer has no end: leaves once its status is known. */
export async function askAndLeave(
  app: FastifyInstance,
  { url }: Asked,
  token: string | undefined,
): Promise<Answered> {
  const base = app.server.listening ? app.listeningOrigin : await app.listen({ port: 0, host: '127.0.0.1' });
  const leaving = new AbortController();
  const answer = await fetch(base + url, {
    headers: token ? { authorization: `Bearer ${token}` } : {},
    signal: leaving.signal,
  });
  leaving.abort();
  return { status: answer.status, text: '' };
}
