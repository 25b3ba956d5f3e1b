import { describe, expect, it } from 'vitest';
import { hundredthsOf } from './shares.ts';

describe('X92 parts of a right', () => {
  it('X92 are made to add up only within 0,06 of 100, and no publisher comes over 50,00 by it', () => {
    const part = (share: number, most = 10_000) => ({ millionths: Math.round(share * 1_000_000), most });
    expect(hundredthsOf([part(33.33), part(33.33), part(33.33)])).toEqual([3334, 3333, 3333]);
    expect(hundredthsOf([part(50, 5000), part(49.99)])).toEqual([5000, 5000]);
    expect(hundredthsOf([part(50), part(49)])).toEqual([5000, 4900]);
    expect(hundredthsOf([part(0), part(0)])).toEqual([0, 0]);
  });
});
