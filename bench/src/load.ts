import autocannon, { type Request } from 'autocannon';

export const connections = 32;

export interface Measured {
  perSecond: number;
  /** The time that half of the requests, and all but one in a hundred, were answered in. */
  p50: number;
  p99: number;
  /** How often the server said that it is too busy: 503, which other work on the machine can cause. */
  tooBusy: number;
}

/**
 * Asks as fast as it is answered, over 32 connections. A server that is too busy for a while is waited for, and its 503s are no answers;
 * anything else but an answer makes the figure worthless, and is an error.
 */
export async function measure(url: string, requests: Request[], seconds: number): Promise<Measured> {
  const result = await autocannon({ url, connections, duration: seconds, requests, idReplacement: true });
  const tooBusy = result.statusCodeStats?.['503']?.count ?? 0;
  const others = result.non2xx - tooBusy;
  if (result.errors + others > 0)
    throw new Error(`${requests[0]?.path}: ${result.errors} errors, ${others} refusals.`);
  return {
    perSecond: (result.requests.total - tooBusy) / result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
    tooBusy,
  };
}

export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
}
