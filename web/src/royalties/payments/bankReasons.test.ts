import { expect, it } from 'vitest';
import { bankReason } from './bankReasons.ts';

it('R23 says in words why a bank paid nothing, where its code is known', () => {
  expect(bankReason('AC04')?.is).toBe('Reikningi hefur verið lokað');
  expect(bankReason('ZZ99')).toBe(undefined);
  expect(bankReason('toString')).toBe(undefined);
  expect(bankReason(null)).toBe(undefined);
});
