-- Days are days in Iceland, which keeps UTC.
create or replace function fund_period_state(opens_on date, closes_on date, closed_at timestamptz) returns text
language sql stable parallel safe as $$
  select case when closed_at is not null or closes_on < current_date then 'closed'
    when opens_on > current_date then 'coming' else 'open' end
$$;
