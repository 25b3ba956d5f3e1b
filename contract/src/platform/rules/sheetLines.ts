import { fold } from './folding.ts';
import type { Text } from './language.ts';

// Sheets that many of a thing are sent from at once (O107). What each kind of sheet is made of is declared in its domain.

/** What a sheet may be of. */
export const bulkKinds = ['works', 'isrcs', 'tours', 'members'] as const;
export type BulkKind = (typeof bulkKinds)[number];

/** A line of a sheet: what its cells say, by column. Empty cells are left out. */
export type SheetLine = Readonly<Record<string, string>>;

/** Columns that say who somebody is, or where they are reached, in sheets of every kind. They are not kept for as long as the rest (O222). */
export const personalColumns = ['ssn', 'email'] as const;

/** A file of more lines is not read. */
export const mostFileLines = 20_000;
/** A sheet has at most so many entries, an entry so many lines, and a cell so many characters. */
export const mostEntries = 5000;
export const mostEntryLines = 200;
export const longestCell = 2000;

/** What a sheet of one kind is made of: an entry is what one row of it becomes, such as a work, and has a line or more. */
export interface SheetForm {
  kind: BulkKind;
  /** Every column that a line may have, in the order in which they are shown. */
  columns: readonly string[];
  labelOf: (column: string) => Text;
  /** Whether it says something of the entry as a whole, and stands on its first line alone. */
  isOfEntry: (column: string) => boolean;
  /** Which line belongs to which entry, where a file says so itself. It is not a column of ours: the lines stand together from then on. */
  keyColumn?: string;
  mostLines: number;
  /** Whether a line goes on with the entry before it, where no key says so. */
  goesOn: (entry: readonly SheetLine[], line: SheetLine) => boolean;
  /** What two entries have in common that are likely the same. */
  keysOf: (lines: readonly SheetLine[]) => Iterable<string>;
}

/** The lines of a file as entries. */
export function entriesOf(form: SheetForm, lines: readonly SheetLine[]): SheetLine[][] {
  const { keyColumn = '', columns, mostLines } = form;
  const ownColumns = (line: SheetLine): SheetLine =>
    Object.fromEntries(
      Object.entries(line).filter(([column, cell]) => cell !== '' && columns.includes(column)),
    );
  const entries: { key: string | undefined; lines: SheetLine[] }[] = [];
  for (const line of lines) {
    const entry = entries.at(-1);
    const kept = ownColumns(line);
    const key = line[keyColumn] || undefined;
    if (Object.keys(kept).length === 0) continue;
    const isOn = entry && (key || entry.key ? key === entry.key : form.goesOn(entry.lines, line));
    if (entry && isOn && entry.lines.length < mostLines)
      entry.lines.push(
        Object.fromEntries(Object.entries(kept).filter(([column]) => !form.isOfEntry(column))),
      );
    else entries.push({ key, lines: [kept] });
  }
  return entries.map((entry) => entry.lines);
}

/** Whether a line says nothing of the entry that its first line does not say. */
export function isSaidAlike(form: SheetForm, [first = {}]: readonly SheetLine[], line: SheetLine): boolean {
  return Object.entries(line).every(
    ([column, cell]) => !form.isOfEntry(column) || cell === '' || fold(cell) === fold(first[column] ?? ''),
  );
}

/** An entry of a sheet by its place in it. */
export interface PlacedEntry {
  place: number;
  lines: readonly SheetLine[];
}

/** Entries of one sheet that are likely the same. By place, the places of the others. */
export function twinsAmong({ keysOf }: SheetForm, entries: readonly PlacedEntry[]): Map<number, number[]> {
  const groups = new Map<string, number[]>();
  for (const { place, lines } of entries)
    for (const key of new Set(keysOf(lines))) groups.set(key, [...(groups.get(key) ?? []), place]);
  const twins = new Map<number, Set<number>>();
  const pairs = [...groups.values()].filter(({ length }) => length > 1).flatMap(pairsOf);
  for (const [place, other] of pairs) twins.set(place, (twins.get(place) ?? new Set()).add(other));
  return new Map([...twins].map(([place, others]) => [place, [...others].toSorted((a, b) => a - b)]));
}

/** Each place with the others; of many alike with the first of them alone. */
const pairsOf = (places: readonly number[]): [place: number, other: number][] =>
  places.flatMap((place) =>
    places.slice(0, 5).flatMap((other) => (other === place ? [] : [[place, other] as [number, number]])),
  );

/** Several values in one cell are parted by semicolons. */
export function listIn(cell: string): string[] {
  return cell
    .split(';')
    .map((value) => value.trim())
    .filter((value) => value !== '');
}

/** A day as people write it: the day first and dots or slashes between, or as the portal keeps it. Any other stays as it is. */
export function dayOfCell(cell: string): string {
  const [, iso] = /^(\d{4}-\d{2}-\d{2})(?:[T ]\d{2}:\d{2}.*)?$/u.exec(cell) ?? [];
  if (iso !== undefined) return iso;
  const [, day, month, year] = /^(\d{1,2})[./](\d{1,2})[./](\d{4})$/u.exec(cell) ?? [];
  if (day === undefined || month === undefined || year === undefined) return cell;
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}
