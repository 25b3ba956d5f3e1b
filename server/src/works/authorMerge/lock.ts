import type { Queryable } from '../../platform/database/statement.ts';
import { refuse } from '../../platform/refusal.ts';
import * as queries from './queries.ts';

export interface LockedAuthor extends Record<string, unknown> {
  authorId: number;
  personId: number;
  displayName: string;
  mergedInto: number | null;
  mergedIntoName: string | null;
  ipiNameNumber: string | null;
  isUnregistered: boolean;
  kennitala: string | null;
}

/**
 * An unknown author with all its works, locked. Works before authors, as anyone who amends a work locks them; and the works once
 * more, for those registered in between. Of two members of staff the second is told what the first did.
 */
export async function lockUnknown(db: Queryable, authorId: number): Promise<LockedAuthor> {
  const [author] = await lockWithWorks(db, authorId, [authorId]);
  return assertUnknown(author);
}

/** The same as it stands, for a look ahead that holds nobody up. */
export async function findUnknown(db: Queryable, authorId: number): Promise<LockedAuthor> {
  return assertUnknown(await queries.findAuthors.row<LockedAuthor>(db, { authorIds: [authorId] }));
}

/** The same, with the registered author that is to take over. */
export async function lockPair(db: Queryable, authorId: number, intoAuthorId: number) {
  const authors = await lockWithWorks(db, authorId, [authorId, intoAuthorId]);
  const unknown = assertUnknown(authors.find((one) => one.authorId === authorId));
  const into = authors.find((one) => one.authorId === intoAuthorId) ?? refuse('author.notFound');
  if (into.mergedInto !== null) refuse('work.authorGone');
  if (into.isUnregistered) refuse('join.intoUnknown');
  return { unknown, into };
}

async function lockWithWorks(db: Queryable, authorId: number, authorIds: number[]): Promise<LockedAuthor[]> {
  await queries.lockWorksOf.run(db, { authorId });
  const authors = await queries.lockAuthors.rows<LockedAuthor>(db, { authorIds });
  await queries.lockWorksOf.run(db, { authorId });
  return authors;
}

function assertUnknown(author: LockedAuthor | undefined): LockedAuthor {
  if (!author) refuse('author.notFound');
  const { mergedInto, mergedIntoName } = author;
  if (mergedInto !== null)
    refuse('join.joinedAlready', { values: { name: mergedIntoName ?? '', authorId: String(mergedInto) } });
  return author.isUnregistered ? author : refuse('join.notUnknown');
}
