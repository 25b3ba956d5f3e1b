import { firstOnFile } from '@omur/contract/people/rules/email';
import type { changeUser as changeUserCall } from '@omur/contract/accounts/users';
import { isStaffRole, type Role, type StaffRole } from '@omur/contract/platform/values';
import type { Config } from '../../platform/config.ts';
import { askForRole, takeRoleBack } from '../../people/confirmations/ask.ts';
import type { Queryable } from '../../platform/database/statement.ts';
import type { CallOf } from '../../platform/http/call.ts';
import { refuse } from '../../platform/refusal.ts';
import { endSessionsOf } from '../../platform/sessions/end.ts';
import { writeAccountLetter } from '../../messages/letters/write.ts';
import { isFirstOnFile, staffAddress } from './invite.ts';
import { barredLetter } from './letters.ts';
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

/** What is more than what somebody is now makes them one of those who decide, and takes two of these (M14). */
const isMore = (next: Role, now: Role): next is StaffRole =>
  isStaffRole(next) && next !== now && now !== 'administrator';

/**
 * Changes what a user may do. Whatever takes something away ends the user's sessions at once, and those that act for the
 * user. One administrator who can act always remains, and nobody decides on their own role. A role of staff is asked for, and given by
 * another of them.
 */
export async function changeUser(
  { db, actor, params, body }: CallOf<typeof changeUserCall>,
  { fourEyes }: Pick<Config, 'fourEyes'>,
) {
  const { userId } = params;
  const administrators = await queries.lockAdministrators.rows<{ userId: number }>(db, {});
  const user = (await queries.lockUser.row<KnownUser>(db, { userId })) ?? refuse('user.notFound');
  const next = {
    role: body.role ?? user.role,
    isLocked: body.isLocked ?? user.isLocked,
    isClosed: body.isClosed ?? user.isClosed,
  };
  const wanted = next.role;
  const takesTwo = fourEyes.has('staff') && isMore(wanted, user.role);
  if (takesTwo) next.role = user.role;
  const isOtherRole = wanted !== user.role;
  const isBarredNow = (next.isLocked && !user.isLocked) || (next.isClosed && !user.isClosed);
  if (body.role !== undefined && !takesTwo) await takeRoleBack(db, { userId, role: body.role });
  if (!isOtherRole && next.isLocked === user.isLocked && next.isClosed === user.isClosed) return undefined;

  const isOpened = (user.isLocked && !next.isLocked) || (user.isClosed && !next.isClosed);
  if (fourEyes.has('staff') && isOpened && isStaffRole(next.role)) refuse('user.staffStaysBarred');
  if (user.hasLeft && !next.isClosed) refuse('user.hasLeft');
  if (isOtherRole && (userId === actor.userId || userId === actor.realUserId)) refuse('user.ownRole');
  const isLast = administrators.length === 1 && administrators[0]?.userId === userId;
  if (isLast && (isOtherRole || isBarredNow)) refuse('user.lastAdministrator');
  if (isOtherRole && user.personId === null && rolesOfPersons.includes(wanted)) refuse('user.personMissing');

  await queries.updateUser.run(db, { userId, ...next });
  if (takesTwo) await askForRole(db, actor, { userId, role: wanted, email: staffAddress(body.email, user) });
  if (next.role !== user.role || isBarredNow) await endSessionsOf(db, userId);
  if (isBarredNow) await tellBarred(db, user, next);
  return undefined;
}

/** R235: at the first address on file, as nobody who is kept out reads a notification. Whoever has left or died is told by what ended it. */
async function tellBarred(
  db: Queryable,
  user: KnownUser,
  { isClosed }: { isClosed: boolean },
): Promise<void> {
  const { userId, personId, language, name, hasLeft, isClosed: wasClosed } = user;
  const recipient = firstOnFile(user.email);
  if (recipient === undefined || hasLeft || wasClosed) return;
  const letter = { personId, userId, recipient, language, link: null };
  await writeAccountLetter(db, { ...letter, ...barredLetter(language, { name, isClosed }) });
}

/**
 * M14: the role that another of the staff asked for is given, to one who can log in. What opened the login before was nobody's word but
 * its bearer's, or somebody's who typed an address: one who becomes one of staff begins anew, with the letter that follows.
 */
export async function putRole(
  db: Queryable,
  { userId, role, email }: { userId: number; role: Role; email: string },
): Promise<void> {
  const user = (await queries.lockUser.row<KnownUser>(db, { userId })) ?? refuse('user.notFound');
  if (user.isLocked || user.isClosed || user.hasLeft) refuse('user.barredMeanwhile');
  if (user.personId !== null && !isFirstOnFile(email, user.email)) refuse('user.emailNotFirstOnFile');
  if (role === user.role) return;
  if (!isStaffRole(user.role)) await queries.emptyLogin.run(db, { userId });
  await queries.updateUser.run(db, { ...user, role });
  await endSessionsOf(db, userId);
}
