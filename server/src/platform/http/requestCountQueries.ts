import { piece, sql } from '../database/statement.ts';

/** Where the clock was set back, a minute may end long after it is over. */
const isOver = piece`not known.ends_at between now() and now() + interval '1 minute'`;

/** Takes so many requests of a caller's minute, which begins with the first. Those beyond what is allowed are taken too, and stay unused. */
export const takeRequests = sql`
  insert into request_count as known (subject, taken, ends_at)
  values (${'subject'}, ${'count'}::bigint, now() + interval '1 minute')
  on conflict (subject) do update set
    taken = case when ${isOver} then excluded.taken else known.taken + excluded.taken end,
    ends_at = case when ${isOver} then excluded.ends_at else known.ends_at end
  returning taken::float8 as taken, 1000 * extract(epoch from ends_at - now())::float8 as milliseconds_left`;
