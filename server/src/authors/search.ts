import { fold } from '@omur/contract/rules/folding';
import { readIpiName } from '@omur/contract/rules/ipi';
import { readKennitala } from '@omur/contract/rules/kennitala';
import type { Queryable } from '../database/statement.ts';
import { foundAll } from '../http/found.ts';
import { refuse } from '../refusal.ts';
import { findByName, findByNumber } from './queries.ts';

interface Asked {
  name?: string;
  kennitala?: string;
  authorId?: number;
  ipiNameNumber?: string;
}

/** Finds authors by name, or exactly by national ID, number or IPI name number (F5.24, V8). */
export function searchAuthors(db: Queryable, asked: Asked) {
  const folded = fold(asked.name ?? '');
  if (folded !== '') return foundAll(db, findByName, { folded });
  const { kennitala, authorId, ipiNameNumber } = asked;
  if (kennitala === undefined && authorId === undefined && ipiNameNumber === undefined)
    refuse('author.searchEmpty');
  return foundAll(db, findByNumber, {
    authorId: authorId ?? null,
    kennitala: readKennitala(kennitala ?? '') ?? null,
    ipiNameNumber: readIpiName(ipiNameNumber ?? '').value ?? null,
  });
}
