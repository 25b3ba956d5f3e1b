-- R116: whether a set list weighs more than a day has minutes; each line may be a started one more.
create or replace function is_overlong(of_list live_performance) returns boolean language sql immutable parallel safe
  return of_list.performance_type_id between 1 and 3 and of_list.points > 1440 + of_list.work_count;
