import { readFileSync } from 'node:fs';
import path from 'node:path';
import Papa from 'papaparse';

const folder = path.resolve(import.meta.dirname, '../data');
const rowsOf = (file: string) =>
  Papa.parse<Record<string, string>>(readFileSync(path.join(folder, file), 'utf8'), {
    header: true,
    skipEmptyLines: true,
  }).data;

/** The lists of codes that CWR names, as in data/codes.csv. */
const lists = Map.groupBy(rowsOf('codes.csv'), (row) => row.list ?? '');
const codes = new Map(
  [...lists].map(([list, rows]) => [list, new Set(rows.map(({ code = '' }) => code))] as const),
);
codes.set('right', new Set([...(codes.get('right') ?? []), 'ALL']));
codes.set('recordedFormat', new Set(['A', 'V']));
codes.set('usaLicense', new Set(['A', 'B', 'M', 'S']));

/** The codes of a list. @throws if there is no such list. */
export function codesOf(list: string): ReadonlySet<string> {
  const found = codes.get(list);
  if (!found) throw new Error(`There is no list of codes ${list}.`);
  return found;
}

/** Whether a list has this code. @throws if there is no such list. */
export const isListed = (list: string, code: string): boolean => codesOf(list).has(code);

const societies = rowsOf('societies.csv');
const societyCodes = new Set(societies.map(({ cisac_code = '' }) => cisac_code));
const societyNames = new Set(societies.map(({ society = '' }) => society.toUpperCase()));
codes.set('society', societyCodes);
codes.set('societyOrAll', new Set([...societyCodes, '000']));
codes.set('organisation', new Set([...societyCodes, 'ISW', 'ISR']));

/** Whether a society bears this name, which is in capitals. */
export const isSocietyName = (name: string) => societyNames.has(name);
