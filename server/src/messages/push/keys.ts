import webPush from 'web-push';
import type { Config } from '../../platform/config.ts';
import type { Queryable } from '../../platform/database/statement.ts';
import { hasOtherKey } from '../../platform/operations/sealingKey.ts';
import { seal, unseal } from '../../platform/sealing.ts';
import * as queries from './queries.ts';

/** What the private key is sealed for. */
const owner = 'push key';

export interface PushKeys {
  publicKey: string;
  /** Undefined where it is for servers with another key to open. */
  privateKey: string | undefined;
}

/**
 * H77: the portal's keys, made when they are first asked for. Where the key of the settings is another than it was, they are made anew, but not by a
 * server that alone has another one (O336): every device would begin anew.
 */
export async function pushKeys(db: Queryable, config: Config): Promise<PushKeys> {
  const kept = await queries.findKey.row<{ publicKey: string; sealed: Buffer }>(db, {});
  if (!kept) {
    await queries.insertKey.run(db, sealed(config));
    return pushKeys(db, config);
  }
  const { publicKey } = kept;
  try {
    return { publicKey, privateKey: unseal(config, kept.sealed, owner).toString() };
  } catch {
    if (await hasOtherKey(db, config)) return { publicKey, privateKey: undefined };
    await queries.replaceKey.run(db, { ...sealed(config), lostKey: publicKey });
    return pushKeys(db, config);
  }
}

function sealed(config: Config) {
  const { publicKey, privateKey } = webPush.generateVAPIDKeys();
  return { publicKey, sealed: seal(config, Buffer.from(privateKey), owner) };
}
