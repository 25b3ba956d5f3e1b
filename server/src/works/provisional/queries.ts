import { ProvisionalWork } from '@omur/contract/works/provisional';
import { answer } from '../../platform/database/answers.ts';
import { listing } from '../../platform/database/listing.ts';
import { piece, sql, type Fragment } from '../../platform/database/statement.ts';
import { plainOfWork } from '../../platform/database/plainSql.ts';

const rows = piece`
  select w.work_id, w.title, ${plainOfWork.columns('w')}, w.duration_seconds, v.remark, v.made_at as first_registered_at, w.last_changed_at,
    maker.name as registered_by, taken.name as taken_over_by, taken.amended_at as taken_over_at,
    case when not w.is_provisional then 'takenOver' when w.review = 'withdrawn' then 'closed' else 'open' end as provisional_state
  from provisional_work v join work w using (work_id)
  left join app_user maker on maker.user_id = v.made_by
  left join lateral (
    select u.name, a.amended_at from work_amendment a join app_user u on u.user_id = coalesce(a.acting_for_user_id, a.user_id)
    where a.work_id = v.work_id and a.cause = 'takenOver' order by a.work_amendment_id desc limit 1) taken on true`;

/** Not found by a search is not shown; searching for nothing finds all. */
const matching = piece`(${'pattern'} = '%%' or exists (
  select from work_title t where t.work_id = w.work_id and t.title_folded like ${'pattern'}))`;

const provisional = (condition: Fragment) =>
  listing({
    schema: ProvisionalWork,
    from: piece`${rows} where ${condition} and ${matching}`,
    orders: { firstRegisteredAt: { up: ['q.first_registered_at::timestamptz', 'q.work_id::integer'] } },
    counted: piece`provisional_work v join work w using (work_id) where ${condition} and ${matching}`,
  });

export const provisionalWorks = {
  open: provisional(piece`w.is_provisional and w.review = 'approved'`),
  takenOver: provisional(piece`not w.is_provisional`),
  closed: provisional(piece`w.is_provisional and w.review = 'withdrawn'`),
};

export const findProvisional = answer(ProvisionalWork, piece`${rows} where w.work_id = ${'workId'}`);

/** It needs no review, as nobody has claimed anything; being provisional keeps it red. */
export const insertProvisional = sql`
  with made as (
    insert into work (title, duration_seconds, artists, origin, review, is_provisional, registered_by, ${plainOfWork.columns()})
    select ${'title'}, ${'durationSeconds'}::integer, ${'artists'}, 'Bráðabirgðaskráning', 'approved', true, ${'userId'}::integer,
      ${plainOfWork.columns('plain')} from ${plainOfWork.row}
    returning work_id, title
  ), named as (
    insert into work_title (work_id, title, is_main) select work_id, title, true from made
  )
  insert into provisional_work (work_id, remark, made_by)
  select work_id, ${'remark'}, ${'userId'} from made returning work_id`;

export const lockProvisional = sql`
  select ${plainOfWork.columns('w')}, w.is_provisional and w.review = 'approved' as is_open, to_json(w.last_changed_at) #>> '{}' as last_changed_at
  from provisional_work v join work w using (work_id) where w.work_id = ${'workId'} for update of w`;

export const changeProvisional = sql`
  with changed as (
    update work set title = ${'title'}, duration_seconds = ${'durationSeconds'}, artists = ${'artists'}, ${plainOfWork.set},
      last_changed_at = now()
    from ${plainOfWork.row} where work.work_id = ${'workId'}
  ), named as (
    update work_title set title = ${'title'} where work_id = ${'workId'} and is_main
  )
  update provisional_work set remark = ${'remark'} where work_id = ${'workId'}`;

export const closeProvisional = sql`
  update work set review = 'withdrawn', review_remark = ${'remark'}, reviewed_at = now(), reviewed_by = ${'userId'}, last_changed_at = now()
  where work_id = ${'workId'}`;
