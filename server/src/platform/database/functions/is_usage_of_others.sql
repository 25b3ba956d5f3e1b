/* R147: whether somebody has works and another has sent this file of usage. What it brought is in pools that their works may share, which get more
   once it is taken back. */
create or replace function is_usage_of_others(by_user integer, announced_by integer) returns boolean language sql stable as $$
  select by_user <> announced_by and exists (select from own_work o where o.user_id = by_user)
$$;
