import type { Queryable } from '../../platform/database/statement.ts';
import { isStaff, type Actor } from '../../platform/sessions/actor.ts';
import { refuse } from '../../platform/refusal.ts';
import { findWorkInReach } from './queries.ts';

/** The work, to change, for staff and for those who are a party to it; to anyone else it is not there (S6). */
export async function getWorkInReach(db: Queryable, actor: Actor, workId: number): Promise<number> {
  const reach = { personId: actor.personId, isStaff: isStaff(actor) };
  const work = await findWorkInReach.row<{ review: string }>(db, { workId, ...reach });
  if (work?.review === 'withdrawn') refuse('work.withdrawn');
  return work ? workId : refuse('work.notFound');
}
