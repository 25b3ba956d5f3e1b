import type { Queryable } from '../../platform/database/statement.ts';
import { refuse } from '../../platform/refusal.ts';
import * as queries from './queries.ts';

export interface NamedAuthor {
  authorId: number;
  name: string;
}

/**
 * The author who goes by a name of the register (X35): one of ours who has the number; else the member who is the same party, with the
 * name as another of theirs; else somebody outside the society with name and society as the register has them. Undefined where
 * the register has no such name, or it is nobody's who writes.
 */
export async function authorOfName(db: Queryable, nameNumber: string): Promise<NamedAuthor | undefined> {
  const name = await queries.findName.row<queries.RegisterName>(db, { nameNumber });
  if (!name?.isWriter) return undefined;
  const there = await queries.findAuthorOf.row<{ authorId: number }>(db, { nameNumber });
  if (there) return { authorId: there.authorId, name: name.name };
  const made =
    (await addSecondName(db, name)) ??
    (await queries.insertForeign.row<{ authorId: number }>(db, {
      nameNumber,
      name: name.name,
      societyCode: name.societyCode,
    }));
  return { authorId: made?.authorId ?? refuse('server.failed'), name: name.name };
}

async function addSecondName(
  db: Queryable,
  { partyId, name, nameNumber }: queries.RegisterName,
): Promise<{ authorId: number } | undefined> {
  const member = await queries.findMemberOf.row<{ authorId: number; personId: number }>(db, { partyId });
  if (!member) return undefined;
  return queries.insertSecondName.row<{ authorId: number }>(db, {
    personId: member.personId,
    likeAuthorId: member.authorId,
    name,
    nameNumber,
  });
}

/** Staff make a name of the register an author of the member who is the same party (X37). */
export async function linkName(db: Queryable, nameNumber: string): Promise<{ authorId: number }> {
  const name = await queries.findName.row<queries.RegisterName>(db, { nameNumber });
  if (!name) refuse('ipi.nameNotFound');
  const there = await queries.findAuthorOf.row<{ authorId: number }>(db, { nameNumber });
  if (there) refuse('ipi.linkedAlready', { values: { authorId: String(there.authorId) } });
  return (await addSecondName(db, name)) ?? refuse('ipi.notMember');
}
