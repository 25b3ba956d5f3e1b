-- What servers of the release before call total_distributions(), while they run beside new ones. Goes with the next release.
create or replace function total_distribution(of_distribution integer)
  returns table (right_id integer, distributed numeric, deducted numeric, allocated numeric, held numeric) language sql as $$
  select right_id, distributed, deducted, allocated, held from total_distributions(array[of_distribution]);
$$;
