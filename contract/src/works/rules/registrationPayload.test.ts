import fc from 'fast-check';
import { expect, it } from 'vitest';
import { plainWork } from '../../platform/fields/plainWork.ts';
import { plainValues } from '../../platform/plainFields.ts';
import { differences } from './differences.ts';
import { payloadOf, registrationOf } from './registrationPayload.ts';
import type { Registration } from './registrationValue.ts';

const word = fc.stringMatching(/^[A-ZÞ][a-zæð]{2,12}$/);
const known = fc.record({
  kind: fc.constant('known' as const),
  key: word,
  name: word,
  authorId: fc.integer({ min: 10_000, max: 99_999 }),
  authorTypeId: fc.integer({ min: 1, max: 9 }),
  shareHundredths: fc.integer({ min: 0, max: 10_000 }),
  contractId: fc.option(fc.integer({ min: 1, max: 999 })),
});
const registration: fc.Arbitrary<Registration> = fc.record({
  title: word,
  duration: fc.constantFrom('3.50', '0.07', '12.00'),
  plain: fc
    .record({ performers: fc.option(word), yearOfCreation: fc.option(fc.integer({ min: 1, max: 2026 })) })
    .map((said) => plainValues(plainWork, said)),
  authors: fc.uniqueArray(known, { minLength: 1, maxLength: 5, selector: ({ authorId }) => authorId }),
  otherTitles: fc.uniqueArray(word, { maxLength: 3 }),
  isrcs: fc.array(fc.record({ isrc: fc.constant('ISA122600001'), performer: fc.option(word) }), {
    maxLength: 1,
  }),
});

it('H8 a registration that is sent and read again is the same registration', () => {
  fc.assert(
    fc.property(registration, (sent) => {
      const read = registrationOf(payloadOf(sent));
      expect(differences(sent, read)).toEqual([]);
      expect(read.plain).toEqual(sent.plain);
    }),
  );
});

it('H8 what a payload leaves out of the plain fields stays as it was', () => {
  fc.assert(
    fc.property(registration, registration, (before, sent) => {
      const { performers: _, ...body } = payloadOf(sent);
      expect(registrationOf(body, before).plain.performers).toBe(before.plain.performers);
    }),
  );
});
