import { sql } from '../../platform/database/statement.ts';

export const findSociety = sql`
  select from society where society_code = ${'societyCode'}::smallint and current_date between starts_on and ends_on`;

export const insertReceiver = sql`
  insert into cwr_receiver (receiver, name, version, sends) values (${'receiver'}, ${'name'}, ${'version'}, ${'sends'})
  on conflict (receiver) do nothing`;

/** Who closed it, and when, stays while it is closed. */
export const updateReceiver = sql`
  update cwr_receiver set name = ${'name'}, version = ${'version'}, sends = ${'sends'},
    closed_at = case when ${'isClosed'}::boolean then coalesce(closed_at, now()) end,
    closed_by = case when ${'isClosed'}::boolean then coalesce(closed_by, ${'userId'}::integer) end
  where receiver = ${'receiver'}`;
