import { WaitingCode } from '@omur/contract/works/codes';
import { listing } from '../../platform/database/listing.ts';
import { piece, raw, sql } from '../../platform/database/statement.ts';

const about = piece`
  k.work_id, w.title, u.name as added_by, coalesce(k.added_at, w.last_changed_at) as added_at,
  (select coalesce(string_agg(a.display_name, ', ' order by wa.position, a.author_id), '')
    from work_author wa join author a using (author_id) where wa.work_id = k.work_id) as author_names`;
const others = (table: 'work_iswc' | 'work_isrc', code: 'iswc' | 'isrc') =>
  raw(`(select coalesce(json_agg(json_build_object('verK_NR', ow.work_id, 'heitI_VERKS', ow.title) order by ow.work_id), '[]')
    from (select distinct work_id from ${table} where ${code} = k.${code} and work_id <> k.work_id limit 20) o join work ow using (work_id)) as others`);
/** R171: whose title it is already. */
const sameTitled =
  raw(`(select coalesce(json_agg(json_build_object('verK_NR', ow.work_id, 'heitI_VERKS', ow.title) order by ow.work_id), '[]')
    from (select distinct t.work_id from work_title t where t.title_folded = k.title_folded and t.work_id <> k.work_id limit 20) o
    join work ow on ow.work_id = o.work_id and ow.review <> 'withdrawn') as others`);
/** Works that nobody has in common: the same recording cannot be of both. */
const hasOtherAuthors = piece`exists (
  select from work_isrc o where o.isrc = k.isrc and o.work_id <> k.work_id
    and (select array_agg(author_id order by author_id) from work_author where work_id = o.work_id)
      is distinct from (select array_agg(author_id order by author_id) from work_author where work_id = k.work_id)
    and not exists (select from work gone where gone.work_id = o.work_id and gone.review = 'withdrawn'))`;

/** V14, R171: what staff have to look at. Conflicts that they have confirmed are settled. */
export const waitingCodes = listing({
  schema: WaitingCode,
  from: piece`
    select 'iswc' as code_kind, k.iswc as code, null::text as performer, 'unverified' as reason, ${about}, ${others('work_iswc', 'iswc')}
    from work_iswc k join work w using (work_id) left join app_user u on u.user_id = k.added_by
    where not k.is_verified and w.review = 'approved'
    union all
    select 'isrc', k.isrc, k.performer, case when ${hasOtherAuthors} then 'conflict' else 'unverified' end, ${about}, ${others('work_isrc', 'isrc')}
    from work_isrc k join work w using (work_id) left join app_user u on u.user_id = k.added_by
    where not k.is_verified and w.review = 'approved'
      or k.verified_by is null and w.review <> 'withdrawn' and ${hasOtherAuthors}
    union all
    select 'title', k.title, null, 'unverified', ${about}, ${sameTitled}
    from work_title k join work w using (work_id) left join app_user u on u.user_id = k.added_by
    where not k.is_verified and w.review = 'approved'
    union all
    select 'iswc', k.iswc, null, 'elsewhere', k.work_id, w.title, u.name, k.asked_at,
      (select coalesce(string_agg(a.display_name, ', ' order by wa.position, a.author_id), '')
        from work_author wa join author a using (author_id) where wa.work_id = k.work_id),
      json_build_array(json_build_object('verK_NR', o.work_id, 'heitI_VERKS', o.title))
    from code_question k join work w using (work_id) join work o on o.work_id = k.stands_on
    left join app_user u on u.user_id = k.asked_by
    where k.decided_at is null`,
  orders: { addedAt: { up: ['q.added_at::timestamptz', 'q.work_id::integer', 'q.code_kind', 'q.code'] } },
});

/** Works that the code stands on come first in one order, so that two who move it wait for each other. */
export const lockWorks = sql`
  select work_id from work where work_id = any(${'workIds'}::integer[]) order by work_id for update`;

export const findPreferred = sql`
  select work_id from work_iswc where iswc = ${'iswc'} and is_preferred and work_id <> ${'workId'}::integer`;

/** Once for each work that says so, however often. */
export const askAboutIswc = sql`
  insert into code_question (work_id, iswc, stands_on, asked_by)
  select ${'workId'}::integer, ${'iswc'}::text, i.work_id, ${'userId'}::integer from work_iswc i
  where i.iswc = ${'iswc'} and i.is_preferred and i.work_id <> ${'workId'}::integer
    and not exists (select from work_iswc own where own.iswc = ${'iswc'} and own.work_id = ${'workId'}::integer)
  on conflict do nothing`;

export const findRivals = sql`
  select from own_work o
  where o.user_id = ${'userId'}::integer
    and not exists (select from own_work own where own.user_id = o.user_id and own.work_id = ${'workId'}::integer)
    and (exists (select from work_isrc i where i.work_id = o.work_id and i.isrc = ${'code'})
      or exists (select from work_iswc i where i.work_id = o.work_id and i.iswc = ${'code'})
      or exists (select from code_question q where q.work_id = o.work_id and q.iswc = ${'code'} and q.decided_at is null)
      or ${'codeKind'} = 'title' and exists (
        select from work_title t where t.work_id = o.work_id and t.title_folded = fold(${'code'}))) limit 1`;
export const findQuestion = sql`
  select code_question_id, stands_on, u.person_id, w.title from code_question q join work w using (work_id)
  left join app_user u on u.user_id = q.asked_by
  where q.work_id = ${'workId'} and q.iswc = ${'code'} and q.decided_at is null for update of q`;
export const decideQuestion = sql`
  update code_question set decided_at = now(), decided_by = ${'userId'}, is_granted = ${'isGranted'}
  where code_question_id = ${'questionId'}`;

export const takeOffIswc = sql`delete from work_iswc where work_id = ${'workId'} and iswc = ${'code'} returning iswc_id as id`;
export const takeOffIsrc = sql`delete from work_isrc where work_id = ${'workId'} and isrc = ${'code'} returning isrc_id as id`;
export const findIswc = sql`
  select k.added_by, w.title, p.person_id from work_iswc k join work w using (work_id) left join app_user p on p.user_id = k.added_by
  where k.work_id = ${'workId'} and k.iswc = ${'code'} for update of k`;
export const findIsrc = sql`
  select k.added_by, w.title, p.person_id from work_isrc k join work w using (work_id) left join app_user p on p.user_id = k.added_by
  where k.work_id = ${'workId'} and k.isrc = ${'code'} for update of k`;
export const verifyIswc = sql`
  update work_iswc set is_verified = true, verified_by = ${'userId'} where work_id = ${'workId'} and iswc = ${'code'}`;
export const verifyIsrc = sql`
  update work_isrc set is_verified = true, verified_by = ${'userId'} where work_id = ${'workId'} and isrc = ${'code'}`;
/** R171: of a title that stood on the work when staff approved it there is nothing to say. */
const isClaimed = piece`k.work_id = ${'workId'} and k.title = ${'code'} and not k.is_main and not k.is_verified`;
export const findTitle = sql`
  select k.added_by, w.title, p.person_id from work_title k join work w using (work_id) left join app_user p on p.user_id = k.added_by
  where ${isClaimed} for update of k`;
export const verifyTitle = sql`update work_title k set is_verified = true where ${isClaimed}`;
export const takeOffTitle = sql`delete from work_title k where ${isClaimed}`;
export const giveIswc = sql`
  insert into work_iswc (work_id, iswc, is_verified, verified_by, added_by)
  values (${'workId'}, ${'code'}, true, ${'userId'}, ${'userId'})`;

export const findParties = sql`
  select distinct pw.person_id, w.title from person_work pw join work w using (work_id) where w.work_id = ${'workId'} order by 1`;
