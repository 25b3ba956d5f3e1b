import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import * as z from 'zod';
import { migrate, migrateTo, migrationNames } from '../database/migrate.ts';
import type { BackupContext } from './backUp.ts';
import { Unfit } from './unfit.ts';
import { type FilesPlace, listFiles, putBack, type StoredFile } from './files.ts';
import { Beginning, beginningName, Ending, endingName, fileOf, tableOf } from './parts.ts';
import { layAside } from './layAside.ts';
import { Signature } from './signature.ts';
import { listTables, speakPlainly } from './tables.ts';
import { type Entry, readTar } from './tar.ts';

const notOurs =
  'The backup was not signed with the key of these settings. If you know that nobody has changed it, add --trust.';

type Entries = AsyncGenerator<Entry, void, undefined>;

export interface Restored {
  rows: number;
  files: number;
}

/** Looks at what was brought back before it stands, and throws if it is not what the backup says. */
type Look = (
  client: pg.Client,
  backup: { beginning: Beginning; ending: Ending; files: number },
) => Promise<void>;

/** Brings back a backup, all of it or nothing, into a database that holds nothing; then up to this version's migrations. */
export async function restore(
  { owner, files, secret }: BackupContext,
  file: string,
  look?: Look,
): Promise<Restored> {
  const signature = secret === undefined ? undefined : new Signature(secret);
  const entries = summed(readTar(file), signature);
  try {
    const beginning = await readBeginning(entries);
    await assertEmpty(owner, beginning);
    await migrateTo(
      owner,
      beginning.migrations.map(({ name }) => name),
    );
    const restored = await inTransaction(owner, async (client) => {
      const { ending, ...loaded } = await load(client, { files, signature }, beginning, entries);
      await look?.(client, { beginning, ending, files: loaded.files });
      return loaded;
    });
    await migrate(owner);
    // O331: without the key that it was made with, the one of the first server here counts.
    if (!signature) await inTransaction(owner, (client) => client.query('delete from sealing_key'));
    return restored;
  } catch (error) {
    throw described(error);
  } finally {
    await entries.return();
  }
}

async function* summed(entries: Entries, signature: Signature | undefined): Entries {
  for await (const entry of entries) {
    if (entry.name !== endingName) signature?.add(entry);
    yield entry;
  }
}

async function readBeginning(entries: Entries): Promise<Beginning> {
  const first = await entries.next();
  if (first.done || first.value.name !== beginningName)
    throw new Unfit('file', 'This is not a backup of Ómur.');
  const beginning = Beginning.parse(JSON.parse(first.value.content.toString()));
  const known = await migrationNames();
  const newer = beginning.migrations.find(({ name }) => !known.includes(name));
  if (newer)
    throw new Unfit(
      'version',
      `The backup has the migration ${newer.name}, which this version does not know.`,
    );
  return beginning;
}

/** Either nothing was ever in it, or a restore was broken off: its tables are there then, and empty. */
async function assertEmpty(owner: pg.ClientConfig, { migrations }: Beginning): Promise<void> {
  await inTransaction(owner, async (client) => {
    const tables = await listTables(client);
    if (tables.length === 0) return;
    const names = tables.map(({ name }) => name);
    const applied = names.includes('public.migration')
      ? (await client.query<{ name: string }>('select name from migration order by name')).rows
      : [];
    const isLeftOver = applied.length > 0 && applied.every(({ name }, at) => name === migrations[at]?.name);
    const people = names.filter((name) => name === 'public.app_user' || name === 'public.person');
    const found = people.map((name) => `select 1 from ${name}`).join(' union all ');
    const hasPeople = found !== '' && (await client.query(`${found} limit 1`)).rowCount !== 0;
    if (!isLeftOver || hasPeople)
      throw new Error('The database is not empty, and nothing is overwritten. Restore into a new one.');
  });
}

async function load(
  client: pg.Client,
  { files, signature }: { files: FilesPlace | undefined; signature: Signature | undefined },
  beginning: Beginning,
  entries: Entries,
): Promise<Restored & { ending: Ending }> {
  await assertSameTables(client, beginning);
  const names = beginning.tables.map(({ name }) => name);
  const putBackAgain = await layAside(client);
  await client.query(`truncate table ${names.join(', ')}`);

  const rows = new Map(names.map((name) => [name, 0]));
  const columns = new Map(beginning.tables.map((table) => [table.name, table.columns.join(', ')]));
  let next = await entries.next();
  const partsOf = async function* (table: string) {
    for (; !next.done && tableOf(next.value.name) === table; next = await entries.next())
      yield next.value.content;
  };
  while (!next.done && tableOf(next.value.name)) {
    const table = tableOf(next.value.name) ?? '';
    if (!columns.has(table)) throw new Unfit('file', `The backup does not say what ${table} is.`);
    if (table === 'public.statement_line') await makeRoomForLines(client);
    const stream = client.query(copyFrom(`copy ${table} (${columns.get(table)}) from stdin`));
    await pipeline(Readable.from(partsOf(table)), stream);
    rows.set(table, stream.rowCount);
  }
  await putBackAgain();
  await referenceLines(client);

  const fileRows = new Map((await listFiles(client)).map((file) => [file.fileId, file]));
  let fileCount = 0;
  for (; !next.done && fileOf(next.value.name) > 0; next = await entries.next(), fileCount += 1)
    if (files) await putBack(files, fileIn(fileRows, fileOf(next.value.name)), next.value.content);
  if (next.done || next.value.name !== endingName) throw new Unfit('file', 'The backup is cut off.');
  const ending = Ending.parse(JSON.parse(next.value.content.toString()));
  if (signature && !signature.isOn(ending)) throw new Unfit('signature', notOurs);
  if (!(await entries.next()).done) throw new Unfit('file', 'The backup goes on after its end.');
  for (const [name, count] of rows)
    if (ending.rows[name] !== count)
      throw new Unfit(
        'counts',
        `The backup should have ${ending.rows[name]} rows of ${name}, and has ${count}.`,
      );
  for (const { name, lastValue, isCalled } of ending.sequences)
    await client.query('select setval($1::regclass, $2, $3)', [name, lastValue, isCalled]);
  return { rows: [...rows.values()].reduce((sum, count) => sum + count, 0), files: fileCount, ending };
}

/** O34: one table for the lines of all distributions, which stand before them in the backup; none where the backup is from before. */
async function makeRoomForLines(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ numbers: string | null }>(`
    select (select string_agg(distribution_id::text, ', ') from distribution) as numbers from pg_partitioned_table
    where partrelid = 'statement_line'::regclass and partstrat = 'l'`);
  const numbers = rows[0]?.numbers;
  if (numbers)
    await client.query(
      `create table statement_line_part.restored partition of statement_line for values in (${numbers})`,
    );
}

async function referenceLines(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query(
    `select where to_regclass('statement_line_part.restored') is not null`,
  );
  if (rowCount)
    await client.query(`
      alter table statement_line_part.restored add foreign key (right_id) references author_right, add foreign key (work_id) references work`);
}

function fileIn(rows: ReadonlyMap<number, StoredFile>, fileId: number): StoredFile {
  const row = rows.get(fileId);
  if (!row) throw new Unfit('file', `The backup has the file ${fileId}, of which its tables say nothing.`);
  return row;
}

async function assertSameTables(client: pg.Client, { migrations, tables }: Beginning): Promise<void> {
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from migration',
  );
  const made = new Map(migrations.map(({ name, checksum }) => [name, checksum]));
  const other = rows.find(({ name, checksum }) => made.get(name) !== checksum);
  if (other)
    throw new Unfit('version', `The migration ${other.name} is not the one that the backup was made with.`);
  // Nothing that stands in the backup becomes a part of a statement, but what the catalogue calls its own.
  const here = new Map((await listTables(client)).map(({ name, columns }) => [name, new Set(columns)]));
  for (const { name, columns } of tables) {
    const known = here.get(name);
    if (!known)
      throw new Unfit('version', `The backup has the table ${name}, which this version does not know.`);
    const strange = columns.find((column) => !known.has(column));
    if (strange !== undefined || new Set(columns).size < columns.length)
      throw new Unfit('version', `The backup has columns of ${name} that this version does not know.`);
  }
}

async function inTransaction<T>(owner: pg.ClientConfig, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(owner);
  await client.connect();
  try {
    await speakPlainly(client);
    await client.query('begin');
    const result = await work(client);
    await client.query('commit');
    return result;
  } finally {
    await client.end();
  }
}

function described(error: unknown): unknown {
  const { code, message = '' } = error as { code?: string; message?: string };
  if (code === 'Z_BUF_ERROR' || message === 'Unexpected end of data')
    return new Unfit('file', 'The backup is cut off.');
  if (
    code?.startsWith('Z_') ||
    message.startsWith('Invalid tar header') ||
    error instanceof SyntaxError ||
    error instanceof z.ZodError
  )
    return new Unfit('file', 'This is not a backup of Ómur, or it is damaged.');
  return error;
}
