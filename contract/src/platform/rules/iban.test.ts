import { describe, expect, it } from 'vitest';
import { icelandicIban, isIban } from './iban.ts';

describe('an IBAN', () => {
  it('R3 has check digits that are asked for', () => {
    for (const good of ['IS140159260076545510730339', 'IS110133260001230101302989', 'GB33BUKB20201555555555'])
      expect(isIban(good)).toBe(true);
    for (const wrong of ['IS150159260076545510730339', 'IS11 0133 2600 0123 0101 3029 89', 'GB33', ''])
      expect(isIban(wrong)).toBe(false);
  });
  it('R22 of an Icelandic account is made of its parts and the kennitala', () => {
    const made = icelandicIban({ bank: '133', ledger: '26', account: '000123', kennitala: '0101302989' });
    expect(made).toBe('IS110133260001230101302989');
  });
});
