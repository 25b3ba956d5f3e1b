import type { changeUser as changeUserCall } from '@omur/contract/users';
import type { Role } from '@omur/contract/values';
import type { CallOf } from '../http/call.ts';
import { refuse } from '../refusal.ts';
import { endSessionsOf } from '../sessions/end.ts';
import * as queries from './queries.ts';

export interface KnownUser extends Record<string, unknown> {
  userId: number;
  name: string;
  kennitala: string;
  role: Role;
  isLocked: boolean;
  isClosed: boolean;
  personId: number | null;
  language: 'is' | 'en';
  hasPassword: boolean;
  email: string | null;
  /** J8 */
  hasLeft: boolean;
}

/** Roles of somebody who is on file: without a person there is no card to look at. */
export const rolesOfPersons: readonly Role[] = ['member', 'viewer'];

/**
 * Changes what a user may do. Whatever takes something away ends the user's sessions at once, and those that act for the
 * user. One administrator who can act always remains, and nobody decides on their own role.
 */
export async function changeUser({ db, actor, params, body }: CallOf<typeof changeUserCall>) {
  const { userId } = params;
  const administrators = await queries.lockAdministrators.rows<{ userId: number }>(db, {});
  const user = (await queries.lockUser.row<KnownUser>(db, { userId })) ?? refuse('user.notFound');
  const next = {
    role: body.role ?? user.role,
    isLocked: body.isLocked ?? user.isLocked,
    isClosed: body.isClosed ?? user.isClosed,
  };
  const isOtherRole = next.role !== user.role;
  const isBarredNow = (next.isLocked && !user.isLocked) || (next.isClosed && !user.isClosed);
  if (!isOtherRole && next.isLocked === user.isLocked && next.isClosed === user.isClosed) return undefined;

  if (user.hasLeft && !next.isClosed) refuse('user.hasLeft');
  if (isOtherRole && (userId === actor.userId || userId === actor.realUserId)) refuse('user.ownRole');
  const isLast = administrators.length === 1 && administrators[0]?.userId === userId;
  if (isLast && (isOtherRole || isBarredNow)) refuse('user.lastAdministrator');
  if (isOtherRole && user.personId === null && rolesOfPersons.includes(next.role))
    refuse('user.personMissing');

  await queries.updateUser.run(db, { userId, ...next });
  if (isOtherRole || isBarredNow) await endSessionsOf(db, userId);
  return undefined;
}
