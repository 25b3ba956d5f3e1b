-- R32: whether a user has a part in a work of the list that a decision is about. They neither ask for it nor approve it.
create or replace function concerns_kept(of_category integer, of_year integer, of_user integer) returns boolean language sql stable as $$
  select exists (
    select from app_user a join person_work p using (person_id) join unmatched_usage u on u.work_id = p.work_id
    join decidable_usage(of_category, of_year) l using (unmatched_usage_id)
    where a.user_id = of_user)
$$;
