import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  checkLine,
  checkSetList,
  type ForeignLine,
  type KnownLine,
  mostPlays,
  mostSetListLines,
  pointsOf,
  totalDurationSeconds,
} from './setList.ts';

const known = (part: Partial<KnownLine> = {}): KnownLine => ({
  kind: 'known',
  workId: 7,
  duration: '3.30',
  quantity: 1,
  ...part,
});
const foreign = (part: Partial<ForeignLine> = {}): ForeignLine => ({
  kind: 'foreign',
  title: 'Yesterday',
  authors: 'Lennon / McCartney',
  duration: '3',
  quantity: 1,
  ...part,
});
const rules = (line: KnownLine | ForeignLine) => checkLine(line).map(({ rule, at }) => `${at}: ${rule}`);

describe('a line of a set list', () => {
  it('L5.4 is a work with a quantity, or a title, authors, length and quantity', () => {
    expect(rules(known())).toEqual([]);
    expect(rules(foreign())).toEqual([]);
    expect(rules(foreign({ title: ' ', authors: '', duration: '', quantity: undefined }))).toEqual([
      'title: setList.titleMissing',
      'authors: setList.authorsMissing',
      'duration: setList.durationMissing',
      'quantity: setList.quantity',
    ]);
  });

  it.each([0, -1, 1.5, 10_000, Number.NaN, undefined])('L5.4 refuses %s plays', (quantity) => {
    expect(rules(known({ quantity }))).toEqual(['quantity: setList.quantity']);
  });

  it('L5.4 takes 1 to 9,999 plays', () => {
    expect(rules(known({ quantity: 1 }))).toEqual([]);
    expect(rules(known({ quantity: mostPlays }))).toEqual([]);
  });

  it.each(['0', '3.60', '1440', 'abc', '3.5.1'])('L5.5 refuses a length of %j', (duration) => {
    expect(rules(foreign({ duration }))[0]).toMatch(/^duration: setList.duration(Invalid|Missing)$/u);
  });

  it('L5.4 needs no ISWC, and no wrong one', () => {
    expect(rules(foreign({ iswc: 'T-034.524.680-1' }))).toEqual([]);
    expect(rules(foreign({ iswc: '' }))).toEqual([]);
    expect(rules(foreign({ iswc: 'T0345246802' }))).toEqual(['iswc: setList.iswcInvalid']);
  });

  it('is not longer than can be read', () => {
    expect(rules(foreign({ title: 'x'.repeat(201), authors: 'y'.repeat(401) }))).toEqual([
      'title: livePerformance.tooLong',
      'authors: livePerformance.tooLong',
    ]);
  });
});

describe('a set list', () => {
  it('L5.1 has one line or more, and 2,000 at most', () => {
    expect(checkSetList([])).toMatchObject([{ rule: 'setList.empty', state: 'waiting' }]);
    expect(checkSetList([known()])).toMatchObject([{ rule: 'setList.empty', state: 'kept' }]);
    const full = Array.from({ length: mostSetListLines }, () => known());
    expect(checkSetList(full)).toMatchObject([{ state: 'kept' }]);
    expect(checkSetList([...full, known()])).toMatchObject([{ rule: 'setList.tooLong', state: 'broken' }]);
  });

  it('says which line is wrong', () => {
    const results = checkSetList([known(), foreign({ title: '' }), known({ quantity: 0 })]);
    expect(results.slice(1)).toMatchObject([
      { line: 1, at: 'title' },
      { line: 2, at: 'quantity' },
    ]);
  });

  it('adds up its length, each line as often as it was played', () => {
    expect(totalDurationSeconds([])).toBe(0);
    expect(totalDurationSeconds([known(), foreign({ quantity: 2 })])).toBe(210 + 360);
    expect(totalDurationSeconds([known({ duration: 'x' }), known({ quantity: 0 })])).toBe(0);
  });
});

describe('points', () => {
  it.each([
    [1, 1, 1],
    [1, 60, 1],
    [1, 61, 2],
    [3, 61, 6],
    [1, 210, 4],
    [1, 0, 1],
  ])('P2 %i times %i seconds is %i', (quantity, durationSeconds, points) => {
    expect(pointsOf({ quantity, durationSeconds })).toBe(points);
  });

  it('P2 are whole, at least one, and grow with quantity and length', () => {
    const plays = fc.integer({ min: 1, max: mostPlays });
    const seconds = fc.integer({ min: 0, max: 86_399 });
    fc.assert(
      fc.property(plays, seconds, (quantity, durationSeconds) => {
        const points = pointsOf({ quantity, durationSeconds });
        expect(Number.isInteger(points) && points >= 1).toBe(true);
        expect(pointsOf({ quantity, durationSeconds: durationSeconds + 60 })).toBeGreaterThanOrEqual(points);
        expect(points * 60).toBeGreaterThanOrEqual(quantity * durationSeconds);
      }),
    );
  });
});
