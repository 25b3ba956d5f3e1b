import { setTimeout as sleep } from 'node:timers/promises';
import type { Queryable } from '../../platform/database/statement.ts';
import { newestOf } from './lookQueries.ts';
import type { Following, Streams } from './streams.ts';

const gatheredMilliseconds = 100;
/** So many at a time, with others' requests in between: each browser that is told asks for its notifications. */
const atOnce = 200;

/**
 * Finds out whose notifications are others than when it was last looked, and tells their streams alone: for notices that many have
 * changed (O15), and for those that were lost (O16).
 */
export function lookerFor(
  streams: Streams,
  reads: Queryable,
  tell: (some: Iterable<Following>) => Promise<void>,
) {
  let waiting: NodeJS.Timeout | undefined;
  const now = async () => {
    const personIds = streams.personIds;
    for (let from = 0; from < personIds.length; from += atOnce) {
      await lookAt(personIds.slice(from, from + atOnce)).catch(() => undefined);
      await sleep(1);
    }
  };
  const lookAt = async (personIds: number[]) => {
    const found = await newestOf.rows<{ personId: number; newestId: number }>(reads, { personIds });
    const behind = found.flatMap(({ personId, newestId }) =>
      [...streams.ofPerson(personId)]
        .filter((one) => one.newestId !== newestId)
        .map((one) => Object.assign(one, { newestId })),
    );
    if (behind.length > 0) await tell(behind);
  };
  return {
    now,
    soon: () => {
      waiting ??= setTimeout(() => {
        waiting = undefined;
        void now();
      }, gatheredMilliseconds);
    },
  };
}
