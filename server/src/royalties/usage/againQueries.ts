import { sql } from '../../platform/database/statement.ts';

/** Those who decide wait until it is done, or have decided, which is seen then. */
export const matchWaiting = sql`select match_waiting_usage()`;

export const findAbandoned = sql`
  select m.usage_import_id from usage_import m
  where m.state in ('arriving', 'broken') and (m.asked_at is null or m.ended_at is not null)
    and greatest(m.announced_at, m.ended_at) < now() - make_interval(days => ${'days'}::integer)
    and not exists (select from usage_part p where p.usage_import_id = m.usage_import_id
      and p.received_at > now() - make_interval(days => ${'days'}::integer))
  order by 1 limit 1 for no key update skip locked`;
