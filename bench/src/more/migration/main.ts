import { rm } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { startTaking } from '../../../../server/src/exchange/societyFiles/importing.ts';
import { filesOf, sendFolder } from '../../../../server/src/exchange/societyFiles/sendFolder.ts';
import { takeSociety } from '../../../../server/src/exchange/societyFiles/take.ts';
import { connectionsToTake } from '../../../../server/src/exchange/societyFiles/takeBatch.ts';
import { startEmbedded } from '../../../../server/src/platform/database/embedded/start.ts';
import { migrate } from '../../../../server/src/platform/database/migrate.ts';
import { openPool, transaction } from '../../../../server/src/platform/database/pool.ts';
import { root } from '../../society.ts';
import { databaseSeconds } from '../databaseSeconds.ts';
import { saySizes } from '../scale/sizes.ts';
import { copyBare, putAside, whatIsNew } from './bare.ts';
import { distributionsOf, type FolderSize, writeFolder } from './folder.ts';

type Say = (line: string) => void;

const megabyte = 1_000_000;
const aim = 3;
const emptyName = 'empty';

/**
 * A society is brought in from files, into a database of its own that is made anew each time: read and checked, taken, taken again without
 * a change, and the very rows that its lines became written by COPY alone.
 */
export async function measureMigration(size: FolderSize, say: Say): Promise<void> {
  const place = path.join(root, 'data', `bench-migration-${size.works}-${size.lines}`);
  await rm(place, { recursive: true, force: true });
  const folder = path.join(place, 'files');
  await writeFolder(folder, size);
  const embedded = await startEmbedded({ folder: path.join(place, 'postgres') });
  const owner = embedded.connection('owner');
  try {
    await migrate(owner);
    const users = await withClient(owner, addAdministrators);
    await withClient(embedded.connection('superuser', 'postgres'), (db) =>
      db.query(`create database ${emptyName} template ${owner.database} owner ${owner.user}`),
    );
    const since = await withClient(owner, whatIsNew);

    const processor = watchProcessor(path.join(place, 'postgres/cluster'));
    const pool = openPool(embedded.connection('application'), { connections: connectionsToTake });
    const watch = watchMemory();
    const took = await processor(() => migration(pool, folder, users));
    const first = took.answer;
    const whole = first.check + first.take;
    say(
      `| migration of ${size.works} works and ${size.lines} lines (${distributionsOf(size)} distributions) | read and checked ${first.check.toFixed(1)} s, taken ${first.take.toFixed(1)} s; ${took.said} | |`,
    );
    say(`| memory of the process meanwhile | ${(watch() / megabyte).toFixed(0)} MB more | |`);
    await withClient(owner, (db) => saySizes(db, say));

    const aside = path.join(place, 'rows');
    await withClient(owner, (db) => putAside(db, aside, since));
    const empty = embedded.connection('owner', emptyName);
    for (const [what, hasReferences] of [
      ['', true],
      [', without references of lines', false],
    ] as const) {
      const { answer: bare, said } = await processor(() =>
        withClient(empty, (db) => copyBare(db, aside, hasReferences)),
      );
      say(
        `| bare COPY of ${bare.rows} rows${what} | ${bare.seconds.toFixed(1)} s, of which lines ${bare.lineSeconds.toFixed(1)} s; ${said} | ${(whole / bare.seconds).toFixed(2)} times${hasReferences ? `, ≤ ${aim}` : ''} |`,
      );
    }
    const second = await migration(pool, folder, users);
    say(
      `| the same files again | read and checked ${second.check.toFixed(1)} s, taken ${second.take.toFixed(1)} s | |`,
    );
    await pool.end();
  } finally {
    await embedded.stop();
  }
  await rm(place, { recursive: true, force: true });
}

async function migration(pool: pg.Pool, folder: string, [sentBy, takenBy]: readonly [number, number]) {
  const began = performance.now();
  const sent = { name: 'Mæling', takesTwo: true, userId: sentBy };
  const societyImportId = await sendFolder(pool, await filesOf(folder), sent);
  const checked = performance.now();
  await transaction(pool, (db) =>
    startTaking(db, { societyImportId, userId: takenBy, isWithoutRefused: false }),
  );
  await takeSociety(pool, societyImportId);
  const { rows } = await pool.query<{ different: number }>(
    `select count(*)::integer as different from society_figure where society_import_id = $1 and old_value is distinct from new_value`,
    [societyImportId],
  );
  if (rows[0]?.different !== 0) throw new Error(`${rows[0]?.different} figures differ.`);
  return { check: (checked - began) / 1000, take: (performance.now() - checked) / 1000 };
}

async function addAdministrators(db: pg.Client): Promise<[number, number]> {
  const { rows } = await db.query<{ id: number }>(
    `insert into app_user (kennitala, name, role) values ('0101302129', 'Sendandi', 'administrator'), ('0101302209', 'Viðtakandi', 'administrator')
     returning user_id as id`,
  );
  return [rows[0]?.id ?? 0, rows[1]?.id ?? 0];
}

/** Does something, and says what processor time PostgreSQL and this process took meanwhile. */
const watchProcessor =
  (cluster: string) =>
  async <T>(work: () => Promise<T>): Promise<{ answer: T; said: string }> => {
    const [before, own] = [await databaseSeconds(cluster), process.cpuUsage()];
    const answer = await work();
    const after = await databaseSeconds(cluster);
    const { user, system } = process.cpuUsage(own);
    const taken =
      after === undefined || before === undefined ? 'unknown' : `${(after - before).toFixed(1)} s`;
    return {
      answer,
      said: `processor time ${taken} of PostgreSQL, ${((user + system) / 1e6).toFixed(1)} s of this process`,
    };
  };

/** Answers by how much more the process held at most. */
function watchMemory(): () => number {
  const before = process.memoryUsage.rss();
  let most = before;
  const timer = setInterval(() => (most = Math.max(most, process.memoryUsage.rss())), 200);
  return () => {
    clearInterval(timer);
    return most - before;
  };
}

async function withClient<T>(connection: pg.ClientConfig, work: (db: pg.Client) => Promise<T>): Promise<T> {
  const db = new pg.Client(connection);
  await db.connect();
  try {
    await db.query('set statement_timeout = 0');
    return await work(db);
  } finally {
    await db.end();
  }
}
