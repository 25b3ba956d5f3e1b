import { statfs, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';
import { type Account, findAccount, give, makePrivate, makeReachable } from './account.ts';
import { chooseAddress, toUrl } from './address.ts';
import { findBinaries } from './binaries.ts';
import { initialise } from './initialise.ts';
import { keepRunning } from './keepRunning.ts';
import { takeFolder } from './lock.ts';
import { endOrphan } from './orphan.ts';
import { keepPasswords, type Role, roleNames } from './passwords.ts';
import { databaseName, provideDatabase } from './roles.ts';
import { runServer } from './server.ts';
import { chooseSettings, type Settings, temporarySettings, writeSettings } from './settings.ts';

export type Embedded = {
  /** Where the data really lies: elsewhere than asked when PostgreSQL's account could not reach that place. */
  folder: string;
  ownerUrl: string;
  connection(role: Role, database?: string): pg.ClientConfig;
  /** Resolves when PostgreSQL was stopped, or has ended and starts no more. */
  ended: Promise<void>;
  stop(): Promise<void>;
};

/** Starts a PostgreSQL of our own on a folder. It stops with `stop()`, and by itself when this process ends or is killed. */
export async function startEmbedded(options: {
  folder: string;
  /** For tests: faster, and not safe against a power cut. */
  isTemporary?: boolean;
  settings?: Settings;
}): Promise<Embedded> {
  const wanted = path.resolve(options.folder);
  const account = await findAccount(wanted);
  const folder = await makeReachable(wanted, account);
  const release = await takeFolder(folder);
  try {
    return await startOn(folder, account, { isTemporary: false, settings: {}, ...options }, release);
  } catch (error) {
    await release();
    throw error;
  }
}

async function startOn(
  folder: string,
  account: Account,
  options: { isTemporary: boolean; settings: Settings },
  release: () => Promise<void>,
): Promise<Embedded> {
  const { isTemporary } = options;
  const passwords = await keepPasswords(folder);
  const binaries = await findBinaries(folder, account);
  const cluster = await initialise({
    initdb: binaries.initdb,
    folder,
    account,
    password: passwords.superuser,
    isTemporary,
  });

  const logFolder = await makePrivate(path.join(folder, 'log'), account);
  const address = await chooseAddress(account);
  const { bavail, bsize } = await statfs(folder);
  const settings = chooseSettings({ ...address, logFolder, freeDisk: bavail * bsize });
  const all = { ...settings, ...(isTemporary ? temporarySettings : {}), ...options.settings };
  const settingsFile = path.join(cluster, 'postgresql.conf');
  await writeFile(settingsFile, writeSettings(all), { mode: 0o600 });
  await give(settingsFile, account);
  const connection = (role: Role, database = databaseName): pg.ClientConfig => ({
    host: address.host,
    port: address.port,
    user: roleNames[role],
    password: passwords[role],
    database,
  });

  const watch = {
    binaries,
    cluster,
    startLog: path.join(logFolder, 'start.log'),
    ...address,
    ...(account ? { account } : {}),
  };
  const server = await keepRunning(async () => {
    await endOrphan(cluster);
    // An earlier run took it away at its end.
    if (address.socketFolder) await makePrivate(address.socketFolder, account);
    return runServer(watch, connection('superuser', 'postgres'));
  });
  const stop = async () => {
    await server.stop();
    await release();
  };
  try {
    await provideDatabase(connection('superuser', 'postgres'), passwords);
  } catch (error) {
    await stop();
    throw error;
  }
  return { folder, ownerUrl: toUrl(connection('owner')), connection, ended: server.ended, stop };
}
