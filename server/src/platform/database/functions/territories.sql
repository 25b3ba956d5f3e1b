/* X41: the countries of a list of territories on a day. The list goes in order: a number includes, a negative one excludes, and of the
   entries that a country is in the last one counts. */
create or replace function territories(list integer[], on_day date) returns setof integer language sql stable as $$
  with recursive inside (territory_id, is_included, nth) as (
    select abs(entry), entry > 0, nth from unnest(list) with ordinality as e (entry, nth)
    union
    select m.member_id, i.is_included, i.nth
    from inside i join territory_member m on m.group_id = i.territory_id and on_day between m.starts_on and m.ends_on
  )
  select c.territory_id from (
    select distinct on (i.territory_id) i.territory_id, i.is_included
    from inside i join territory t on t.territory_id = i.territory_id and t.kind = 'country' and on_day between t.starts_on and t.ends_on
    order by i.territory_id, i.nth desc
  ) c where c.is_included order by 1
$$;
