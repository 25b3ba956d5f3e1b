import { noticeDays } from '@omur/contract/publishing/rules/contract';
import type pg from 'pg';
import { transaction } from '../../platform/database/pool.ts';
import { type Queryable } from '../../platform/database/statement.ts';
import type { Task } from '../../platform/jobs/task.ts';
import { runTransfers } from '../transfers/run.ts';
import { giveDays, loseEffect, takeEffect } from './effect.ts';
import { notifyEnding, type Parties } from './notify.ts';
import { markNotified, findStarted, findUndated, findOver } from './deadlinesQueries.ts';

/** Contracts that one transaction takes on. */
const atOnce = 100;

interface Due extends Record<string, unknown> {
  contractId: number;
  authorId: number;
}

interface Over extends Due {
  /** The first day on which it no longer holds. */
  endsBefore: string;
}

interface Ending extends Parties, Record<string, unknown> {
  contractId: number;
  endsOn: string;
}

/** Tells the parties once that their contract ends within 60 days. Answers how many contracts there were. */
async function notifySome(db: Queryable): Promise<number> {
  const ending = await markNotified.rows<Ending>(db, { days: noticeDays, atOnce });
  for (const { contractId, endsOn, ...parties } of ending)
    await notifyEnding(db, parties, contractId, endsOn);
  return ending.length;
}

/** A contract that was approved before its first day takes effect on it. */
async function startOne(db: Queryable): Promise<number> {
  const started = await findStarted.row<Due>(db, {});
  if (!started) return 0;
  await takeEffect(db, started.contractId, started.authorId);
  return 1;
}

/** A contract whose last day is over holds its works no longer. */
async function endOne(db: Queryable): Promise<number> {
  const over = await findOver.row<Over>(db, {});
  if (!over) return 0;
  await loseEffect(db, over.contractId, over.authorId, over.endsBefore);
  return 1;
}

async function dateOne(db: Queryable): Promise<number> {
  const undated = await findUndated.row<Due>(db, {});
  if (!undated) return 0;
  await giveDays(db, undated.contractId, undated.authorId);
  return 1;
}

/** What a distribution has to know of contracts: those that have begun, and those that are over. */
export async function bringContractsUpToDate(pool: pg.Pool): Promise<void> {
  await runTransfers(pool);
  // First what ends: a work that its publisher gives up is free for one whose contract begins.
  while ((await transaction(pool, endOne)) > 0);
  while ((await transaction(pool, startOne)) > 0);
  while ((await transaction(pool, dateOne)) > 0);
}

/** One turn of the clock: all that is due. Several servers may turn it at once. */
export async function watchContracts(pool: pg.Pool): Promise<void> {
  await bringContractsUpToDate(pool);
  while ((await transaction(pool, notifySome)) > 0);
}

/** Every hour, so that a server that was down over midnight catches up as soon as it is back. */
export const contractDeadlines: Task = {
  name: 'contractClock',
  run: ({ pool }) => watchContracts(pool),
};
