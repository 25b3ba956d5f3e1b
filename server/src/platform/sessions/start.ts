import { randomBytes } from 'node:crypto';
import type { WayIn } from '@omur/contract/accounts/runningSessions';
import type { Queryable } from '../database/statement.ts';
import { hashOf } from './current.ts';
import { insertSession } from './queries.ts';

interface Started {
  userId: number;
  hours: number;
  device: string | undefined;
  openedBy: WayIn;
}

/** Starts a session and answers its token, which is stored nowhere (S1). */
export async function startSession(
  db: Queryable,
  { userId, hours, device, openedBy }: Started,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await insertSession.run(db, { tokenHash: hashOf(token), userId, hours, device: device ?? null, openedBy });
  return token;
}
