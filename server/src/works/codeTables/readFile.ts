import Papa from 'papaparse';
import { refuse } from '../../platform/refusal.ts';

/** A row of a file, as the table keeps it. Days are `YYYY-MM-DD`, or one of the two that are before and after all. */
export interface Entry {
  code: string;
  kind?: string;
  alphaCode?: string | null;
  nameIs?: string | null;
  nameEn?: string;
  startsOn: string;
  endsOn: string;
}

type Cells = Record<string, string>;

const headings: Record<string, string> = {
  code: 'code',
  'new code': 'code',
  cisac_code: 'code',
  kóði: 'code',
  name: 'nameEn',
  name_en: 'nameEn',
  society: 'nameEn',
  name_is: 'nameIs',
  heiti: 'nameIs',
  from: 'startsOn',
  frá: 'startsOn',
  to: 'endsOn',
  til: 'endsOn',
};

function rowsOf(fileText: string, nameOf: (heading: string) => string): Cells[] {
  const { data, errors } = Papa.parse<Cells>(fileText.replace(/^\uFEFF/, ''), {
    header: true,
    skipEmptyLines: 'greedy',
    transformHeader: (heading) => nameOf(heading.trim()),
  });
  const error = errors.find(({ type }) => type !== 'Delimiter');
  if (error) unreadable((error.row ?? 0) + 2, error.message);
  return data;
}

function unreadable(line: number, problem: string): never {
  refuse('codeTable.unreadable', { values: { problem: `${line}: ${problem}` } });
}

/** `31.12.2026` or `2026-12-31`. TIS writes the years 1000 and 3999 where there is no border. */
function dayOf(cell: string | undefined, none: '-infinity' | 'infinity', line: number): string {
  const text = (cell ?? '').trim();
  if (text === '') return none;
  const [, day, month, year] = /^(\d\d)\.(\d\d)\.(\d{4})$/.exec(text) ?? [];
  if (year === '1000' || year === '3999') return none;
  const iso = year === undefined ? text : `${year}-${month}-${day}`;
  if (!/^\d{4}-\d\d-\d\d$/.test(iso) || new Date(`${iso}T00:00:00Z`).toJSON()?.slice(0, 10) !== iso)
    unreadable(line, text);
  return iso;
}

/** A file of codes: `code`, `name` (or `name_en`), `name_is`, and perhaps `from` and `to`. @throws codeTable.unreadable, codeTable.empty */
export function readCodes(fileText: string): Entry[] {
  const entries = rowsOf(fileText, (heading) => headings[heading.toLowerCase()] ?? heading).map((row, i) => {
    const line = i + 2;
    const code = row['code']?.trim() ?? '';
    const nameEn = row['nameEn']?.trim() ?? '';
    if (code === '' || code.length > 20) unreadable(line, 'code');
    if (nameEn === '' || nameEn.length > 300) unreadable(line, 'name');
    const nameIs = row['nameIs'] === undefined ? undefined : row['nameIs'].trim() || null;
    return withDays({ code, nameEn, ...(nameIs !== undefined && { nameIs }) }, row, line);
  });
  return unique(entries);
}

/** X134: the same for societies, by their numbers with or without zeros before them. @throws codeTable.unreadable, codeTable.empty */
export function readSocieties(fileText: string): Entry[] {
  return unique(
    readCodes(fileText).map(({ nameIs: _one, ...entry }, i) => {
      if (!/^\d{1,3}$/.test(entry.code) || Number(entry.code) === 0) unreadable(i + 2, entry.code);
      return { ...entry, code: entry.code.padStart(3, '0') };
    }),
  );
}

function withDays<T extends object>(entry: T, row: Cells, line: number) {
  const startsOn = dayOf(row['startsOn'], '-infinity', line);
  const endsOn = dayOf(row['endsOn'], 'infinity', line);
  if (startsOn !== '-infinity' && endsOn !== 'infinity' && endsOn < startsOn) unreadable(line, endsOn);
  return { ...entry, startsOn, endsOn };
}

function unique<T extends Entry>(entries: T[]): T[] {
  if (entries.length === 0) refuse('codeTable.empty');
  const seen = new Set<string>();
  for (const [i, { code }] of entries.entries()) {
    if (seen.has(code)) unreadable(i + 2, code);
    seen.add(code);
  }
  return entries;
}

export interface Tree {
  territories: Entry[];
  members: Entry[];
}

/**
 * The tree of TIS as it is published: each row a territory with its level, below the row of the group that it is in. A territory that
 * is in several groups is there several times. @throws codeTable.unreadable, codeTable.empty
 */
export function readTree(fileText: string): Tree {
  const territories = new Map<string, Entry>();
  const members = new Map<string, Entry>();
  const above: string[] = [];
  for (const [i, row] of rowsOf(fileText, (heading) => heading).entries()) {
    const line = i + 2;
    const level = Number(row['Level']);
    const code = row['TIS-N']?.trim() ?? '';
    if (!/^[1-9]\d{0,5}$/.test(code)) unreadable(line, 'TIS-N');
    if (!Number.isInteger(level) || level < 1 || level > above.length + 1) unreadable(line, 'Level');
    const territory = territoryOf(row, code, line);
    const known = territories.get(code);
    if (known && JSON.stringify(known) !== JSON.stringify(territory)) unreadable(line, code);
    territories.set(code, territory);
    above.length = level - 1;
    const group = above.at(-1);
    if (group === code) unreadable(line, code);
    if (group !== undefined) addMember(members, `${group}/${code}`, row, line);
    above.push(code);
  }
  if (territories.size === 0) refuse('codeTable.empty');
  return { territories: [...territories.values()], members: [...members.values()] };
}

function territoryOf(row: Cells, code: string, line: number): Entry {
  const name = row['Name']?.trim() ?? '';
  if (name === '') unreadable(line, 'Name');
  const kind = row['Type']?.trim() === 'COUNTRY' ? 'country' : 'group';
  const days = { startsOn: row['Exists from'] ?? '', endsOn: row['Exists until'] ?? '' };
  const words = { code, kind, alphaCode: row['TIS-A']?.trim() || null, nameIs: name, nameEn: name };
  return withDays(words, days, line);
}

/** Of a membership that is there twice, the days have to be the same. */
function addMember(members: Map<string, Entry>, code: string, row: Cells, line: number): void {
  const days = { startsOn: row['Belongs to from'] ?? '', endsOn: row['Belongs to until'] ?? '' };
  const member = withDays({ code }, days, line);
  const known = members.get(code);
  if (known && (known.startsOn !== member.startsOn || known.endsOn !== member.endsOn)) unreadable(line, code);
  members.set(code, member);
}
