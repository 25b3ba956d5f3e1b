import { expect, it } from 'vitest';
import { inCurrency } from './inCurrency.ts';

it('O384 an income in another currency says what came and at which rate, one in krónur nothing more', () => {
  expect(inCurrency({ currency: 'EUR', grossAmount: 10_000.5, exchangeRate: 150.25 })).toEqual({
    paid: '10.000,50\u00A0EUR',
    rate: '1\u00A0EUR = 150,25\u00A0kr.',
  });
  expect(inCurrency({ currency: 'ISK', grossAmount: 10_000.5, exchangeRate: 1 })).toBeUndefined();
});
