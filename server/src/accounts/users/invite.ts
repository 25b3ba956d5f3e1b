import { randomBytes } from 'node:crypto';
import { email as emailField } from '@omur/contract/platform/fields/people';
import { addressesOnFile, firstOnFile, readEmail } from '@omur/contract/people/rules/email';
import type { Language } from '@omur/contract/platform/rules/language';
import { isStaffRole, type Role } from '@omur/contract/platform/values';
import { askForRole } from '../../people/confirmations/ask.ts';
import type { Queryable } from '../../platform/database/statement.ts';
import type { Actor } from '../../platform/sessions/actor.ts';
import { writeAccountLetter } from '../../messages/letters/write.ts';
import { refuse, refuseField } from '../../platform/refusal.ts';
import { hashOf } from '../../platform/sessions/current.ts';
import type { KnownUser } from './change.ts';
import { invitationLetter } from './letters.ts';
import * as queries from './queries.ts';

interface Wanted {
  userId: number;
  email?: string | null | undefined;
  language?: Language | undefined;
  societyName: string;
  /** A member's login opens by an address that is on file, which another of the staff confirmed (M14). */
  takesTwo: boolean;
}

/**
 * Sends a user the letter with which to choose a password. The link stands in the letter alone: of it the invitation keeps a hash.
 * A link sent before ends.
 */
export async function invite(db: Queryable, actor: Actor, wanted: Wanted) {
  const { userId } = wanted;
  const user = (await queries.lockUser.row<KnownUser>(db, { userId })) ?? refuse('user.notFound');
  if (user.isLocked || user.isClosed) refuse('user.barred');
  const waiting = await queries.awaitedRole.row<{ role: Role }>(db, { userId });
  const opensStaff = isStaffRole(user.role) || waiting !== undefined;
  const email =
    wanted.takesTwo && opensStaff && user.personId !== null
      ? staffAddress(wanted.email ?? firstOnFile(user.email), user)
      : invitedAt(wanted.email, user.email, wanted.takesTwo && user.personId !== null);
  if (wanted.takesTwo && user.personId === null && (waiting || !(await opensBy(db, user, email)))) {
    await askForRole(db, actor, { userId, role: waiting?.role ?? user.role, email });
    return { email, invitedUntil: null, isAwaited: true };
  }
  const { expiresAt } = await sendInvitation(db, actor, { ...wanted, email });
  return { email, invitedUntil: expiresAt.toISOString(), isAwaited: false };
}

/** Sends the letter, to an address that needs nobody's word any more. One of many letters goes after those about somebody's matters. */
export async function sendInvitation(
  db: Queryable,
  actor: Pick<Actor, 'realUserId'>,
  wanted: Pick<Wanted, 'userId' | 'language' | 'societyName'> & { email: string; isOfMany?: boolean },
): Promise<{ expiresAt: Date }> {
  const { userId, societyName, email, isOfMany } = wanted;
  const user = (await queries.lockUser.row<KnownUser>(db, { userId })) ?? refuse('user.notFound');
  const { token, expiresAt } = await openInvitation(db, { userId, email, invitedBy: actor.realUserId });
  const language = wanted.language ?? user.language;
  const { name, hasPassword, personId } = user;
  await writeAccountLetter(db, {
    personId,
    userId,
    recipient: email,
    language,
    ...invitationLetter(language, { name, societyName, hasPassword, expiresAt }),
    link: `/velkomin/${token}`,
    isOfMany,
  });
  return { expiresAt };
}

/** Ends the link that was good until now, and makes another; of it the database keeps a hash. */
export async function openInvitation(
  db: Queryable,
  invited: { userId: number; email: string; invitedBy: number | null },
): Promise<{ token: string; expiresAt: Date }> {
  const token = randomBytes(32).toString('base64url');
  await queries.replaceInvitation.run(db, { userId: invited.userId });
  const made = await queries.insertInvitation.row<{ expiresAt: Date }>(db, {
    ...invited,
    tokenHash: hashOf(token),
  });
  const { expiresAt } = made ?? refuse('server.failed');
  return { token, expiresAt };
}

/** M14: a login that is nobody's card is opened by the address it was opened by before, or a colleague's would be anybody's. */
async function opensBy(db: Queryable, { userId, role }: KnownUser, email: string): Promise<boolean> {
  const last = await queries.lastAddress.row<{ email: string }>(db, { userId });
  return last ? last.email.toLowerCase() === email.toLowerCase() : !isStaffRole(role);
}

/** Where an invitation goes: to the address given, or to the first on file; of a person to one on file, if others have to know it. */
export function invitedAt(
  given: string | null | undefined,
  onFile: string | null,
  mustBeOnFile: boolean,
): string {
  const email = addressOf(given, onFile);
  if (mustBeOnFile && !isOnFile(email, onFile)) refuseField(emailField.wire, 'user.emailNotOnFile');
  return email;
}

/**
 * M14: where somebody who becomes one of staff is invited: what the asker typed and the other reads. Of a person it is the first on
 * file, where links to a new password go.
 */
export function staffAddress(
  given: string | null | undefined,
  { personId, email: onFile }: { personId: number | null; email: string | null },
): string {
  const email = addressOf(given, null);
  if (personId !== null && !isFirstOnFile(email, onFile))
    refuseField(emailField.wire, 'user.emailNotFirstOnFile');
  return email;
}

export const isFirstOnFile = (email: string, onFile: string | null) =>
  firstOnFile(onFile)?.toLowerCase() === email.toLowerCase();

const isOnFile = (email: string, onFile: string | null) =>
  addressesOnFile(onFile).some((one) => one.toLowerCase() === email.toLowerCase());

/** The address given, or the first of the person's. */
function addressOf(given: string | null | undefined, onFile: string | null): string {
  const text = given?.trim() || (firstOnFile(onFile) ?? '');
  if (text === '') refuseField(emailField.wire, 'user.emailMissing');
  const { value, problem } = readEmail(text);
  if (problem) refuseField(emailField.wire, problem);
  return value;
}
