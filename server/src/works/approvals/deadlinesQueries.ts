import { piece, sql } from '../../platform/database/statement.ts';

/** Who has left cannot be asked, and their silence says nothing: staff decide (J8). */
const leavers = piece`select a.author_id from author a join person p using (person_id) where p.left_on is not null`;

// Days are days in Iceland, which keeps UTC. What somebody else has locked is being answered, amended or counted there.
export const lockWorksThatAreDue = sql`
  select w.work_id, w.title from work w
  where w.work_id in (
    select work_id from approval_request
    where state = 'waiting' and not is_halted and due_on < current_date and author_id not in (${leavers})
    order by due_on, approval_request_id limit ${'atOnce'})
  order by w.work_id for update skip locked`;

/** Silence is approval, given at the end of the last day to answer on. */
export const assume = sql`
  with assumed as (
    update approval_request set state = 'assumed', answered_at = due_on + time '23:59:59'
    where work_id = any(${'workIds'}::integer[]) and state = 'waiting' and not is_halted and due_on < current_date
      and author_id not in (${leavers})
    returning work_id, author_id, asked_by, answered_at
  ), given as (
    update work_author wa set approval = 'given', approved_at = a.answered_at
    from assumed a where wa.work_id = a.work_id and wa.author_id = a.author_id
  )
  select a.work_id, a.asked_by, author.display_name, author.person_id
  from assumed a join author using (author_id)
  order by a.work_id, a.author_id`;

const isLate = piece`r.state = 'waiting' and r.reminded_at is null and not r.is_halted
      and r.remind_on <= current_date and r.due_on >= current_date`;
/** With those whose turn it is, all others of whom they are asked: the society tells somebody of several works at once (O277). */
export const remind = sql`
  with first as (
    select r.author_id from approval_request r where ${isLate} order by r.remind_on limit ${'atOnce'}
  ), late as (
    select r.approval_request_id from approval_request r join author a using (author_id)
    where ${isLate} and a.person_id in (select o.person_id from first join author o using (author_id))
    for update of r skip locked
  )
  update approval_request r set reminded_at = now()
  from late, author a, work w
  where r.approval_request_id = late.approval_request_id and a.author_id = r.author_id and w.work_id = r.work_id
  returning r.approval_request_id as request_id, r.work_id, r.author_id, w.title, r.due_on::text as due_on, r.is_of_past, a.person_id,
    r.asked_by is null as is_of_society, (select name from person where person_id = r.asked_by) as registrant`;
