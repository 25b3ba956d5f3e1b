import { sql } from '../../platform/database/statement.ts';
import { playersOf } from '../artistsQueries.ts';

export const byNumber = sql`select work_id from work where work_id = any(${'workIds'}::integer[])`;

export const byIswc = sql`
  select code, f.work_id from unnest(${'codes'}::text[]) code
  cross join lateral (select work_id from work_iswc where iswc = code and is_verified order by work_id limit ${'most'}) f`;

export const byIsrc = sql`
  select code, f.work_id from unnest(${'codes'}::text[]) code
  cross join lateral (
    select distinct work_id from work_isrc where isrc = code and is_verified order by work_id limit ${'most'}) f`;

/** What else a line can have in common with a work than its code. */
export const describe = sql`
  select w.work_id, array(select title_folded from work_title t where t.work_id = w.work_id and t.is_verified) as titles,
    array(select one from work_author wa join author a using (author_id), unnest(array[a.display_name_folded, a.pseudonym_folded]) one
      where wa.work_id = w.work_id and one <> '') as names,
    array(select fold(one) from unnest(${playersOf}) one where one is not null) as players
  from work w where w.work_id = any(${'workIds'}::integer[])`;

export const byTitle = sql`
  select wanted as title, f.work_id,
    (select string_agg(a.display_name_folded, ';') from work_author wa join author a using (author_id) where wa.work_id = f.work_id)
      as names
  from unnest(${'titles'}::text[]) wanted
  cross join lateral (
    select distinct work_id from work_title where title_folded = wanted collate "C" and is_verified order by work_id limit ${'most'}) f`;
