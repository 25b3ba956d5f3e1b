import { piece, sql, type Fragment } from '../../platform/database/statement.ts';

// R157: silence counts for who was told in time, and for nobody else.

/** Authors whom a person answers for: their own, and those of somebody who has died whose rights they hold. */
export const spokenFor = piece`(
  select own.author_id from author own where own.person_id = ${'personId'}
  union all select h.author_id from author_heir h where h.person_id = ${'personId'})`;

/**
 * Requests, as `r`, that a person answers. Where an author who has died has several heirs, who asked does not answer as one of them, and an
 * objection is taken back by nobody but the heir who made it; also where that heir's login was closed since (R232).
 */
export const isTheirsToAnswer = piece`(r.holder_id is null and r.author_id in ${spokenFor} and not exists (select from author_successor other
  where other.author_id = r.author_id and other.person_id <> ${'personId'}::integer
    and (r.asked_by = ${'personId'}::integer and (other.can_log_in or other.is_closed_by_another)
      or r.state = 'objected' and r.answered_by = other.user_id)))`;

/** The same, and those of a publisher or holder whom the share of an author pays, who are the person's own to answer (R200). */
export const isAnsweredBy = piece`(${isTheirsToAnswer} or r.holder_id = ${'personId'}::integer)`;

const hasLogin = piece`exists (select from app_user u where u.person_id = p.person_id and u.closed_at is null)`;

const canBeTold = piece`p.died_on is null and p.left_on is null and (p.email <> '' or ${hasLogin})`;
/** An author, as `a`, who lives and can be told (O275). */
export const isReachableSelf = piece`(not a.is_from_ipi and exists (select from person p
  where p.person_id = a.person_id and ${canBeTold}))`;
/** An author whose silence would say something: who can be told, or whose heirs can. */
export const isReachable = piece`(${isReachableSelf}
  or not a.is_from_ipi and exists (select from author_heir h where h.author_id = a.author_id))`;

/** Who answers, as `p`, was told here when the time to answer began, of the work or of several at once (O277): a reminder alone leaves two days. */
const hasNotification = piece`exists (select from notification n
  where n.person_id = p.person_id and n.kind = 'approvalAsked' and (r.is_of_past or r.holder_id is not null or n.link = '/verk/' || r.work_id
      or n.link = '/mitt-spjald' and n.created_at = r.asked_at)
    and n.created_at >= r.asked_at and n.created_at < r.asked_at + interval '1 day')`;

/**
 * Was logged in while they were asked, or has a password, and so reads what waits. A login that nobody has opened by the last day has told
 * nobody, whenever it is opened or gets a password.
 */
const loggedInInTime = piece`exists (select from app_user u where u.person_id = p.person_id and u.closed_at is null and not u.is_locked and (
  exists (select from session s where s.user_id = u.user_id and s.created_at < r.due_on + 1
    and least(s.expires_at, coalesce(s.ended_at, 'infinity')) >= r.asked_at)
  or u.password_hash is not null and not exists (select from change_record c where c.person_id = p.person_id and c.table_name = 'app_user'
    and c.operation = 'update' and c.old_row is null and c.changed_at >= r.due_on + 1)))`;

/**
 * The letter of the request itself, not of another: of several works at once it is one (O277), and what was more than a day's letters to
 * somebody outside comes later (J5). None that waits, came back, or was only kept here has told anybody.
 */
const isWrittenTo = piece`exists (select from letter l
  left join letter_to_stranger s on s.sender_id = r.asked_by and s.asked_at = r.asked_at and s.approval_request_id = r.approval_request_id
  where l.person_id = p.person_id and l.kind = 'approvalAsked' and l.sent_at < r.due_on + 1 and not l.is_kept_here
    and l.created_at = case when s.letter_to_stranger_id is null then r.asked_at else s.sent_at end
    and not exists (select from bounced_address b
      where b.address = lower(l.recipient) and b.kind = 'permanent' and b.bounced_at >= l.sent_at))`;

const isTold = piece`p.died_on is null and p.left_on is null and (${hasNotification} and ${loggedInInTime} or ${isWrittenTo})`;
/** Whether who answers to a request, as `r`, was told of it in time: the author, who lives, an heir other than who asks, or a publisher or holder (R200). */
export const wasNotified = piece`(case when r.holder_id is not null then exists (select from person p where p.person_id = r.holder_id and ${isTold})
  else exists (select from author a where a.author_id = r.author_id and (
  exists (select from person p where p.person_id = a.person_id and ${isTold})
  or exists (select from author_heir h join person p using (person_id) where h.author_id = a.author_id
    and h.person_id is distinct from r.asked_by and ${hasNotification}
    and (${loggedInInTime} or ${isWrittenTo})))) end)`;

/** Nobody was told of a request, as `r`, and its time is over. */
export const isUnheard = piece`(r.state = 'waiting' and not r.is_halted and r.due_on < current_date and not ${wasNotified})`;
/** R200: a request, as `r`, to a publisher or holder whom nobody can ask, or asked in time. */
export const isHolderUnreached = piece`(${isUnheard} or not exists (select from person p where p.person_id = r.holder_id and ${canBeTold}))`;

/** Staff who have a part in a work, or would get one by an amendment, answer for nobody else on it. */
const hasPart = piece`(exists (select from own_work o where o.user_id = ${'userId'}::integer and o.work_id = ${'workId'})
  or exists (select from work_author own join author b on b.author_id = own.author_id join own_person o on o.person_id = b.person_id
    where own.work_id = ${'workId'} and o.user_id = ${'userId'}::integer))`;

/** R215: of the staff who entered that somebody has died does not answer in their place. */
const saysDead = (person: Fragment) => piece`exists (select from person dead
  where dead.person_id = ${person} and dead.died_on is not null and dead.death_entered_by = ${'userId'}::integer)`;

/** An author of a work waits whom the user says has died (R215). */
export const findSaidDead = sql`
  select from work_author wa join author a using (author_id)
  where wa.work_id = ${'workId'} and wa.approval = 'waiting' and ${saysDead(piece`a.person_id`)} limit 1`;

/** R232: nor does who closed the login of who would answer. */
const hasClosedLogin = (holder: Fragment) =>
  piece`has_closed_login(${'userId'}::integer, a.author_id, ${holder})`;

/** An author of a work waits, or a holder whom it asks, whose login the user has closed (R232). */
export const findClosedLogin = sql`
  select from work_author wa join author a using (author_id)
  where wa.work_id = ${'workId'} and wa.approval = 'waiting' and ${hasClosedLogin(piece`null`)}
  union all
  select from approval_request r join author a using (author_id)
  where r.work_id = ${'workId'} and r.state = 'waiting' and ${hasClosedLogin(piece`r.holder_id`)} limit 1`;

/** X38, R157, R200: staff answer for those whom nobody asks or can ask. Answers whom. */
export const approveUnreached = sql`
  with given as (
    update work_author wa set approval = 'given', approved_at = now()
    from author a where wa.work_id = ${'workId'} and a.author_id = wa.author_id and wa.approval = 'waiting' and not ${isReachable} and not ${hasPart}
      and not ${saysDead(piece`a.person_id`)} and not ${hasClosedLogin(piece`null`)}
    returning wa.author_id
  ), answered as (
    update approval_request r set state = 'given', answered_at = now(), answered_by = ${'userId'}::integer
    from author a where r.work_id = ${'workId'} and r.state = 'waiting' and a.author_id = r.author_id and not ${hasPart}
      and case when r.holder_id is null then not ${isReachable} else ${isHolderUnreached} end and not ${saysDead(piece`coalesce(r.holder_id, a.person_id)`)}
      and not ${hasClosedLogin(piece`r.holder_id`)}
    returning r.author_id
  )
  select author_id from given union select author_id from answered`;
