import { readFileSync } from 'node:fs';
import path from 'node:path';
import Papa from 'papaparse';

/** A row of the tree in its own order: a group at level 1 is followed by its members at deeper levels. Dates are YYYY-MM-DD. */
export interface TreeRow {
  level: number;
  /** TIS number of a country or a group. */
  code: number;
  isCountry: boolean;
  existsFrom: string;
  existsUntil: string;
  belongsFrom: string | null;
  belongsUntil: string | null;
  name: string;
}

/** One line of a list of territories: a TIS number taken in or left out. */
export interface TerritoryLine {
  isIncluded: boolean;
  territory: number;
}

/** The countries of each territory that there was on one day; a country is its own only member. */
export interface TerritoryTree {
  has(territory: number): boolean;
  /** TIS numbers of countries; undefined for a number that is no territory. */
  countriesOf(territory: number): ReadonlySet<number> | undefined;
}

const isoDay = (day: string) => day.split('.').reverse().join('-');

/** The rows of `data/tis-tree.csv`, the default where staff have given no tree of their own. */
export function readTree(): TreeRow[] {
  const text = readFileSync(path.resolve(import.meta.dirname, '../data/tis-tree.csv'), 'utf8');
  const rows = Papa.parse<Record<string, string>>(text, { header: true, skipEmptyLines: true }).data;
  return rows.map((row) => ({
    level: Number(row.Level),
    code: Number(row['TIS-N']),
    isCountry: row.Type === 'COUNTRY',
    existsFrom: isoDay(row['Exists from'] ?? ''),
    existsUntil: isoDay(row['Exists until'] ?? ''),
    belongsFrom: row['Belongs to from'] ? isoDay(row['Belongs to from']) : null,
    belongsUntil: row['Belongs to until'] ? isoDay(row['Belongs to until']) : null,
    name: row.Name ?? '',
  }));
}

/** The tree as it was on a day (YYYY-MM-DD). */
export function territoryTree(rows: readonly TreeRow[], day: string): TerritoryTree {
  const members = new Map<number, Set<number>>();
  let above: { level: number; code: number; isIn: boolean }[] = [];
  for (const row of rows) {
    above = above.filter(({ level }) => level < row.level);
    const exists = row.existsFrom <= day && day <= row.existsUntil;
    const belongs =
      (row.belongsFrom === null || row.belongsFrom <= day) &&
      (row.belongsUntil === null || day <= row.belongsUntil);
    const isIn = exists && belongs && above.every((group) => group.isIn);
    if (exists && !members.has(row.code)) members.set(row.code, new Set());
    if (exists && row.isCountry) members.get(row.code)?.add(row.code);
    if (isIn && row.isCountry) for (const { code } of above) members.get(code)?.add(row.code);
    above.push({ level: row.level, code: row.code, isIn });
  }
  return { has: (code) => members.has(code), countriesOf: (code) => members.get(code) };
}

let standard: TerritoryTree | undefined;

/** Today's tree of the file that comes with the portal, read once. */
export function standardTree(): TerritoryTree {
  standard ??= territoryTree(readTree(), new Date().toISOString().slice(0, 10));
  return standard;
}

/**
 * The countries (TIS numbers) that a list of territories comes to, each line taken in or left out in the order given: World without
 * the Commonwealth and with Canada holds Canada; World with Canada and without the Commonwealth does not.
 * A number that is no territory adds nothing.
 */
export function territories(list: readonly TerritoryLine[], tree = standardTree()): Set<number> {
  const countries = new Set<number>();
  for (const { isIncluded, territory } of list)
    for (const country of tree.countriesOf(territory) ?? [])
      if (isIncluded) countries.add(country);
      else countries.delete(country);
  return countries;
}
