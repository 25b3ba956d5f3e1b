import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareIcelandic } from './icelandicOrder.ts';

const collator = new Intl.Collator('is');
const letters = Array.from('aábcdðeéfghiíjklmnoópqrstuúvwxyýzþæöAÁBCDÐEÉIÍOÓUÚYÝÞÆÖ');

describe('Icelandic order', () => {
  it('has the alphabet of Iceland, with c q w z in their places', () => {
    const alphabet = 'a á b c d ð e é f g h i í j k l m n o ó p q r s t u ú v w x y ý z þ æ ö å'.split(' ');
    expect(alphabet.toReversed().toSorted(compareIcelandic)).toEqual(alphabet);
  });

  it('F2.32 sorts titles as Icelanders do', () => {
    const sorted = [
      'Andvaka',
      'andvaka',
      'Anna',
      'Á Sprengisandi',
      'Brimalda',
      'Dögun',
      'Ðjöf',
      'Éljagangur',
    ];
    const more = ['Zeppelin', 'Þoka', 'Æður', 'Ögn'];
    expect([...more, ...sorted].toSorted(compareIcelandic)).toEqual(
      [...more, ...sorted].toSorted(collator.compare),
    );
  });

  it.each([
    ['Icelandic letters', letters],
    ['letters, digits and signs', [...letters, ...Array.from(' -–.,:!?\'’"„“()&/0123456789')]],
    ['foreign letters', [...letters, ...Array.from('üÜñéèêëçäÄøØåÅđłœÿšžčāő')]],
  ])('agrees with the collation of Unicode on %s', (_what, characters) => {
    const text = fc.string({ unit: fc.constantFrom(...characters), maxLength: 6 });
    fc.assert(
      fc.property(text, text, (left, right) => {
        expect(Math.sign(compareIcelandic(left, right)), `${left} / ${right}`).toBe(
          Math.sign(collator.compare(left, right)),
        );
      }),
      { numRuns: 10_000 },
    );
  });

  it('puts letters that are two in one after all marks, as Unicode does', () => {
    expect(['œ', 'őe', 'oe'].toSorted(compareIcelandic)).toEqual(['oe', 'őe', 'œ']);
    expect(['œ', 'őe', 'oe'].toSorted(collator.compare)).toEqual(['oe', 'őe', 'œ']);
  });

  it('is an order of all texts: nothing but itself is the same place', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (left, right) => {
        expect(Math.sign(compareIcelandic(left, right))).toBe(-Math.sign(compareIcelandic(right, left)) + 0);
        expect(compareIcelandic(left, right) === 0).toBe(left === right);
      }),
    );
  });
});
