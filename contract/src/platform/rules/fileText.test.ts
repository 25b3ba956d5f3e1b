import { describe, expect, it } from 'vitest';
import { disarmedWithin, formulaStart, readFileText } from './fileText.ts';

describe('the text of a file', () => {
  const words = 'Ölduslóð;Þórdís';
  it.each([
    ['UTF-8', new TextEncoder().encode(words)],
    ['UTF-8 with a mark', new TextEncoder().encode(`\uFEFF${words}`)],
    ['Latin-1', Uint8Array.from(words, (letter) => letter.charCodeAt(0))],
  ])('D2 is read from %s', (_, bytes) => {
    expect(readFileText(bytes)).toBe(words);
  });
});

describe('what a spreadsheet would run', () => {
  it.each(['=1+1', '\t=1', ' \u200b+1', '\r@SUM(A1)', '＝1'])(
    'D2 is known at the beginning of %j',
    (text) => {
      expect(formulaStart.test(text)).toBe(true);
    },
  );
  it.each([
    ['Lag;=1+1', "Lag;'=1+1"],
    ['Lag, "@SUM(A1)', 'Lag, "\'@SUM(A1)'],
    ['a\n\t-1', "a\n\t'-1"],
    ['Vor, sumar og haust – 1', 'Vor, sumar og haust – 1'],
  ])('D2 is harmless in %j, whichever sign separates', (text, harmless) => {
    expect(disarmedWithin(text)).toBe(harmless);
  });
});
