import { setTimeout as sleep } from 'node:timers/promises';

const lookEvery = 1_000;
const mostLooks = 10;
const calm = 0.5;

/**
 * O246: resolves once a server that has begun to listen has seen a second in which it was idle for half of the time, or after ten. Browsers
 * come back all at once, its code runs for the first time then, and jobs share its thread and the database with them.
 */
export async function firstRush(signal: AbortSignal): Promise<void> {
  for (let looks = 0; looks < mostLooks && !signal.aborted; looks++) {
    const before = performance.eventLoopUtilization();
    await sleep(lookEvery, undefined, { ref: false, signal }).catch(() => undefined);
    if (performance.eventLoopUtilization(before).utilization < calm) return;
  }
}
