import { raw, sql, type Fragment } from './statement.ts';

/** Work that only one process at a time does, over all servers, with the number of its lock. */
const turns = { iswc: 1, sftp: 2, societyFiles: 3 } as const;
type Turn = keyof typeof turns;

/** The key of a turn's lock, as PostgreSQL's lock functions take it. */
export const lockOfTurn = (of: Turn): Fragment => raw(`7360215, ${turns[of]}`);

/** `take` answers `isOurs`: false while another process has the turn. It lasts until `end`, or until the connection closes. */
export const turnOf = (of: Turn) => ({
  take: sql`select pg_try_advisory_lock(${lockOfTurn(of)}) as is_ours`,
  end: sql`select pg_advisory_unlock(${lockOfTurn(of)})`,
});
