import { expect, vi } from 'vitest';
import { type Series, seriesOf } from './alertRules.ts';
import type { Portal } from './portal.ts';

/** Reads the metrics of a portal, each time later than it keeps its counts: it moves the clock on by six seconds. */
export function scrapes(portal: Portal): () => Promise<Series[]> {
  let seconds = 0;
  const now = Date.now.bind(Date);
  vi.spyOn(Date, 'now').mockImplementation(() => now() + seconds * 1000);
  return async () => {
    seconds += 6;
    const { body, statusCode } = await portal.app.inject('/metrics');
    expect(statusCode).toBe(200);
    return seriesOf(body);
  };
}
