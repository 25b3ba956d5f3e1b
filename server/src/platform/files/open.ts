import type pg from 'pg';
import type { Config } from '../config.ts';
import { DiskStorage } from './disk.ts';
import { S3Storage } from './s3.ts';
import type { Storage } from './storage.ts';
import { findSecret } from './openQueries.ts';

/** The storage of the settings: S3, or the disk. */
export function openStorage(config: Config, pool: pg.Pool): Storage {
  if (config.s3) return new S3Storage(config.s3);
  return new DiskStorage(config.filesFolder, async () => {
    const row = await findSecret.row<{ secret: Buffer }>(pool, {});
    if (!row) throw new Error('The database has no signing secret.');
    return row.secret;
  });
}
