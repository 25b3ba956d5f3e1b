import { findings, waitingWork } from '@omur/contract/works/review';
import { field, response } from '@omur/contract/platform/wire';
import * as z from 'zod/mini';
import { listing } from '../../platform/database/listing.ts';
import { piece, raw, sql, type Fragment } from '../../platform/database/statement.ts';
import { factsOf } from './factsQueries.ts';

const facts = field('facts', z.unknown());

const rows = piece`
  select w.work_id, w.title, w.duration_seconds, w.first_registered_at, w.last_changed_at, u.name as registered_by,
    (select string_agg(a.display_name, ', ' order by wa.position, a.author_id)
      from work_author wa join author a using (author_id) where wa.work_id = w.work_id) as author_names,
    (select case when answered_at is null then 'asked' else 'answered' end
      from work_question k where k.work_id = w.work_id order by k.work_question_id desc limit 1) as question_state,
    c.findings, case when c.work_id is null then ${factsOf} end as facts
  from work w left join work_check c using (work_id) left join app_user u on u.user_id = w.registered_by`;

/** Rows as the answer has them; those that have not been checked with what their findings are made of. */
function queue<N extends string = never>(condition: Fragment<N> = raw('')) {
  const waits = piece`w.review = 'waiting' ${condition}`;
  return listing({
    schema: response({ ...waitingWork, findings, facts }),
    from: piece`${rows} where ${waits}`,
    orders: { firstRegisteredAt: { up: ['q.first_registered_at::timestamptz', 'q.work_id::integer'] } },
    counted: piece`work w where ${waits}`,
  });
}

/** Nothing searched for is the pattern that fits everything. */
const matching = piece`and (${'pattern'} = '%%' or w.work_id = ${'number'} or exists (
    select from work_title t where t.work_id = w.work_id and t.title_folded like ${'pattern'}) or exists (
    select from work_author wa join author a using (author_id)
    where wa.work_id = w.work_id and a.display_name_folded like ${'pattern'}))`;
/** Checked, and nothing found. */
const isSound = piece`exists (select from work_check k where k.work_id = w.work_id and k.findings = '[]')`;
const isAsked = piece`w.work_id in (select work_id from work_question where answered_at is null)`;
const isQuestioned = piece`w.work_id in (select work_id from work_question)`;

/** All that wait: the queue as it is mostly read. */
export const waitingWorks = queue();

/** The queue narrowed down by a search and by what staff look for. */
export const narrowedQueues = {
  all: queue(matching),
  withFindings: queue(piece`${matching} and not ${isSound}`),
  withoutFindings: queue(piece`${matching} and ${isSound}`),
  withObjections: queue(piece`${matching} and w.work_id in (
    select work_id from work_author where approval = 'objected')`),
  asked: queue(piece`${matching} and ${isAsked}`),
  answered: queue(piece`${matching} and ${isQuestioned} and not ${isAsked}`),
};

export const lockReview = sql`
  select w.review, to_json(w.last_changed_at) #>> '{}' as last_changed_at, w.review_remark, u.name as reviewed_by,
    to_char(w.reviewed_at, 'DD/MM/YYYY HH24:MI') as reviewed_when, w.last_changed_at > w.first_registered_at as is_amended
  from work w left join app_user u on u.user_id = w.reviewed_by
  where w.work_id = ${'workId'} for update of w`;

export const decide = sql`
  update work set review = ${'review'}, review_remark = ${'remark'}, reviewed_at = now(), reviewed_by = ${'userId'},
    last_changed_at = now()
  where work_id = ${'workId'}`;

/** Whether a user has a hand in a registration: they sent it, changed it since, or approved it in the name of one of its authors (R210). */
export const isOwnWork = sql`
  select from work w where w.work_id = ${'workId'} and (w.registered_by = ${'userId'}::integer
    or exists (select from work_amendment a where a.work_id = w.work_id and a.user_id = ${'userId'}::integer)
    or exists (select from approval_request r join author a using (author_id)
      where r.work_id = w.work_id and r.answered_by = ${'userId'}::integer and r.state = 'given' and not r.is_answered_by_link
        and not exists (select from app_user u where u.user_id = r.answered_by
          and (u.person_id = a.person_id or exists (select from author_heir h where h.author_id = r.author_id and h.person_id = u.person_id)))))`;
