import { expect, it } from 'vitest';
import { retryAfterOf, waitAfter } from './backoff.ts';

it('X53 waits a minute, doubled with each attempt up to six hours, less up to half by chance', () => {
  expect([1, 2, 3, 4].map((attempts) => waitAfter(attempts, 0) / 60_000)).toEqual([1, 2, 4, 8]);
  expect(waitAfter(40, 0)).toBe(6 * 3_600_000);
  expect(waitAfter(2, 0.999)).toBeGreaterThanOrEqual(60_000);
  expect(waitAfter(2, 0.5)).toBe(90_000);
});
it('X53 reads Retry-After as seconds or as a date, a day at most', () => {
  const now = Date.parse('2026-11-22T10:00:00Z');
  expect(retryAfterOf('120')).toBe(120_000);
  expect(retryAfterOf('Sun, 22 Nov 2026 10:05:00 GMT', now)).toBe(300_000);
  expect(retryAfterOf('Sun, 22 Nov 2026 09:00:00 GMT', now)).toBe(0);
  expect(retryAfterOf('999999')).toBe(86_400_000);
  expect([retryAfterOf(null), retryAfterOf('soon')]).toEqual([undefined, undefined]);
});
