import { expect, it } from 'vitest';
import { spread } from './spread.ts';

it('O245 browsers that were sent away together come back over half of the time that each waits at most', () => {
  const waits = Array.from({ length: 2_000 }, () => spread(8_000)).toSorted((a, b) => a - b);
  expect(waits[0]).toBeGreaterThanOrEqual(4_000);
  expect(waits.at(-1)).toBeLessThanOrEqual(8_000);
  const tenths = Array.from({ length: 8 }, (_, i) => {
    const from = 4_000 + i * 500;
    return waits.filter((wait) => wait >= from && wait < from + 500).length;
  });
  for (const count of tenths) expect(count).toBeGreaterThan(100);
});
