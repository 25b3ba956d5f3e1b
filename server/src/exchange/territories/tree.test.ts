import { describe, expect, it } from 'vitest';
import { readTree, type TerritoryLine, territories, territoryTree } from './tree.ts';

const [iceland, denmark, norway, canada, kenya] = [352, 208, 578, 124, 404];
const [world, commonwealth, europe, area, nordic, scandinavia, continent] = [
  2136, 2114, 2120, 2121, 2127, 2131, 2122,
];
const list = (...codes: number[]): TerritoryLine[] =>
  codes.map((code) => ({ isIncluded: code > 0, territory: Math.abs(code) }));

describe('X9 territories', () => {
  it('X9 takes in and leaves out in the order given', () => {
    expect(territories(list(world, -commonwealth, canada)).has(canada)).toBe(true);
    expect(territories(list(world, canada, -commonwealth)).has(canada)).toBe(false);
    expect(territories(list(world, -commonwealth, canada)).has(kenya)).toBe(false);
  });
  it('X9 knows which groups Iceland is in', () => {
    const holds = (group: number) => territories(list(group)).has(iceland);
    expect([europe, area, nordic, world].map(holds)).toEqual([true, true, true, true]);
    expect([scandinavia, continent].map(holds)).toEqual([false, false]);
  });
  it('X9 gives a country as its own only member', () => {
    expect([...territories(list(iceland))]).toEqual([iceland]);
  });
  it('X9 lets a number that is no territory add nothing', () => {
    expect(territories(list(1, iceland, -2))).toEqual(new Set([iceland]));
    expect(territories([])).toEqual(new Set());
  });
  it('X9 gives the countries of the Nordic countries without Iceland', () => {
    const rest = territories(list(nordic, -iceland));
    expect(rest.has(denmark)).toBe(true);
    expect(rest.has(norway)).toBe(true);
    expect(rest.has(iceland)).toBe(false);
  });
  it('X9 takes the tree of another day', () => {
    const before = territoryTree(readTree(), '1990-06-01');
    expect(before.has(area)).toBe(false);
    expect(territories(list(europe), before).has(iceland)).toBe(true);
    expect(territoryTree(readTree(), '1994-01-01').countriesOf(area)?.has(iceland)).toBe(true);
  });
  it('X9 takes a tree that staff have given', () => {
    const row = {
      existsFrom: '1000-01-01',
      existsUntil: '3999-12-31',
      belongsFrom: null,
      belongsUntil: null,
    };
    const tree = territoryTree(
      [
        { ...row, level: 1, code: 9000, isCountry: false, name: 'EYJAR' },
        { ...row, level: 2, code: 352, isCountry: true, name: 'ISLAND' },
        { ...row, level: 2, code: 234, isCountry: true, name: 'FAEREYJAR' },
      ],
      '2026-01-01',
    );
    expect(territories(list(9000, -234), tree)).toEqual(new Set([iceland]));
    expect(territories(list(world), tree)).toEqual(new Set());
  });
});
