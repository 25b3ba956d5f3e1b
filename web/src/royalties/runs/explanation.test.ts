import { describe, expect, it } from 'vitest';
import { decimalText, unitsText } from './explanation.ts';

describe('numbers of an explanation', () => {
  it('R17 have a decimal comma and every digit', () => {
    expect(decimalText('12345.0625')).toBe('12.345,0625');
    expect(decimalText(2.5)).toBe('2,5');
    expect(decimalText('317')).toBe('317');
  });
  it('R13 have four decimals where less than an eyrir counts', () => {
    expect(unitsText(12.3456)).toBe('12,3456\u00A0kr.');
    expect(unitsText(-100)).toBe('−100,00\u00A0kr.');
    expect(unitsText(0.0001)).toBe('0,0001\u00A0kr.');
  });
});
