import { isRefusal } from './refusal.ts';

const tries = 4;

/** Tries four times, with growing pauses: a line that breaks is waited for, what the server refuses is not. */
export async function again<T>(signal: AbortSignal, attempt: () => Promise<T>): Promise<T> {
  for (let round = 1; ; round++) {
    try {
      return await attempt();
    } catch (error) {
      const mayPass = isRefusal(error) && (error.status === 0 || error.status === 429 || error.status >= 500);
      if (signal.aborted || !mayPass || round === tries) throw error;
      await new Promise((resolve) => setTimeout(resolve, 1000 * 2 ** round));
    }
  }
}
