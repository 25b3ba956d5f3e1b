import { sql } from '../database/statement.ts';

/** The period that readers of either language call so; the one of just that name, where there are several. */
export const findPeriod = sql`
  select p.name as period_name from distribution_period p where period_name(p.name, 'en') = period_name(${'periodName'}::text, 'en')
  order by p.name <> ${'periodName'}::text, p.period_id limit 1`;
