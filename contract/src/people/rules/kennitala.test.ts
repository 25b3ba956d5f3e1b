import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  firstSixDigits,
  formatKennitala,
  hasValidCheckDigit,
  kennitalaProblem,
  kindOfKennitala,
  readKennitala,
} from './kennitala.ts';

const persons = [
  '0101302129',
  '0101302399',
  '0101302479',
  '0101302559',
  '0101302639',
  '0101302719',
  '0101302989',
  '0101303019',
  '0101303369',
  '0101304929',
  '0101307789',
];

describe('kennitala', () => {
  it.each(['0101302129', '010130-2129', ' 010130 2129 ', '010130 - 2129', '010130–2129'])(
    'S4 reads %j as ten digits',
    (text) => expect(readKennitala(text)).toBe('0101302129'),
  );

  it.each([
    ['', 'person.kennitalaMissing'],
    ['  ', 'person.kennitalaMissing'],
    ['010130212', 'person.kennitalaLength'],
    ['01013021290', 'person.kennitalaLength'],
    ['010130--2129', 'person.kennitalaCharacters'],
    ['01o1302129', 'person.kennitalaCharacters'],
  ])('F9.5 refuses %j with %s', (text, problem) => {
    expect(readKennitala(text)).toBeUndefined();
    expect(kennitalaProblem(text)).toBe(problem);
  });

  it.each(persons)('S4 accepts the fictitious person %s, whose check digit is right', (kennitala) => {
    expect(kennitalaProblem(kennitala)).toBeUndefined();
    expect(kindOfKennitala(kennitala)).toBe('person');
    expect(hasValidCheckDigit(kennitala)).toBe(true);
  });

  it('S4 accepts a number that fails the check digit', () => {
    expect(readKennitala('120160-3379')).toBe('1201603379');
    expect(hasValidCheckDigit('1201603379')).toBe(false);
  });

  it('S4 tells persons, companies and system numbers apart', () => {
    expect(kindOfKennitala('3112302129')).toBe('person');
    expect(kindOfKennitala('4101302129')).toBe('company');
    expect(kindOfKennitala('7112302129')).toBe('company');
    expect(kindOfKennitala('8923501739')).toBe('system');
    expect(kindOfKennitala('9923501739')).toBe('system');
  });

  it('is shown with a hyphen, and read again', () => {
    expect(formatKennitala('0101302129')).toBe('010130-2129');
    fc.assert(
      fc.property(fc.stringMatching(/^\d{10}$/u), (digits) => {
        expect(readKennitala(formatKennitala(digits))).toBe(digits);
      }),
    );
  });

  it('V10 search results carry the first six digits', () =>
    expect(firstSixDigits('0101302129')).toBe('010130'));
});
