import type pg from 'pg';
import { transaction } from '../../platform/database/pool.ts';
import { piece, sql, type Queryable } from '../../platform/database/statement.ts';
import type { Task } from '../../platform/jobs/task.ts';
import { notify } from '../../messages/notifications/notify.ts';
import { lockForRefresh, refreshLight } from '../catalogue/refreshLight.ts';
import { answeredLetter, reminderLetter, type Registration } from './letters.ts';
import { linkOf } from './link.ts';
import { findRegistration } from './queries.ts';

/** Works and requests that one transaction takes on. */
const atOnce = 100;

/** Who has left cannot be asked, and their silence says nothing: staff decide (J8). */
const leavers = piece`select a.author_id from author a join person p using (person_id) where p.left_on is not null`;

// Days are days in Iceland, which keeps UTC. What somebody else has locked is being answered, amended or counted there.
const lockWorksThatAreDue = sql`
  select w.work_id, w.title from work w
  where w.work_id in (
    select work_id from approval_request
    where state = 'waiting' and not is_halted and due_on < current_date and author_id not in (${leavers})
    order by due_on, approval_request_id limit ${'atOnce'})
  order by w.work_id for update skip locked`;

/** Silence is approval, given at the end of the last day to answer on. */
const assume = sql`
  with assumed as (
    update approval_request set state = 'assumed', answered_at = due_on + time '23:59:59'
    where work_id = any(${'workIds'}::integer[]) and state = 'waiting' and not is_halted and due_on < current_date
      and author_id not in (${leavers})
    returning work_id, author_id, asked_by, answered_at
  ), given as (
    update work_author wa set approval = 'given', approved_at = a.answered_at
    from assumed a where wa.work_id = a.work_id and wa.author_id = a.author_id
    returning wa.work_id, wa.author_id
  )
  select a.work_id, a.asked_by, author.display_name, author.person_id
  from assumed a join given using (work_id, author_id) join author using (author_id)
  order by a.work_id, a.author_id`;

const remind = sql`
  with late as (
    select approval_request_id from approval_request
    where state = 'waiting' and reminded_at is null and not is_halted
      and remind_on <= current_date and due_on >= current_date
    order by remind_on limit ${'atOnce'} for update skip locked
  )
  update approval_request r set reminded_at = now()
  from late, author a
  where r.approval_request_id = late.approval_request_id and a.author_id = r.author_id
  returning r.approval_request_id as request_id, r.work_id, r.due_on, a.person_id,
    (select name from person where person_id = r.asked_by) as registrant`;

interface Assumed extends Record<string, unknown> {
  workId: number;
  askedBy: number | null;
  displayName: string;
  personId: number;
}

interface Reminded extends Record<string, unknown> {
  requestId: number;
  workId: number;
  dueOn: string;
  personId: number;
  registrant: string | null;
}

/** Enters the approvals of those who stayed silent for seven days. Answers how many works there were (F4.2, V5). */
async function assumeSome(db: Queryable): Promise<number> {
  const works = await lockWorksThatAreDue.rows<{ workId: number; title: string }>(db, { atOnce });
  if (works.length === 0) return 0;
  const workIds = works.map(({ workId }) => workId);
  await lockForRefresh(db, workIds);
  const assumed = await assume.rows<Assumed>(db, { workIds });
  for (const { workId, title } of works) {
    await refreshLight(db, workId, 'approvedByTime');
    const ofWork = assumed.filter((one) => one.workId === workId);
    const registrant = ofWork.find(
      ({ askedBy, personId }) => askedBy !== null && askedBy !== personId,
    )?.askedBy;
    if (!registrant) continue;
    const authors = ofWork.map(({ displayName }) => displayName).join(', ');
    const letter = answeredLetter(title, authors, 'assumed', null);
    await notify(db, [registrant], { kind: 'approvalAnswered', ...letter, link: `/verk/${workId}` });
  }
  return works.length;
}

/** Reminds those who have two days left. A person who is several of a work's authors is reminded of it once. */
async function remindSome(db: Queryable): Promise<number> {
  const reminded = await remind.rows<Reminded>(db, { atOnce });
  const told = new Set<string>();
  for (const { requestId, workId, dueOn, personId, registrant } of reminded) {
    if (told.has(`${workId} ${personId}`)) continue;
    told.add(`${workId} ${personId}`);
    const registration = await findRegistration.row<Registration>(db, { workId });
    const author = registration?.authors.find((one) => one.personId === personId);
    if (!registration || !author) continue;
    await notify(db, [personId], {
      kind: 'approvalReminder',
      ...reminderLetter(registration, registrant, dueOn),
      link: `/verk/${workId}`,
      letterLink: linkOf(requestId, registration.secret, author.language),
    });
  }
  return reminded.length;
}

/** One turn of the clock: all that is due, a batch a transaction. Several servers may turn it at once. */
export async function watchApprovals(pool: pg.Pool): Promise<void> {
  while ((await transaction(pool, assumeSome)) > 0);
  while ((await transaction(pool, remindSome)) > 0);
}

/** Every hour, so that a server that was down over midnight catches up as soon as it is back. */
export const approvalDeadlines: Task = {
  name: 'approvalClock',
  run: ({ pool }) => watchApprovals(pool),
};
