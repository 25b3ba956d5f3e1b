import { piece, sql } from '../../platform/database/statement.ts';
import { wasNotified } from './silenceQueries.ts';

// Days are days in Iceland, which keeps UTC. What somebody else has locked is being answered, amended or counted there.
export const lockWorksThatAreDue = sql`
  select w.work_id, w.title from work w
  where w.work_id in (
    select r.work_id from approval_request r
    where r.state = 'waiting' and not r.is_halted and r.due_on < current_date and ${wasNotified}
    order by r.due_on, r.approval_request_id limit ${'atOnce'})
  order by w.work_id for update skip locked`;

/** Silence of who was told is approval, given at the end of the last day to answer on; for others staff decide (R157, J8). */
export const assume = sql`
  with assumed as (
    update approval_request r set state = 'assumed', answered_at = due_on + time '23:59:59'
    where work_id = any(${'workIds'}::integer[]) and state = 'waiting' and not is_halted and due_on < current_date and ${wasNotified}
    returning work_id, author_id, asked_by, answered_at, holder_id
  ), given as (
    update work_author wa set approval = 'given', approved_at = a.answered_at
    from assumed a where a.holder_id is null and wa.work_id = a.work_id and wa.author_id = a.author_id
  )
  select a.work_id, a.asked_by, coalesce(holder.name, author.display_name) as display_name, coalesce(a.holder_id, author.person_id) as person_id
  from assumed a join author using (author_id) left join person holder on holder.person_id = a.holder_id
  order by a.work_id, a.author_id, a.holder_id nulls first`;

const isLate = piece`r.state = 'waiting' and r.reminded_at is null and not r.is_halted
      and r.remind_on <= current_date and r.due_on >= current_date`;
/**
 * With those whose turn it is, all others of whom they are asked: the society tells somebody of several works at once (O277). In place of one
 * who has died the heirs are reminded (R157), but for who asked.
 */
export const remind = sql`
  with first as (
    select r.author_id, r.holder_id from approval_request r where ${isLate} order by r.remind_on limit ${'atOnce'}
  ), late as (
    select r.approval_request_id from approval_request r join author a using (author_id)
    where ${isLate} and coalesce(r.holder_id, a.person_id) in (select coalesce(first.holder_id, o.person_id) from first join author o using (author_id))
    for update of r skip locked
  ), reminded as (
    update approval_request r set reminded_at = now() from late where r.approval_request_id = late.approval_request_id returning r.*
  )
  select r.approval_request_id as request_id, r.work_id, r.author_id, w.title, r.due_on::text as due_on, r.is_of_past, r.holder_id, h.person_id is not null as is_heir,
    case when h.person_id is not null then h.person_id when p.died_on is null then p.person_id end as person_id,
    r.asked_by is null as is_of_society, (select name from person where person_id = r.asked_by) as registrant
  from reminded r join work w using (work_id) join author a using (author_id) join person p on p.person_id = coalesce(r.holder_id, a.person_id)
  left join author_heir h on r.holder_id is null and h.author_id = r.author_id and h.person_id is distinct from r.asked_by
  order by r.approval_request_id, h.person_id`;
