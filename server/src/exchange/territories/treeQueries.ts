import { sql } from '../../platform/database/statement.ts';

/** Each territory of today with the countries in it; a country is its own only one, and every country is in the world (X41). */
export const findTree = sql`
  with recursive today as (
    select territory_id, kind from territory where not is_own and current_date between starts_on and ends_on
  ), inside as (
    select territory_id as group_id, territory_id as member_id from today
    union
    select i.group_id, m.member_id from inside i join territory_member m on m.group_id = i.member_id and current_date between m.starts_on and m.ends_on
      join today t on t.territory_id = m.member_id
  )
  select g.territory_id as territory, array(select t.territory_id from today t
      where t.kind = 'country' and (g.territory_id = 2136 or exists (select from inside i where i.group_id = g.territory_id and i.member_id = t.territory_id))) as countries
  from today g`;
