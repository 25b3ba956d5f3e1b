import type { Queryable } from '../../platform/database/statement.ts';
import { isStaff, type Actor } from '../../platform/sessions/actor.ts';
import { oneOr404 } from '../../platform/http/rows.ts';
import { findWorkAuthor, findWorkRight } from './queries.ts';

interface OfAuthor {
  workId: number;
  authorId: number;
}

/** An author's row on a work, as the list of authors answers it. */
export function getWorkAuthor(db: Queryable, actor: Actor, { workId, authorId }: OfAuthor) {
  const reach = { personId: actor.personId, isStaff: isStaff(actor) };
  return oneOr404(db, findWorkAuthor, { workId, authorId, ...reach }, 'author.notFound');
}

interface OfRight extends OfAuthor {
  rightId: number | null;
  contractId: number | null;
}

/** A line of rights of a work, as the list of rights answers it. */
export function getWorkRight(
  db: Queryable,
  actor: Actor,
  { workId, authorId, rightId, contractId }: OfRight,
) {
  const reach = { personId: actor.personId, isStaff: isStaff(actor) };
  return oneOr404(db, findWorkRight, { workId, authorId, rightId, contractId, ...reach }, 'work.noRights');
}
