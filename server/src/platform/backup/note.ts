import { stat } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import type { Config } from '../config.ts';
import type { Queryable } from '../database/statement.ts';
import { sharedFingerprintOf } from '../sealing.ts';
import type { BackedUp } from './backUp.ts';
import { insertBackup, insertRestoreCheck, insertToolBackup, newestBackup, otherKey } from './noteQueries.ts';
import type { ToolBackup } from './ofTool.ts';
import type { RestoreCheck } from './prove.ts';

/** O73: so that the page of operations has it. */
export async function noteBackup(owner: pg.ClientConfig, file: string, made: BackedUp): Promise<void> {
  const { size: bytes } = await stat(file);
  const { madeAt, rows, files, missing } = made;
  await asOwner(owner, (db) =>
    insertBackup.run(db, { file: path.resolve(file), madeAt, bytes, rows, files, missing: missing.length }),
  );
}

/** O331: whether what is signed by these settings can be taken back with the key that the servers have. */
export async function hasServersKey(
  owner: pg.ClientConfig,
  config: Pick<Config, 'secretsKey' | 'dataFolder' | 'databaseUrl'>,
): Promise<boolean> {
  const fingerprint = sharedFingerprintOf(config);
  if (!fingerprint) return true;
  const noted = asOwner(owner, (db) => otherKey.row<{ isOther: boolean }>(db, { fingerprint }));
  // A database from before it was noted has no such table.
  const found = await noted.catch((error: { code?: string }) => {
    if (error.code === '42P01') return undefined;
    throw error;
  });
  return found?.isOther !== true;
}

/** O231: false where it was told before. */
export async function noteToolBackup(owner: pg.ClientConfig, backup: ToolBackup): Promise<boolean> {
  return asOwner(owner, async (db) => (await insertToolBackup.run(db, { ...backup })) === 1);
}

/** The file of the newest backup that was written down. */
export async function findNewestBackup(owner: pg.ClientConfig): Promise<string | undefined> {
  return asOwner(owner, async (db) => (await newestBackup.row<{ file: string }>(db, {}))?.file);
}

/** O74. Of a failure the reason alone: PostgreSQL's words could name addresses. */
export async function noteRestoreCheck(owner: pg.ClientConfig, check: RestoreCheck): Promise<void> {
  const { fileName, beganAt, found, failure } = check;
  await asOwner(owner, (db) =>
    insertRestoreCheck.run(db, {
      fileName,
      beganAt,
      madeAt: found?.madeAt ?? null,
      tables: found?.tables ?? null,
      rows: found?.rows ?? null,
      sums: found?.sums ?? null,
      files: found?.files ?? null,
      failure: failure?.reason ?? null,
    }),
  );
}

async function asOwner<T>(owner: pg.ClientConfig, work: (db: Queryable) => Promise<T>): Promise<T> {
  const client = new pg.Client(owner);
  await client.connect();
  try {
    return await work(client as Queryable);
  } finally {
    await client.end();
  }
}
