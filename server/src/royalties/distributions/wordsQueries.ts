import { sql } from '../../platform/database/statement.ts';

// `on conflict do nothing` answers no row for what was there, so words are looked for first and again.
export const potsNamed = sql`select pot_id as id, name from pot where name = any(${'names'}::text[])`;

export const addPots = sql`insert into pot (name) select unnest(${'names'}::text[]) order by 1 on conflict do nothing`;

/** What administrators have named in English keeps that name. */
export const translatePots = sql`
  update pot set name_en = e.name_en
  from (select distinct on (name) name, name_en from unnest(${'names'}::text[], ${'english'}::text[]) as e (name, name_en)) e
  where pot.name = e.name and pot.name_en is null`;

export const stationsNamed = sql`select station_id as id, name from station where name = any(${'names'}::text[])`;

export const addStations = sql`insert into station (name) select unnest(${'names'}::text[]) order by 1 on conflict do nothing`;

export const translateStations = sql`
  update station set name_en = e.name_en
  from (select distinct on (name) name, name_en from unnest(${'names'}::text[], ${'english'}::text[]) as e (name, name_en)) e
  where station.name = e.name and station.name_en is distinct from e.name_en`;

export const subtypesNamed = sql`
  select s.subtype_id as id, s.name || E'\n' || s.name_en as name from performance_subtype s
  join (select split_part(t, E'\n', 1) as name, split_part(t, E'\n', 2) as name_en from unnest(${'names'}::text[]) t) w
    on (w.name, w.name_en) = (s.name, s.name_en)`;

export const addSubtypes = sql`
  insert into performance_subtype (name, name_en)
  select split_part(t, E'\n', 1), split_part(t, E'\n', 2) from unnest(${'names'}::text[]) t order by 1, 2 on conflict do nothing`;
