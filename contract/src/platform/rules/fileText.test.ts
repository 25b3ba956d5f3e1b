import { describe, expect, it } from 'vitest';
import { readFileText } from './fileText.ts';

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
