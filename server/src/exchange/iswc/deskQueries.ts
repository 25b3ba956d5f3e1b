import {
  IswcFile,
  IswcQuestion,
  IswcRequest,
  IswcSummary,
  IswcTask,
} from '@omur/contract/exchange/iswc/iswc';
import { answer } from '../../platform/database/answers.ts';
import { listing } from '../../platform/database/listing.ts';
import { piece, raw, sql } from '../../platform/database/statement.ts';

const authorNames = piece`
  (select coalesce(string_agg(a.display_name, ', ' order by wa.position, a.author_id), '')
    from work_author wa join author a using (author_id) where wa.work_id = w.work_id)`;

export const requestsIn = listing({
  schema: IswcRequest,
  from: piece`
    select r.request_id, r.work_id, w.title, ${authorNames} as author_names, r.kind as request_kind, r.state as request_state,
      r.attempts, r.due_at, r.sent_at, r.answered_at, r.answer_code, r.answer_message
    from iswc_request r join work w using (work_id) where r.state = ${'state'}`,
  orders: { newest: { up: ['(-q.request_id)::integer'] } },
  counted: piece`iswc_request r where r.state = ${'state'}`,
});

const inState = (state: string) =>
  raw(`(select count(*)::integer from iswc_request where state = '${state}')`);

export const findSummary = answer(
  IswcSummary,
  piece`
    select ${'isOn'}::boolean as is_on, ${'agency'}::text as agency, answered_at,
      case when paused_until > now() then paused_until end as paused_until,
      case when paused_until > now() then pause_reason end as pause_reason,
      ${inState('waiting')} as waiting, ${inState('sending')} as sending, ${inState('filed')} as filed, ${inState('done')} as done,
      ${inState('rejected')} as rejected, ${inState('dropped')} as dropped,
      (select count(*)::integer from iswc_question where decided_at is null) as questions,
      (select count(*)::integer from iswc_task where agency_state = 'Outstanding' and decision is null) as tasks
    from iswc_agency`,
);

const partiesOf = (list: string) =>
  raw(`(select coalesce(json_agg(json_build_object('nafn', p ->> 'name', 'ipI_NUMER', p ->> 'ipiNameNumber',
    'hlutverK_HJA_AGENCY', p ->> 'role')), '[]') from jsonb_array_elements(coalesce(${list}, '[]')) p)`);

const candidates = piece`
  (select coalesce(json_agg(json_build_object('iswc', coalesce(c ->> 'iswc', k.agency_iswc), 'heitI_VERKS', coalesce(c ->> 'title', cw.title, ''),
      'verK_NR', cw.work_id, 'onnuR_HEITI', coalesce(c -> 'otherTitles', '[]'), 'adilar', ${partiesOf(`c -> 'parties'`)})), '[]')
    from jsonb_array_elements(k.candidates) c left join work cw on cw.work_id = (c ->> 'workId')::integer)`;

const question = piece`
  select k.question_id, k.kind as question_kind, k.asked_at, k.work_id, w.title,
    array(select t.title from work_title t where t.work_id = w.work_id and not t.is_main order by t.work_title_id limit 50) as other_titles,
    (select coalesce(json_agg(json_build_object('nafn', a.display_name, 'ipI_NUMER', a.ipi_name_number, 'hlutverK_HJA_AGENCY', y.code)
        order by wa.position, a.author_id), '[]')
      from work_author wa join author a using (author_id) join author_type y using (author_type_id) where wa.work_id = w.work_id) as parties,
    i.iswc, i.source as code_source, ${candidates} as candidates, k.answer as question_answer, k.decided_at, u.name as decided_by
  from iswc_question k join work w using (work_id) left join app_user u on u.user_id = k.decided_by
  left join work_iswc i on i.work_id = k.work_id and i.status = 'preferred'`;

export const openQuestions = listing({
  schema: IswcQuestion,
  from: piece`${question} where k.decided_at is null`,
  orders: { oldest: { up: ['q.asked_at::timestamptz', 'q.question_id::integer'] } },
});
export const decidedQuestions = listing({
  schema: IswcQuestion,
  from: piece`${question} where k.decided_at is not null`,
  orders: { newest: { up: ['(-q.question_id)::integer'] } },
});

const task = piece`
  select k.task_id, k.task_type, k.agency_state as task_state, k.opened_at, k.due_at as task_due_at, k.from_agency, k.work_id, k.iswc, k.title,
    w.title as own_title, i.iswc as own_iswc, ${partiesOf(`k.detail -> 'parties'`)} as parties, k.decision as task_decision,
    k.note as task_note, k.decided_at, u.name as decided_by, k.delivered_at, k.answer_message
  from iswc_task k left join work w using (work_id) left join app_user u on u.user_id = k.decided_by
  left join work_iswc i on i.work_id = k.work_id and i.status = 'preferred'`;

export const openTasks = listing({
  schema: IswcTask,
  from: piece`${task} where k.agency_state = 'Outstanding' and k.decision is null`,
  orders: { deadline: { up: ['q.task_due_at::timestamptz', 'q.task_id::bigint'] } },
});
export const decidedTasks = listing({
  schema: IswcTask,
  from: piece`${task} where k.agency_state <> 'Outstanding' or k.decision is not null`,
  orders: { newest: { up: ['(-q.task_id)::bigint'] } },
});

export const files = listing({
  schema: IswcFile,
  from: piece`
    select b.batch_id as file_id, b.file_name, 'out' as direction, b.item_count,
      (select count(*)::integer from iswc_request r where r.batch_id = b.batch_id and r.state = 'filed') as open_count,
      b.started_at as made_at, u.name as made_by
    from iswc_batch b left join app_user u on u.user_id = b.made_by where b.channel = 'file'
    union all
    select f.received_file_id, f.file_name, 'in', f.line_count, f.line_count - f.taken_count, f.received_at, u.name
    from iswc_received_file f left join app_user u on u.user_id = f.received_by`,
  orders: {
    newest: { up: ['(-extract(epoch from q.made_at))::numeric', 'q.direction', 'q.file_id::integer'] },
  },
});

export const findFile = sql`
  select file_name, file_text from iswc_batch where batch_id = ${'fileId'}::integer and channel = 'file'`;

export const findCodes = sql`
  select i.iswc, i.status as code_status, i.linked_to, i.source as code_source, to_json(i.status_since) #>> '{}' as status_since,
    case when ${'isStaff'}::boolean then u.name end as added_by
  from work_iswc i left join app_user u on u.user_id = i.added_by where i.work_id = ${'workId'}::integer
  order by array_position(array['preferred', 'linked', 'archived'], i.status), i.status_since desc, i.iswc`;

export const findLatestOf = sql`
  select state as request_state, answer_code, answer_message, to_json(coalesce(answered_at, sent_at, created_at)) #>> '{}' as changed_at
  from iswc_request where work_id = ${'workId'}::integer order by request_id desc limit 1`;

export const lockRequest = sql`
  select request_id, work_id, state, batch_id from iswc_request where request_id = ${'requestId'}::integer for update`;
export const retryRequest = sql`
  update iswc_request set state = 'waiting', due_at = now(), batch_id = null, body_hash = null
  where request_id = ${'requestId'}::integer`;
export const hasOpen = sql`
  select request_id from iswc_request where work_id = ${'workId'}::integer and state in ('waiting', 'sending', 'filed', 'question')`;
export const closeAnswered = sql`
  update iswc_batch b set state = 'answered', ended_at = now()
  where b.channel = 'file' and b.state = 'sending' and not exists (
    select from iswc_request r where r.batch_id = b.batch_id and r.state = 'filed')`;

export const lockQuestion = sql`
  select question_id, work_id, kind, request_id, agency_iswc, source, candidates from iswc_question
  where question_id = ${'questionId'}::integer and decided_at is null for update`;
export const decideQuestion = sql`
  update iswc_question set decided_at = now(), decided_by = ${'userId'}::integer, answer = ${'answer'}, chosen_iswc = ${'iswc'},
    reason = ${'reason'} where question_id = ${'questionId'}::integer`;
export const endQuestioned = sql`
  update iswc_request set state = 'dropped', answered_at = now(), answer_code = 'answered'
  where work_id = ${'workId'}::integer and state = 'question'`;
