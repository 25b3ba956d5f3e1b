import { describe, expect, it } from 'vitest';
import {
  formatAmount,
  formatDay,
  formatInstant,
  formatLongDay,
  formatMonth,
  formatNationalId,
  formatTime,
  formatWhole,
  readDay,
} from './format.ts';

describe('amounts', () => {
  it('F9.9, C9.8 writes amounts the Italian way with kr.', () => {
    expect(formatAmount(1_234_567)).toBe('1.234.567 kr.');
    expect(formatAmount(999)).toBe('999 kr.');
    expect(formatAmount(0)).toBe('0 kr.');
  });

  it('rounds to whole krónur, halves away from zero', () => {
    expect(formatAmount(1000.5)).toBe('1.001 kr.');
    expect(formatAmount(-1000.5)).toBe('−1.001 kr.');
  });

  it('knows no negative zero', () => expect(formatAmount(-0.4)).toBe('0 kr.'));
  it('groups whole numbers', () => expect(formatWhole(204_118)).toBe('204.118'));

  it('groups no number that names something: one copies it, looks it up and compares it with a statement', () => {
    const code = import.meta.glob<string>('../../**/*.{ts,tsx}', {
      query: '?raw',
      import: 'default',
      eager: true,
    });
    const grouped = Object.entries(code).filter(([, text]) =>
      /format(Whole|Amount)\([\w.]*(Id|\bid|\bnumber)\)/u.test(text),
    );
    expect(Object.keys(code).length).toBeGreaterThan(300);
    expect(grouped.map(([path]) => path)).toEqual([]);
  });

  it('F9.9 ends no sentence with an amount and another full stop: kr. has its own', () => {
    const code = import.meta.glob<string>('../../**/*.{ts,tsx}', {
      query: '?raw',
      import: 'default',
      eager: true,
    });
    const doubled = Object.entries(code).filter(
      ([path, text]) =>
        !path.endsWith('.test.ts') && /\{amount\}\.|(?:formatAmount|exactAmount)\([^()]*\)\}\./u.test(text),
    );
    expect(doubled.map(([path]) => path)).toEqual([]);
  });
});

describe('days', () => {
  it('F9.9 writes days as DD/MM/YYYY', () => {
    expect(formatDay('2026-11-04')).toBe('04/11/2026');
    expect(formatDay('2026-11-04T23:59:59Z')).toBe('04/11/2026');
  });

  it('F9.9 writes the long form with its own month names', () => {
    expect(formatLongDay('2026-11-14', 'is')).toBe('14. nóvember 2026');
    expect(formatLongDay('2026-11-04', 'en')).toBe('4 November 2026');
    expect(formatMonth('2026-03-01', 'is')).toBe('mars 2026');
  });

  it('reads a typed day', () => {
    expect(readDay('14/11/2026')).toBe('2026-11-14');
    expect(readDay(' 4.1.2026 ')).toBe('2026-01-04');
    for (const typed of ['20112026', '20.11.26', '201126', '20 11 2026'])
      expect(readDay(typed)).toBe('2026-11-20');
  });

  it('reads no day that does not exist', () => {
    expect(
      ['31/02/2026', '29/02/2025', '14/11', '2026-11-14', '', '31022026', '2011202', '20.11.026'].map(
        readDay,
      ),
    ).toEqual(Array(8).fill(undefined));
  });

  it('tells the time in Iceland, wherever the reader is', () => {
    expect(formatTime('2026-11-14T14:02:33.120Z', 'is')).toBe('kl. 14:02');
    expect(formatTime('2026-07-14T16:02:00+02:00', 'en')).toBe('14:02');
    expect(formatInstant('2026-11-14T14:02:33Z', 'is')).toBe('14. nóvember 2026 kl. 14:02');
  });
});

describe('national ids', () => {
  it('puts the hyphen in ten digits and leaves the rest', () => {
    expect(formatNationalId('0101302479')).toBe('010130-2479');
    expect(formatNationalId('010130')).toBe('010130');
  });
});
