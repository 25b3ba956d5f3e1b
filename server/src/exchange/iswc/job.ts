import type pg from 'pg';
import type { Task } from '../../platform/jobs/task.ts';
import { lookAtChanged } from './queue.ts';
import { endTurn, findPause, takeTurn } from './queueQueries.ts';
import { recoverBroken } from './recover.ts';
import { sendDue, type Sending } from './send.ts';
import { deliverDecisions, readTasks, remindOfTasks } from './tasks.ts';

const askAfterSeconds = 120;

/** Speaks to the ISWC agency: asks about what broke, sends what is due, reads and answers tasks. Nothing without a key. */
export const exchangeIswcs: Task = {
  name: 'exchangeIswcs',
  run: async ({ pool, config: { iswc: settings } }) => {
    const { service } = settings;
    if (service) await inTurn(pool, () => exchange({ pool, settings, service, askAfterSeconds }));
  },
};

/** One exchange, from the questions left open by the last one to the reminders. */
export async function exchange(sending: Sending): Promise<void> {
  const { pool, settings } = sending;
  await lookAtChanged(pool, settings);
  await remindOfTasks(pool);
  const steps = [recoverBroken, sendDue, readTasks, deliverDecisions];
  for (const step of steps) {
    const state = await findPause.row<{ isPaused: boolean | null }>(pool, {});
    if (state?.isPaused) return;
    await step(sending);
  }
}

/** Two servers never speak to the agency at once. The turn ends with the connection, so with the server that had it. */
export async function inTurn(pool: pg.Pool, work: () => Promise<void>): Promise<boolean> {
  const client = await pool.connect();
  try {
    const turn = await takeTurn.row<{ isOurs: boolean }>(client, {});
    if (!turn?.isOurs) return false;
    try {
      await work();
    } finally {
      await endTurn.run(client, {});
    }
    return true;
  } finally {
    client.release();
  }
}
