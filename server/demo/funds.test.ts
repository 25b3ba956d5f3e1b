import { describe, expect, it } from 'vitest';
import { periodsAt } from './funds.ts';
import { dayOf, daysAfter } from './time.ts';

describe('the periods of the demo’s funds', () => {
  it('L2.9, L2.38 are there once each, one of every fund open, whatever day it is loaded on', () => {
    const start = new Date('2026-11-20T12:00:00Z');
    for (let after = 0; after < 800; after++) {
      const now = daysAfter(start, after);
      const today = dayOf(now);
      const periods = periodsAt(now);
      const names = periods.map(({ fundId, season, year }) => `${fundId} ${season} ${year}`);
      expect({ today, names: new Set(names).size }).toEqual({ today, names: periods.length });
      const open = periods.filter(({ opensOn, closesOn }) => opensOn <= today && today <= closesOn);
      const shut = [1, 2, 3, 4].filter((id) => !open.some(({ fundId }) => fundId === id));
      expect({ today, shut }).toEqual({ today, shut: [] });
      for (const { fundId, season, opensOn, closesOn } of periods) {
        expect(opensOn <= closesOn).toBe(true);
        expect(season === null).toBe(fundId === 4);
      }
    }
  });
});
