-- O34: whether a distribution was cancelled and a job has yet to clear what stands there: nothing of that is shown or counted.
create or replace function is_being_cleared(of_distribution integer) returns boolean language sql stable as $$
  select exists (select from distribution where distribution_id = of_distribution and clearing_since is not null)
$$;
