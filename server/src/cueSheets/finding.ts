import type { LineFinding } from '@omur/contract/cueSheets';
import { fold } from '@omur/contract/rules/folding';
import { sql, type Queryable } from '../database/statement.ts';

/** What a line says of its work. */
export interface Sought {
  workId: number | undefined;
  iswc: string | undefined;
  isrc: string | undefined;
  title: string;
  authorNames: string;
}

export interface Found {
  finding: LineFinding;
  workId: number | undefined;
}

const byNumber = sql`select work_id from work where work_id = any(${'workIds'}::integer[])`;
/** Two are enough to know that a code names several works. */
const byIswc = sql`
  select code, f.work_id from unnest(${'codes'}::text[]) code
  cross join lateral (select work_id from work_iswc where iswc = code order by work_id limit 2) f`;
const byIsrc = sql`
  select code, f.work_id from unnest(${'codes'}::text[]) code
  cross join lateral (select distinct work_id from work_isrc where isrc = code order by work_id limit 2) f`;
/** A title as common as 'Vor' has many works; beyond these the authors are not looked at, and several may be meant. */
const mostOfATitle = 50;
const byTitle = sql`
  select wanted as title, f.work_id,
    (select string_agg(a.display_name_folded, ';') from work_author wa join author a using (author_id) where wa.work_id = f.work_id)
      as names
  from unnest(${'titles'}::text[]) wanted
  cross join lateral (
    select distinct work_id from work_title where title_folded = wanted collate "C" order by work_id limit ${'most'}) f`;

/** Finds the works of all lines at once: by number, else by ISWC, else by ISRC, else by title and author. */
export async function findWorks(db: Queryable, lines: readonly Sought[]): Promise<Found[]> {
  const numbers = await byNumber.rows<{ workId: number }>(db, {
    workIds: once(lines.map((one) => one.workId)),
  });
  const known = new Set(numbers.map(({ workId }) => workId));
  const iswcs = grouped(await byIswc.rows<Coded>(db, { codes: once(lines.map(({ iswc }) => iswc)) }));
  const isrcs = grouped(await byIsrc.rows<Coded>(db, { codes: once(lines.map(({ isrc }) => isrc)) }));
  const titles = await titled(db, lines);

  return lines.map((line) => {
    if (line.workId !== undefined)
      return known.has(line.workId) ? { finding: 'number', workId: line.workId } : nothing;
    return (
      only('iswc', iswcs.get(line.iswc ?? '')) ??
      only('isrc', isrcs.get(line.isrc ?? '')) ??
      byAuthors(titles.get(fold(line.title)) ?? [], line.authorNames)
    );
  });
}

const nothing: Found = { finding: 'none', workId: undefined };
const several: Found = { finding: 'several', workId: undefined };

interface Coded extends Record<string, unknown> {
  code: string;
  workId: number;
}

interface Candidate {
  workId: number;
  names: string[];
}

/** A code that several works have does not tell which; the title may. */
function only(finding: LineFinding, workIds: number[] | undefined): Found | undefined {
  return workIds?.length === 1 ? { finding, workId: workIds[0] } : undefined;
}

/** A title alone says too little: one of the authors must be named too. */
function byAuthors(candidates: readonly Candidate[], authorNames: string): Found {
  const named = authorNames
    .split(/[;,/&]/u)
    .map(fold)
    .filter((name) => name !== '');
  const meant = candidates.filter(({ names }) =>
    names.some((name) => named.some((one) => isSameName(one, name))),
  );
  if (meant.length === 1) return { finding: 'title', workId: meant[0]?.workId };
  return meant.length > 1 || (meant.length === 0 && candidates.length === mostOfATitle) ? several : nothing;
}

/** 'Æsa Öndólfsdóttir' is Þórdís Æsa Öndólfsdóttir; 'Æsa' alone might be anyone. */
export function isSameName(one: string, other: string): boolean {
  if (one === other) return true;
  const [fewer, more] = [one.split(' '), other.split(' ')].toSorted((a, b) => a.length - b.length);
  return (fewer?.length ?? 0) >= 2 && (fewer ?? []).every((word) => more?.includes(word));
}

async function titled(db: Queryable, lines: readonly Sought[]): Promise<Map<string, Candidate[]>> {
  const sought = lines.filter((line) => line.workId === undefined && line.authorNames !== '');
  const rows = await byTitle.rows<{ title: string; workId: number; names: string | null }>(db, {
    titles: once(sought.map(({ title }) => fold(title))),
    most: mostOfATitle,
  });
  const found = new Map<string, Candidate[]>();
  for (const { title, workId, names } of rows)
    found.set(title, [...(found.get(title) ?? []), { workId, names: (names ?? '').split(';') }]);
  return found;
}

function grouped(rows: readonly Coded[]): Map<string, number[]> {
  const found = new Map<string, number[]>();
  for (const { code, workId } of rows) found.set(code, [...(found.get(code) ?? []), workId]);
  return found;
}

function once<T>(values: readonly (T | undefined)[]): T[] {
  return [...new Set(values.filter((value) => value !== undefined))];
}
