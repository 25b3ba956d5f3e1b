import { sql } from '../database/statement.ts';

export const countBusiness = sql`
  select letters.*, jobs.*,
    (select count(*)::integer from distribution where state = 'importing')
      + (select count(*)::integer from usage_import where state = 'arriving')
      + (select count(*)::integer from ipi_import where state in ('receiving', 'checking', 'taking')) as imports_waiting
  from (
    select count(*) filter (where due_at < 'infinity')::integer as letters_waiting,
      count(*) filter (where due_at = 'infinity')::integer as letters_given_up,
      coalesce(extract(epoch from now() - min(created_at) filter (where due_at < 'infinity')), 0)::double precision as letters_age
    from letter where sent_at is null
  ) letters, (
    select count(*) filter (where locked_at is null and last_error is null and run_at <= now())::integer as jobs_waiting,
      count(*) filter (where last_error is not null)::integer as jobs_failed,
      coalesce(extract(epoch from now() - min(run_at) filter (where locked_at is null and last_error is null and run_at <= now())), 0)::double precision
        as jobs_age
    from graphile_worker._private_jobs
  ) jobs`;
