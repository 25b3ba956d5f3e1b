-- R208: whether a run takes from income that nobody but who registered it has confirmed, and these finish the run, or are paid by it.
create or replace function pays_by_own_income(of_distribution integer, by_user integer) returns boolean language sql stable as $$
  select coalesce(bool_or(u.registered_by = by_user) or run_pays(of_distribution, array_agg(distinct u.registered_by)), false)
  from unconfirmed_income(of_distribution) u
$$;
