import type { Queryable } from '../../platform/database/statement.ts';
import type { Actor } from '../../platform/sessions/actor.ts';
import { notify } from '../../messages/notifications/notify.ts';
import { updateEmail } from './changeQueries.ts';
import { changedMessage } from './letters.ts';

/** Changes where letters to a person go, as one of the staff asked and another confirmed; the address until now is told. */
export async function putEmail(
  db: Queryable,
  actor: Actor,
  personId: number,
  email: string | null,
): Promise<void> {
  await notify(
    db,
    [personId],
    changedMessage({ isEmail: true, isAccount: false, account: null }, actor, { personId }),
  );
  await updateEmail.run(db, { personId, email });
}
