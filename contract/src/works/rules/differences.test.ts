import { plainWork } from '../../platform/fields/plainWork.ts';
import { plainValues } from '../../platform/plainFields.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatDuration } from '../../platform/rules/duration.ts';
import { changedText, concernsApproval, differences } from './differences.ts';
import type { KnownAuthor, Registration as AnyRegistration } from './registrationValue.ts';

type Registration = Omit<AnyRegistration, 'authors'> & { authors: readonly KnownAuthor[] };

const author = fc.record({
  name: fc.constantFrom('Sigga', 'Bjartur', 'Þórdís Æsa'),
  authorTypeId: fc.constantFrom(33, 34, 35, 36),
  shareHundredths: fc.integer({ min: 1, max: 10_000 }),
  contractId: fc.option(fc.integer({ min: 1, max: 3 })),
});
const authors = fc
  .uniqueArray(fc.tuple(fc.integer({ min: 1, max: 5 }), author), { selector: ([key]) => key, maxLength: 5 })
  .map((rows) =>
    rows.map(([authorId, one]): KnownAuthor => {
      const name = `${one.name} ${authorId}`;
      return { ...one, kind: 'known', key: String(authorId), authorId, name };
    }),
  );
const text = fc.constantFrom('Andvaka', 'Vökunótt', 'Wakeful');
const isrc = fc.record({ isrc: fc.constantFrom('ISEAA2102203', 'ISEAA2102204'), performer: fc.option(text) });
const registration: fc.Arbitrary<Registration> = fc.record({
  title: text,
  duration: fc.oneof(fc.constant(''), fc.integer({ min: 1, max: 900 }).map(formatDuration)),
  plain: fc
    .record({ performers: fc.option(text), description: fc.option(text) })
    .map((some) => plainValues(plainWork, some)),
  authors,
  otherTitles: fc.array(text, { maxLength: 4 }),
  isrcs: fc.uniqueArray(isrc, { selector: (one) => one.isrc, maxLength: 2 }),
});
const sorted = (all: readonly string[]) => all.toSorted();
const said = (changes: readonly object[]) => sorted(changes.map((change) => JSON.stringify(change)));

const row = (authorId: number, of: Omit<KnownAuthor, 'kind' | 'key' | 'authorId'>): KnownAuthor => ({
  ...of,
  kind: 'known',
  key: String(authorId),
  authorId,
});
const work: Registration = {
  title: 'Andvaka',
  duration: '3:30',
  plain: plainValues(plainWork, {}),
  authors: [
    row(1, { name: 'Sigga', authorTypeId: 33, shareHundredths: 6667, contractId: null }),
    row(2, { name: 'Bjartur', authorTypeId: 34, shareHundredths: 3333, contractId: 7 }),
  ],
  otherTitles: ['Vökunótt'],
  isrcs: [{ isrc: 'ISEAA2102203', performer: 'Hrím' }],
};

describe('differences between two states of a registration', () => {
  it('V5 are said as its readers know the fields', () => {
    const after = {
      ...work,
      duration: '4.10',
      authors: [
        row(1, { name: 'Sigga', authorTypeId: 36, shareHundredths: 5000, contractId: null }),
        {
          kind: 'unknown' as const,
          key: 'unknownAuthors.0',
          name: 'Dögg',
          authorTypeId: 34,
          shareHundredths: 5000,
          email: '',
        },
      ],
      otherTitles: [],
    };
    expect(
      differences(work, after).map(({ field, label, ...values }) => [
        field,
        label.is,
        ...Object.values(values),
      ]),
    ).toEqual([
      ['LENGD', 'Lengd', '3.30', '4.10'],
      ['authors', 'Höfundur', 'Bjartur', null],
      ['typeOfAuthor', 'Hlutverk: Bjartur', 'A', null],
      ['ratio', 'Hlutfall: Bjartur', '33,33\u00a0%', null],
      ['publishingContractId', 'Útgáfusamningur: Bjartur', '7', null],
      ['typeOfAuthor', 'Hlutverk: Sigga', 'C', 'CA'],
      ['ratio', 'Hlutfall: Sigga', '66,67\u00a0%', '50\u00a0%'],
      ['authors', 'Höfundur', null, 'Dögg'],
      ['typeOfAuthor', 'Hlutverk: Dögg', null, 'A'],
      ['ratio', 'Hlutfall: Dögg', null, '50\u00a0%'],
      ['searchNames', 'Annað heiti', 'Vökunótt', null],
    ]);
  });
  it('V5 call for approval anew for authors, roles and shares, and for nothing else', () => {
    const [first, second] = work.authors as [(typeof work.authors)[0], (typeof work.authors)[0]];
    const asked = (changed: Partial<AnyRegistration>) =>
      concernsApproval(differences(work, { ...work, ...changed }));
    expect(asked({ authors: [first] })).toBe(true);
    expect(asked({ authors: [first, { ...second, authorTypeId: 36 }] })).toBe(true);
    expect(asked({ authors: [{ ...first, shareHundredths: 6666 }, second] })).toBe(true);
    expect(asked({ authors: [second, first] })).toBe(false);
    expect(asked({ authors: [first, { ...second, contractId: null }] })).toBe(false);
    expect(
      asked({
        title: 'Ný',
        duration: '0:01',
        plain: plainValues(plainWork, { performers: 'H' }),
        otherTitles: [],
        isrcs: [],
      }),
    ).toBe(false);
  });
  it('are none between a registration and itself, in whatever order its rows stand', () => {
    fc.assert(
      fc.property(registration, (one) => {
        const turned = {
          ...one,
          authors: one.authors.toReversed(),
          otherTitles: one.otherTitles.toReversed(),
          isrcs: one.isrcs.toReversed(),
        };
        expect(differences(one, turned)).toEqual([]);
      }),
    );
  });
  it('say the opposite the other way around', () => {
    fc.assert(
      fc.property(registration, registration, (one, other) => {
        const named = {
          ...other,
          authors: other.authors.map((row) => ({ ...row, name: `Höfundur ${row.key}` })),
        };
        const start = {
          ...one,
          authors: one.authors.map((row) => ({ ...row, name: `Höfundur ${row.key}` })),
        };
        const back = differences(named, start).map(({ before, after, ...rest }) => ({
          ...rest,
          before: after,
          after: before,
        }));
        expect(said(differences(start, named))).toEqual(said(back));
      }),
    );
  });
  it('are found whenever there are any, and never say that something stayed', () => {
    fc.assert(
      fc.property(registration, registration, (one, other) => {
        const changes = differences(one, other);
        for (const { before, after } of changes) expect(before).not.toBe(after);
        const plain = ({ authors: rows, otherTitles, isrcs, ...rest }: Registration) =>
          JSON.stringify([
            rest,
            said(
              rows.map(({ key, authorTypeId, shareHundredths, contractId }) => ({
                key,
                authorTypeId,
                shareHundredths,
                contractId,
              })),
            ),
            sorted(otherTitles),
            said(isrcs),
          ]);
        expect(changes.length === 0).toBe(plain(one) === plain(other));
      }),
    );
  });
  it('are read in the reader’s language', () => {
    expect(changedText({ field: 'ratio' }, '33,33\u00a0%', 'en')).toBe('33,33%');
    expect(changedText({ field: 'ratio' }, '33,33\u00a0%', 'is')).toBe('33,33\u00a0%');
    expect(changedText({ field: 'typeOfAuthor' }, 'A', 'en')).toBe('Lyricist');
    expect(changedText({ field: 'typeOfAuthor' }, 'A', 'is')).toBe('Textahöfundur');
    expect(changedText({ field: 'HEITI_VERKS' }, 'A, 5\u00a0%', 'en')).toBe('A, 5\u00a0%');
  });
});
