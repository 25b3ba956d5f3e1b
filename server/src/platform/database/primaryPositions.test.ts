import { expect, it } from 'vitest';
import { PrimaryPositions } from './primaryPositions.ts';

it('O243 a replica is behind for as long as there has been something that it does not have, not for as long as nothing was written', () => {
  const positions = new PrimaryPositions();
  expect([positions.latest, positions.by(0), positions.behind(0n, 5)]).toEqual([undefined, undefined, 0]);
  positions.note(0, 100n);
  for (let at = 100; at < 3_600_000; at += 100) positions.note(at, 100n);
  expect(positions.behind(100n, 3_600_000)).toBe(0);
  positions.note(3_600_000, 200n);
  expect(positions.behind(100n, 3_600_400)).toBe(400);
  expect(positions.behind(200n, 3_600_400)).toBe(0);
  // Before the first that is known nothing is: it is as far behind as that, at least.
  expect(positions.behind(50n, 3_600_400)).toBe(3_600_400);
  expect([positions.by(3_599_999), positions.by(3_600_000), positions.by(-1)]).toEqual([100n, 200n, 100n]);
});

it('O243 it stays small for days of changes, to the tenth of a second for the last ten minutes', () => {
  const positions = new PrimaryPositions();
  const writes = 10 * 60 * 60 * 24 * 2;
  for (let n = 1; n <= writes; n++) positions.note(n * 100, BigInt(n));
  const now = writes * 100;
  expect(positions.by(now - 600_000)).toBe(BigInt(writes - 6_000));
  expect(positions.behind(BigInt(writes - 6_000), now)).toBe(599_900);
  const day = 24 * 60 * 60 * 1_000;
  expect(Math.abs(positions.behind(BigInt(writes - day / 100), now) - day)).toBeLessThan(day / 20);
  expect(positions.size).toBeLessThanOrEqual(10_000);
});

it('O243 a primary that took over with less than the one before begins where it is', () => {
  const positions = new PrimaryPositions();
  positions.note(0, 100n);
  positions.note(100, 300n);
  positions.note(200, 250n);
  expect([positions.latest, positions.by(150), positions.behind(250n, 300)]).toEqual([250n, 100n, 0]);
});
