import { expect, it } from 'vitest';
import { decimalText, rateText } from './decimals.ts';

it('R201 a rate says what one of the currency is in krónur, and is not taken for an amount', () => {
  expect(rateText('EUR', 150.25)).toBe('1\u00A0EUR = 150,25\u00A0kr.');
  expect(rateText('GBP', 1234.5)).toBe('1\u00A0GBP = 1.234,5\u00A0kr.');
});

it('R17 numbers of an explanation have a decimal comma and every digit', () => {
  expect(decimalText('12345.0625')).toBe('12.345,0625');
  expect(decimalText(2.5)).toBe('2,5');
  expect(decimalText('317')).toBe('317');
});
