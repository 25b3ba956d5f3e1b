import type { Queryable } from '../../platform/database/statement.ts';
import { refuse } from '../../platform/refusal.ts';
import type { Actor } from '../../platform/sessions/actor.ts';
import { lockGroup } from './queries.ts';

export interface LockedGroup extends Record<string, unknown> {
  groupName: string;
  splitNumber: number;
  /** Who proposed the split, and for whom. */
  splitBy: number;
  splitFor: number;
  hasJoined: boolean;
  addsUp: boolean;
}

/** A group that the caller is in or asked to be, until the transaction ends. To others, staff included, it is not theirs to change. */
export async function lock(db: Queryable, actor: Actor, groupId: number): Promise<LockedGroup> {
  const group = await lockGroup.row<LockedGroup>(db, { groupId, personId: actor.personId });
  return group ?? refuse('group.notFound');
}

/** The same, of which only those who have agreed once change anything. */
export async function lockJoined(db: Queryable, actor: Actor, groupId: number): Promise<LockedGroup> {
  const group = await lock(db, actor, groupId);
  if (!group.hasJoined) refuse('group.notJoined');
  return group;
}
