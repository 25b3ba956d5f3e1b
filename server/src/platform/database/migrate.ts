import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { Logger, runMigrations } from 'graphile-worker';
import pg from 'pg';
import { applyFunctions } from './functions.ts';
import { placesOf } from './places.ts';
import { seedCodes } from './codes.ts';
import { longLocks } from './locks.ts';
import { lookupTables, seedLookups } from './lookups.ts';

const folder = new URL('migrations/', import.meta.url);

export const applicationRole = 'omur_app';

/**
 * Brings the database up to the newest migration, as its owner. Several servers may call this at once: one works, the others wait.
 * Refuses when a migration that was applied has been edited since, or when the database is newer than the program.
 */
export async function migrate(owner: pg.ClientConfig): Promise<void> {
  await withLock(owner, async (client) => {
    await applyAll(client, () => true);
    await applyFunctions(client);
    await migrateJobs(owner);
    await seedLookups(client);
    await seedCodes(client);
    await grant(client);
  });
}

/** The tables as they were with these migrations alone, for a backup made with them. `migrate()` takes them on from there. */
export async function migrateTo(owner: pg.ClientConfig, wanted: readonly string[]): Promise<void> {
  await withLock(owner, async (client) => {
    await applyAll(client, (name) => wanted.includes(name));
    await migrateJobs(owner);
  });
}

const tryLock = `select pg_try_advisory_lock(${longLocks.migration}) as ours`;

async function withLock(owner: pg.ClientConfig, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = await connectToPrimary(owner);
  try {
    // Asked for again and again: an index that is built beside others waits for every statement that runs, one that waits for us included.
    while (!(await client.query<{ ours: boolean }>(tryLock)).rows[0]?.ours) await delay(100);
    await work(client);
  } finally {
    await client.end();
  }
}

/** A connection to the one server of several that can be written to. */
export async function connectToPrimary(connection: pg.ClientConfig): Promise<pg.Client> {
  const places = placesOf(connection);
  for (let tries = places?.count ?? 1; ; tries--) {
    const place = places?.current;
    const client = new pg.Client(connection);
    await client.connect();
    const { rows } = await client.query<{ standby: boolean }>('select pg_is_in_recovery() as standby');
    if (!rows[0]?.standby) return client;
    await client.end();
    if (place) places?.leave(place);
    if (tries <= 1)
      throw new Error(
        'The database is a standby, which nothing can be written to. Name the primary, or all servers with commas between (a:5432,b:5432).',
      );
  }
}

/** The names of all migrations that this version has, in order. */
export async function migrationNames(): Promise<string[]> {
  return (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
}

async function applyAll(client: pg.Client, isWanted: (name: string) => boolean): Promise<void> {
  await client.query(`create table if not exists migration (
    name text primary key, checksum text not null, applied_at timestamptz not null default now())`);
  const applied = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from migration',
  );
  const checksums = new Map(applied.rows.map((row) => [row.name, row.checksum]));
  const names = await migrationNames();
  const newer = [...checksums.keys()].find((name) => !names.includes(name));
  if (newer) throw new Error(`The database has the migration ${newer}, which this version does not know.`);
  for (const name of names.filter(isWanted)) await apply(client, name, checksums.get(name));
}

async function apply(client: pg.Client, name: string, appliedChecksum: string | undefined): Promise<void> {
  const text = await readFile(new URL(name, folder), 'utf8');
  const checksum = createHash('sha256').update(text).digest('hex');
  if (appliedChecksum === checksum) return;
  if (appliedChecksum) throw new Error(`The migration ${name} was edited after it was applied.`);
  const note = () => client.query('insert into migration (name, checksum) values ($1, $2)', [name, checksum]);
  if (text.startsWith(outside)) {
    await buildIndex(client, name, text);
    await note();
    return;
  }
  for (let tries = 1; ; tries++) {
    try {
      await client.query(`begin; set local lock_timeout = '${longestWait}'`);
      await client.query(text);
      await note();
      await client.query('commit');
      return;
    } catch (error) {
      await client.query('rollback');
      if (!isLockTaken(error)) throw error;
      if (tries === lockTries)
        throw new Error(
          `The migration ${name} needs a table that somebody else has held for a minute. Wait for the backup or the long statement that has it, or end it, and start again.`,
          { cause: error },
        );
      await delay(tries * 1000);
    }
  }
}

/** O300: a migration gives way to those who hold its table, so that nobody waits behind it for long, and is tried again, for a minute in all. */
const lockTries = 10;
const longestWait = '2s';
const isLockTaken = (error: unknown) => (error as { code?: string }).code === '55P03';

/** A migration that begins so is one index of a filled table, built while others write there, which PostgreSQL does outside a transaction alone. */
const outside = '-- outside a transaction\n';

/** O230: what broke off has left an index that nothing uses; it is built anew. One that is whole was built just before the server died. */
async function buildIndex(client: pg.Client, name: string, text: string): Promise<void> {
  const index = /^create index concurrently (\w+) on /m.exec(text)?.[1];
  if (index === undefined)
    throw new Error(`The migration ${name} is outside a transaction and builds no index.`);
  const { rows } = await client.query<{ isWhole: boolean }>(
    'select indisvalid as "isWhole" from pg_index where indexrelid = to_regclass($1)',
    [index],
  );
  if (rows[0]?.isWhole) return;
  if (rows[0]) await client.query(`drop index concurrently ${index}`);
  await client.query(text);
}

const silent = new Logger(() => () => undefined);

/** J1: the schema of the job library is kept by the library itself. */
async function migrateJobs(owner: pg.ClientConfig): Promise<void> {
  const pool = new pg.Pool({ ...owner, max: 1 });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  try {
    await runMigrations({ pgPool: pool, logger: silent });
  } finally {
    await pool.end();
  }
}

// The library closes its tables to all but their owner, row by row.
const openJobTables = `
  do $do$ declare closed text;
  begin
    for closed in
      select relname from pg_class where relnamespace = 'graphile_worker'::regnamespace and relrowsecurity
        and not exists (select from pg_policy where polrelid = pg_class.oid and polname = 'application')
    loop
      execute format('create policy application on graphile_worker.%I for all to ${applicationRole} using (true)', closed);
    end loop;
  end $do$;`;

/**
 * Each object by itself, as far as it is the owner's to give and not given yet: what an extension brought along is not, and its rights
 * are its own.
 */
const grantObjects = `
  do $do$ declare given text;
  begin
    for given in
      select case relkind when 'S' then format('usage, select on sequence %s', c.oid::regclass)
        else format('select, insert, update, delete on table %s', c.oid::regclass) end
      from pg_class c
      where c.relnamespace in ('public'::regnamespace, 'graphile_worker'::regnamespace) and c.relkind in ('r', 'p', 'v', 'm', 'S')
        and pg_has_role(c.relowner, 'usage')
        and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
      union all
      select format('execute on routine %s', f.oid::regprocedure) from pg_proc f
      where f.pronamespace in ('public'::regnamespace, 'graphile_worker'::regnamespace) and pg_has_role(f.proowner, 'usage')
        and not has_function_privilege('${applicationRole}', f.oid, 'execute')
        and not exists (select from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = f.oid and d.deptype = 'e')
    loop
      execute 'grant ' || given || ' to ${applicationRole}';
    end loop;
  end $do$;`;

/**
 * O161: what is divided by time holds its numbers to be different within each of its tables alone, so that the database gives them, and
 * the time that says into which one a row goes. O163: the ledger is carried forward by the order of its numbers.
 */
const keepNumbers = `
  do $do$ declare kept record;
  begin
    for kept in
      select d.name, format(d.rights, string_agg(quote_ident(a.attname), ', ')) as rights
      from (values ('change_record', 'insert (%s)', '{change_record_id,changed_at}'::text[]),
        ('letter', 'insert (%1$s), update (%1$s)', '{letter_id,created_at}'),
        ('notification', 'insert (%1$s), update (%1$s)', '{notification_id,created_at}'),
        ('ledger_transaction', 'insert (%s)', '{transaction_id}')) d (name, rights, given)
      join pg_attribute a on a.attrelid = to_regclass(d.name) and a.attnum > 0 and not a.attisdropped and a.attname <> all (d.given)
      group by d.name, d.rights
    loop
      execute format('revoke insert, update on %I from ${applicationRole}; grant %s on %1$I to ${applicationRole}', kept.name, kept.rights);
    end loop;
  end $do$;`;

/** The application reads and writes rows, changes no table and no lookup, and can only add to the record of changes (J4) and to the ledger (R18); it proves no backup, learns no words and names and adds up no contracts by itself. */
async function grant(client: pg.Client): Promise<void> {
  const role = await client.query('select from pg_roles where rolname = $1', [applicationRole]);
  if (role.rowCount === 0) {
    // With one URL for both roles the owner becomes the application after connecting, which takes membership.
    await client.query(`create role ${applicationRole} nologin; grant ${applicationRole} to current_user`);
  }
  await client.query(`
    grant usage on schema public, graphile_worker, statement_line_part to ${applicationRole};
    ${grantObjects}
    revoke delete on society from ${applicationRole};
    revoke update, delete on sealing_key from ${applicationRole};
    revoke update, delete, truncate on change_record, ledger_account, ledger_transaction, ledger_entry from ${applicationRole};
    ${keepNumbers}
    ${openJobTables}
    revoke insert, update, delete on migration, maintenance, backup_made, restore_check, ledger_carried, title_word, performer_name, work_rights_unproved, contract_total, ${lookupTables.join(', ')} from ${applicationRole};
  `);
}
