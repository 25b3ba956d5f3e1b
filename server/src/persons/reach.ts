import { isStaff, type Actor } from '../http/call.ts';
import { refuse } from '../refusal.ts';

/** A person's things are for the person and for staff; to anyone else the person is not there (S6). */
export function mustReach(actor: Actor, personId: number): number {
  if (personId !== actor.personId && !isStaff(actor)) refuse('person.notFound');
  return personId;
}

/** The same as conditions of a query. */
export function reachOf(actor: Actor) {
  return { ownPersonId: actor.personId, isStaff: isStaff(actor) };
}
