import { expect, it } from 'vitest';
import { readAmount, readDecimal } from './typedNumbers.ts';

it('M1, R205 reads amounts with signs between thousands or before cents, and nothing that is no amount', () => {
  const amounts = [
    '500.000',
    '500,000',
    '1.234.567,50',
    '1,234,567.5',
    '1234567,5',
    '1234567.50',
    '84 512',
    '0,5',
  ];
  expect(amounts.map(readAmount)).toEqual([
    500_000, 500_000, 1_234_567.5, 1_234_567.5, 1_234_567.5, 1_234_567.5, 84_512, 0.5,
  ]);
  expect(['12,5x', '', '1.23.456', '1.5000', '1,2,3', '-5', '1.234.56'].map(readAmount)).toEqual(
    Array.from({ length: 7 }, () => undefined),
  );
});

it('R205 reads rates and percentages with their decimals, however many', () => {
  expect(['150,235', '150.235', '1.150,25', '12,5', '12.5', '100'].map(readDecimal)).toEqual([
    150.235, 150.235, 1150.25, 12.5, 12.5, 100,
  ]);
  expect(['12,5x', '', '1,2,3', '-5'].map(readDecimal)).toEqual([undefined, undefined, undefined, undefined]);
});
