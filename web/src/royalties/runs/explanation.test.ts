import { describe, expect, it } from 'vitest';
import { stepsOf, unitsText, wholeEyrir } from './explanation.ts';

describe('numbers of an explanation', () => {
  it('R13 have four decimals where less than an eyrir counts', () => {
    expect(unitsText(12.3456)).toBe('12,3456\u00A0kr.');
    expect(unitsText(-100)).toBe('−100,00\u00A0kr.');
    expect(unitsText(0.0001)).toBe('0,0001\u00A0kr.');
  });
  it('R179 are whole eyrir of what a pool is shared by amounts', () => {
    expect(wholeEyrir(850.0099)).toBe(850);
    expect(wholeEyrir(0.29)).toBe(0.29);
  });
});

it('R17 the steps of an explanation are numbered without a gap, also of a line that names its amount', () => {
  const numbersOf = (line: Parameters<typeof stepsOf>[0], steps: string[]) =>
    steps.map((step) => stepsOf(line).numbered(step, step));
  expect(
    numbersOf({ ownIsk: null, keptReason: null, keptLineIsk: null }, ['pool', 'points', 'line', 'shares']),
  ).toEqual(['1. pool', '2. points', '3. line', '4. shares']);
  expect(
    numbersOf({ ownIsk: 2510, keptReason: 'notGreen', keptLineIsk: 2510 }, [
      'pool',
      'line',
      'kept',
      'shares',
    ]),
  ).toEqual(['1. pool', '2. line', '3. kept', '4. shares']);
});
