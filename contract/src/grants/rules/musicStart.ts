/** A3: no letter or digit that is read as another: O and 0, I, L and 1, Z and 2, S and 5, B and 8, U and V, Q. */
export const musicStartLetters = 'ACDEFGHJKMNPRTVWXY34679';
const codeLength = 12;

export const musicStartPattern = new RegExp(`^[${musicStartLetters}]{${codeLength}}$`);

/** A code of letters that `below(n)` chooses: a number from 0 up to, but not, n. */
export function newMusicStartCode(below: (limit: number) => number): string {
  return Array.from({ length: codeLength }, () => musicStartLetters[below(musicStartLetters.length)]).join(
    '',
  );
}
