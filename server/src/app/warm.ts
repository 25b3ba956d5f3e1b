import { setTimeout as sleep } from 'node:timers/promises';
import { newestOf } from '../messages/notifications/lookQueries.ts';
import { unreadOf } from '../messages/notifications/queries.ts';
import { sharedConnections } from '../platform/database/readers.ts';
import type { Source } from '../platform/database/replica.ts';
import { findSession } from '../platform/sessions/queries.ts';

/** What these ask for is never found. */
const nobody = { tokenHash: Buffer.alloc(32), idleMinutes: 1, staffMustHaveFactor: false };
const mostMilliseconds = 5_000;

/**
 * O242: before anybody is let in, opens every connection and asks on it what each open browser asks at once when a server is back. A
 * connection reads PostgreSQL's catalogue and plans when it is first asked, and the first of them would wait for that. Where it fails
 * /readyz tells why.
 */
export async function warm(sources: readonly Source[]): Promise<void> {
  const warmed = Promise.all(sources.map((source) => warmOne(source).catch(() => undefined)));
  await Promise.race([warmed, sleep(mostMilliseconds, undefined, { ref: false })]);
}

async function warmOne({ pool, reads }: Source): Promise<void> {
  // Held until all are there, or the pool would give the same one again.
  const opened = await Promise.allSettled(Array.from({ length: pool.options.max }, () => pool.connect()));
  await Promise.all(
    opened.map(async (one) => {
      if (one.status === 'rejected') return;
      await findSession.row(one.value, nobody).finally(() => one.value.release());
    }),
  );
  // Each of the shared ones is asked while the others have not answered yet.
  const onEach = (ask: () => Promise<unknown>) => Promise.all(Array.from({ length: sharedConnections }, ask));
  await onEach(() => unreadOf.row(reads, { personId: 0 }));
  await onEach(() => newestOf.rows(reads, { personIds: [0] }));
}
