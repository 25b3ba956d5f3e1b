import { CannedAnswer, Case, CaseMessage, CaseStaff } from '@omur/contract/messages/cases';
import { answer } from '../../platform/database/answers.ts';
import { listing, newestFirst } from '../../platform/database/listing.ts';
import { piece, sql } from '../../platform/database/statement.ts';
import { staffRoles } from '../../platform/lookups/listsQueries.ts';

/** H42: staff see every case, and members their own. */
const isAccessible = piece`(${'isStaff'}::boolean or c.person_id = ${'personId'}::integer)`;

/** Who looks after it and when they mean to answer is the staff's own affair. */
const row = piece`
  select c.case_id, c.case_kind, c.case_state, c.subject, c.person_id, p.name, c.about,
    coalesce(c.work_id, c.contract_id, c.live_performance_id, c.statement_line_id) as about_id,
    case c.about when 'work' then w.title when 'contract' then publisher.name || ' – ' || author.display_name
      when 'livePerformance' then coalesce(l.concert_title, l.performers) when 'line' then coalesce(line.title, d.name) || ' · ' || d.name end as about_title,
    c.distribution_id, c.right_id, c.page, c.opened_at, c.last_message_at,
    case when ${'isStaff'}::boolean then c.assigned_to end as assigned_to_id,
    case when ${'isStaff'}::boolean then a.name end as assigned_to_name, case when ${'isStaff'}::boolean then c.due_on end as due_on,
    c.complained_on, c.answer_by, c.outcome, c.reasons, c.decided_at,
    c.case_kind <> 'complaint' or c.decided_at is null as may_write,
    coalesce(least(c.due_on, case when c.decided_at is null then c.answer_by end), date '9999-12-31') as first_due
  from member_case c join person p on p.person_id = c.person_id
  left join work w on w.work_id = c.work_id
  left join publishing_contract k on k.contract_id = c.contract_id
  left join person publisher on publisher.person_id = k.publisher_id left join author on author.author_id = k.author_id
  left join live_performance l on l.live_performance_id = c.live_performance_id
  left join distribution d on d.distribution_id = c.distribution_id
  left join lateral (select sw.title from statement_line s join work sw on sw.work_id = s.work_id where s.right_id = c.right_id
    and s.distribution_id = c.distribution_id and s.statement_line_id = c.statement_line_id limit 1) line on true
  left join app_user a on a.user_id = c.assigned_to`;

export const findCase = answer(Case, piece`${row} where c.case_id = ${'caseId'} and ${isAccessible}`);

/** H44: the subject, the member's name, and everything that was written. */
const found = piece`c.case_id in (
  select s.case_id from member_case s where s.subject_folded like ${'search'}
  union select m.case_id from case_message m where m.body_folded like ${'search'}
  union select s.case_id from member_case s join person n on n.person_id = s.person_id where n.name_folded like ${'search'}
  union select s.case_id from member_case s where s.case_id = ${'number'}::integer)`;

const byActivity = { lastMessageAt: { up: ['q.last_message_at::timestamptz', 'q.case_id::integer'] } };
const own = piece`${row} where c.person_id = ${'personId'}::integer`;
export const ownCases = newestFirst(
  listing({
    schema: Case,
    from: own,
    orders: byActivity,
    counted: piece`member_case c where c.person_id = ${'personId'}::integer`,
  }),
  '-lastMessageAt',
);
export const foundOwnCases = newestFirst(
  listing({ schema: Case, from: piece`${own} and ${found}`, orders: byActivity }),
  '-lastMessageAt',
);

const chosen = piece`(${'state'}::text is null or c.case_state = ${'state'}) and (${'kind'}::text is null or c.case_kind = ${'kind'})
  and (${'assignedTo'}::integer is null or coalesce(c.assigned_to, 0) = ${'assignedTo'})`;
const byDeadline = { firstDue: { up: ['q.first_due::date', 'q.case_id::integer'] } };
export const deskCases = listing({
  schema: Case,
  from: piece`${row} where ${chosen}`,
  orders: byDeadline,
  counted: piece`member_case c where ${chosen}`,
});
/** What is done is read by when it was. */
export const closedDeskCases = newestFirst(
  listing({
    schema: Case,
    from: piece`${row} where ${chosen}`,
    orders: byActivity,
    counted: piece`member_case c where ${chosen}`,
  }),
  '-lastMessageAt',
);
export const foundDeskCases = listing({
  schema: Case,
  from: piece`${row} where ${chosen} and ${found}`,
  orders: byDeadline,
});

const message = piece`
  select m.case_message_id as message_id, m.is_from_society, m.body, m.written_at, m.acting_for is not null as is_on_behalf,
    case when ${'isStaff'}::boolean or (not m.is_from_society and u.role not in (${staffRoles})) or u.user_id = ${'userId'}::integer
      then u.name end as written_by
  from case_message m join member_case c using (case_id) join app_user u on u.user_id = m.written_by`;
export const messagesOfCase = listing({
  schema: CaseMessage,
  from: piece`${message} where m.case_id = ${'caseId'} and ${isAccessible}`,
  orders: { messageId: { up: ['q.message_id::integer'] } },
});
export const findMessage = answer(CaseMessage, piece`${message} where m.case_message_id = ${'messageId'}`);

export const findAccess = sql`
  select c.case_kind <> 'complaint' or c.decided_at is null as may_write, c.person_id
  from member_case c where c.case_id = ${'caseId'} and ${isAccessible}`;

export const lockCase = sql`
  select c.person_id, c.case_kind, c.case_state, c.decided_at is not null as is_decided, c.assigned_to
  from member_case c where c.case_id = ${'caseId'} and ${isAccessible} for update of c`;

export const insertCase = sql`
  insert into member_case (person_id, case_kind, subject, about, work_id, contract_id, live_performance_id, right_id, distribution_id,
    statement_line_id, page, case_state, opened_by, complained_on)
  values (${'personId'}, ${'kind'}, ${'subject'}, ${'about'}, ${'workId'}, ${'contractId'}, ${'livePerformanceId'}, ${'rightId'},
    ${'distributionId'}, ${'statementLineId'}, ${'page'}, ${'state'}, ${'userId'}, case ${'kind'} when 'complaint' then current_date end)
  returning case_id, answer_by::text as answer_by`;

export const insertMessage = sql`
  insert into case_message (case_id, is_from_society, body, written_by, acting_for)
  values (${'caseId'}, ${'isFromSociety'}, ${'body'}, ${'userId'}, ${'actingFor'}) returning case_message_id as message_id`;

/** Whose turn it is then. Who answers first looks after it. */
export const noteMessage = sql`
  update member_case set case_state = case when ${'isFromSociety'}::boolean then 'answered' else 'open' end, closed_at = null,
    last_message_at = now(),
    assigned_to = coalesce(assigned_to, case when ${'isFromSociety'}::boolean then ${'userId'}::integer end),
    due_on = case when ${'isFromSociety'}::boolean then null else due_on end
  where case_id = ${'caseId'}`;

/** H47: an answer in the thread answers the question that it began with. */
export const answerQuestion = sql`
  update work_question set answer = ${'body'}, answered_by = ${'userId'}, answered_at = now()
  where case_id = ${'caseId'} and answered_at is null`;

export const updateCase = sql`
  update member_case set
    assigned_to = case when ${'givesAssigned'}::boolean then ${'assignedTo'}::integer else assigned_to end,
    due_on = case when ${'givesDue'}::boolean then ${'dueOn'}::date else due_on end,
    case_state = coalesce(${'state'}, case_state),
    closed_at = case when coalesce(${'state'}, case_state) = 'closed' then coalesce(closed_at, now()) end
  where case_id = ${'caseId'}`;

export const makeComplaint = sql`
  update member_case set case_kind = 'complaint', complained_on = current_date, case_state = 'open', closed_at = null
  where case_id = ${'caseId'} returning answer_by::text as answer_by`;

export const decide = sql`
  update member_case set outcome = ${'outcome'}, reasons = ${'reasons'}, decided_by = ${'userId'}, decided_at = now(), case_state = 'closed',
    closed_at = now(), last_message_at = now(), assigned_to = coalesce(assigned_to, ${'userId'}::integer)
  where case_id = ${'caseId'}`;

export const isPersonOf = sql`
  select from app_user where user_id = ${'userId'} and person_id = ${'personId'}::integer`;
export const isPerson = sql`select from person where person_id = ${'personId'}::integer`;
export const isStaffUser = sql`
  select from app_user where user_id = ${'userId'}::integer and role in (${staffRoles}) and closed_at is null`;

/** H40: what a case may be about is what its member sees already. */
export const findAbout = sql`
  select case ${'about'}
    when 'work' then exists (select from work_viewer v where v.work_id = ${'aboutId'}::integer and v.person_id = ${'personId'}::integer)
      or exists (select from work w where w.work_id = ${'aboutId'}::integer and w.review in ('waiting', 'approved'))
    when 'contract' then exists (select from publishing_contract k where k.contract_id = ${'aboutId'}::integer
      and is_contract_party(${'personId'}::integer, k.publisher_id, k.author_id))
    when 'livePerformance' then exists (select from live_performance l where l.live_performance_id = ${'aboutId'}::integer
      and l.person_id = ${'personId'}::integer)
    else exists (select from statement_line s join author_right r using (right_id) join distribution d using (distribution_id)
      where s.right_id = ${'rightId'}::integer and s.distribution_id = ${'distributionId'}::integer and s.statement_line_id = ${'aboutId'}::integer
        and r.person_id = ${'personId'}::integer and d.state = 'finished') end as is_there`;

export const staff = answer(
  CaseStaff,
  piece`select user_id as assigned_to_id, name as assigned_to_name from app_user
    where role in (${staffRoles}) and closed_at is null order by name, user_id limit 500`,
);

const canned = piece`select canned_answer_id, title, body_is, body_en from canned_answer`;
export const cannedAnswers = answer(
  CannedAnswer,
  piece`${canned} order by lower(title), canned_answer_id limit 1000`,
);
export const findCanned = answer(CannedAnswer, piece`${canned} where canned_answer_id = ${'cannedAnswerId'}`);
export const isTitleTaken = sql`
  select from canned_answer where lower(title) = lower(${'title'}) and canned_answer_id <> ${'cannedAnswerId'}::integer`;
export const insertCanned = sql`
  insert into canned_answer (title, body_is, body_en, changed_by)
  values (${'title'}, ${'bodyIs'}, ${'bodyEn'}, ${'userId'}) on conflict do nothing returning canned_answer_id`;
export const updateCanned = sql`
  update canned_answer set title = ${'title'}, body_is = ${'bodyIs'}, body_en = ${'bodyEn'}, changed_by = ${'userId'}, changed_at = now()
  where canned_answer_id = ${'cannedAnswerId'}`;
export const deleteCanned = sql`delete from canned_answer where canned_answer_id = ${'cannedAnswerId'}`;

export const complaints = sql`
  select c.case_id, p.name, c.subject, c.opened_at::date::text as opened_on, c.complained_on::text as complained_on,
    c.answer_by::text as answer_by, c.outcome, c.reasons, c.decided_at::date::text as decided_on,
    coalesce(c.decided_at::date, current_date) > c.answer_by as is_late
  from member_case c join person p using (person_id) where c.case_kind = 'complaint' order by c.complained_on, c.case_id`;
