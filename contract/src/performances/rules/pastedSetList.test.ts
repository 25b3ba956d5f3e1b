import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readPastedSetList } from './pastedSetList.ts';

const one = (line: string) => readPastedSetList(line)[0];

describe('a pasted set list', () => {
  it.each([
    ['Brimalda', { title: 'Brimalda' }],
    ['  Brimalda  ', { title: 'Brimalda' }],
    ['Brimalda 3:45', { title: 'Brimalda', durationSeconds: 225 }],
    ['Brimalda (3.45)', { title: 'Brimalda', durationSeconds: 225 }],
    ['Brimalda [03:45]', { title: 'Brimalda', durationSeconds: 225 }],
    ['Brimalda 3\'45"', { title: 'Brimalda', durationSeconds: 225 }],
    ['Brimalda, 3:45 mín.', { title: 'Brimalda', durationSeconds: 225 }],
    ['Brimalda 0:03:45', { title: 'Brimalda', durationSeconds: 225 }],
    ['Brimalda - Elín Lund', { title: 'Brimalda', authors: 'Elín Lund' }],
    ['Brimalda – Elín Lund – 3:45', { title: 'Brimalda', authors: 'Elín Lund', durationSeconds: 225 }],
    ['Brimalda / Elín Lund, Jón Jónsson', { title: 'Brimalda', authors: 'Elín Lund, Jón Jónsson' }],
    ['Brimalda\tElín Lund\t3:45', { title: 'Brimalda', authors: 'Elín Lund', durationSeconds: 225 }],
    ['Brimalda\t4\tElín Lund', { title: 'Brimalda', authors: 'Elín Lund', durationSeconds: 240 }],
    ['Brimalda;Elín Lund;3,5', { title: 'Brimalda', authors: 'Elín Lund', durationSeconds: 230 }],
    ['„Brimalda“ - Elín Lund', { title: 'Brimalda', authors: 'Elín Lund' }],
    ['Brimalda x2', { title: 'Brimalda', quantity: 2 }],
    ['Brimalda (3×) 3:45', { title: 'Brimalda', quantity: 3, durationSeconds: 225 }],
    ['03 Brimalda', { title: 'Brimalda' }],
    ['Malcolm X', { title: 'Malcolm X' }],
    ['• Brimalda', { title: 'Brimalda' }],
    ['- Brimalda', { title: 'Brimalda' }],
    ['Á-ó-aðferðin', { title: 'Á-ó-aðferðin' }],
    ['Sumarið 69', { title: 'Sumarið 69' }],
    ['1. maí', { title: '1. maí' }],
    ['99 Luftballons', { title: '99 Luftballons' }],
    ['3:45', { title: '3:45' }],
    ['Brimalda 3:75', { title: 'Brimalda 3:75' }],
  ])('reads %j', (line, read) => expect(one(line)).toEqual(read));

  it('drops the numbers that count the lines, and only those', () => {
    expect(readPastedSetList('1. Brimalda\n2. 17. júní\n3. Vor')).toMatchObject([
      { title: 'Brimalda' },
      { title: '17. júní' },
      { title: 'Vor' },
    ]);
    expect(readPastedSetList('1) Brimalda\r\n2) Vor')).toMatchObject([
      { title: 'Brimalda' },
      { title: 'Vor' },
    ]);
    expect(readPastedSetList('1\tBrimalda\tElín\n2\tVor\tElín')).toMatchObject([
      { title: 'Brimalda', authors: 'Elín' },
      { title: 'Vor', authors: 'Elín' },
    ]);
    expect(readPastedSetList('17. júní\n1. maí')).toMatchObject([{ title: '17. júní' }, { title: '1. maí' }]);
  });

  it('passes over empty lines and lines of dashes', () => {
    expect(readPastedSetList('\n Brimalda \n\n-----\n\t\nVor\n')).toEqual([
      { title: 'Brimalda' },
      { title: 'Vor' },
    ]);
    expect(readPastedSetList('')).toEqual([]);
  });

  const word = fc.stringMatching(/^[A-Za-zÁÐÉÍÓÚÝÞÆÖáðéíóúýþæö]{2,12}$/u);
  const words = fc.array(word, { minLength: 1, maxLength: 4 }).map((all) => all.join(' '));
  const line = fc.record({
    title: words,
    authors: words,
    durationSeconds: fc.integer({ min: 1, max: 5999 }),
  });
  const length = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

  it('reads what it is written as, however it is parted and numbered', () => {
    const written = fc.constantFrom('\t', ';', ' - ', ' – ', ' / ');
    fc.assert(
      fc.property(
        fc.array(line, { minLength: 2, maxLength: 20 }),
        written,
        fc.boolean(),
        (list, by, isNumbered) => {
          const text = list.map(
            ({ title, authors, durationSeconds }, at) =>
              `${isNumbered ? `${at + 1}. ` : ''}${title}${by}${authors}${by}${length(durationSeconds)}`,
          );
          expect(readPastedSetList(text.join('\n'))).toEqual(list);
        },
      ),
    );
  });

  it('whatever is pasted, every title has a letter or a digit and no line is made up', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
        const list = readPastedSetList(text);
        for (const { title, authors, durationSeconds } of list) {
          expect(title).toMatch(/[\p{L}\p{N}]/u);
          expect(title).toBe(title.trim());
          expect(authors).not.toBe('');
          expect(durationSeconds ?? 1).toBeGreaterThan(0);
        }
        expect(list.length).toBeLessThanOrEqual(text.split(/[\n\r\u2028\u2029\v\f]/u).length);
      }),
      { numRuns: 1000 },
    );
  });
});
