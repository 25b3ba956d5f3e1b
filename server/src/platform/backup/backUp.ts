import { createWriteStream } from 'node:fs';
import { access, rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { type FilesPlace, listFiles, readFile } from './files.ts';
import { type Beginning, begins, type Ending, endingName, ends, filePart, tablePart } from './parts.ts';
import { Signature } from './signature.ts';
import { readSums } from './sums.ts';
import { listTables, readSequences, speakPlainly, type Table } from './tables.ts';
import { type Entry, tarOf } from './tar.ts';

const partBytes = 4 * 1024 * 1024;

export interface BackupContext {
  owner: pg.ClientConfig;
  files: FilesPlace | undefined;
  /** What backups are signed with; without it nothing is signed, nor looked at. */
  secret?: string | undefined;
}

export interface BackedUp {
  rows: number;
  files: number;
  missing: string[];
  /** The moment that it is of. */
  madeAt: Date;
}

/** Writes all that there is into one file while members work: every row as it was at one moment, and the stored files. */
export async function backUp({ owner, files, secret }: BackupContext, file: string): Promise<BackedUp> {
  await assertNew(file);
  const client = new pg.Client(owner);
  const done: BackedUp = { rows: 0, files: 0, missing: [], madeAt: new Date() };
  const unfinished = `${file}.unfinished`;
  let isOurs = false;
  await client.connect();
  try {
    await speakPlainly(client);
    const tables = await listTables(client);
    await client.query('begin isolation level repeatable read read only');
    // A new version that would change a table has to wait; members do not. First of all: what is seen is seen from here on.
    await client.query(`lock table ${tables.map(({ name }) => name).join(', ')} in access share mode`);
    const at = (done.madeAt = new Date());
    const entries = async function* () {
      const signature = secret === undefined ? undefined : new Signature(secret);
      for await (const entry of entriesOf(client, { files, signature, tables }, at, done)) {
        if (entry.name !== endingName) signature?.add(entry);
        yield entry;
      }
    };
    // Personal data: for nobody but this account, in no file that somebody else has made.
    const written = createWriteStream(unfinished, { flags: 'wx', mode: 0o600, flush: true });
    written.once('open', () => (isOurs = true));
    await pipeline(tarOf(entries(), at), createGzip(), written).catch((error: NodeJS.ErrnoException) => {
      throw error.code === 'EEXIST' ? new Error(beingWritten(unfinished)) : error;
    });
    await assertNew(file);
    await rename(unfinished, file);
    return done;
  } finally {
    if (isOurs) await rm(unfinished, { force: true });
    await client.end();
  }
}

const beingWritten = (file: string) =>
  `${file} is there: another backup is being written, or one was broken off. Remove the file if none is.`;

async function assertNew(file: string): Promise<void> {
  const isThere = await access(file).then(
    () => true,
    () => false,
  );
  if (isThere) throw new Error(`${file} is there already; nothing is overwritten.`);
}

interface Contents {
  files: FilesPlace | undefined;
  signature: Signature | undefined;
  tables: Awaited<ReturnType<typeof listTables>>;
}

async function* entriesOf(
  client: pg.Client,
  { files, signature, tables }: Contents,
  at: Date,
  done: BackedUp,
): AsyncGenerator<Entry> {
  const { rows: migrations } = await client.query<Beginning['migrations'][number]>(
    'select name, checksum from migration order by name',
  );
  yield begins({ madeAt: at.toISOString(), migrations, tables });

  const rows: Ending['rows'] = {};
  for (const table of tables) {
    const count = yield* tableEntries(client, table);
    rows[table.name] = count;
    done.rows += count;
  }
  const sequences = await readSequences(client);
  const sums = await readSums(client, tables);
  if (files) yield* fileEntries(client, files, done);
  const ending = { rows, sequences, files: done.files, sums };
  yield ends(signature ? { ...ending, signature: signature.over(ending) } : ending);
}

async function* tableEntries(client: pg.Client, { name, columns }: Table): AsyncGenerator<Entry, number> {
  const stream = client.query(copyTo(`copy (select ${columns.join(', ')} from ${name}) to stdout`));
  let held: Buffer[] = [];
  let heldBytes = 0;
  let part = 0;
  for await (const piece of stream as AsyncIterable<Buffer>) {
    held.push(piece);
    heldBytes += piece.length;
    if (heldBytes < partBytes) continue;
    yield { name: tablePart(name, ++part), content: Buffer.concat(held) };
    [held, heldBytes] = [[], 0];
  }
  if (heldBytes > 0) yield { name: tablePart(name, ++part), content: Buffer.concat(held) };
  return stream.rowCount;
}

async function* fileEntries(client: pg.Client, place: FilesPlace, done: BackedUp): AsyncGenerator<Entry> {
  for (const file of await listFiles(client)) {
    const content = await readFile(place, file);
    if (!content) {
      done.missing.push(file.key);
      continue;
    }
    done.files += 1;
    yield { name: filePart(file.fileId), content };
  }
}
