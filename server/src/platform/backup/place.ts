import { access } from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';
import type { Config } from '../config.ts';
import { FolderInUse } from '../database/embedded/lock.ts';
import { ownerOfRunning, superuserOfRunning } from '../database/embedded/running.ts';
import { connectToPrimary } from '../database/migrate.ts';
import { openDatabase } from '../database/open.ts';

export interface Place {
  owner: pg.ClientConfig;
  /** Who may make another database beside it, if anyone may. */
  maker: pg.ClientConfig;
  stop(): Promise<void>;
}

const silent = () => undefined;

/** The database of the settings, which the server may be running on meanwhile. One that is not there is not made. */
export async function openToRead(config: Config): Promise<Place> {
  const folder = path.resolve(config.dataFolder, 'postgres');
  if (!config.databaseUrl)
    await access(path.join(folder, 'cluster')).catch(() => {
      throw new Error(`There is no database in ${folder}.`);
    });
  try {
    return await onPrimary(await openDatabase(config, silent));
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error;
    return {
      owner: await ownerOfRunning(folder),
      maker: await superuserOfRunning(folder),
      stop: async () => undefined,
    };
  }
}

/** O10: backups are written down beside the rows, so that a standby will not do; of several servers it is the primary. */
async function onPrimary(place: Place): Promise<Place> {
  try {
    await findPrimary(place.owner);
    return place;
  } catch (error) {
    await place.stop();
    throw error;
  }
}

/** Connections made from here on lead there. Throws with a sentence where there is none. */
export async function findPrimary(connection: pg.ClientConfig): Promise<void> {
  await (await connectToPrimary(connection)).end();
}

/** The same to write into, for us alone; an embedded one is made. */
export const openToWrite = (config: Config): Promise<Place> => openDatabase(config, silent);
