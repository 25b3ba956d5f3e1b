/** L9.4: what is asked for until somebody chooses otherwise. Iceland keeps UTC all year. */
export function firstDays(today = new Date().toISOString().slice(0, 10)) {
  return { from: yearsFrom(today, -2), to: yearsFrom(today, 1) };
}

/** L9.4: for the ten works, four calendar years ago to the past year. */
export function firstYears(year = new Date().getUTCFullYear()) {
  return { from: String(year - 4), to: String(year - 1) };
}

/** For the summary of revenue, which is for any year, the one that runs as well. */
export function firstSummaryYears(year = new Date().getUTCFullYear()) {
  return { from: String(year - 5), to: String(year) };
}

/** A leap day's anniversary is the day before. */
function yearsFrom(day: string, years: number): string {
  const [year = '', ...rest] = day.split('-');
  const other = `${Number(year) + years}-${rest.join('-')}`;
  const exists = new Date(other).toISOString().startsWith(other);
  return exists ? other : `${Number(year) + years}-02-28`;
}

/** How days and years are written; a year has four digits and none of them stands in front to fill up (L2.28). */
const forms = { days: /^[1-9]\d{3}-\d{2}-\d{2}$/, years: /^[1-9]\d{3}$/ };

/** A year, or a day that the calendar has. */
export function isOne(kind: 'days' | 'years', text: string): boolean {
  if (!forms[kind].test(text)) return false;
  const day = new Date(text);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

export type RangeProblem = 'noDay' | 'noYear' | 'turned';

/** What is wrong with a range as it was typed, by the field that it is wrong with. */
export function checkRange(
  kind: 'days' | 'years',
  { from, to }: { from: string; to: string },
): { from?: RangeProblem; to?: RangeProblem } {
  const none = kind === 'days' ? 'noDay' : 'noYear';
  const [isFrom, isTo] = [isOne(kind, from), isOne(kind, to)];
  if (!isFrom || !isTo) return { ...(!isFrom && { from: none }), ...(!isTo && { to: none }) };
  return to < from ? { to: 'turned' } : {};
}

/** The days that years reach over, both with them. */
export const daysOfYears = (from: string | number, to: string | number = from) => ({
  fromDay: `${from}-01-01`,
  toDay: `${to}-12-31`,
});
