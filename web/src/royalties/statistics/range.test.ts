import { describe, expect, it } from 'vitest';
import { checkRange, daysOfYears, firstDays, firstYears } from './range.ts';

describe('ranges of statistics', () => {
  it('L9.4 days reach from two years ago to a year from now', () => {
    expect(firstDays('2026-11-21')).toEqual({ from: '2024-11-21', to: '2027-11-21' });
  });
  it('L9.4 a leap day has no anniversary in other years', () => {
    expect(firstDays('2028-02-29')).toEqual({ from: '2026-02-28', to: '2029-02-28' });
  });
  it('L9.4 the ten works are of four years ago to the past year', () => {
    expect(firstYears(2026)).toEqual({ from: '2022', to: '2025' });
    expect(daysOfYears('2022', '2025')).toEqual({ fromDay: '2022-01-01', toDay: '2025-12-31' });
  });
  it('L2.28 the last year is not before the first, and has four digits', () => {
    expect(checkRange('years', { from: '2025', to: '2024' })).toEqual({ to: 'turned' });
    expect(checkRange('years', { from: '202', to: '2024' })).toEqual({ from: 'noYear' });
    expect(checkRange('years', { from: '2024', to: '0000' })).toEqual({ to: 'noYear' });
    expect(checkRange('years', { from: '2024', to: '2024' })).toEqual({});
  });
  it('L2.24 days that are none, and a range turned round', () => {
    expect(checkRange('days', { from: '31.2.2025', to: '' })).toEqual({ from: 'noDay', to: 'noDay' });
    expect(checkRange('days', { from: '2025-01-02', to: '2025-01-01' })).toEqual({ to: 'turned' });
    expect(checkRange('days', { from: '0202-01-01', to: '2025-01-01' })).toEqual({ from: 'noDay' });
    expect(checkRange('days', { from: '2025-02-30', to: '2025-01-32' })).toEqual({
      from: 'noDay',
      to: 'noDay',
    });
    expect(checkRange('days', { from: '2025-01-01', to: '2025-01-01' })).toEqual({});
  });
});
