import { Job } from '@omur/contract/platform/calls/jobs';
import { listing } from '../database/listing.ts';
import { lockClass } from '../database/locks.ts';
import { piece, raw, sql, type Fragment } from '../database/statement.ts';

export const insertRun = sql`
  insert into job_run (job_id, task, payload, attempt, started_at, error)
  values (${'jobId'}::bigint, ${'task'}, ${'payload'}::jsonb, ${'attempt'}, ${'startedAt'}, left(${'error'}, 2000))`;

export const lockWorker = sql`select pg_advisory_lock(${lockClass('worker')}, hashtext(${'workerId'}::text))`;

/** Jobs of workers that no longer hold their lock. A worker that has only just begun may not hold it yet. */
export const freeAbandonedJobs = sql`
  with taken as materialized (
    select locked_by from (
      select locked_by, locked_at from graphile_worker._private_jobs
      union all select locked_by, locked_at from graphile_worker._private_job_queues) held
    where locked_by is not null
    group by locked_by having min(locked_at) < now() - interval '5 seconds'
  ), abandoned as materialized (
    select locked_by from taken where pg_try_advisory_xact_lock(${lockClass('worker')}, hashtext(locked_by))
  )
  select graphile_worker.force_unlock_workers(array_agg(locked_by)) from abandoned having count(*) > 0`;

/** When the clock called for a job stands in its payload too, and says nothing to anyone. */
const givenOf = (payload: string) =>
  raw(`left(coalesce(nullif((${payload}::jsonb - '_cron')::text, '{}'), ''), 300)`);

const jobsThat = (condition: Fragment) =>
  listing({
    schema: Job,
    from: piece`
      select job.id as job_id, task.identifier as task, ${givenOf('job.payload')} as detail,
        job.locked_at is not null as is_running, job.attempts::integer as attempts, job.max_attempts::integer as most_attempts,
        job.run_at as due_at, null::timestamptz as ended_at, job.last_error
      from graphile_worker._private_jobs job join graphile_worker._private_tasks task on task.id = job.task_id
      where ${condition}`,
    orders: { due: { up: ['q.due_at::timestamptz', 'q.job_id::bigint'] } },
  });

export const jobs = {
  waiting: jobsThat(raw('job.last_error is null')),
  failed: jobsThat(raw('job.last_error is not null')),
  ran: listing({
    schema: Job,
    from: piece`
      select job_run_id, job_id, task, ${givenOf('payload')} as detail, false as is_running, attempt as attempts,
        null::integer as most_attempts, started_at as due_at, ended_at, error as last_error
      from job_run`,
    counted: piece`job_run`,
    orders: { newest: { up: ['(-q.job_run_id)::bigint'] } },
  }),
};

/** Takes up a job that nobody is running. */
export const retry = sql`
  select id from graphile_worker.reschedule_jobs(array[${'jobId'}::bigint], run_at := now(), attempts := 0)`;

export const findJob = sql`select from graphile_worker._private_jobs where id = ${'jobId'}::bigint`;
