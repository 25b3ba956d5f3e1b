/* R35, R133: whether a correction moves money of one of these users, or lines of a work that they have a part in, be it the one that was paid or
   the one that is due: what the latter keeps may come to be theirs. Works that are left out are none of anybody's. */
create or replace function correction_concerns(of_distribution integer, users integer[]) returns boolean language sql stable as $$
  select run_pays(of_distribution, users) or exists (
    select from run_correction_work c join own_work o on o.work_id in (c.work_id, c.to_work_id)
    where c.distribution_id = of_distribution and c.finding is null and o.user_id = any (users))
$$;
