import { piece, sql } from '../../platform/database/statement.ts';

// R157: silence counts for who was told in time, and for nobody else.

/** Authors whom a person answers for: their own, and those of somebody who has died whose rights they hold. */
export const spokenFor = piece`(
  select own.author_id from author own where own.person_id = ${'personId'}
  union all select h.author_id from author_heir h where h.person_id = ${'personId'})`;

const hasLogin = piece`exists (select from app_user u where u.person_id = p.person_id and u.closed_at is null)`;

/** An author, as `a`, who lives and can be told (O275). */
export const isReachableSelf = piece`(not a.is_from_ipi and exists (select from person p
  where p.person_id = a.person_id and p.died_on is null and p.left_on is null and (p.email <> '' or ${hasLogin})))`;
/** An author whose silence would say something: who can be told, or whose heirs can. */
export const isReachable = piece`(${isReachableSelf}
  or not a.is_from_ipi and exists (select from author_heir h where h.author_id = a.author_id))`;

/** An heir, as `h`, who was asked of the work when the time to answer began: a reminder alone leaves two days of it. */
const isNoticed = piece`exists (select from notification n
  where n.person_id = h.person_id and n.kind = 'approvalAsked' and (r.is_of_past or n.link = '/verk/' || r.work_id)
    and n.created_at >= r.asked_at and n.created_at < r.asked_at + interval '1 day')`;

/** Nothing that waits, came back, or was only kept here has told anybody. */
const isWrittenTo = piece`exists (select from letter l
  where l.person_id = p.person_id and l.kind = 'approvalAsked' and l.created_at >= r.asked_at and l.sent_at < r.due_on + 1 and not l.is_kept_here
    and not exists (select from bounced_address b
      where b.address = lower(l.recipient) and b.kind = 'permanent' and b.bounced_at >= l.sent_at))`;

/** Has a password or is logged in, and so reads what waits; a login that nobody has opened yet tells nobody. */
const logsIn = piece`exists (select from app_user u where u.person_id = p.person_id and u.closed_at is null and not u.is_locked
  and (u.password_hash is not null or exists (select from session s where s.user_id = u.user_id and s.ended_at is null)))`;

/** Whether who answers to a request, as `r`, was told of it in time: the author, who lives, or an heir. */
export const wasTold = piece`exists (select from author a where a.author_id = r.author_id and (
  exists (select from person p where p.person_id = a.person_id and p.died_on is null and p.left_on is null
    and (${logsIn} or ${isWrittenTo}))
  or exists (select from author_heir h join person p using (person_id) where h.author_id = a.author_id and ${isNoticed}
    and (${logsIn} or ${isWrittenTo}))))`;

/** Nobody was told of a request, as `r`, and its time is over. */
export const isUnheard = piece`(r.state = 'waiting' and not r.is_halted and r.due_on < current_date and not ${wasTold})`;

/** X38, R157: staff answer for those whom nobody asks or can ask. Answers whom. */
export const approveUnreached = sql`
  with given as (
    update work_author wa set approval = 'given', approved_at = now()
    from author a where wa.work_id = ${'workId'} and a.author_id = wa.author_id and wa.approval = 'waiting' and not ${isReachable}
    returning wa.author_id
  ), answered as (
    update approval_request r set state = 'given', answered_at = now(), answered_by = ${'userId'}::integer
    from author a where r.work_id = ${'workId'} and r.state = 'waiting' and a.author_id = r.author_id and not ${isReachable}
    returning r.author_id
  )
  select author_id from given union select author_id from answered`;
