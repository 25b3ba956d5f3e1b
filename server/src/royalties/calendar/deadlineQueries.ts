import { sql } from '../../platform/database/statement.ts';

/**
 * O132: what a member's calendar has besides days of distributions: assemblies and deadlines of funds, which all may know, and the days by
 * which the reader has to answer. Of the works nothing: a calendar is often kept by somebody else.
 */
export const feedDeadlines = sql`
  select 'assembly' as kind, a.assembly_id as number, (a.held_at at time zone 'UTC')::date::text as day,
    case when ${'language'} = 'en' then a.title_en else a.title_is end as name, s.done_at as changed_at
  from assembly a join assembly_step s using (assembly_id)
  where s.state = case when a.state = 'announced' then 'announced' else 'listed' end and a.held_at >= ${'fromDay'}::date
  union all
  select 'vote', a.assembly_id, (a.closes_at at time zone 'UTC')::date::text,
    case when ${'language'} = 'en' then a.title_en else a.title_is end, s.done_at
  from assembly a join assembly_step s on s.assembly_id = a.assembly_id and s.state = 'listed'
  join assembly_voter v on v.assembly_id = a.assembly_id join app_user u on u.person_id = v.person_id and u.user_id = ${'userId'}
  where a.closes_at >= ${'fromDay'}::date
  union all
  select 'fund', p.fund_period_id, p.closes_on::text,
    concat_ws(', ', case when ${'language'} = 'en' then f.name_en else f.name_is end, fund_period_name(p.season, p.year, ${'language'})),
    p.opens_on::timestamptz
  from fund_period p join fund f using (fund_id) where p.closes_on >= ${'fromDay'}::date and p.closed_at is null
  union all
  select 'approval', min(r.approval_request_id), r.due_on::text, null, min(r.asked_at)
  from app_user u cross join lateral (
    select o.author_id from author o where o.person_id = u.person_id union all select h.author_id from author_heir h where h.person_id = u.person_id) a
  join approval_request r using (author_id)
  where u.user_id = ${'userId'} and r.holder_id is null and r.state = 'waiting' and not r.is_halted and r.due_on >= current_date group by r.due_on
  union all
  select 'dispute', d.work_dispute_id, d.answer_by::text, null, d.opened_at
  from app_user u join work_dispute_party p using (person_id) join work_dispute d using (work_dispute_id)
  where u.user_id = ${'userId'} and d.state = 'open' and d.answer_by >= current_date and p.accepted_offer is distinct from d.offer_number
  order by 3, 1, 2 limit 500`;
