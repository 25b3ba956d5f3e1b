import type { exportData } from '@omur/contract/people/persons';
import type { CallOf } from '../../platform/http/call.ts';
import { assertAccess } from '../../platform/sessions/access.ts';
import { filteredRecords } from '../auditLog/filter.ts';
import { refuse } from '../../platform/refusal.ts';
import type { Subject } from './data.ts';
import { findName } from './subjectQueries.ts';

/** Whose copy it is: their own, or for staff anybody's, written as its owner may read it. */
export async function findSubject(call: CallOf<typeof exportData>): Promise<Subject> {
  const personId = assertAccess(call.actor, call.params.personId);
  const person = await findName.row<{ name: string }>(call.db, { personId });
  const name = person?.name ?? refuse('person.notFound');
  const { actor } = call;
  const isOwn = actor.personId === personId && actor.userId === actor.realUserId;
  const asOwner = { ...actor, role: 'member' as const, personId };
  const records = await filteredRecords({ ...call, actor: asOwner, query: { personId, scope: 'person' } });
  return { personId, name, isOwn, language: call.language, records };
}
