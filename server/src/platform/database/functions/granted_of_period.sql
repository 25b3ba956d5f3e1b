-- R220: what the grants of a period come to, in krónur; without an application where one is named.
create or replace function granted_of_period(of_period integer, but_for integer default null) returns bigint language sql stable as $$
  select coalesce(sum(granted_amount_isk), 0)::bigint from fund_application
  where fund_period_id = of_period and status = 'granted' and application_id is distinct from but_for
$$;
