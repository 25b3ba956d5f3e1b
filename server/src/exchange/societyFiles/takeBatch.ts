import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { allowLongWork } from '../../platform/database/longWorkQueries.ts';
import { transaction } from '../../platform/database/pool.ts';
import type { NumberedKind } from './kinds.ts';
import { passOver } from './passOver.ts';
import * as queries from './takeQueries.ts';

export interface Batch extends Record<string, unknown> {
  societyImportId: number;
  fileLines: number[];
  ids: number[];
  areNew: boolean[];
  sentBy: number;
  takenBy: number;
}

export interface Place {
  societyImportId: number;
  kind: NumberedKind;
  /** The last line of the file that was looked at. */
  after: number;
}

/** What refers to nothing that another lane writes goes beside it. Each has one transaction at a time, over all servers. */
const lanes = { rows: 0, beside: 1, otherRows: 2, lists: 3 } as const;
export type Lane = keyof typeof lanes;
/** One for each lane, and one that has the turn. */
export const connectionsToTake = Object.keys(lanes).length + 1;

/** A transaction of taking. What a power cut takes of it is taken again: the last one of all is the one that has to stay (O86). */
export const laneTransaction = <T>(
  pool: pg.Pool,
  lane: Lane,
  work: (db: pg.PoolClient) => Promise<T>,
): Promise<T> =>
  transaction(pool, async (db) => {
    await allowLongWork.run(db, {});
    await queries.lockLane.run(db, { lane: lanes[lane] });
    return work(db);
  });

const asksAgainAfter = 1_000;

/**
 * One takes at a time: another waits until it is done or dead, because it would take away what lies ready for a later transaction (O237). The
 * turn ends with the connection, and so with the process that had it.
 */
export async function alone(pool: pg.Pool, work: () => Promise<void>): Promise<void> {
  const client = await pool.connect();
  let isOver = false;
  try {
    while (!(await queries.takeTurn.row<{ isOurs: boolean }>(client, {}))?.isOurs)
      await pause(asksAgainAfter);
    await work();
    await queries.endTurn.run(client, {});
    isOver = true;
  } finally {
    client.release(!isOver);
  }
}

export type Claimed = { batch: Batch; number: string; last: number } | 'passedOver' | undefined;

/** What comes next of a kind: nothing where all is taken or the rest was let go of (O276), or what was changed here meanwhile, which is left (O90). */
export async function claim(db: pg.PoolClient, place: Place, atOnce: number): Promise<Claimed> {
  const { societyImportId, kind, after } = place;
  const taking = await queries.isTaking.row<{ sentBy: number; takenBy: number; isLetGo: boolean }>(db, {
    societyImportId,
  });
  if (!taking || taking.isLetGo) return undefined;
  const rows = await queries.claims[kind].rows<{
    fileLine: number;
    number: string;
    id: number;
    isNew: boolean;
  }>(db, {
    societyImportId,
    after,
    atOnce,
  });
  const last = rows.at(-1);
  if (!last) return undefined;
  const knownIds = rows.filter(({ isNew }) => !isNew).map(({ id }) => id);
  if (await passOver(db, { societyImportId, kind, ids: knownIds })) return 'passedOver';
  await queries.nameActor.run(db, { userId: String(taking.takenBy) });
  const batch: Batch = {
    societyImportId,
    fileLines: rows.map(({ fileLine }) => fileLine),
    ids: rows.map(({ id }) => id),
    areNew: rows.map(({ isNew }) => isNew),
    sentBy: taking.sentBy,
    takenBy: taking.takenBy,
  };
  return { batch, number: last.number, last: last.fileLine };
}

/** What is known of the tables that batches fill, after the first, second, fourth, eighth … of them. */
export async function learn(pool: pg.Pool, kind: NumberedKind, batches: number): Promise<void> {
  if (!Number.isInteger(Math.log2(batches))) return;
  await transaction(pool, async (db) => {
    await allowLongWork.run(db, {});
    await queries.analyzeTaken.run(db, { kind });
  });
}
