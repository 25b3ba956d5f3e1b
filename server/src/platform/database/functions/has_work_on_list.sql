-- R145: whether a set list of another has a work that a user has a part in.
create or replace function has_work_on_list(by_user integer, in_list integer) returns boolean language sql stable as $$
  select exists (
    select from live_performance l join app_user u on u.user_id = by_user and u.person_id <> l.person_id
    join performance p using (live_performance_id) join own_work w on w.work_id = p.work_id and w.user_id = by_user
    where l.live_performance_id = in_list)
$$;
