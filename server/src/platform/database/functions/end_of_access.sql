create or replace function end_of_access(last_day date) returns timestamptz language sql immutable
  return coalesce((last_day + 1)::timestamp at time zone 'UTC', 'infinity');
