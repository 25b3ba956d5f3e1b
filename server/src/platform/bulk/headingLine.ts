/** So far down a list its headings are looked for. */
const farthest = 20;

/**
 * Which line has the headings: the first, or one below what a list is called and who made it. Lines above headings have fewer cells than
 * they, or what was skipped would be a line of the list.
 */
export function headingLine(
  rows: readonly (readonly string[])[],
  countKnown: (row: readonly string[]) => number,
): number {
  const [first = []] = rows;
  if (countKnown(first) > 0) return 0;
  let widest = filled(first);
  // The last line is no heading: nothing would be under it.
  for (const [at, row] of rows.slice(0, Math.min(farthest, rows.length - 1)).entries()) {
    const cells = filled(row);
    if (at > 0 && cells > widest && (widest === 1 || countKnown(row) > 1)) return at;
    widest = Math.max(widest, cells);
  }
  return 0;
}

const filled = (row: readonly string[]) => row.filter((cell) => cell !== '').length;
