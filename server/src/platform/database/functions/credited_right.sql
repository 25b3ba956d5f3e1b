/* R60: the right that a run credits with what falls to an author on a day in a country: that of the author's society where there is one, null
   while it has no payee, and otherwise the right given. A publisher's right is the publisher's. */
create or replace function credited_right(of_distribution integer, of_work integer, on_day date, in_country smallint, of_author integer,
  of_right integer) returns integer language sql stable as $$
  select case when s.author_id is null or exists (select from author_right p where p.right_id = of_right and p.person_id is not null and p.author_id is null)
    then of_right else s.right_id end
  from (values (1)) one left join lateral (
    select r.author_id, r.right_id from run_share r left join author_right h using (right_id)
    where (r.distribution_id, r.work_id, r.used_on, r.country_id, r.kept_usage_id) = (of_distribution, of_work, on_day, in_country, 0)
      and r.author_id = of_author and num_nonnulls(r.society_code, h.society_code) > 0 limit 1) s on true
$$;
