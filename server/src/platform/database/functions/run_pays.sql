-- R15, R133: whether a run or a distribution moves money of one of these users, or of somebody whose heir they are.
create or replace function run_pays(of_distribution integer, users integer[]) returns boolean language sql stable as $$
  select not is_being_cleared(of_distribution) and exists (
    select from own_person o join author_right h using (person_id) join movement m using (right_id)
    where o.user_id = any (users) and m.distribution_id = of_distribution)
$$;
