import { jobTaskOf } from '@omur/contract/platform/jobTasks';
import { type Job, Logger as LibraryLogger, type Runner, run, type TaskList } from 'graphile-worker';
import type pg from 'pg';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import { openPool } from '../database/pool.ts';
import { withoutPeople } from '../http/loggedError.ts';
import { traced } from '../http/tracing.ts';
import { WorkersAlive } from './alive.ts';
import { insertRun } from './queries.ts';
import type { Task } from './task.ts';

interface Dependencies {
  config: Config;
  /** How the application connects; jobs have connections of their own. */
  connection: pg.ClientConfig;
  becomesApplicationRole?: boolean;
  log: Logger;
  tasks: readonly Task[];
  /** What it waits for before the first job. */
  waits?: (signal: AbortSignal) => Promise<void>;
}
type Stop = () => Promise<void>;

/**
 * A job's end is written by the library's batches: without them an error while writing it, such as PostgreSQL dying at that moment,
 * is caught by nobody and would end the process. With them the workers stop, and are started again.
 */
const releasing = { completeJobBatchDelay: 0, failJobBatchDelay: 0 };
const restartAfter = 5_000;
const stopsWithin = 15_000;
/** So often in a row may workers ask for a job in vain before they are made anew: the library remembers a first failure for good. */
const mostFailures = 4;

/**
 * Runs the jobs that are due, as one of any number of servers (J1), until `stop()`. When the database goes away it starts
 * again by itself.
 */
export function startJobs({ config, connection, log, tasks, waits, ...role }: Dependencies): Stop {
  if (config.jobWorkers === 0) return async () => undefined;
  // A job holds one connection, its worker another while it fetches and finishes; two more listen and watch. Files of a society take four besides.
  const pool = openPool(connection, { connections: 2 * config.jobWorkers + 6, givesWay: true, ...role });
  const alive = new WorkersAlive(pool, log);
  let runner: Runner | undefined;
  let restart: NodeJS.Timeout | undefined;
  const ending = new AbortController();
  const { signal } = ending;
  let failures = 0;

  const start = async () => {
    failures = 0;
    try {
      runner = await run({
        pgPool: pool,
        taskList: taskList(tasks, { pool, log, config }),
        crontab: crontab(tasks),
        concurrency: config.jobWorkers,
        noHandleSignals: true,
        logger: loggerTo(log),
        events: alive.events,
        preset: { worker: releasing },
      });
      await runner.promise;
    } catch (error) {
      log.warn({ err: error }, 'jobs have stopped and will start again');
    }
    if (!signal.aborted) restart = setTimeout(() => void (running = start()), restartAfter);
  };
  const asked = () => (failures = 0);
  alive.events.on('worker:getJob:empty', asked).on('job:start', asked);
  alive.events.on('worker:getJob:error', () => {
    failures += 1;
    if (failures === mostFailures) runner?.stop().catch(() => undefined);
  });
  alive.start();
  let running = (waits?.(signal) ?? Promise.resolve()).then(() => (signal.aborted ? undefined : start()));

  return async () => {
    ending.abort();
    clearTimeout(restart);
    await Promise.race([
      (async () => {
        await runner?.stop().catch(() => undefined);
        await running;
      })(),
      new Promise((resolve) => setTimeout(resolve, stopsWithin).unref()),
    ]);
    await alive.stop();
    await pool.end();
  };
}

type TaskContext = Parameters<Task['run']>[0];

function taskList(tasks: readonly Task[], context: TaskContext): TaskList {
  return Object.fromEntries(
    tasks.map((task) => [task.name, (payload, { job }) => runKept(task, context, payload, job)]),
  );
}

/** Who runs a task also writes down what became of it: the library keeps nothing of a job that succeeded. */
async function runKept(task: Task, context: TaskContext, payload: unknown, job: Job): Promise<void> {
  const run = {
    jobId: job.id,
    task: task.name,
    payload: JSON.stringify(payload),
    attempt: job.attempts,
    startedAt: new Date(),
  };
  try {
    await traced(`job ${task.name}`, () => task.run(context, payload));
  } catch (error) {
    await keep(context, { ...run, error: error instanceof Error ? error.message : String(error) });
    throw error;
  }
  await keep(context, { ...run, error: null });
}

/** A job does not fail for want of a line in its history. */
async function keep({ pool, log }: TaskContext, run: Parameters<typeof insertRun.run>[1]): Promise<void> {
  try {
    await insertRun.run(pool, run);
  } catch (error) {
    log.warn({ err: error }, 'could not keep what became of a job');
  }
}

/** What fell due while no server ran is made up for, once. */
function crontab(tasks: readonly Task[]): string {
  return tasks
    .map(({ name, cron = jobTaskOf(name)?.cron }) => ({ name, cron }))
    .filter(({ cron }) => cron)
    .map(({ cron, name }) => `${cron} ${name} ?jobKey=${name}&fill=1d`)
    .join('\n');
}

const levels = { error: 'error', warning: 'warn', info: 'debug', debug: 'trace' } as const;

function loggerTo(log: Logger): LibraryLogger {
  return new LibraryLogger(
    (scope) => (level, message) => log[levels[level]]({ ...scope }, withoutPeople(message)),
  );
}
