import type { LineFinding } from '@omur/contract/works/cueSheets';
import { fold } from '@omur/contract/platform/rules/folding';
import { type Queryable } from '../../platform/database/statement.ts';
import { byNumber, byIswc, byIsrc, describe, byTitle } from './findingQueries.ts';

/** What a line says of its work. */
export interface Sought {
  workId: number | undefined;
  iswc: string | undefined;
  isrc: string | undefined;
  title: string;
  authorNames: string;
  playerNames?: string | undefined;
}

export interface Found {
  finding: LineFinding;
  workId: number | undefined;
  /** A code fits a work, and nothing else does: it is for people to say whether it is meant. */
  isUnsure?: boolean;
}

/** Codes and titles are claims (V14, R171): those that nobody has confirmed find nothing. More works than these say that the code is no good. */
const mostOfACode = 20;

/** A title as common as 'Vor' has many works; beyond these the authors are not looked at, and several may be meant. */
const mostOfATitle = 50;

/**
 * Finds the works of all lines at once: by number, else by ISWC, else by ISRC, else by title and author. A code is believed where the
 * title, a writer or a performer fits too (V14).
 */
export async function findWorks(db: Queryable, lines: readonly Sought[]): Promise<Found[]> {
  const numbers = await byNumber.rows<{ workId: number }>(db, {
    workIds: once(lines.map((one) => one.workId)),
  });
  const known = new Set(numbers.map(({ workId }) => workId));
  const most = mostOfACode;
  const iswcs = grouped(await byIswc.rows<Coded>(db, { codes: once(lines.map(({ iswc }) => iswc)), most }));
  const isrcs = grouped(await byIsrc.rows<Coded>(db, { codes: once(lines.map(({ isrc }) => isrc)), most }));
  const coded = await describedWorks(db, [...iswcs.values(), ...isrcs.values()].flat());
  const titles = await titled(db, lines);

  return lines.map((line) => {
    if (line.workId !== undefined)
      return known.has(line.workId) ? { finding: 'number', workId: line.workId } : nothing;
    const ofIswc = (iswcs.get(line.iswc ?? '') ?? []).flatMap((workId) => coded.get(workId) ?? []);
    const ofIsrc = (isrcs.get(line.isrc ?? '') ?? []).flatMap((workId) => coded.get(workId) ?? []);
    const found =
      only('iswc', ofIswc, line) ??
      only('isrc', ofIsrc, line) ??
      byAuthors(titles.get(fold(line.title)) ?? [], line.authorNames);
    const isUnsure = found === nothing && ofIswc.length + ofIsrc.length > 0;
    return isUnsure ? { ...nothing, isUnsure } : found;
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

interface Described extends Record<string, unknown> {
  workId: number;
  titles: string[];
  names: string[];
  players: string[];
}

async function describedWorks(db: Queryable, workIds: readonly number[]): Promise<Map<number, Described>> {
  if (workIds.length === 0) return new Map();
  const rows = await describe.rows<Described>(db, { workIds: [...new Set(workIds)] });
  return new Map(rows.map((row) => [row.workId, row]));
}

/** Of several works with a code the one that fits otherwise too. */
function only(finding: LineFinding, works: readonly Described[], line: Sought): Found | undefined {
  const meant = works.filter((work) => isLike(work, line));
  if (meant.length > 1) return several;
  return meant.length === 1 ? { finding, workId: meant[0]?.workId } : undefined;
}

function isLike({ titles, names, players }: Described, line: Sought): boolean {
  const title = fold(line.title);
  if (title !== '' && titles.includes(title)) return true;
  if (namesIn(line.authorNames).some((one) => names.some((name) => isSameName(one, name)))) return true;
  return namesIn(line.playerNames ?? '').some((one) => players.some((name) => isSameName(one, name)));
}

const namesIn = (text: string) =>
  text
    .split(/[;,/&|]/u)
    .map(fold)
    .filter((name) => name !== '');

/** A title alone says too little: one of the authors must be named too. */
function byAuthors(candidates: readonly Candidate[], authorNames: string): Found {
  const named = namesIn(authorNames);
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
