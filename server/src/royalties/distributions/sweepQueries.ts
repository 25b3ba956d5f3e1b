import { sql } from '../../platform/database/statement.ts';

export const findAbandoned = sql`
  select d.distribution_id from distribution d join distribution_import i using (distribution_id)
  where d.state = 'importing' and i.asked_at is null and i.announced_at < now() - make_interval(days => ${'days'})
    and not exists (select from distribution_part r where r.distribution_id = d.distribution_id
      and r.received_at > now() - make_interval(days => ${'days'}))
  order by 1 limit 1 for no key update of d skip locked`;
