import { sql } from '../../platform/database/statement.ts';

/** X50: what the agency asks of a work. `derived_from` is null for a work that is no version, and empty for one that names no source. */
export const findFacts = sql`
  select w.work_id, w.title, w.light = 0 as is_green,
    (select coalesce(json_agg(json_build_object('name', a.display_name, 'ipiNameNumber', a.ipi_name_number,
        'authorTypeId', wa.author_type_id, 'societyCode', p.society_code) order by wa.position, a.author_id), '[]')
      from work_author wa join author a using (author_id) join person p using (person_id) where wa.work_id = w.work_id) as parties,
    array(select t.title from work_title t where t.work_id = w.work_id and not t.is_main and t.is_verified order by t.work_title_id limit 50) as other_titles,
    array(select i.isrc from work_isrc i where i.work_id = w.work_id and i.is_verified order by i.isrc limit 50) as isrcs,
    case when w.version_type = 'MOD' then (
      select coalesce(json_agg(json_build_object('iswc', coalesce(w.source_iswc, known.iswc), 'title', coalesce(w.source_title, s.title))), '[]')
      from (select) one left join work s on s.work_id = w.source_work_id
      left join work_iswc known on known.work_id = s.work_id and known.status = 'preferred' and known.source <> 'typed'
      where coalesce(w.source_title, s.title) is not null) end as derived_from,
    (select i.iswc from work_iswc i where i.work_id = w.work_id and i.status = 'preferred' and i.source <> 'typed') as known_iswc
  from work w where w.work_id = any(${'workIds'}::integer[]) order by w.work_id`;

/** The work, for staff and for its parties. */
export const isParty = sql`
  select from work w where w.work_id = ${'workId'}::integer and (${'isStaff'}::boolean
    or exists (select from person_work pw where pw.work_id = w.work_id and pw.person_id = ${'personId'}::integer))`;
