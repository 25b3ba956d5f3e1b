import { lockClass } from '../../platform/database/locks.ts';
import { piece, sql, type Fragment } from '../../platform/database/statement.ts';
import { nobodyIds, staffRoles } from '../../platform/lookups/listsQueries.ts';
import { plainOfWork } from '../../platform/database/plainSql.ts';
import { heirs } from '../../people/authors/queries.ts';
import {
  isAnsweredBy,
  isReachable,
  isReachableSelf,
  isUnheard,
  spokenFor,
  wasNotified,
} from './silenceQueries.ts';

/** Who is paid an author's share today, where that is not the author alone. As `Payee` of the contract spells it in answers. */
export const payees = piece`(select coalesce(json_agg(json_build_object('nafn', coalesce(publisher.name, holder.name),
      'hlutfall', r.share, 'hlutF_ERLENT', r.share_abroad) order by r.publisher_id is not null, r.work_right_id), '[]')
    from work_right r left join person publisher on publisher.person_id = r.publisher_id
    left join author_right ar on ar.right_id = r.right_id left join person holder on holder.person_id = ar.person_id
    where r.work_id = wa.work_id and r.author_id = wa.author_id and r.ends_before = 'infinity'
      and exists (select from work_right o left join author_right h on h.right_id = o.right_id
        where o.work_id = wa.work_id and o.author_id = wa.author_id and o.ends_before = 'infinity'
          and (o.publisher_id is not null or h.person_id <> a.person_id)))`;

/** Of a person as `p` with their login as `u`. */
const languageOf = piece`coalesce(u.language, case when p.is_address_foreign or p.kennitala is null then 'en' else 'is' end)`;

const askable = piece`'authorId', a.author_id, 'personId', a.person_id, 'displayName', a.display_name,
  'isInvited', p.is_unregistered and p.kennitala is not null, 'email', p.email,
  'language', ${languageOf}, 'heirs', ${heirs},
  'hasDied', p.died_on is not null,
  'askedHeirs', (select coalesce(json_agg(h.person_id order by h.person_id), '[]') from author_heir h where h.author_id = a.author_id)`;

/**
 * What stands in a letter: the title and every author in their order, with the secret that its link is signed with. Former authors are those
 * named who are on the work no longer, and those who have not agreed to what its latest round asked them of days that have been (O182).
 */
export const findRegistration = sql`
  select w.work_id, w.title, (select secret from signing_secret) as secret,
    (select coalesce(json_agg(jsonb_build_object(${askable}) || jsonb_build_object('type', json_build_object('is', t.name_is, 'en', t.name_en),
        'shareHundredths', (wa.share * 100)::integer, 'payees', ${payees})
        order by wa.position, wa.author_id), '[]')
      from work_author wa join author a using (author_id) join author_type t using (author_type_id)
      join person p using (person_id) left join app_user u on u.person_id = p.person_id and u.closed_at is null
      where wa.work_id = w.work_id) as authors,
    (select coalesce(json_agg(jsonb_build_object(${askable}) order by a.author_id), '[]')
      from author a join person p using (person_id) left join app_user u on u.person_id = p.person_id and u.closed_at is null
      where a.author_id not in (${nobodyIds}) and not a.is_from_ipi and (a.author_id = any(${'formerIds'}::integer[]) or a.author_id in (
          select r.author_id from approval_request r where r.work_id = w.work_id and r.is_of_past and r.state in ('waiting', 'objected')
            and r.round = (select max(round) from approval_request last where last.work_id = w.work_id)))
        and not exists (select from work_author wa where wa.work_id = w.work_id and wa.author_id = a.author_id)) as formers
  from work w where w.work_id = ${'workId'}`;

/**
 * Those who are on the work no longer are asked in the same round, about days that have been; and publishers and holders whom a share that
 * becomes smaller pays, also those who have not agreed to what the round before asked them (R200).
 */
const inRound = piece`
  insert into approval_request (work_id, author_id, round, asked_by, changes, is_of_past, holder_id)
  select ${'workId'}, q.author_id, last.round + 1, ${'askedBy'}::integer, ${'changes'}::jsonb, q.is_of_past, q.holder_id
  from (select coalesce(max(round), 0) as round from approval_request where work_id = ${'workId'}) last cross join lateral (
      select asked.author_id, asked.position::integer as position, false as is_of_past, null::integer as holder_id
      from asked join author a using (author_id) where not a.is_from_ipi
      union all select former.author_id, null, true, null from unnest(${'formerIds'}::integer[]) former (author_id)
      union all select loser.author_id, null, false, loser.holder_id from (
        select * from unnest(${'heldIds'}::integer[], ${'holderIds'}::integer[]) named (author_id, holder_id)
        union select before.author_id, before.holder_id from approval_request before where before.work_id = ${'workId'}
          and before.round = last.round and before.holder_id is not null and before.state in ('waiting', 'objected')) loser) q
  order by q.position nulls last, q.author_id, q.holder_id
  returning approval_request_id as request_id, author_id, round, due_on, is_of_past, holder_id`;

/** One round ends and the next begins: those named are asked, everyone else on the work has approved. */
export const startRound = sql`
  with gone as (
    update approval_request set state = 'superseded' where work_id = ${'workId'} and state = 'waiting'
  ), own as (
    update work_author set approval = 'given', approved_at = now()
    where work_id = ${'workId'} and approval <> 'given' and author_id <> all(${'authorIds'}::integer[])
  ), asked as (
    update work_author set approval = 'waiting', approved_at = null
    where work_id = ${'workId'} and author_id = any(${'authorIds'}::integer[])
    returning author_id, position
  )
  ${inRound}`;

/** A round of some authors, and of those who have not answered; anyone who has given their approval keeps it. */
export const startPartRound = sql`
  with gone as (
    update approval_request set state = 'superseded' where work_id = ${'workId'} and state = 'waiting'
  ), asked as (
    update work_author set approval = 'waiting', approved_at = null
    where work_id = ${'workId'} and author_id not in (${nobodyIds})
      and (author_id = any(${'authorIds'}::integer[]) or approval <> 'given')
    returning author_id, position
  )
  ${inRound}`;

/** Nothing for members: they read what they are told of where they choose to. */
export const countStranger = sql`
  with stranger as (
    select p.person_id, lower(trim(split_part(p.email, ',', 1))) as recipient,
      pg_advisory_xact_lock(${lockClass('lettersToStranger')}, hashtext(lower(trim(split_part(p.email, ',', 1)))))
    from person p where p.person_id = ${'recipientId'} and p.is_unregistered and p.email is not null
  )
  insert into letter_to_stranger (sender_id, person_id, recipient, approval_request_id, sent_at)
  select ${'senderId'}, s.person_id, s.recipient, ${'requestId'}, case when
    (select count(*) from letter_to_stranger l
      where l.sender_id = ${'senderId'} and l.asked_at >= current_date and l.sent_at is not null) < ${'mostOfSender'}::integer
    and (select count(*) from letter_to_stranger l
      where l.recipient = s.recipient and l.asked_at >= current_date and l.sent_at is not null) < ${'mostToRecipient'}::integer
    then now() end
  from stranger s returning sent_at is not null as is_sent`;

/** Of a work that was refused or withdrawn nobody is asked. */
export const isAskable = piece`w.review in ('waiting', 'approved')`;
export const lockApproved = sql`select from work w where w.work_id = ${'workId'} and w.review = 'approved' for update`;
export const lockAskable = sql`select from work w where w.work_id = ${'workId'} and ${isAskable} for update`;

const wasAsked = (how: Fragment) => piece`exists (select from approval_request r
  where r.work_id = wa.work_id and r.author_id = wa.author_id and r.holder_id is null and ${how}
    and r.round = (select max(o.round) from approval_request o where o.work_id = wa.work_id))`;
/** Authors, as `a`, on works, as `wa`, who wait and were not asked; or were, but nobody was told in time, and can be now (O275, R157). */
export const isUnasked = piece`(wa.approval = 'waiting' and ${isReachable} and not ${wasAsked(piece`not ${isUnheard}`)})`;

const joining = (isAsked: Fragment) => sql`
  insert into approval_request (work_id, author_id, round, asked_by, is_halted)
  select wa.work_id, wa.author_id, greatest(last.round, 1), ${'askedBy'}::integer,
    exists (select from approval_request r
      where r.work_id = wa.work_id and r.round = last.round and r.state = 'objected')
  from work_author wa join author a using (author_id),
    (select coalesce(max(round), 0) as round from approval_request where work_id = ${'workId'}) last
  where wa.work_id = ${'workId'} and ${isAsked}
  order by wa.position, wa.author_id
  on conflict on constraint approval_request_once do update set asked_at = now(), remind_on = excluded.remind_on,
    due_on = excluded.due_on, reminded_at = null, is_halted = excluded.is_halted
  returning approval_request_id as request_id, author_id, round, is_of_past, due_on`;
export const joinRound = joining(
  piece`wa.approval = 'waiting' and not a.is_from_ipi and not ${wasAsked(piece`true`)}`,
);
export const joinReachable = joining(isUnasked);

/** The same of themselves, and never before: whom the society asks of many works at once (O277). Heirs are asked on the page of a work. */
export const isUnaskedAuthor = piece`(wa.approval = 'waiting' and ${isReachableSelf} and not ${wasAsked(piece`true`)})`;
/** Works, as `w`, with such an author. */
export const hasUnasked = piece`${isAskable} and exists (
  select from work_author wa join author a using (author_id) where wa.work_id = w.work_id and ${isUnaskedAuthor})`;

export const endRound = sql`
  update approval_request set state = 'ended' where work_id = ${'workId'} and state = 'waiting'`;

/** A work's latest round. */
const lastRound = piece`(select max(round) from approval_request last where last.work_id = r.work_id)`;

export const lockWork = sql`select title from work where work_id = ${'workId'} for update`;

const ofRequests = piece`
  select r.approval_request_id as request_id, r.work_id, r.author_id, r.state, r.asked_by, r.round < ${lastRound} as is_old,
    not r.is_halted and r.due_on < current_date and ${wasNotified} as is_late, coalesce(r.holder_id, a.person_id) as person_id,
    coalesce(holder.name, a.display_name) as display_name, w.title, r.round,
    wa.author_id is not null or r.is_of_past or r.holder_id is not null as is_on_work,
    r.holder_id is null and exists (select from person dead where dead.person_id = a.person_id and dead.died_on is not null) as has_died,
    array(select h.person_id from author_heir h where h.author_id = r.author_id) as heir_ids
  from approval_request r join author a using (author_id) join work w using (work_id)
  left join work_author wa on wa.work_id = r.work_id and wa.author_id = r.author_id left join person holder on holder.person_id = r.holder_id`;

export const findRequest = sql`${ofRequests} where r.approval_request_id = ${'requestId'}`;

/** What a person is asked about a work in its latest round, once for each of the authors they answer for. */
export const findRequestsOfPerson = sql`
  ${ofRequests} where r.work_id = ${'workId'} and ${isAnsweredBy} and r.round = ${lastRound}
  order by r.approval_request_id`;

/** What was different in the round of a request. */
export const findChanges = sql`
  select c ->> 'reitur' as field, coalesce(c ->> 'var', '–') as before, coalesce(c ->> 'verdur', '–') as after
  from approval_request r, jsonb_array_elements(r.changes) c where r.approval_request_id = ${'requestId'}`;

/** Whether a user asked for an approval, in whose name: as the person, or by registering or amending the work. */
export const hasAsked = sql`
  select from app_user where user_id = ${'userId'} and person_id = ${'personId'}::integer
  union all select from work where work_id = ${'workId'} and registered_by = ${'userId'}
  union all select from work_amendment where work_id = ${'workId'} and user_id = ${'userId'}`;

/** R210: who acts is one of the staff, whom the author gave no access that lets them change something, or who has approved the work as staff. */
export const decidesInName = sql`
  select from app_user u where u.user_id = ${'userId'}::integer and u.role in (${staffRoles})
    and (not exists (select from access_grant g
        where g.user_id = ${'actingFor'}::integer and g.grantee_user_id = u.user_id and not g.is_read_only
          and (g.last_day is null or g.last_day >= current_date))
      or exists (select from work w where w.work_id = ${'workId'} and w.review = 'approved' and w.reviewed_by = u.user_id))`;

export const isAuthorOf = sql`
  select from work_author wa where wa.work_id = ${'workId'} and wa.author_id in ${spokenFor}`;

export const writeAnswer = sql`
  with answered as (
    update approval_request set state = ${'state'}, answered_at = now(), answered_by = ${'userId'}::integer, reason = ${'reason'},
      is_answered_by_link = ${'isByLink'}, answered_from = ${'address'}
    where approval_request_id = any(${'requestIds'}::integer[])
    returning work_id, author_id, holder_id
  )
  update work_author wa set approval = ${'state'}, approved_at = case when ${'state'} = 'given' then now() end
  from answered where answered.holder_id is null and wa.work_id = answered.work_id and wa.author_id = answered.author_id`;

export const halt = sql`
  update approval_request set is_halted = true where work_id = ${'workId'} and state = 'waiting' and not is_halted`;

/** Once nobody objects any more, those still asked have their full time again. */
export const restart = sql`
  update approval_request r
  set is_halted = false, due_on = current_date + ${'daysToAnswer'}::integer,
    remind_on = current_date + ${'daysToReminder'}::integer, reminded_at = null
  where r.work_id = ${'workId'} and r.state = 'waiting' and r.is_halted
    and not exists (select from approval_request o
      where o.work_id = r.work_id and o.round = r.round and o.state = 'objected')`;

/** The persons of a work's authors, but for those named. */
export const findAuthorPersons = sql`
  select distinct a.person_id from work_author wa join author a using (author_id)
  where wa.work_id = ${'workId'} and a.person_id <> all(${'except'}::integer[]) and wa.author_id not in (${nobodyIds})
  order by a.person_id`;

export const findAsked = sql`
  select p.name, w.title, ${plainOfWork.columnsFor('w', 'false')}, w.duration_seconds, registrant.name as registered_by, to_json(r.asked_at) #>> '{}' as asked_at, r.due_on,
    r.is_halted, r.round, r.changes,
    (select json_agg(json_build_object('displayName', a.display_name,
        'authorTypeName', case ${'language'} when 'en' then t.name_en else t.name_is end,
        'shareHundredths', (wa.share * 100)::integer, 'isAsked', r.holder_id is null and a.person_id = p.person_id, 'payees', ${payees})
        order by wa.position, wa.author_id)
      from work_author wa join author a using (author_id) join author_type t using (author_type_id)
      where wa.work_id = w.work_id) as authors
  from approval_request r
  join author asked using (author_id) join person p on p.person_id = coalesce(r.holder_id, asked.person_id) join work w using (work_id)
  left join person registrant on registrant.person_id = r.asked_by
  where r.approval_request_id = ${'requestId'}`;

export const findAddress = sql`
  select p.email from author a join person p using (person_id) where a.author_id = ${'authorId'}::bigint`;

/** R200: who is asked as a publisher or holder, and of whose share. */
export const findHolder = sql`
  select a.display_name, ${languageOf} as language
  from author a, person p left join app_user u on u.person_id = p.person_id and u.closed_at is null
  where a.author_id = ${'authorId'}::integer and p.person_id = ${'holderId'}::integer`;
