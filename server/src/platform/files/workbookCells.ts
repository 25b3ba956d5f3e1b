/** What cells of a sheet refer to. */
export interface WorkbookFacts {
  shared: readonly string[];
  /** By number of a style: whether its numbers are days or times. */
  isDate: readonly boolean[];
  startsIn1904: boolean;
}

interface Cell {
  type: string;
  style: number;
  value: string;
}

/** What a cell of a workbook says, as a CSV file would have it. */
export function cellText(
  { type, style, value }: Cell,
  { shared, isDate, startsIn1904 }: WorkbookFacts,
): string {
  if (type === 's') return shared[Number(value)] ?? '';
  if (type === 'e') return '';
  const isNumber = type === '' || type === 'n';
  if (!isNumber || value === '' || !isDate[style]) return isNumber ? plainNumber(value) : value;
  return dayOf(Number(value), startsIn1904);
}

/** Without the tail that binary numbers have: 3.1000000000000001 is 3.1, as the sheet shows it. */
const plainNumber = (value: string) =>
  /^-?\d+\.\d{10,}$|[eE]/u.test(value) ? String(Number(Number(value).toPrecision(15))) : value;

/** Days since the end of 1899, or of 1903, with the time of day as their fraction; less than one is a time alone. */
function dayOf(serial: number, startsIn1904: boolean): string {
  const seconds = Math.round(serial * 86_400);
  const time = new Date((seconds % 86_400) * 1000).toISOString().slice(11, 19);
  if (serial < 1) return time;
  const epoch = startsIn1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, 30);
  const day = new Date(epoch + Math.floor(seconds / 86_400) * 86_400_000).toISOString().slice(0, 10);
  return seconds % 86_400 === 0 ? day : `${day} ${time}`;
}

/** The number of a column by its letters: 1 for `A7`, 27 for `AA1`; undefined where there are none. */
export function columnOf(reference: string): number | undefined {
  const letters = /^[A-Z]{1,3}/u.exec(reference)?.[0];
  return letters === undefined
    ? undefined
    : Array.from(letters, (letter) => letter.charCodeAt(0) - 64).reduce((sum, digit) => sum * 26 + digit, 0);
}
