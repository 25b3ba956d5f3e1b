/* X41: whether a list of territories holds in a country on a day. Every country is in the world, also one that the tree does not know. */
create or replace function territory_holds(list integer[], country integer, on_day date) returns boolean language sql stable as $$
  select list = '{2136}' or coalesce((
    with recursive above (territory_id) as (
      select n from unnest(array[country, 2136]) n
      union
      select m.group_id from above a join territory_member m on m.member_id = a.territory_id and on_day between m.starts_on and m.ends_on
    )
    select e.entry > 0 from unnest(list) with ordinality as e (entry, nth)
    where abs(e.entry) in (select territory_id from above) order by e.nth desc limit 1), false)
$$;
