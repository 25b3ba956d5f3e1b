import { createReadStream, createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import type { Society } from '../../society.ts';
import { type FunctionSeconds, functionsOf } from './functions.ts';

/** What was sent took so long, and the functions that it called. */
export interface Bare {
  seconds: number;
  functions: FunctionSeconds;
}

const lineColumns =
  'usage_import_id, line_number, part_number, usage_item_id, used_on, used_at, station_id, programme, country_id, seconds, plays, amount';
const statementColumns =
  'right_id, distribution_id, statement_line_id, work_id, pot_id, station_id, used_on, use_count, country_id, movement_type, amount, share, contract_id';

/**
 * Does something with a connection of the owner, in a transaction that is rolled back; answers what that took which it times. What it left
 * behind in tables is cleared, so that the disk does not fill up from one to the next.
 */
async function rolledBack(
  { ownerUrl }: Society,
  tables: string,
  what: (client: pg.Client) => Promise<() => Promise<unknown>>,
): Promise<Bare> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    await client.query(`begin; set local statement_timeout = 0; set local work_mem = '64MB'`);
    const timed = await what(client);
    const began = performance.now();
    await timed();
    const seconds = (performance.now() - began) / 1000;
    const functions = await functionsOf(client);
    await client.query('rollback');
    await client.query(`set statement_timeout = 0`);
    await client.query(`vacuum ${tables}`);
    return { seconds, functions };
  } finally {
    await client.end();
  }
}

const sqlAlone = (society: Society, tables: string, [query, before]: readonly [string, string?]) =>
  rolledBack(society, tables, async (client) => {
    if (before) await client.query(before);
    return () => client.query(query);
  });

/** A COPY of the very lines into their table with its indexes. */
async function copySeconds(society: Society, columns: string, [table, where]: readonly [string, string]) {
  const file = path.join(society.folder, `${table}.copy`);
  const client = new pg.Client({ connectionString: society.ownerUrl });
  await client.connect();
  await client.query('set statement_timeout = 0');
  await pipeline(
    client.query(copyTo(`copy (select ${columns} from ${table} where ${where}) to stdout`)),
    createWriteStream(file),
  );
  await client.end();
  try {
    const { seconds } = await rolledBack(society, table, async (bare) => {
      await bare.query(`delete from ${table} where ${where}`);
      return () =>
        pipeline(createReadStream(file), bare.query(copyFrom(`copy ${table} (${columns}) from stdin`)));
    });
    return seconds;
  } finally {
    await rm(file, { force: true });
  }
}

export const copyLines = (society: Society, usageImportId: number) =>
  copySeconds(society, lineColumns, ['usage_line', `usage_import_id = ${usageImportId}`]);
export const copyStatements = (society: Society, distributionId: number) =>
  copySeconds(society, statementColumns, ['statement_line', `distribution_id = ${distributionId}`]);

/** What this import found, and not what others had found before. */
export const foundBy = (usageImportId: number) =>
  `usage_item i join usage_item_total t using (usage_item_id) join usage_import m using (usage_import_id)
   where m.usage_import_id = ${usageImportId} and i.matched_at = m.ended_at`;
export const matchBare = (society: Society, usageImportId: number) =>
  sqlAlone(society, 'usage_item', [
    `select match_usage(${usageImportId})`,
    `update usage_item set work_id = null, reason = null, score = null, matched_at = null
     where usage_item_id in (select i.usage_item_id from ${foundBy(usageImportId)})`,
  ]);
const ofRun =
  'run_line, run_share, run_pool, run_work_code, statement_line, statement_total, movement, unmatched_usage';
export const reckonBare = (society: Society, distributionId: number) =>
  sqlAlone(society, ofRun, [`select reckon_run(${distributionId})`]);
export const finishBare = (society: Society, distributionId: number, kennitala: string) =>
  sqlAlone(society, `${ofRun}, usage_payment, ledger_entry`, [
    `select finish_run(n.distribution_id, u.user_id, run_hash(n)) from run n, app_user u
     where n.distribution_id = ${distributionId} and u.kennitala = '${kennitala}'`,
  ]);
