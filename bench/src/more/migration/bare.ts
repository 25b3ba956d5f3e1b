import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';

/** The tables that the lines of the files are rows of, with what each file says; what follows from them is not among these. */
const tables: readonly (readonly [table: string, columns: string, order: string])[] = [
  ['person', 'person_id, name, street', 'person_id'],
  ['author', 'author_id, person_id, display_name', 'author_id'],
  ['author_right', 'right_id, person_id, author_id, share', 'right_id'],
  ['pot', 'pot_id, name', 'pot_id'],
  ['station', 'station_id, name', 'station_id'],
  ['distribution_period', 'period_id, name', 'period_id'],
  [
    'work',
    'work_id, title, duration_seconds, performers, review, reviewed_at, first_registered_at, light, artists',
    'work_id',
  ],
  ['work_title', 'work_id, title, is_main', 'work_id'],
  ['work_iswc', 'work_id, iswc, is_verified, is_preferred, status, source', 'work_id'],
  [
    'work_author',
    'work_id, author_id, author_type_id, share, approval, approved_at, position',
    'work_id, position',
  ],
  [
    'distribution',
    'distribution_id, name, period_id, category_id, distributed_on, is_history, announced_by',
    'distribution_id',
  ],
  [
    'statement_line',
    'right_id, distribution_id, statement_line_id, work_id, pot_id, station_id, used_on, use_count, country_id, movement_type, amount',
    'distribution_id, statement_line_id',
  ],
];

export interface Bare {
  rows: number;
  seconds: number;
  lineSeconds: number;
}

/** Puts the rows that a migration wrote aside, as text. */
export async function putAside(full: pg.Client, folder: string, since: ReadonlyMap<string, string>) {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const [table, columns, order] of tables)
    await pipeline(
      full.query(
        copyTo(
          `copy (select ${columns} from ${table} t where ${since.get(table) ?? 'true'} order by ${order}) to stdout`,
        ),
      ),
      createWriteStream(path.join(folder, table)),
    );
}

/**
 * The same rows by COPY alone into the same tables of an empty society, with their indexes and references and none of our triggers; rolled
 * back. The references of lines cost more than all else of them: without them it is barer still.
 */
export async function copyBare(empty: pg.Client, folder: string, hasReferences: boolean): Promise<Bare> {
  const found: Bare = { rows: 0, seconds: 0, lineSeconds: 0 };
  await empty.query('begin');
  for (const [table] of tables) await empty.query(`alter table ${table} disable trigger user`);
  for (const [table, columns] of tables) {
    if (table === 'statement_line') await makeLines(empty, hasReferences);
    const began = performance.now();
    const into = empty.query(copyFrom(`copy ${table} (${columns}) from stdin`));
    await pipeline(createReadStream(path.join(folder, table), { highWaterMark: 262_144 }), into);
    const seconds = (performance.now() - began) / 1000;
    found.rows += into.rowCount;
    found.seconds += seconds;
    if (table === 'statement_line') found.lineSeconds = seconds;
  }
  await empty.query('rollback');
  return found;
}

async function makeLines(empty: pg.Client, hasReferences: boolean): Promise<void> {
  await empty.query('select make_lines(array[distribution_id]) from distribution');
  if (hasReferences) return;
  const { rows } = await empty.query<{ part: string; name: string }>(
    `select conrelid::regclass::text as part, conname as name from pg_constraint
     where contype = 'f' and conrelid in (select inhrelid from pg_inherits where inhparent = 'statement_line'::regclass)`,
  );
  for (const { part, name } of rows) await empty.query(`alter table ${part} drop constraint ${name}`);
}

/** Which rows of a table were there before: an empty society has lists of its own. */
export async function whatIsNew(db: pg.Client): Promise<Map<string, string>> {
  const since = new Map<string, string>();
  for (const [table, columns] of tables) {
    const key = /^\w+_id/u.exec(columns)?.[0] ?? '';
    const { rows } = await db.query<{ last: number | null }>(`select max(${key}) as last from ${table}`);
    since.set(table, `t.${key} > ${rows[0]?.last ?? 0}`);
  }
  return since;
}
