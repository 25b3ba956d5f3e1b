import { sql } from '../../platform/database/statement.ts';

// Days are days in Iceland, which keeps UTC. What somebody else has locked is seen to there, or in the next turn.
export const markNotified = sql`
  with ending as (
    select contract_id from publishing_contract
    where ends_on between current_date and current_date + ${'days'}::integer and ending_told_for is distinct from ends_on and given_on is null
    order by ends_on, contract_id limit ${'atOnce'} for update skip locked
  )
  update publishing_contract c set ending_told_for = c.ends_on
  from ending, person p, author a
  where c.contract_id = ending.contract_id and p.person_id = c.publisher_id and a.author_id = c.author_id
  returning c.contract_id, c.ends_on::text as ends_on, c.publisher_id, p.name as publisher_name, c.author_id, a.display_name`;

export const findStarted = sql`
  select contract_id, author_id from publishing_contract
  where took_effect_at is null and current_date between counts_from and counts_until
  order by contract_id limit 1 for update skip locked`;

/** What is older than the days of lines. */
export const findUndated = sql`
  select contract_id, author_id from publishing_contract
  where not is_dated and counts_from <= current_date and counts_from <= counts_until order by contract_id limit 1 for update skip locked`;

export const findOver = sql`
  select contract_id, author_id, (counts_until + 1)::text as ends_before from publishing_contract
  where took_effect_at is not null and counts_until < current_date
  order by counts_until, contract_id limit 1 for update skip locked`;
