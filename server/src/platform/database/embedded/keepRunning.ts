import { setTimeout as wait } from 'node:timers/promises';
import type { RunningServer } from './server.ts';

/** What is left of a killed PostgreSQL may take a moment to end, and nothing starts on its folder before. */
const mostTries = 10;
const pauseMs = 1000;

/**
 * Runs a server, and starts it again when it ends without having been asked to: PostgreSQL killed for want of memory, say. It
 * has ended when it was stopped, or starts no more.
 */
export async function keepRunning(
  start: () => Promise<RunningServer>,
  pause = pauseMs,
): Promise<RunningServer> {
  let server = await start();
  const stopping = new AbortController();
  const isStopping = () => stopping.signal.aborted;

  const startAgain = async (): Promise<boolean> => {
    for (let tries = 0; tries < mostTries && !isStopping(); tries++) {
      try {
        server = await start();
        return true;
      } catch {
        await wait(pause);
      }
    }
    return false;
  };
  const run = async () => {
    await server.ended;
    while (!isStopping() && (await startAgain())) {
      // It was told to stop while it started.
      if (isStopping()) await server.stop();
      await server.ended;
    }
  };
  const ended = run();
  return {
    ended,
    stop: async () => {
      stopping.abort();
      await server.stop();
      await ended;
    },
  };
}
