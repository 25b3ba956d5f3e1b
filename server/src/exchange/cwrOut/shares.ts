/** A share of a right in millionths of a per cent, and the most hundredths that it may come to. */
interface Part {
  millionths: number;
  most: number;
}

const whole = 10_000;
const millionthsOfWhole = 100_000_000;
/** Sums of CWR may be off by 0.06 per cent. */
const tolerance = 60_000;

/**
 * X92: the parts of a right in hundredths of a per cent. Parts that come to 100 within CWR's tolerance are made to add up by largest
 * remainder, the first of equals first; any other sum stays as it is, for the judge to refuse: nobody gets a part that nobody gave.
 */
export function hundredthsOf(parts: readonly Part[]): number[] {
  const total = parts.reduce((sum, { millionths }) => sum + millionths, 0);
  if (Math.abs(total - millionthsOfWhole) > tolerance)
    return parts.map(({ millionths }) => Math.round(millionths / 10_000));
  const exact = parts.map(({ millionths, most }) => {
    const product = BigInt(millionths) * BigInt(whole);
    const low = Math.min(Number(product / BigInt(total)), most);
    return { low, most, remainder: product - BigInt(low) * BigInt(total) };
  });
  let missing = whole - exact.reduce((sum, { low }) => sum + low, 0);
  const byRemainder = exact
    .map((part, at) => ({ ...part, at }))
    .sort((a, b) => (a.remainder === b.remainder ? a.at - b.at : a.remainder > b.remainder ? -1 : 1));
  const given = exact.map(({ low }) => low);
  for (const { at, low, most } of byRemainder) {
    if (missing === 0) break;
    if (low >= most || parts[at]?.millionths === 0) continue;
    given[at] = low + 1;
    missing -= 1;
  }
  return given;
}
