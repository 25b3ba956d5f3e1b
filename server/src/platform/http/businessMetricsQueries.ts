import { sql } from '../database/statement.ts';

export const countBusiness = sql`
  select letters.*, jobs.*,
    coalesce(extract(epoch from now() - least((select min(due_at) from webhook_due where due_at <= now()),
      (select min(happened_at) from webhook_event where spread_at is null))), 0)::double precision as webhooks_age,
    coalesce((select max(extract(epoch from replay_lag)) from pg_stat_replication), 0)::double precision as replica_lag,
    coalesce((select max(pg_wal_lsn_diff(pg_current_wal_lsn(), restart_lsn)) from pg_replication_slots), 0)::double precision as log_kept,
    coalesce((select extract(epoch from now() - coalesce(last_archived_time, stats_reset)) from pg_stat_archiver
      where last_failed_time > coalesce(last_archived_time, '-infinity')), 0)::double precision as archive_failing,
    coalesce((select extract(epoch from now() - max(made_at)) from backup_made), 'infinity')::double precision as backup_age,
    coalesce((select extract(epoch from now() - max(ended_at)) from restore_check where failure is null), 'infinity')::double precision as proved_age,
    (select count(*)::integer from distribution where state = 'importing')
      + (select count(*)::integer from usage_import where state = 'arriving')
      + (select count(*)::integer from ipi_import where state in ('receiving', 'checking', 'taking'))
      + (select count(*)::integer from society_import where state in ('receiving', 'checking', 'taking')) as imports_waiting,
    coalesce(extract(epoch from now() - (select max(ended_at) from job_run)), 'infinity')::double precision as jobs_quiet,
    (select sum(numbackends) from pg_stat_database)::double precision / (current_setting('max_connections')::integer
      - current_setting('superuser_reserved_connections')::integer - coalesce(current_setting('reserved_connections', true)::integer, 0)) as connections_used,
    coalesce(extract(epoch from now() - least(
      (select min(xact_start) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()),
      (select min(prepared) from pg_prepared_xacts where database = current_database()))), 0)::double precision as transaction_age,
    (select max(greatest(age(datfrozenxid), mxid_age(datminmxid))) from pg_database)::double precision as xid_age,
    coalesce((select fingerprint <> ${'fingerprint'}::bytea from sealing_key), false)::integer as other_key
  from (
    select count(*) filter (where due_at < 'infinity')::integer as letters_waiting,
      count(*) filter (where due_at = 'infinity' and attempts >= 25)::integer as letters_given_up,
      count(*) filter (where due_at = 'infinity' and attempts < 25 and last_error is not null)::integer as letters_refused,
      coalesce(extract(epoch from now() - min(created_at) filter (where due_at < 'infinity' and turn < 9)), 0)::double precision as letters_age,
      coalesce(extract(epoch from now() - min(created_at) filter (where due_at < 'infinity' and turn = 9)), 0)::double precision as letters_to_many_age
    from letter where sent_at is null
  ) letters, (
    select count(*) filter (where is_waiting)::integer as jobs_waiting,
      count(*) filter (where last_error is not null)::integer as jobs_failed,
      coalesce(extract(epoch from now() - min(run_at) filter (where is_waiting and not is_behind)), 0)::double precision as jobs_age,
      coalesce(extract(epoch from now() - min(locked_at)), 0)::double precision as jobs_running
    from (
      select run_at, last_error, locked_at, locked_at is null and last_error is null and run_at <= now() as is_waiting,
        coalesce(job_queue_id in (select r.job_queue_id from graphile_worker._private_jobs r where r.locked_at is not null and r.job_queue_id is not null), false) as is_behind
      from graphile_worker._private_jobs
    ) job
  ) jobs`;
