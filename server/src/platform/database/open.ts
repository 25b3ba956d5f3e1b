import { resolve } from 'node:path';
import type pg from 'pg';
import type { Config } from '../config.ts';
import { FolderInUse } from './embedded/lock.ts';
import { applicationOfRunning, ownerOfRunning, superuserOfRunning } from './embedded/running.ts';
import { connectionsTo, connectionTo } from './places.ts';
import { startEmbedded } from './embedded/start.ts';

interface Opened {
  owner: pg.ClientConfig;
  /** Who may make another database beside it, if anyone may. */
  maker: pg.ClientConfig;
  application: pg.ClientConfig;
  /** The same past a pooler: for what has to keep its connection. */
  direct: pg.ClientConfig;
  /** What reads are answered from besides, each with its place. */
  replicas: readonly { place: string; connection: pg.ClientConfig }[];
  isEmbedded: boolean;
  becomesApplicationRole: boolean;
  /** Resolves when an embedded PostgreSQL was stopped, or has ended and starts no more. */
  ended?: Promise<void>;
  stop(): Promise<void>;
}

/** The database of the settings, or our own in the data folder, which runs until `stop()`. */
export async function openDatabase(config: Config, say: (line: string) => void): Promise<Opened> {
  if (config.databaseUrl) {
    return {
      owner: connectionTo(config.databaseOwnerUrl ?? config.databaseUrl),
      maker: connectionTo(config.databaseOwnerUrl ?? config.databaseUrl),
      application: connectionTo(config.databaseUrl),
      direct: connectionTo(config.databaseDirectUrl ?? config.databaseUrl),
      replicas: config.databaseReadUrl ? connectionsTo(config.databaseReadUrl) : [],
      isEmbedded: false,
      becomesApplicationRole: config.databaseOwnerUrl === undefined,
      stop: async () => undefined,
    };
  }
  const embedded = await startEmbedded({ folder: resolve(config.dataFolder, 'postgres') });
  say(`PostgreSQL is running on ${embedded.folder}.`);
  return {
    owner: embedded.connection('owner'),
    maker: embedded.connection('superuser', 'postgres'),
    application: embedded.connection('application'),
    direct: embedded.connection('application'),
    replicas: [],
    isEmbedded: true,
    becomesApplicationRole: false,
    ended: embedded.ended,
    stop: () => embedded.stop(),
  };
}

interface ToUse extends Opened {
  /** A server of ours has it open: it migrates, and we leave it running. */
  isRunning: boolean;
}

/** The same, also while a server runs on the embedded one. */
export async function openToUse(config: Config, say: (line: string) => void): Promise<ToUse> {
  try {
    return { ...(await openDatabase(config, say)), isRunning: false };
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error;
    const folder = resolve(config.dataFolder, 'postgres');
    const [owner, maker] = [await ownerOfRunning(folder), await superuserOfRunning(folder)];
    const application = await applicationOfRunning(folder);
    const stop = async () => undefined;
    return {
      owner,
      maker,
      application,
      direct: application,
      replicas: [],
      isEmbedded: true,
      becomesApplicationRole: false,
      stop,
      isRunning: true,
    };
  }
}
