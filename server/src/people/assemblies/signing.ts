import { createPrivateKey, generateKeyPairSync, sign } from 'node:crypto';
import type { Config } from '../../platform/config.ts';
import type { Queryable } from '../../platform/database/statement.ts';
import { seal, unseal } from '../../platform/sealing.ts';
import { findKey, insertKey } from './voteQueries.ts';

const owner = 'signing key';

interface Kept extends Record<string, unknown> {
  publicKey: string;
  sealed: Buffer;
}

/** The society's key for results, made when it is first needed (O129). */
async function keptKey(db: Queryable, config: Config): Promise<Kept> {
  const kept = await findKey.row<Kept>(db, {});
  if (kept) return kept;
  const pair = generateKeyPairSync('ed25519', {
    publicKeyEncoding: { format: 'der', type: 'spki' },
    privateKeyEncoding: { format: 'der', type: 'pkcs8' },
  });
  const sealed = seal(config, pair.privateKey, owner);
  await insertKey.run(db, { publicKey: pair.publicKey.toString('base64'), sealed });
  return keptKey(db, config);
}

export const publicKey = async (db: Queryable, config: Config) => (await keptKey(db, config)).publicKey;

export async function signed(db: Queryable, config: Config, text: string) {
  const kept = await keptKey(db, config);
  const key = createPrivateKey({ key: unseal(config, kept.sealed, owner), format: 'der', type: 'pkcs8' });
  return { signature: sign(null, Buffer.from(text), key).toString('base64'), publicKey: kept.publicKey };
}
