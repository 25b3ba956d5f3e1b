import { noticeDays } from '@omur/contract/publishing/rules/contract';
import type pg from 'pg';
import { transaction } from '../../platform/database/pool.ts';
import { sql, type Queryable } from '../../platform/database/statement.ts';
import type { Task } from '../../platform/jobs/task.ts';
import { giveDays, loseEffect, takeEffect } from './effect.ts';
import { notifyEnding, type Parties } from './notify.ts';

/** Contracts that one transaction takes on. */
const atOnce = 100;

// Days are days in Iceland, which keeps UTC. What somebody else has locked is seen to there, or in the next turn.
const markTold = sql`
  with ending as (
    select contract_id from publishing_contract
    where ends_on between current_date and current_date + ${'days'}::integer and ending_told_for is distinct from ends_on
    order by ends_on, contract_id limit ${'atOnce'} for update skip locked
  )
  update publishing_contract c set ending_told_for = c.ends_on
  from ending, person p, author a
  where c.contract_id = ending.contract_id and p.person_id = c.publisher_id and a.author_id = c.author_id
  returning c.contract_id, c.ends_on::text as ends_on, c.publisher_id, p.name as publisher_name, c.author_id, a.display_name`;

const findStarted = sql`
  select contract_id, author_id from publishing_contract
  where took_effect_at is null and current_date between starts_on and ends_on
  order by contract_id limit 1 for update skip locked`;

/** What is older than the days of lines. */
const findUndated = sql`
  select contract_id, author_id from publishing_contract
  where not is_dated and starts_on <= current_date order by contract_id limit 1 for update skip locked`;

const findOver = sql`
  select contract_id, author_id, (ends_on + 1)::text as ends_before from publishing_contract
  where took_effect_at is not null and ends_on < current_date
  order by ends_on, contract_id limit 1 for update skip locked`;

interface Due extends Record<string, unknown> {
  contractId: number;
  authorId: number;
  endsBefore: string;
}

interface Ending extends Parties, Record<string, unknown> {
  contractId: number;
  endsOn: string;
}

/** Tells the parties once that their contract ends within 60 days. Answers how many contracts there were. */
async function notifySome(db: Queryable): Promise<number> {
  const ending = await markTold.rows<Ending>(db, { days: noticeDays, atOnce });
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
  const over = await findOver.row<Due>(db, {});
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
