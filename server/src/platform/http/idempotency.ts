import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { type Queryable } from '../database/statement.ts';
import { refuse } from '../refusal.ts';
import { claim, find, keep } from './idempotencyQueries.ts';

interface Once {
  userId: number;
  key: string;
  call: string;
  request: FastifyRequest;
}

/**
 * W5: does the work the first time a key comes, and answers the first result every other time for 24 hours. The key and the
 * work are one transaction: a second request with the same key waits for the first, and starts over if the first failed.
 */
export async function once(tx: Queryable, { userId, key, call, request }: Once, work: () => Promise<string>) {
  if (key.length < 1 || key.length > 200) refuse('request.keyInvalid');
  const hash = createHash('sha256')
    .update(`${request.url}\n${call}\n${JSON.stringify(request.body)}`)
    .digest();
  if (!(await claim.row(tx, { userId, key, hash }))) return firstResult(tx, userId, key, hash);
  const body = await work();
  await keep.run(tx, { userId, key, body });
  return body;
}

async function firstResult(tx: Queryable, userId: number, key: string, hash: Buffer): Promise<string> {
  const known = await find.row<{ requestHash: Buffer; body: string | null }>(tx, { userId, key });
  if (!known?.requestHash.equals(hash)) refuse('request.keyReused');
  return known.body ?? '';
}
