import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { repeatSpread } from './repeatSpread.ts';

beforeEach(
  () =>
    void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] }),
);
afterEach(() => void vi.useRealTimers());

it('O245 what begins together does not go on together, and each goes on at its own interval', () => {
  const began = Date.now();
  const streams = Array.from({ length: 1_000 }, () => {
    const times: number[] = [];
    return { times, stop: repeatSpread(25_000, () => times.push(Date.now() - began)) };
  });
  vi.advanceTimersByTime(75_000);
  for (const { times } of streams) {
    expect(times.length).toBeGreaterThanOrEqual(2);
    expect(times[0]).toBeLessThanOrEqual(25_000);
    for (let n = 1; n < times.length; n++) expect((times[n] ?? 0) - (times[n - 1] ?? 0)).toBe(25_000);
  }
  const firsts = streams.map(({ times }) => times[0] ?? 0);
  for (let second = 0; second < 25; second++)
    expect(firsts.filter((at) => Math.floor(at / 1_000) === second).length).toBeLessThan(100);
  const counts = streams.map(({ times, stop }) => (stop(), times.length));
  vi.advanceTimersByTime(75_000);
  expect(streams.map(({ times }) => times.length)).toEqual(counts);
});

it('O245 one that is stopped before its first time does nothing', () => {
  const act = vi.fn<() => void>();
  repeatSpread(1_000, act)();
  vi.advanceTimersByTime(5_000);
  expect(act).not.toHaveBeenCalled();
});
