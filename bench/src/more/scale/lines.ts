import { createReadStream, createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { startPortal } from '../../servers.ts';
import type { Society } from '../../society.ts';
import { askAs } from '../usage/ask.ts';

export const administrator = '0101302129';
/** Milliseconds by which a server that has started takes jobs. */
const jobsBegin = 11_000;

export interface Size {
  lines: number;
  persons: number;
  works: number;
}

const columns =
  'right_id, distribution_id, statement_line_id, work_id, pot_id, country_id, used_on, use_count, movement_type, amount';

/** A distribution of so many lines in the order of a file, and the file: its rights come as they may. */
async function announced({ owner, folder }: Society, { lines, persons, works }: Size) {
  const { rows } = await owner.query<{ id: number }>(
    `insert into distribution (distribution_id, name, period_id, category_id, state, distributed_on)
     select greatest(900000, max(distribution_id)) + 1, 'Mæling ' || clock_timestamp(), min(period_id), 1, 'importing', current_date
     from distribution returning distribution_id as id`,
  );
  const distributionId = rows[0]?.id ?? 0;
  const file = path.join(folder, 'scale.copy');
  const client = await owner.connect();
  try {
    await pipeline(
      client.query(
        copyTo(`copy (select 100001 + (hashint4(n) & 2147483647) % ${persons}, ${distributionId}, n,
          1000001 + (hashint4(n + 7) & 2147483647) % ${works}, 1 + n % 7, 352, date '2025-01-01' + n % 365, 1 + n % 60, 1, (100 + n % 9000) / 100.0
          from generate_series(1, ${lines}) n) to stdout`),
      ),
      createWriteStream(file),
    );
  } finally {
    client.release();
  }
  return { distributionId, file };
}

/** Writes a distribution as an import does once its lines are matched; answers its number, and how long and how much that was. */
export async function writeDistribution(society: Society, size: Size) {
  const { distributionId, file } = await announced(society, size);
  const client = new pg.Client({ connectionString: society.ownerUrl });
  await client.connect();
  const walBytes = async () =>
    Number((await client.query(`select pg_current_wal_lsn() - '0/0'::pg_lsn as bytes`)).rows[0].bytes);
  try {
    await client.query('set statement_timeout = 0');
    const { rows } = await client.query('select prepare_lines($1) as part', [distributionId]);
    await checkpoint(society);
    const [began, before] = [performance.now(), await walBytes()];
    await client.query('begin');
    await pipeline(
      createReadStream(file),
      client.query(copyFrom(`copy ${rows[0].part} (${columns}) from stdin`)),
    );
    await client.query('select attach_lines($1)', [distributionId]);
    await client.query('select reference_lines($1)', [distributionId]);
    await client.query('commit');
    await client.query('select prove_lines($1)', [distributionId]);
    return {
      distributionId,
      seconds: (performance.now() - began) / 1000,
      walBytes: (await walBytes()) - before,
    };
  } finally {
    await client.end();
    await rm(file, { force: true });
  }
}

async function checkpoint({ serverUrl }: Society): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  await client.query('checkpoint');
  await client.end();
}

/** Adds up a distribution whose lines were written, as an import does; answers how many rights it pays, and those of them with a login. */
export async function checkDistribution({ owner }: Society, distributionId: number, lines: number) {
  await owner.query('select from total_distributions(array[$1::integer])', [distributionId]);
  const { rows } = await owner.query<{ rights: number; users: number }>(
    `with paid as (select distinct person_id from movement join author_right using (right_id) where distribution_id = $1), reported as (
      insert into distribution_import (distribution_id, file_name, file_bytes, ended_at, line_count, right_count)
      select $1, 'maeling.csv', 1, now(), $2, count(*) from paid), checked as (
      update distribution set state = 'checked' where distribution_id = $1)
    select count(*)::integer as rights, (select count(*) from paid join app_user using (person_id))::integer as users from paid`,
    [distributionId, lines],
  );
  return { rights: rows[0]?.rights, users: rows[0]?.users };
}

/** What writing takes, how long the call takes that cancels it once it is added up, and how long until nothing of it stands there (O34). */
export async function measureLines(society: Society, size: Size, say: (line: string) => void): Promise<void> {
  const { distributionId, seconds, walBytes } = await writeDistribution(society, size);
  const { rows } = await society.owner.query<{ lines: number; parts: number }>(
    `select (select sum(c.reltuples) from pg_partition_tree('statement_line') p join pg_class c on c.oid = p.relid where p.isleaf)::bigint as lines,
      (select count(*) from pg_partition_tree('statement_line') where isleaf)::integer as parts`,
  );
  say(
    `| ${size.lines} lines written beside ${rows[0]?.lines} in ${rows[0]?.parts} tables | ${Math.round(size.lines / seconds)} lines/s | ≥ 60,000 |`,
  );
  say(`| WAL of them | ${Math.round(walBytes / size.lines)} B a line | ≤ 300 |`);
  await checkDistribution(society, distributionId, size.lines);
  const portal = await startPortal(society, { JOB_WORKERS: '1' });
  try {
    const ask = await askAs(portal, administrator);
    await delay(jobsBegin);
    const began = performance.now();
    await ask('POST', `distributions/${distributionId}/cancel`);
    const cancelled = (performance.now() - began) / 1000;
    say(`| cancelling them, the call that staff make | ${cancelled.toFixed(2)} s | ≤ 0.2 s |`);
    while (await isStanding(society, distributionId)) await delay(20);
    const cleared = (performance.now() - began) / 1000;
    say(`| until a job has cleared what stood there | ${cleared.toFixed(2)} s | |`);
  } finally {
    await portal.stop();
  }
}

async function isStanding({ owner }: Society, distributionId: number): Promise<boolean> {
  const { rows } = await owner.query('select from movement where distribution_id = $1 limit 1', [
    distributionId,
  ]);
  return rows.length > 0;
}
