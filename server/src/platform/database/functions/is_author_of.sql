-- Whether somebody is an author of a work.
create or replace function is_author_of(of_person integer, of_work integer) returns boolean language sql stable parallel safe as $$
  select exists (select from work_author w join author a using (author_id) where w.work_id = of_work and a.person_id = of_person)
$$;
