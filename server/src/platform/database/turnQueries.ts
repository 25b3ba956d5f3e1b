import { lockKey, type OneLock } from './locks.ts';
import { sql } from './statement.ts';

/**
 * Work that only one process at a time does, over all servers. `take` answers `isOurs`: false while another process has the turn. It lasts
 * until `end`, or until the connection closes.
 */
export const turnOf = (of: Extract<OneLock, `${string}Turn`>) => ({
  take: sql`select pg_try_advisory_lock(${lockKey(of)}) as is_ours`,
  end: sql`select pg_advisory_unlock(${lockKey(of)})`,
});
