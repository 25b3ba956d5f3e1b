import { sql } from '../database/statement.ts';

// The owner's: the application reads them and cannot write them.

export const insertBackup = sql`
  insert into backup_made (file, made_at, bytes, row_count, file_count, missing_count)
  values (${'file'}, ${'madeAt'}, ${'bytes'}, ${'rows'}, ${'files'}, ${'missing'})`;

/** O331: whether the servers of this database seal with another key than that. */
export const otherKey = sql`select exists (select from sealing_key where fingerprint <> ${'fingerprint'}::bytea) as is_other`;

/** Once, however often it is told. */
export const insertToolBackup = sql`
  insert into backup_made (tool, file, made_at, bytes) values (${'tool'}, ${'name'}, ${'madeAt'}, ${'bytes'})
  on conflict (tool, file) where tool <> 'omur' do nothing`;

/** Of our own: no other is a file that we can restore. */
export const newestBackup = sql`select file from backup_made where tool = 'omur' order by made_at desc, backup_id desc limit 1`;

export const insertRestoreCheck = sql`
  insert into restore_check (file_name, backup_made_at, began_at, table_count, row_count, sum_count, file_count, failure)
  values (${'fileName'}, ${'madeAt'}, ${'beganAt'}, ${'tables'}, ${'rows'}, ${'sums'}, ${'files'}, ${'failure'})`;
