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
      + (select count(*)::integer from ipi_import where state in ('receiving', 'checking', 'taking')) as imports_waiting
  from (
    select count(*) filter (where due_at < 'infinity')::integer as letters_waiting,
      count(*) filter (where due_at = 'infinity' and attempts > 0)::integer as letters_given_up,
      coalesce(extract(epoch from now() - min(created_at) filter (where due_at < 'infinity')), 0)::double precision as letters_age
    from letter where sent_at is null
  ) letters, (
    select count(*) filter (where locked_at is null and last_error is null and run_at <= now())::integer as jobs_waiting,
      count(*) filter (where last_error is not null)::integer as jobs_failed,
      coalesce(extract(epoch from now() - min(run_at) filter (where locked_at is null and last_error is null and run_at <= now())), 0)::double precision
        as jobs_age
    from graphile_worker._private_jobs
  ) jobs`;
