import { type Queryable } from '../database/statement.ts';
import { isStaff, type Actor } from './actor.ts';
import { refuse } from '../refusal.ts';
import { findPerson } from './accessQueries.ts';

/** A person's things are for the person and for staff; to anyone else the person is not there (S6). */
export function assertAccess(actor: Actor, personId: number): number {
  if (personId !== actor.personId && !isStaff(actor)) refuse('person.notFound');
  return personId;
}

/** The same where nothing else would tell staff that there is no such person. */
export async function assertFound(db: Queryable, actor: Actor, asked: number): Promise<number> {
  const personId = assertAccess(actor, asked);
  if (personId !== actor.personId && !(await findPerson.row(db, { personId }))) refuse('person.notFound');
  return personId;
}

/** The same as conditions of a query. */
export function accessOf(actor: Actor) {
  return { ownPersonId: actor.personId, isStaff: isStaff(actor) };
}
