import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  durationProblem,
  formatDuration,
  longestDurationSeconds,
  normaliseDurationInput,
  readDuration,
} from './duration.ts';

describe('duration', () => {
  it.each([
    ['3', 180],
    ['3.5', 230],
    ['3.50', 230],
    ['3.05', 185],
    ['3,05', 185],
    ['3:05', 185],
    ['3.0', 180],
    ['3.00', 180],
    ['0.30', 30],
    ['0.3', 30],
    ['0.01', 1],
    ['03.30', 210],
    [' 3 mín', 180],
    ['90', 5400],
    ['1439.59', longestDurationSeconds],
    [3, 180],
    [3.5, 230],
    [3.05, 185],
    [0.3, 30],
  ])('F5.4 reads %j as %i seconds', (input, seconds) => {
    expect(readDuration(input)).toBe(seconds);
    expect(durationProblem(input)).toBeUndefined();
  });

  it.each([
    ['', 'work.durationMissing'],
    ['abc', 'work.durationMissing'],
    ['.', 'work.durationForm'],
    ['3.', 'work.durationForm'],
    ['.30', 'work.durationForm'],
    ['3.6', 'work.durationForm'],
    ['3.60', 'work.durationForm'],
    ['3.99', 'work.durationForm'],
    ['3.055', 'work.durationForm'],
    ['3..5', 'work.durationForm'],
    ['1:02:03', 'work.durationForm'],
    ['99999999999', 'work.durationForm'],
    [-3, 'work.durationForm'],
    [3.6, 'work.durationForm'],
    [1e-7, 'work.durationForm'],
    [1e21, 'work.durationForm'],
    [Number.NaN, 'work.durationForm'],
    [Number.POSITIVE_INFINITY, 'work.durationForm'],
    ['0', 'work.durationZero'],
    ['0.00', 'work.durationZero'],
    [0, 'work.durationZero'],
    ['1440', 'work.durationTooLong'],
    [99_999, 'work.durationTooLong'],
  ])('F5.4 refuses %j with %s', (input, problem) => {
    expect(readDuration(input)).toBeUndefined();
    expect(durationProblem(input)).toBe(problem);
  });

  it('F5.4 turns commas and colons into dots and removes everything else', () => {
    expect(normaliseDurationInput('3,05')).toBe('3.05');
    expect(normaliseDurationInput(' 3:05 min')).toBe('3.05');
    expect(normaliseDurationInput('-3a')).toBe('3');
  });

  it('every length is read as it was written', () => {
    expect(formatDuration(185)).toBe('3.05');
    expect(formatDuration(30)).toBe('0.30');
    fc.assert(
      fc.property(fc.integer({ min: 1, max: longestDurationSeconds }), (seconds) => {
        expect(readDuration(formatDuration(seconds))).toBe(seconds);
        // As a number the last zero of the seconds is lost, and the rule of tens brings it back.
        expect(readDuration(Number(formatDuration(seconds)))).toBe(seconds);
      }),
    );
  });
});
