import { raw, sql } from '../database/statement.ts';

/** A time ago, in whole seconds. */
const secondsSince = (instant: string) => `floor(extract(epoch from now() - ${instant}))::bigint`;
const age = (instant: string) => raw(secondsSince(instant));

/** `idleMinutes` after its last request a session has ended, though nobody ended it. */
export const overview = sql`
  select current_setting('server_version') as database_version, pg_database_size(current_database()) as database_bytes,
    (select name from migration order by name desc limit 1) as schema_version,
    (select count(*)::integer from session where ended_at is null and expires_at > now()
      and last_used_at > now() - ${'idleMinutes'}::integer * interval '1 minute') as session_count`;

/** O331: the first key is that of the database. */
export const noteKey = sql`
  with first as (insert into sealing_key (fingerprint) values (${'fingerprint'}::bytea) on conflict do nothing)
  select exists (select from sealing_key where fingerprint <> ${'fingerprint'}::bytea) as is_other`;

/** A name with a dot or a colon in it could be an address. Without pg_read_all_stats PostgreSQL tells only that there is one. */
export const replicas = sql`
  select case when application_name ~ '^[A-Za-z0-9_-]{1,63}$' and application_name <> 'walreceiver' then application_name end as name, state,
    case when state is not null then round(coalesce(extract(epoch from replay_lag), 0), 1)::double precision end as lag_seconds,
    pg_wal_lsn_diff(pg_current_wal_lsn(), replay_lsn)::bigint as lag_bytes
  from pg_stat_replication order by application_name, pid`;

export const waitingLetters = sql`
  select t.turn, count(*) filter (where due_at < 'infinity')::integer as waiting, count(*) filter (where due_at = 'infinity' and attempts >= 25)::integer as failed,
    ${age("min(created_at) filter (where due_at < 'infinity')")} as oldest_seconds
  from (values ('first', 0, 0), ('usual', 1, 8), ('last', 9, 9)) t (turn, lowest, highest)
    left join letter l on l.sent_at is null and l.turn between t.lowest and t.highest
  group by t.turn, t.lowest order by t.lowest`;

/** Those that are due and that nobody runs, and those that failed; the longest wait first. What waits for one of its queue that runs is not late (O335). */
export const waitingJobs = sql`
  select task.identifier as task, count(*) filter (where job.last_error is null)::integer as waiting,
    count(*) filter (where job.last_error is not null)::integer as failed,
    ${age(`min(job.run_at) filter (where job.last_error is null and coalesce(
      job.job_queue_id not in (select r.job_queue_id from graphile_worker._private_jobs r where r.locked_at is not null and r.job_queue_id is not null), true))`)}
      as oldest_seconds
  from graphile_worker._private_jobs job join graphile_worker._private_tasks task on task.id = job.task_id
  where job.last_error is not null or (job.locked_at is null and job.run_at <= now())
  group by 1 order by oldest_seconds desc nulls last, 1`;

export const waitingWebhooks = sql`
  select (select count(*) from webhook_due)::integer
      + (select count(*) from webhook_event where spread_at is null)::integer as waiting,
    ${age(`least((select min(due_at) from webhook_due where due_at <= now()),
      (select min(happened_at) from webhook_event where spread_at is null))`)} as oldest_seconds`;

/** The size of a table with its indexes and partitions. */
const sizes = raw(`
  select c.relname::text as table_name,
    coalesce((select sum(pg_total_relation_size(p.relid)) from pg_partition_tree(c.oid) p), pg_total_relation_size(c.oid))::bigint as bytes
  from pg_class c where c.relkind in ('r', 'p') and not c.relispartition
    and c.relnamespace in ('public'::regnamespace, 'graphile_worker'::regnamespace)`);

/** Once a day however often it is asked. A table that was dropped meanwhile has no size. */
export const measureTables = sql`
  insert into table_size (table_name, bytes) select table_name, bytes from (${sizes}) s where bytes is not null
  on conflict (table_name, measured_on) do nothing`;

/** Longer than a call may take. */
export const takeTime = sql`select set_config('statement_timeout', '10min', true)`;
export const analyzeTimeTables = sql`select analyze_time_tables()`;
export const makeTimeParts = sql`select make_time_parts()`;
export const dropPassedParts = sql`select drop_passed_parts(${'days'}::integer)`;

/** Long enough to see a whole year's growth, distributions included. */
export const forgetMeasurements = sql`
  delete from table_size where measured_on < current_date - 400`;

export const largestTables = sql`
  select s.table_name as name, s.bytes, s.bytes - before.bytes as grown_bytes, before.measured_on as compared_on
  from (select * from (${sizes}) one where bytes is not null order by bytes desc, table_name limit 12) s
    left join lateral (
      select t.bytes, t.measured_on from table_size t
      where t.table_name = s.table_name and t.measured_on >= current_date - 30 and t.measured_on < current_date
      order by t.measured_on limit 1) before on true
  order by s.bytes desc, s.table_name`;

export const lastBackup = sql`
  select regexp_replace(file, '^.*[/\\\\]', '') as file_name, tool, made_at, ${age('made_at')} as age_seconds, bytes, row_count, file_count, missing_count
  from backup_made order by made_at desc, backup_id desc limit 1`;

const checked = raw(`file_name, backup_made_at, ended_at, ${secondsSince('ended_at')} as age_seconds,
  ceil(extract(epoch from ended_at - began_at))::integer as took_seconds, table_count, row_count, sum_count, file_count, failure`);

export const lastProved = sql`
  select ${checked} from restore_check where failure is null order by ended_at desc, restore_check_id desc limit 1`;

export const failedRestore = sql`
  select ${checked} from (select * from restore_check order by ended_at desc, restore_check_id desc limit 1) newest where failure is not null`;
