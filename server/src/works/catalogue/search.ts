import { aiAuthorId, publicDomainAuthorId } from '@omur/contract/people/rules/authorTypes';
import { fold } from '@omur/contract/platform/rules/folding';
import { readIsrc } from '@omur/contract/works/rules/isrc';
import { FoundWork } from '@omur/contract/works/works';
import * as z from 'zod/mini';
import type { Queryable } from '../../platform/database/statement.ts';
import { allRows } from '../../platform/http/rows.ts';
import type { Call } from '../../platform/http/call.ts';
import { refuse } from '../../platform/refusal.ts';
import { searchByAuthor, searchByNumber, searchByTitle, similarWorks } from './queries.ts';

interface Asked {
  workId?: number;
  title?: string;
  author?: string;
}

/** Finds works by number, by author, or by title; at most a hundred (V8). */
export function searchWorks({ db, actor, query }: Call<unknown, Asked>) {
  const { personId } = actor;
  if (query.workId !== undefined) return allRows(db, searchByNumber, { workIds: [query.workId], personId });
  const folded = fold(query.title ?? '');
  const author = fold(query.author ?? '');
  if (author !== '') return allRows(db, searchByAuthor, { author, folded, personId });
  if (folded === '') refuse('work.searchEmpty');
  return allRows(db, searchByTitle, { folded, number: (query.title ?? '').trim(), personId });
}

interface Described {
  title?: string;
  authorIds?: readonly number[];
  isrcs?: readonly string[];
}

/** Works that may be the one that is described. The public domain and AI are on too many to tell them apart by. */
export function findSimilar({ db, actor, query }: Call<unknown, Described>) {
  return allRows(db, similarWorks, {
    personId: actor.personId,
    folded: fold(query.title ?? ''),
    authorIds: (query.authorIds ?? []).filter((id) => id !== publicDomainAuthorId && id !== aiAuthorId),
    isrcs: (query.isrcs ?? []).flatMap((isrc) => readIsrc(isrc).value ?? []),
  });
}

/** A work as a search finds it, and the JSON that says so. */
export interface KnownWork {
  title: string;
  workId: number;
  authorNames: string;
  artists: string | null;
  isOwn: boolean;
  json: string;
}

/** Works by their numbers, but those that were withdrawn. */
export async function findWorksByNumber(
  db: Queryable,
  workIds: readonly number[],
  personId: number,
): Promise<KnownWork[]> {
  const rows = await allRows(db, searchByNumber, { workIds, personId });
  return rows.map(({ json }) => ({ ...z.decode(FoundWork, JSON.parse(json)), json }));
}
