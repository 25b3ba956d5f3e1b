import { describe, expect, it } from 'vitest';
import { layOut } from './columnLayout.ts';
import { chartHeight } from './height.ts';
import { ticksTo } from './ticks.ts';

describe('charts', () => {
  it.each([
    [1, 100],
    [2, 200],
    [4, 200],
    [5, 400],
    [9, 400],
    [10, 300],
    [40, 1200],
  ])('L4.4 a chart of %i rows is %i high', (rows, height) => {
    expect(chartHeight(rows)).toBe(height);
  });
  it('L9.5 has ticks in whole krónur alone, from nothing to at least the largest', () => {
    for (const most of [0, 0.4, 1, 3, 17, 999.99, 250_000, 12_345_678]) {
      const ticks = ticksTo(most, 4);
      expect(ticks.every(Number.isInteger)).toBe(true);
      expect(ticks[0]).toBe(0);
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(Math.max(1, most));
    }
  });
  it('L2.24 columns of a year stand closer together than years do, inside the width', () => {
    const { columns, groups } = layOut(['2024', '2024', '2025'], 600);
    expect(groups.map(({ group }) => group)).toEqual(['2024', '2025']);
    const [first, second, third] = columns as [number, number, number];
    const { width } = layOut(['2024', '2024', '2025'], 600);
    expect(second - first - width).toBeLessThan(third - second - width);
    expect(first).toBeGreaterThanOrEqual(0);
    expect(third + width).toBeLessThanOrEqual(600);
  });
});
