import type { Queryable } from '../../platform/database/statement.ts';
import { notify } from '../../messages/notifications/notify.ts';
import { endSessionsOf } from '../../platform/sessions/end.ts';
import { hashPassword } from '../../platform/sessions/passwords.ts';
import { changedMessage } from './letters.ts';
import { setPassword } from './queries.ts';

interface Owner {
  userId: number;
  personId: number | null;
}

/**
 * Sets a password that was found good, and ends every session of the user (S1). The user is told though it was they who did it: if
 * it was somebody else, this is how they learn of it. False when the user has been locked or closed meanwhile.
 */
export async function setNewPassword(
  db: Queryable,
  { userId, personId }: Owner,
  password: string,
): Promise<boolean> {
  const passwordHash = await hashPassword(password);
  if ((await setPassword.run(db, { userId, passwordHash })) === 0) return false;
  await endSessionsOf(db, userId);
  if (personId !== null) await notify(db, [personId], { kind: 'account', ...changedMessage });
  return true;
}
