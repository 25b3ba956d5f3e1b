import { Neighbour, ReviewedAuthor, reviewedWork } from '@omur/contract/works/review';
import { response } from '@omur/contract/platform/wire';
import { answer, jsonOf } from '../../platform/database/answers.ts';
import { piece } from '../../platform/database/statement.ts';
import { nobodyIds } from '../../platform/lookups/listsQueries.ts';
import { plainOfWork } from '../../platform/database/plainSql.ts';
import { factsOf } from './factsQueries.ts';
import { field } from '@omur/contract/platform/wire';
import * as z from 'zod/mini';

/** The columns of alias `w` that two works are compared by. */
const compared = piece`
    w.work_id, w.title, w.duration_seconds, w.artists, ${plainOfWork.columns('w')}, w.light, w.first_registered_at,
    (select u.name from app_user u where u.user_id = w.registered_by) as registered_by,
    (select coalesce(json_agg(t.title order by t.work_title_id), '[]') from work_title t
      where t.work_id = w.work_id and not t.is_main) as other_titles,
    (select coalesce(json_agg(written.json::json order by q.position, q.author_id), '[]') from (
        select wa.author_id, a.display_name, t.code as author_type_code, a.ipi_name_number, wa.share,
          (select coalesce(json_agg(json_build_object('typeOfAuthor', r.author_type_id, 'ratio', r.share) order by r.position, r.author_type_id), '[]')
            from work_author_role r where r.work_id = wa.work_id and r.author_id = wa.author_id) as roles, wa.approval as state,
          wa.approved_at, asked.due_on, asked.reason, p.is_unregistered as is_unknown, wa.position
        from work_author wa join author a using (author_id) join person p using (person_id) join author_type t using (author_type_id)
        left join lateral (
          select case when r.state = 'waiting' then r.due_on end as due_on, case when r.state = 'objected' then r.reason end as reason
          from approval_request r where r.work_id = wa.work_id and r.author_id = wa.author_id and r.holder_id is null and wa.approval <> 'given'
          order by r.round desc limit 1) asked on true
        where wa.work_id = w.work_id) q, ${jsonOf(ReviewedAuthor)}) as authors,
    (select coalesce(json_agg(i.isrc order by i.isrc), '[]') from work_isrc i where i.work_id = w.work_id) as isrcs,
    (select coalesce(json_agg(json_build_object('isrC_KODI', i.isrc, 'flytjandi', i.performer) order by i.isrc), '[]')
      from work_isrc i where i.work_id = w.work_id) as recordings,
    (select coalesce(json_agg(i.iswc order by i.iswc), '[]') from work_iswc i where i.work_id = w.work_id) as iswcs`;

/** One statement, so that the version goes with exactly what is read. */
export const findReviewedWork = answer(
  response({ ...reviewedWork, facts: field('facts', z.unknown()) }),
  piece`
  select ${compared}, w.estimate, w.weight, w.origin, w.last_changed_at, w.review, w.reviewed_at, w.review_remark as remark,
    (select u.name from app_user u where u.user_id = w.reviewed_by) as reviewed_by,
    (select p.name from person p where p.person_id = registrant_of(w.work_id)) as registrant_name,
    ${factsOf} as facts
  from work w where w.work_id = ${'workId'}`,
);

/**
 * Each way of being alike reads no more than it may: a common title is on hundreds of works, and some authors are on thousands.
 * Nobody is known by the public domain or by AI.
 */
export const neighboursOf = answer(
  Neighbour,
  piece`
  with own_authors as (
    select array_agg(author_id order by author_id) as ids,
      array_agg(author_id order by author_id) filter (where author_id not in (${nobodyIds})) as somebody
    from work_author where work_id = ${'workId'}
  ), titled as (
    select distinct other.work_id from work_title own
    join work_title other on other.title_folded = own.title_folded and other.work_id <> own.work_id
    where own.work_id = ${'workId'} limit 500
  ), coded as (
    select distinct other.work_id from work_isrc own
    join work_isrc other on other.isrc = own.isrc and other.work_id <> own.work_id
    where own.work_id = ${'workId'} limit 100
  ), shared as (
    select work_id, count(*) as in_common from (
      select wa.work_id from own_authors o, unnest(o.somebody) mine, lateral (
        select work_id from work_author wa where wa.author_id = mine and wa.work_id <> ${'workId'}
        order by wa.work_id desc limit 3000) wa
    ) theirs group by work_id
  ), alike as (
    select c.work_id, c.work_id in (select work_id from coded) as same_isrc, c.work_id in (select work_id from titled) as same_title,
      coalesce(s.in_common, 0) as in_common,
      case when s.in_common = cardinality(o.somebody)
        then (select array_agg(author_id order by author_id) = o.ids from work_author wa where wa.work_id = c.work_id)
        else false end as same_authors
    from (select work_id from coded union select work_id from titled union
        select work_id from shared, own_authors where in_common >= least(2, cardinality(somebody))) c
    cross join own_authors o left join shared s using (work_id)
  ), ranked as (
    select a.*, similarity(other.title_folded, own.title_folded) as nearness
    from alike a
    join work w on w.work_id = a.work_id and w.review <> 'withdrawn'
    join work_title other on other.work_id = a.work_id and other.is_main
    join work_title own on own.work_id = ${'workId'} and own.is_main
    where same_isrc or same_title or same_authors or in_common >= 2
  ), nearest as (
    select *, row_number() over (order by same_isrc desc, same_title and in_common > 0 desc, same_title desc, nearness desc, same_authors desc,
      in_common desc, work_id desc) as nth
    from ranked order by nth limit 20
  )
  select ${compared},
    to_json(array_remove(array[case when n.same_isrc then 'sameIsrc' end, case when n.same_title then 'sameTitle' end,
      case when n.same_authors then 'sameAuthors' when n.in_common > 0 then 'commonAuthors' end], null)) as likenesses
  from nearest n join work w using (work_id) order by n.nth`,
);
