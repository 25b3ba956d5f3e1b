import * as z from 'zod/mini';
import { endpoint, list, nothing } from '../endpoint.ts';
import { paging, pathId } from '../paths.ts';
import { instant, text, yesNo } from '../values.ts';
import { field, response } from '../wire.ts';

/** What waits for its time, what failed and waits for another try or for an administrator, and what ran in the last 30 days. */
export const jobStates = ['waiting', 'failed', 'ran'] as const;
export type JobState = (typeof jobStates)[number];

/** A job, or for `ran` one run of it. */
export const Job = response({
  jobId: field('VERK_I_ROD_NR', z.int()),
  task: field('VERKEFNI', text),
  /** What it was given, as JSON. */
  detail: field('LYSING', text),
  isRunning: field('ER_I_KEYRSLU', yesNo),
  attempts: field('FJOLDI_TILRAUNA', z.int()),
  mostAttempts: field('MEST_TILRAUNA', z.nullable(z.int())),
  /** When it is due; of a run, when it began. */
  dueAt: field('DAGS_KEYRSLU', instant),
  endedAt: field('DAGS_LOKID', z.nullable(instant)),
  lastError: field('VILLA', z.nullable(text)),
});
export type Job = z.output<typeof Job>;

export const listJobs = endpoint('GET /api/jobs', {
  access: 'administrator',
  query: { ...paging, state: field('state', z.literal(jobStates)) },
  reply: list(Job, 'job.noneFound'),
});

export const retryJob = endpoint('POST /api/jobs/:jobId/retry', {
  access: 'administrator',
  params: { jobId: pathId('jobId') },
  reply: nothing,
  affects: () => [listJobs],
});
