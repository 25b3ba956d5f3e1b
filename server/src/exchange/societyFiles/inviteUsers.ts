import { firstOnFile } from '@omur/contract/people/rules/email';
import type pg from 'pg';
import { sendInvitation } from '../../accounts/users/invite.ts';
import { transaction } from '../../platform/database/pool.ts';
import type { Queryable } from '../../platform/database/statement.ts';
import type { Task } from '../../platform/jobs/task.ts';
import { refuse } from '../../platform/refusal.ts';
import { nameActor } from './askAuthorsQueries.ts';
import { lockImport } from './importQueries.ts';
import * as queries from './inviteUsersQueries.ts';

interface Inviting {
  societyImportId: number;
  /** Who began it: the invitations are theirs. */
  userId: number;
}

/** Users of one transaction. */
const atOnce = 100;

/** O285: has a job invite all who log in and came with files that were taken; none where nobody is left. */
export async function queueInvitations(db: Queryable, inviting: Inviting): Promise<void> {
  const { societyImportId } = inviting;
  const found = await lockImport.row<{ state: string }>(db, { societyImportId });
  if (!found) refuse('society.importNotFound');
  if (found.state !== 'taken') refuse('society.notTaken');
  const uninvited = await queries.isAnyUninvited.row<{ isAny: boolean }>(db, { societyImportId });
  if (uninvited?.isAny) await queries.addInviteJob.run(db, { ...inviting });
}

/** Invites some at a time, at the first address on file. Who has been invited is not found again, so a kill invites nobody twice. */
export async function inviteAll(
  pool: pg.Pool,
  { societyImportId, userId }: Inviting,
  societyName: string,
): Promise<void> {
  let after: number | undefined = 0;
  while (after !== undefined) {
    const last: number = after;
    after = await transaction(pool, async (db) => {
      await nameActor.run(db, { userId: String(userId) });
      const found = await queries.findUninvited.rows<{ userId: number; email: string }>(db, {
        societyImportId,
        after: last,
        atOnce,
      });
      for (const user of found)
        await sendInvitation(
          db,
          { realUserId: userId },
          { userId: user.userId, email: firstOnFile(user.email) ?? '', societyName, isOfMany: true },
        );
      return found.at(-1)?.userId;
    });
  }
}

export const inviteSocietyUsers: Task = {
  name: 'inviteSocietyUsers',
  run: ({ pool, config }, payload) => inviteAll(pool, payload as Inviting, config.societyName),
};
