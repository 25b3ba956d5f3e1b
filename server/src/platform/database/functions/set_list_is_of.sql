-- H164: whether a user registered a performance, for whomever, is whom it was registered for, or is asked about its set list themselves.
create or replace function set_list_is_of(live_performance integer, by_user integer) returns boolean language sql stable as $$
  select exists (select from live_performance l where l.live_performance_id = live_performance
      and (l.registered_by = by_user or l.person_id = (select u.person_id from app_user u where u.user_id = by_user)))
    or exists (select from set_list_word w join author a using (author_id) join app_user u using (person_id)
      where w.live_performance_id = live_performance and u.user_id = by_user);
$$;
