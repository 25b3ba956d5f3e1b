import { readFile, realpath, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { type Account, findAccount, give, makePrivate } from '../database/embedded/account.ts';
import { chooseAddress } from '../database/embedded/address.ts';
import { FolderInUse, takeFolder } from '../database/embedded/lock.ts';
import { runServer } from '../database/embedded/server.ts';
import { writeSettings } from '../database/embedded/settings.ts';
import { newestOfPgBackRest, type ToolBackup } from './ofTool.ts';
import { type PgBackRest, readInfo, restoreInto } from './pgBackRest.ts';
import { countRows, failed, type Found, type RestoreCheck } from './prove.ts';
import { Busy, whenStopped, whoIs } from './scratch.ts';
import { readBookedSums } from './sums.ts';
import { listTables, speakPlainly } from './tables.ts';
import { Unfit } from './unfit.ts';

interface Asked {
  owner: pg.ClientConfig;
  stanza: string;
  /** With room for the whole database. */
  scratchFolder: string;
  /** The folder of PostgreSQL's programs, of the major version that the backup is of. */
  programs: string;
}

/** A transaction that was this long under way when the backup ended would be missed. */
const longestBooking = 3_600_000;

/** O322: restores the newest backup of pgBackRest beside the database, reads every row, and compares the money that was booked before it. */
export async function proveOfPgBackRest(asked: Asked): Promise<RestoreCheck> {
  const scratch = await findFolder(asked.scratchFolder);
  const tool = { stanza: asked.stanza, account: scratch.account };
  const backup = newestOfPgBackRest(await readInfo(tool));
  const check: RestoreCheck = { fileName: backup.name, beganAt: new Date() };
  try {
    return {
      ...check,
      found: await inFolder(scratch, (folder) => restored(asked, { tool, backup, folder })),
    };
  } catch (error) {
    return failed(check, error);
  }
}

interface Folder {
  place: string;
  account: Account;
}

async function findFolder(named: string): Promise<Folder> {
  const real = await realpath(named).catch(() => {
    throw new Error(`There is no folder ${named}. Make it, for the account that PostgreSQL runs as.`);
  });
  return { place: path.join(real, 'omur-restore-check'), account: await findAccount(real) };
}

/** A folder that is gone afterwards, however the work ends. What a run that was killed left behind goes first. */
async function inFolder<T>({ place, account }: Folder, work: (folder: string) => Promise<T>): Promise<T> {
  await makePrivate(place, account);
  const release = await takeFolder(place).catch((error: Error) => {
    throw error instanceof FolderInUse ? new Busy('Another backup is being proved at the moment.') : error;
  });
  const remove = () => rm(place, { recursive: true, force: true });
  const untilRemoved = whenStopped(remove);
  try {
    await rm(path.join(place, 'cluster'), { recursive: true, force: true });
    await makePrivate(path.join(place, 'cluster'), account);
    return await work(place);
  } finally {
    await release();
    await remove();
    untilRemoved();
  }
}

interface Restoring {
  tool: PgBackRest;
  backup: ToolBackup;
  folder: string;
}

async function restored({ owner, programs }: Asked, { tool, backup, folder }: Restoring): Promise<Found> {
  const { account } = tool;
  const cluster = path.join(folder, 'cluster');
  await restoreInto(tool, backup.name, cluster);
  const address = await chooseAddress(account);
  await setApart(cluster, address, account);
  const { role, database } = await whoIs(owner);
  const copy = { host: address.host, port: address.port, user: role, database };
  const binaries = {
    initdb: path.join(programs, 'initdb'),
    postgres: path.join(programs, 'postgres'),
    control: path.join(programs, 'pg_ctl'),
  };
  const startLog = path.join(folder, 'start.log');
  const watch = { binaries, cluster, startLog, ...address, ...(account ? { account } : {}) };
  // Takes no connection before all is there that the backup needs.
  const server = await runServer(watch, copy);
  try {
    return await compare(owner, copy, backup);
  } finally {
    await server.stop();
  }
}

/**
 * The copy listens to us alone, archives nothing, and goes by no setting of the database that it is of, but for where its changes are.
 * Without `hot_standby` it needs no room for the primary's connections, and cannot be looked at before it is whole.
 */
async function setApart(
  cluster: string,
  { port, socketFolder }: { port: number; socketFolder?: string },
  account: Account,
): Promise<void> {
  const settings = writeSettings({
    listen_addresses: '',
    unix_socket_directories: socketFolder ?? '',
    unix_socket_permissions: '0700',
    port: String(port),
    archive_mode: 'off',
    hot_standby: 'off',
    autovacuum: 'off',
    lc_messages: 'C',
  });
  const own = await readFile(path.join(cluster, 'postgresql.auto.conf'), 'utf8').catch(() => '');
  const recovery = own
    .split('\n')
    .filter((line) => /^\s*(restore_command|recovery_target\w*)\s*=/.test(line));
  const files = {
    'postgresql.conf': settings,
    'postgresql.auto.conf': `${recovery.join('\n')}\n`,
    // Nobody else reaches the socket.
    'pg_hba.conf': 'local all all trust\n',
    'pg_ident.conf': '',
  };
  for (const [name, content] of Object.entries(files)) {
    await writeFile(path.join(cluster, name), content, { mode: 0o600 });
    await give(path.join(cluster, name), account);
  }
}

/** Reads every page that rows are on, and has what was booked before the backup added up on both sides. */
async function compare(
  owner: pg.ClientConfig,
  copy: pg.ClientConfig,
  { madeAt }: ToolBackup,
): Promise<Found> {
  const before = new Date(madeAt.getTime() - longestBooking);
  return connected(copy, async (client) => {
    const tables = await listTables(client);
    if (tables.length === 0) throw new Unfit('counts', 'There is no table in the backup.');
    const rows = await countRows(client, tables);
    const sums = await readBookedSums(client, before);
    const ours = await connected(owner, (live) => readBookedSums(live, before));
    for (const name of new Set([...Object.keys(sums), ...Object.keys(ours)]))
      if (sums[name] !== ours[name])
        throw new Unfit('sums', `${name}: ${sums[name]} in the backup; the database has ${ours[name]}.`);
    return {
      madeAt: madeAt.toISOString(),
      tables: tables.length,
      rows: Object.values(rows).reduce((all, count) => all + count, 0),
      sums: Object.keys(sums).length,
      files: 0,
    };
  });
}

async function connected<T>(to: pg.ClientConfig, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(to);
  client.on('error', () => undefined);
  await client.connect();
  try {
    await speakPlainly(client);
    return await work(client);
  } finally {
    await client.end();
  }
}
