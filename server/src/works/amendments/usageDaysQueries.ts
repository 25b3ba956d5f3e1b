import { piece, sql } from '../../platform/database/statement.ts';
import { nobodyIds } from '../../platform/lookups/listsQueries.ts';

/** X141: an amendment counts from a day that has come, and until one that is over. */
export const findFault = sql`
  select case when ${'from'}::date > current_date then 'later' when ${'until'}::date >= current_date then 'notOver'
    when ${'until'}::date < ${'from'}::date then 'order' end as fault`;

export const dayAfter = sql`select (${'until'}::date + 1)::text as day`;

/** The first of the days, and those of them on which a line begins: between two of these nothing changes. */
const days = piece`(
  select ${'from'}::date as day
  union select starts_on from work_right where work_id = ${'workId'} and starts_on > ${'from'}::date
    and starts_on <= coalesce(${'until'}::date, current_date))`;

/** Whether somebody had another share of the work on one of the days than on file today. */
export const hasOtherShares = sql`
  select from ${days} d
  where (select jsonb_object_agg(s.author_id, s.share) from (
      select r.author_id, sum(r.share) as share from work_right r
      where r.work_id = ${'workId'} and r.starts_on <= d.day and d.day < r.ends_before group by r.author_id) s where s.share > 0)
    is distinct from (select jsonb_object_agg(author_id, share) from work_author where work_id = ${'workId'} and share > 0)
  limit 1`;

export const findOthers = sql`
  select distinct author_id from work_right
  where work_id = ${'workId'} and ends_before > ${'from'}::date and starts_on <= coalesce(${'until'}::date, 'infinity')
    and author_id <> all(${'authorIds'}::integer[])`;

/** Publishers and heirs were paid in the author's place. */
export const findFormers = sql`
  select r.author_id, array_remove(array_agg(distinct coalesce(r.publisher_id, h.person_id)) || array_agg(distinct a.person_id), null) as person_ids
  from work_right r join author a using (author_id) left join author_right h using (right_id)
  where r.work_id = ${'workId'} and r.ends_before > ${'from'}::date and r.starts_on <= coalesce(${'until'}::date, 'infinity')
    and r.share + r.share_abroad > 0 and r.author_id not in (${nobodyIds}) and r.author_id <> all(${'authorIds'}::integer[])
  group by r.author_id order by r.author_id`;
