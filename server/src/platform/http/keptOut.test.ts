import { Writable } from 'node:stream';
import fastify from 'fastify';
import { expect, it } from 'vitest';
import { refuse } from '../refusal.ts';
import { answerErrors } from './errors.ts';

it('logs by code and without names who was kept out, and nothing of an ordinary mistake', async () => {
  const lines: Record<string, unknown>[] = [];
  const out = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(JSON.parse(String(chunk)) as Record<string, unknown>);
      done();
    },
  });
  const app = fastify({ logger: { level: 'warn', stream: out } });
  answerErrors(app);
  app.get('/forbidden', () => refuse('session.forbidden'));
  app.get('/absent', () => refuse('work.notFound'));
  await app.inject('/forbidden');
  await app.inject('/absent');
  expect(lines).toEqual([
    expect.objectContaining({ code: 'session.forbidden', status: 403, msg: 'kept out' }),
  ]);
  expect(Object.keys(lines[0] ?? {}).toSorted()).toEqual([
    'code',
    'hostname',
    'level',
    'msg',
    'pid',
    'reqId',
    'status',
    'time',
  ]);
  await app.close();
});
