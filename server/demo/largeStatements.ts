import type pg from 'pg';

const firstDistributionId = 1001;
const distributions = 40;
/** Þórdís's own right has one line in so many: with 10,000,000 of them, 200,000. */
const prolificRightId = 5001;
const prolificOneIn = 50;

interface Society {
  lines: number;
  /** How many of them are one right's, where it is not one in fifty. */
  linesOfOne?: number | undefined;
  firstRightId: number;
  rights: number;
  firstWorkId: number;
  works: number;
}

/**
 * Statement lines by the million over forty distributions, made from their own numbers by PostgreSQL. Each right has a dozen works
 * that earn; those of Þórdís are all her own.
 */
export async function writeManyStatements(
  client: pg.Client,
  { lines, linesOfOne, firstRightId, rights, firstWorkId, works }: Society,
  tell: (text: string) => void,
): Promise<void> {
  if (lines === 0 || works === 0) return;
  await client.query(
    `insert into distribution (distribution_id, name, period_id, category_id, state, distributed_on)
     select $1 + n, 'Úthlutun ' || n + 1, p.period_id, case when n % 4 = 3 then 3 else 1 + n % 2 end, 'checked',
       make_date(p.period_id + 1, 1 + (n * 5) % 12, 20)
     from generate_series(0, $2 - 1) n
     cross join lateral (select period_id from distribution_period where period_id <= extract(year from current_date) - 2
       order by period_id offset n % 5 limit 1) p`,
    [firstDistributionId, distributions],
  );
  // As they are once their years are closed.
  await client.query(
    `select make_lines(array_agg(distribution_id order by distribution_id)) from distribution where distribution_id >= $1
     group by extract(year from distributed_on)`,
    [firstDistributionId],
  );
  const putBack = await withoutReferences(client);
  const { rows } = await client.query<{ own: number[] }>(
    `select array_agg(distinct t.work_id order by t.work_id) as own from statement_total t where right_id = $1`,
    [prolificRightId],
  );
  for (let i = 0; i < distributions; i++) {
    const from = Math.floor((lines * i) / distributions);
    const to = Math.floor((lines * (i + 1)) / distributions) - 1;
    await client.query(manyLines, [
      firstDistributionId + i,
      from,
      to,
      prolificRightId,
      rows[0]?.own ?? [],
      firstRightId,
      rights,
      firstWorkId,
      works,
      linesOfOne === undefined ? prolificOneIn : Math.max(1, Math.round(lines / linesOfOne)),
    ]);
    await totalAndFinish(client, firstDistributionId + i);
    if ((i + 1) % 10 === 0) tell(`${to + 1} statement lines`);
  }
  await putBack();
  await client.query(
    `insert into distribution_work (distribution_id, work_id)
     select distinct distribution_id, work_id from statement_total where distribution_id >= $1`,
    [firstDistributionId],
  );
}

/** Each part of the lines has references of its own, which take longer row by row than all at once. */
async function withoutReferences(client: pg.Client): Promise<() => Promise<void>> {
  const { rows } = await client.query<{ part: string; name: string; definition: string }>(
    `select conrelid::regclass::text as part, conname as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and conrelid in (select relid from pg_partition_tree('statement_line'))`,
  );
  for (const { part, name } of rows) await client.query(`alter table ${part} drop constraint ${name}`);
  return async () => {
    for (const { part, name, definition } of rows)
      await client.query(`alter table ${part} add constraint ${name} ${definition}`);
  };
}

// Two in three are from Iceland; the amounts have eyrir.
const manyLines = `
  insert into statement_line (right_id, distribution_id, statement_line_id, work_id, pot_id, subtype_id, station_id, used_on, use_count,
    country_id, movement_type, amount)
  select l.right_id, $1, n - $2::integer + 1,
    case when l.is_prolific then ($5::integer[])[1 + r % cardinality($5::integer[])]
      else $8::integer + (l.right_id * 97 + (r % 12) * 7919) % $9::integer end,
    1 + r % 7, 1 + r % 6, 1 + r % 6, make_date(2024, 1 + r % 12, 1 + r % 28), 1 + r % 60,
    (array[352, 352, 352, 352, 352, 352, 208, 752, 826])[1 + r % 9], 1, ((100 + r % 900000) / 100.0)::numeric(14,2)
  from generate_series($2::integer, $3::integer) n
  cross join lateral (select hashint4(n) & 2147483647 as r) h
  cross join lateral (select n % $10::integer = 0 as is_prolific,
    case when n % $10::integer = 0 then $4::integer else $6::integer + h.r % $7::integer end as right_id) l
  order by l.right_id`;

/** What an import does after the last line, and the report that staff read. Each is finished. */
async function totalAndFinish(client: pg.Client, distributionId: number): Promise<void> {
  const { rowCount } = await client.query('select from total_distribution($1)', [distributionId]);
  if (rowCount !== 0) throw new Error(`Distribution ${distributionId} of the demo is uneven.`);
  await client.query(
    `insert into distribution_import (distribution_id, file_name, file_bytes, bytes_read, lines_read, line_count, right_count,
       distributed, deducted, allocated, held, unmatched_count, unmatched, asked_at, ended_at)
     select $1, 'uthlutun-' || $1 || '.csv', 80 * n, 80 * n, n, m.lines, m.rights, m.distributed, m.deducted, m.allocated, m.held,
       u.count, u.amount, d.distributed_on - 3, d.distributed_on - 3
     from distribution d,
       (select coalesce(sum(line_count), 0)::integer as lines, count(distinct right_id)::integer as rights,
         coalesce(sum(amount) filter (where movement_type in (1, 3)), 0) as distributed,
         coalesce(sum(amount) filter (where movement_type = 2), 0) as deducted,
         coalesce(sum(amount) filter (where movement_type in (4, 5)), 0) as allocated,
         coalesce(sum(amount) filter (where movement_type = 6), 0) as held from movement where distribution_id = $1) m,
       (select count(*)::integer as count, coalesce(sum(amount), 0) as amount from unmatched_usage where distribution_id = $1) u,
       lateral (select greatest(m.lines + u.count, 1) as n) t
     where d.distribution_id = $1`,
    [distributionId],
  );
  await client.query(`update distribution set state = 'finished' where distribution_id = $1`, [
    distributionId,
  ]);
  await client.query('select book_distribution($1)', [distributionId]);
}
