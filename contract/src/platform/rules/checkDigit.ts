/** The digit that follows nine others, as ISWC (start 1) and IPI base numbers (start 2) reckon it. */
export function weightedCheckDigit(digits: string, start: number): number {
  const sum = Array.from(digits.slice(0, 9)).reduce(
    (total, digit, at) => total + (at + 1) * Number(digit),
    start,
  );
  return (10 - (sum % 10)) % 10;
}
