import { piece } from '../../platform/database/statement.ts';
import { nobodyIds } from '../../platform/lookups/listsQueries.ts';
import { isReachable } from '../approvals/silenceQueries.ts';

/** Of alias `w`, as JSON. Works with the same title and an author in common are looked up by every title the work has. */
export const factsOf = piece`json_build_object(
      'title', w.title,
      'durationSeconds', w.duration_seconds,
      'estimate', w.estimate, 'weight', w.weight,
      'versionType', w.version_type, 'textMusicRelation', w.text_music_relation,
      'authors', (select coalesce(json_agg(json_build_object(
          'authorId', wa.author_id, 'name', a.display_name, 'authorTypeId', wa.author_type_id,
          'shareHundredths', (wa.share * 100)::integer,
          'roles', (select json_agg(json_build_object('authorTypeId', ro.author_type_id, 'shareHundredths', (ro.share * 100)::integer))
            from work_author_role ro where ro.work_id = wa.work_id and ro.author_id = wa.author_id), 'approval', wa.approval, 'isUnknown', p.is_unregistered, 'isFromIpi', a.is_from_ipi, 'isReachable', ${isReachable},
          'isByLinkOnly', coalesce((select r.state = 'given' and r.is_answered_by_link and r.answered_by is null
            from approval_request r where r.work_id = wa.work_id and r.author_id = wa.author_id and r.holder_id is null
            order by r.round desc limit 1), false))
          order by wa.position, wa.author_id), '[]')
        from work_author wa join author a using (author_id) join person p using (person_id)
        where wa.work_id = w.work_id),
      'sameTitle', (select coalesce(json_agg(distinct same.work_id), '[]') from (
        select other.work_id from work_title own
        join work_title other on other.title_folded = own.title_folded and other.work_id <> own.work_id
        where own.work_id = w.work_id and exists (
          select from work_author mine join work_author theirs using (author_id)
          where mine.work_id = w.work_id and theirs.work_id = other.work_id and mine.author_id not in (${nobodyIds}))
          and not exists (select from work gone where gone.work_id = other.work_id and gone.review = 'withdrawn')
        limit 20) same),
      'sameIsrc', (select coalesce(json_agg(distinct other.work_id), '[]') from work_isrc own
        join work_isrc other on other.isrc = own.isrc and other.work_id <> own.work_id
        where own.work_id = w.work_id
          and not exists (select from work gone where gone.work_id = other.work_id and gone.review = 'withdrawn')),
      'otherPerformers', other_performers(w.work_id),
      'iswcs', (select coalesce(json_agg(iswc), '[]') from work_iswc i where i.work_id = w.work_id))`;
