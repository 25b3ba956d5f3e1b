import { expect, it } from 'vitest';
import { rateText } from './rateText.ts';

it('R201 a rate says what one of the currency is in krónur, and is not taken for an amount', () => {
  expect(rateText('EUR', 150.25)).toBe('1\u00A0EUR = 150,25\u00A0kr.');
  expect(rateText('GBP', 1234.5)).toBe('1\u00A0GBP = 1.234,5\u00A0kr.');
});
