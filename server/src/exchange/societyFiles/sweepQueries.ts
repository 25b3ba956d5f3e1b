import { sql } from '../../platform/database/statement.ts';

/** The next that nobody took. One that is being checked or taken now is passed over. */
export const findAbandoned = sql`
  select society_import_id from society_import
  where state in ('receiving', 'checked', 'refused') and coalesce(checked_at, sent_at) < now() - ${'days'}::integer * interval '1 day'
  order by society_import_id limit 1 for no key update skip locked`;
