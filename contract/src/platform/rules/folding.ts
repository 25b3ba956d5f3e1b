/** Letters that Unicode does not take apart. The database folds by the same list. */
export const foldedLetters = [
  ['þ', 'th'],
  ['ð', 'd'],
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['ø', 'o'],
  ['đ', 'd'],
  ['ł', 'l'],
  ['ß', 'ss'],
  // Lower-casing writes a sigma by its place in the word, and not everywhere by the same rule.
  ['ς', 'σ'],
] as const;

const replacements = new Map<string, string>(foldedLetters);

/**
 * The form in which titles and names are searched: blind to case, accents and punctuation, and to þ/th, ð/d, æ/ae and ö/o.
 * Taken apart before lower-casing, since taking apart can give capitals (℡ is TEL).
 */
export function fold(text: string): string {
  return (
    text
      .normalize('NFKD')
      .replace(/[\u0300-\u036f]/gu, '')
      .toLowerCase()
      .replace(/[þðæœøđłßς]/gu, (letter) => replacements.get(letter) ?? letter)
      // Not \p{N}: what the database calls a digit is \p{Nd}, and ², ½ and Ⅷ have been taken apart by now.
      .replace(/[^\p{L}\p{Nd}]+/gu, ' ')
      .trim()
  );
}
