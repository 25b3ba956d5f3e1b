import { afterEach, expect, it, vi } from 'vitest';
import { firstRush } from './firstRush.ts';

afterEach(() => void vi.restoreAllMocks());

/** An event loop that is so busy in each second that is looked at, and after that idle. */
function busy(...seconds: number[]) {
  vi.spyOn(performance, 'eventLoopUtilization').mockImplementation((since) => {
    const utilization = since ? (seconds.shift() ?? 0) : 0;
    return { idle: 0, active: 0, utilization };
  });
}
const waited = async (signal = new AbortController().signal) => {
  const began = performance.now();
  await firstRush(signal);
  return Math.round((performance.now() - began) / 1_000);
};

it('O246 jobs wait for the first second in which a server is mostly idle', async () => {
  busy(0.9, 0.6, 0.4);
  expect(await waited()).toBe(3);
});

it('O246 but for ten seconds at most', { timeout: 30_000 }, async () => {
  busy(...Array.from({ length: 60 }, () => 1));
  expect(await waited()).toBe(10);
});

it('O246 a server that is told to stop meanwhile does not wait', async () => {
  busy(1, 1, 1);
  const ending = new AbortController();
  setTimeout(() => ending.abort(), 50);
  expect(await waited(ending.signal)).toBe(0);
});
