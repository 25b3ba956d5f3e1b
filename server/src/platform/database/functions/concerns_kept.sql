-- R32: whether a user has a part in a work of the list that a decision is about. They neither ask for it nor approve it.
create or replace function concerns_kept(of_category integer, of_year integer, of_user integer) returns boolean language sql stable as $$
  select exists (
    select from own_work o join unmatched_usage u using (work_id)
    join decidable_usage(of_category, of_year) l using (unmatched_usage_id)
    where o.user_id = of_user)
$$;
