import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { musicStartLetters, musicStartPattern, newMusicStartCode } from './musicStart.ts';

describe('a MusicStart code', () => {
  it('A3 is 12 letters and digits', () => {
    fc.assert(
      fc.property(fc.infiniteStream(fc.double({ min: 0, max: 0.999, noNaN: true })), (stream) => {
        const code = newMusicStartCode((limit) => Math.floor((stream.next().value ?? 0) * limit));
        expect(code).toMatch(musicStartPattern);
        expect(code).toHaveLength(12);
      }),
    );
  });
  it.each('O0I1L2Z5S8BUQ'.split(''))('A3 has no %s, which is read as another', (letter) => {
    expect(musicStartLetters).not.toContain(letter);
  });
  it('has no letter twice to choose from, or it would come up more often', () => {
    expect(new Set(musicStartLetters).size).toBe(musicStartLetters.length);
  });
});
