import type { Queryable } from '../database/statement.ts';
import { endEverySession } from './queries.ts';

/** Ends every session of a user, and every one that acts for that user. Servers hear of it at once (S1, S5). */
export async function endSessionsOf(db: Queryable, userId: number): Promise<void> {
  await endEverySession.run(db, { userId });
}
