import { generateKeyPair, randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import type pg from 'pg';
import type { Config } from '../../platform/config.ts';
import { transaction } from '../../platform/database/pool.ts';
import { seal, unseal } from '../../platform/sealing.ts';
import * as queries from './queries.ts';

type Key = Record<string, unknown> & { kid: string };

const ownerOf = (keyId: string) => `sign-on key ${keyId}`;

/** O147: the portal's keys with the one that signs first, made when they are first asked for and every ninety days. */
export async function signingKeys(pool: pg.Pool, config: Config): Promise<Key[]> {
  const due = await queries.isKeyDue.row<{ isDue: boolean }>(pool, {});
  if (due?.isDue) await makeKey(pool, config);
  const rows = await queries.findKeys.rows<{ keyId: string; sealed: Buffer }>(pool, {});
  const keys: Key[] = [];
  for (const { keyId, sealed } of rows)
    try {
      keys.push(JSON.parse(unseal(config, sealed, ownerOf(keyId)).toString()) as Key);
    } catch {
      // Sealed by another key of the settings than there is now: nobody can sign with it any more.
      await queries.deleteKey.run(pool, { keyId });
    }
  return keys.length > 0 ? keys : signingKeys(pool, config);
}

async function makeKey(pool: pg.Pool, config: Config): Promise<void> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 });
  const keyId = randomUUID();
  const key = { ...privateKey.export({ format: 'jwk' }), kid: keyId, alg: 'RS256', use: 'sig' };
  const sealed = seal(config, Buffer.from(JSON.stringify(key)), ownerOf(keyId));
  await transaction(pool, async (tx) => {
    await queries.lockKeys.run(tx, {});
    await queries.insertKey.run(tx, { keyId, sealed });
  });
}
