import { generateKeyPair, randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import type pg from 'pg';
import type { Logger } from 'pino';
import type { Config } from '../../platform/config.ts';
import { transaction } from '../../platform/database/pool.ts';
import type { Queryable } from '../../platform/database/statement.ts';
import { seal, unseal } from '../../platform/sealing.ts';
import * as queries from './queries.ts';

type Key = Record<string, unknown> & { kid: string };

export interface Keeping {
  pool: pg.Pool;
  config: Config;
  log: Pick<Logger, 'warn'>;
}

const ownerOf = (keyId: string) => `sign-on key ${keyId}`;

/** O147: the portal's keys with the one that signs first, made when they are first asked for and every ninety days. */
export async function signingKeys(keeping: Keeping): Promise<Key[]> {
  const keys = await openKeys(keeping.pool, keeping);
  if (keys.length > 0 && !(await isDue(keeping.pool))) return keys;
  await makeKey(keeping);
  return openKeys(keeping.pool, keeping);
}

/** Said once of each. */
const named = new Set<string>();

/** O311: what another secret sealed is left to the servers that have it, and to the sweep. */
async function openKeys(db: Queryable, { config, log }: Omit<Keeping, 'pool'>): Promise<Key[]> {
  const rows = await queries.findKeys.rows<{ keyId: string; sealed: Buffer }>(db, {});
  return rows.flatMap(({ keyId, sealed }) => {
    try {
      return [JSON.parse(unseal(config, sealed, ownerOf(keyId)).toString()) as Key];
    } catch {
      if (!named.has(keyId))
        log.warn({ keyId }, 'a key that signs who logged in was sealed by another SECRETS_KEY');
      named.add(keyId);
      return [];
    }
  });
}

const isDue = async (db: Queryable): Promise<boolean> =>
  (await queries.isKeyDue.row<{ isDue: boolean }>(db, {}))?.isDue ?? true;

/** Of servers that make one at once, one does. */
async function makeKey({ pool, config, log }: Keeping): Promise<void> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 });
  const keyId = randomUUID();
  const key = { ...privateKey.export({ format: 'jwk' }), kid: keyId, alg: 'RS256', use: 'sig' };
  const sealed = seal(config, Buffer.from(JSON.stringify(key)), ownerOf(keyId));
  await transaction(pool, async (tx) => {
    await queries.lockKeys.run(tx, {});
    const isFirst = (await openKeys(tx, { config, log })).length === 0;
    if (isFirst || (await isDue(tx))) await queries.insertKey.run(tx, { keyId, sealed, isFirst });
  });
}
