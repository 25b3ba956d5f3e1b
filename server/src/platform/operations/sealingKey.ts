import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import type { Queryable } from '../database/statement.ts';
import { sharedFingerprintOf } from '../sealing.ts';
import { noteKey } from './queries.ts';

type Keeping = Pick<Config, 'secretsKey' | 'dataFolder' | 'databaseUrl'>;

/**
 * O331: notes the key of the first server of a database, and says in the log where another server has another key, or one in its own
 * folder that no other server has. Neither stops it: without the key much still works (decision 181).
 */
export async function noteSealingKey(db: Queryable, config: Keeping, log: Logger): Promise<void> {
  if (config.databaseUrl !== undefined && config.secretsKey === undefined)
    log.warn(
      'SECRETS_KEY is not set: secrets are sealed with a key in OMUR_DATA, which other servers do not have',
    );
  try {
    if (await hasOtherKey(db, config))
      log.error(
        'SECRETS_KEY is another than that of the database: codes of apps, secrets of webhooks and ballots do not open here',
      );
  } catch (error) {
    log.warn({ err: error }, 'could not look with which key secrets are sealed');
  }
}

/** Whether the database is another key's. The first that asks makes it its own. */
export async function hasOtherKey(db: Queryable, config: Keeping): Promise<boolean> {
  const fingerprint = sharedFingerprintOf(config);
  if (!fingerprint) return false;
  return (await noteKey.row<{ isOther: boolean }>(db, { fingerprint }))?.isOther === true;
}
