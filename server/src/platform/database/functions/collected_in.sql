/* X67: what the parties of a chain collect in each country today, in percent. `lines` are {party, nth, territory, is_included, performance,
   mechanical, synchronisation}; of the lines of a party that a country is in the last one counts, as in territories(). */
create or replace function collected_in(lines json)
returns table (country integer, performance numeric, mechanical numeric, synchronisation numeric) language sql stable as $$
  with recursive line as (
    select * from json_to_recordset(lines) as l (party integer, nth integer, territory integer, is_included boolean,
      performance numeric, mechanical numeric, synchronisation numeric)
  ), inside (party, nth, territory_id) as (
    select party, nth, territory from line
    union
    select i.party, i.nth, m.member_id
    from inside i join territory_member m on m.group_id = i.territory_id and current_date between m.starts_on and m.ends_on
  ), latest as (
    select distinct on (i.party, i.territory_id) i.territory_id, l.*
    from inside i join line l using (party, nth)
    join territory t on t.territory_id = i.territory_id and t.kind = 'country'
    order by i.party, i.territory_id, i.nth desc
  )
  select territory_id, sum(l.performance), sum(l.mechanical), sum(l.synchronisation)
  from latest l where is_included group by territory_id
$$;
