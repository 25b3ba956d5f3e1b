-- R114, R119: whether somebody has registered a set list, for whomever, is whom it was registered for, or has a part in a work of it.
create or replace function has_part_in_list(by_user integer, in_list integer) returns boolean language sql stable as $$
  select exists (
    select from app_user u join live_performance l on l.live_performance_id = in_list
    where u.user_id = by_user and (l.person_id = u.person_id or l.registered_by = u.user_id or exists (
      select from performance p join own_work w using (work_id)
      where p.live_performance_id = l.live_performance_id and w.user_id = u.user_id)));
$$;
