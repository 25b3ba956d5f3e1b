import { fold } from '@omur/contract/rules/folding';
import { foundAll } from '../http/found.ts';
import type { Call } from '../http/call.ts';
import { refuse } from '../refusal.ts';
import { searchByAuthor, searchByNumber, searchByTitle } from './queries.ts';

interface Asked {
  workId?: number;
  title?: string;
  author?: string;
}

/** Finds works by number, by author, or by title; at most a hundred (V8). */
export function searchWorks({ db, actor, query }: Call<unknown, Asked>) {
  const { personId } = actor;
  if (query.workId !== undefined) return foundAll(db, searchByNumber, { workId: query.workId, personId });
  const folded = fold(query.title ?? '');
  const author = fold(query.author ?? '');
  if (author !== '') return foundAll(db, searchByAuthor, { author, folded, personId });
  if (folded === '') refuse('work.searchEmpty');
  return foundAll(db, searchByTitle, { folded, personId });
}
