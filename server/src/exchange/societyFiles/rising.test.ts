import { expect, it } from 'vitest';
import { Rising } from './rising.ts';

const linesOf = (lines: readonly (readonly [string | null, string | null])[]) => {
  const rising = new Rising('statement_lines');
  for (const line of lines) rising.look(line);
  return rising.isSure;
};

it('O81 lines that are numbered upwards in each distribution stand there once', () => {
  expect(
    linesOf([
      ['7', '1'],
      ['7', '2'],
      ['8', '1'],
      ['7', '10'],
      ['8', '5'],
    ]),
  ).toBe(true);
  expect(
    linesOf([
      ['7', '2'],
      ['7', '2'],
    ]),
  ).toBe(false);
  expect(
    linesOf([
      ['7', '2'],
      ['8', '1'],
      ['7', '1'],
    ]),
  ).toBe(false);
});

it('O81 what has no number stands beside none', () =>
  expect(
    linesOf([
      ['7', '2'],
      [null, '1'],
      ['7', null],
      ['7', '3'],
    ]),
  ).toBe(true));

it('O81 nothing is known of lines that are parts of nothing, or have no number', () => {
  expect(new Rising('persons').isSure).toBe(false);
  expect(new Rising('work_titles').isSure).toBe(false);
});
