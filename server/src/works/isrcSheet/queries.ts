import { piece, sql } from '../../platform/database/statement.ts';

/** Works that somebody may add codes to (S6): a number of any other finds nothing. */
const isTheirs = piece`(${'isStaff'}::boolean or exists (
  select from person_work pw where pw.person_id = ${'personId'} and pw.work_id = w.work_id))`;

/** The works that lines name: by number, else by ISWC, else by title; a few of each line, so that several of one title are seen to be. */
export const findNamed = sql`
  select r.at, found.work_id, found.title,
    r.folded = '' or exists (select from work_title t where t.work_id = found.work_id and t.title_folded = r.folded) as is_of_title
  from json_to_recordset(${'entries'}::json) as r (at integer, number integer, iswc text, folded text)
  cross join lateral (
    select w.work_id, w.title from work w
    where w.review <> 'withdrawn' and ${isTheirs} and w.work_id in (
      select r.number
      union all select i.work_id from work_iswc i where r.number is null and i.iswc = r.iswc and i.is_verified
      union all select t.work_id from work_title t
        where r.number is null and r.iswc is null and r.folded <> '' and t.title_folded = r.folded)
    order by w.work_id limit 3) found
  order by r.at, found.work_id`;

/** Works that have the recordings already. */
export const findRecorded = sql`
  select i.isrc, i.work_id as id, w.title as name from work_isrc i join work w using (work_id)
  where i.isrc = any(${'isrcs'}::text[]) and w.review <> 'withdrawn' order by i.isrc, i.work_id`;
