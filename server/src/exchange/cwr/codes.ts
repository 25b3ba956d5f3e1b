import { readFileSync } from 'node:fs';
import path from 'node:path';
import Papa from 'papaparse';

const folder = path.resolve(import.meta.dirname, '../data');
const rowsOf = (file: string) =>
  Papa.parse<Record<string, string>>(readFileSync(path.join(folder, file), 'utf8'), {
    header: true,
    skipEmptyLines: true,
  }).data;

/** What files are judged by besides rules and territories: lists of codes, and the societies. */
export interface CodeBook {
  /** The codes of a list. @throws if there is no such list. */
  codesOf(list: string): ReadonlySet<string>;
  /** Whether a list has this code. @throws if there is no such list. */
  isListed(list: string, code: string): boolean;
  /** Whether a society bears this name, which is in capitals. */
  isSocietyName(name: string): boolean;
}

/** A society by its number of three digits. */
export interface ListedSociety {
  code: string;
  name: string;
}

/** A book of these lists, by their names here, and of these societies. */
export function codeBook(
  lists: ReadonlyMap<string, readonly string[]>,
  societies: readonly ListedSociety[],
): CodeBook {
  const codes = new Map([...lists].map(([list, of]) => [list, new Set(of)] as const));
  codes.set('right', new Set([...(codes.get('right') ?? []), 'ALL']));
  codes.set('recordedFormat', new Set(['A', 'V']));
  codes.set('usaLicense', new Set(['A', 'B', 'M', 'S']));
  const societyCodes = societies.map(({ code }) => code);
  codes.set('society', new Set(societyCodes));
  codes.set('societyOrAll', new Set([...societyCodes, '000']));
  codes.set('organisation', new Set([...societyCodes, 'ISW', 'ISR']));
  const names = new Set(societies.map(({ name }) => name.trim().toUpperCase()));
  const codesOf = (list: string): ReadonlySet<string> => {
    const found = codes.get(list);
    if (!found) throw new Error(`There is no list of codes ${list}.`);
    return found;
  };
  return {
    codesOf,
    isListed: (list, code) => codesOf(list).has(code),
    isSocietyName: (name) => names.has(name),
  };
}

/** The lists that come with the portal, by their names in data/codes.csv. */
export const standardLists: ReadonlyMap<string, readonly string[]> = new Map(
  [...Map.groupBy(rowsOf('codes.csv'), (row) => row.list ?? '')].map(([list, rows]) => [
    list,
    rows.map(({ code = '' }) => code),
  ]),
);

/** What comes with the portal: for the command, and where staff have replaced nothing. */
export const standardCodes = codeBook(
  standardLists,
  rowsOf('societies.csv').map(({ cisac_code: code = '', society: name = '' }) => ({ code, name })),
);
