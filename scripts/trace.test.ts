import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { allRequirements, citedIn, numberingFaults, readRequirements, report, titlesIn } from './trace.ts';

type WireName = { wire: string; answer: string; english: string | string[]; spec: string[] };

const read = (file: string) => readFileSync(`${import.meta.dirname}/../docs/${file}`, 'utf8');

describe('the numbers in a title', () => {
  it('are single, in lists and in ranges', () => {
    expect(citedIn('F5.4 reads 3.5 as 3 min 50 s')).toEqual(['F5.4']);
    expect(citedIn('F5.4, F5.5 need an author; also F9.1')).toEqual(['F5.4', 'F5.5', 'F9.1']);
    expect(citedIn('F5.9–F5.12 split rules')).toEqual(['F5.9', 'F5.12', 'F5.10', 'F5.11']);
    expect(citedIn('F5.9-F5.11')).toEqual(['F5.9', 'F5.11', 'F5.10']);
    expect(citedIn('V1 and F4.6 store everything')).toEqual(['V1', 'F4.6']);
    expect(citedIn('refuses a wrong check digit (V9, F5.23)')).toEqual(['V9', 'F5.23']);
  });

  it('keep a range that crosses chapters, so that it is reported', () => {
    expect(citedIn('F5.9–F6.1')).toContain('F5.9–F6.1');
  });

  it('are not read out of words', () => {
    expect(citedIn('stores files by S3 on A4 pages')).toEqual([]);
    expect(citedIn('answers UTF8.5 and T0345246801')).toEqual([]);
  });
});

describe('the titles of a file', () => {
  it('are found in it, test and describe, and behind a call of each', () => {
    const code = `
      describe('one', () => {
        it("two's", async () => { expect(it('x')); });
        it.each([['(a', 1], ['b)', fn(2)]])('three %s', () => {});
        test.describe(\`four\`, () => {});
        test.for([1, 2])(
          'five',
          () => {},
        );
      });`;
    expect(titlesIn(code)).toEqual(['one', "two's", 'x', 'three %s', 'four', 'five']);
  });

  it('leave out what is skipped and what only looks alike', () => {
    const code = `it.skip('F5.4', f); test.todo('F5.5'); await('F5.6'); list.test('F5.7'); it(name, () => {}); submit('F5.8');`;
    expect(titlesIn(code)).toEqual([]);
  });
});

describe('the requirements', () => {
  const good = '- **F5.4** A length is typed. — `/verk/stofna` {foundation}';

  it('are read with number, sentence and area', () => {
    expect(readRequirements(`# Title\n\n${good}\n`, 'works.md')).toEqual({
      found: [{ number: 'F5.4', sentence: 'A length is typed.', area: 'foundation' }],
      faults: [],
    });
  });

  it.each([
    '- **F5** No position. — `/` {foundation}',
    '- **Z1** Unknown letter. — `/` {foundation}',
    '- **F5.4** No place. {foundation}',
    '- **F5.4** Unknown area. — `/` {elsewhere}',
    '- a plain item',
  ])('that are malformed are reported: %s', (item) => {
    expect(readRequirements(item, 'works.md').faults).toHaveLength(1);
  });

  it('that stand twice or are missing are reported', () => {
    expect(numberingFaults(['F5.1', 'F5.3', 'F5.3', 'V2', 'V1'])).toEqual([
      'F5.3 stands twice',
      'F5.2 is missing',
    ]);
  });

  it('that no test cites are listed by area with their counts', () => {
    const requirements = [
      { number: 'F1.1', sentence: 'One.', area: 'foundation' },
      { number: 'F1.2', sentence: 'Two.', area: 'foundation' },
    ];
    expect(report(requirements, new Set(['F1.1']), ['foundation'])).toEqual([
      'foundation: 1 of 2 cited, 1 not',
      '  F1.2   Two.',
    ]);
  });
});

describe('the project’s own pages', () => {
  const { found, faults } = allRequirements();
  const names = JSON.parse(read('requirements/wire-names.json')) as WireName[];

  it('number every requirement once', () => {
    expect(faults).toEqual([]);
  });

  it('list each wire name once, from requirements that exist', () => {
    const known = new Set(found.map((one) => one.number));
    const baseless = names.filter(
      ({ spec }) => spec.length === 0 || spec.some((number) => !known.has(number)),
    );
    expect(baseless).toEqual([]);
    expect(new Set(names.map((one) => one.wire)).size).toBe(names.length);
  });
});
