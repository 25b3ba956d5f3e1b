import { FoundAuthor } from '@omur/contract/people/authors';
import { fold } from '@omur/contract/platform/rules/folding';
import { readIpiName } from '@omur/contract/people/rules/ipi';
import { readKennitala } from '@omur/contract/people/rules/kennitala';
import * as z from 'zod/mini';
import type { Queryable } from '../../platform/database/statement.ts';
import { isStaff, type Actor } from '../../platform/sessions/actor.ts';
import { allRows } from '../../platform/http/rows.ts';
import { fitsName, mayLookUp } from '../persons/lookUp.ts';
import { refuse } from '../../platform/refusal.ts';
import { findByName, findByNumber } from './queries.ts';

interface Asked {
  name?: string;
  kennitala?: string;
  authorId?: number;
  ipiNameNumber?: string;
}

/** Finds authors by name, or exactly by national ID, number or IPI name number (F5.24, V8). */
export async function searchAuthors(db: Queryable, actor: Actor, asked: Asked) {
  const { kennitala, authorId, ipiNameNumber, name } = asked;
  const whose = { isStaff: isStaff(actor), personId: actor.personId };
  const folded = fold(name ?? '');
  if (kennitala !== undefined && !whose.isStaff && readKennitala(kennitala) !== actor.kennitala)
    return lookUp(db, actor, kennitala, name);
  if (folded !== '' && kennitala === undefined) return allRows(db, findByName, { folded, ...whose });
  if (kennitala === undefined && authorId === undefined && ipiNameNumber === undefined)
    refuse('author.searchEmpty');
  return allRows(db, findByNumber, {
    authorId: authorId ?? null,
    kennitala: readKennitala(kennitala ?? '') ?? null,
    ipiNameNumber: readIpiName(ipiNameNumber ?? '').value ?? null,
    ...whose,
  });
}

/** S9: by the number and a name that fits it. */
async function lookUp(db: Queryable, actor: Actor, typed: string, name: string | undefined) {
  await mayLookUp(db, actor, name);
  const kennitala = readKennitala(typed) ?? null;
  const rows = await allRows(db, findByNumber, {
    authorId: null,
    kennitala,
    ipiNameNumber: null,
    isStaff: false,
    personId: actor.personId,
  });
  return rows.filter(({ json }) => fitsName(name, z.decode(FoundAuthor, JSON.parse(json)).displayName));
}
