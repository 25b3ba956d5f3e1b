/**
 * The first and the last national ID that begin with these digits; none for none, or too many. As a range they are found through the
 * index whatever the plan of the statement, as `like` would not be.
 */
export function kennitalasFrom(digits: string): { firstKennitala: string; lastKennitala: string } {
  if (digits === '' || digits.length > 10) return { firstKennitala: '', lastKennitala: '' };
  return { firstKennitala: digits.padEnd(10, '0'), lastKennitala: digits.padEnd(10, '9') };
}
