import { light } from '@omur/contract/platform/values';
import type { LightChange } from '@omur/contract/works/works';
import type pg from 'pg';
import * as z from 'zod/mini';
import { answeredLetter, askedLetter, type Registration } from '../src/works/approvals/letters.ts';
import { linkOf } from '../src/works/approvals/link.ts';
import { findRegistration } from '../src/works/approvals/queries.ts';
import { notify } from '../src/messages/notifications/notify.ts';
import { lightMessage } from '../src/works/catalogue/lightMessage.ts';

/** So long ago it has been read. */
const readAfterDays = 3;

interface Asking {
  at: Date;
  requestId: number;
  workId: number;
  personId: number;
  registrant: string;
  dueOn: string;
}
interface Answered {
  at: Date;
  workId: number;
  title: string;
  author: string;
  answer: 'given' | 'assumed' | 'objected';
  reason: string | null;
  personId: number;
}
interface Change {
  at: Date;
  workId: number;
  title: string;
  lightAfter: number;
  cause: LightChange['cause'];
  remark: string | null;
  personIds: number[];
}

/** What the members were told of as it happened: who was asked for an approval, who answered, and which lights have changed of late (J3). */
export async function writeNotices(client: pg.Client): Promise<void> {
  const { rows: askings } = await client.query<Asking>(listAskings);
  const { rows: answers } = await client.query<Answered>(listAnswers);
  const { rows: changes } = await client.query<Change>(listChanges);
  const events = [
    ...askings.map((asking) => ({ at: asking.at, telling: () => tellAsked(client, asking) })),
    ...answers.map((answered) => ({ at: answered.at, telling: () => tellAnswered(client, answered) })),
    ...changes.map((change) => ({ at: change.at, telling: () => tellChanged(client, change) })),
  ].sort((a, b) => a.at.getTime() - b.at.getTime());
  for (const { at, telling } of events) {
    await telling();
    await client.query(backdate, [at]);
  }
  for (const step of renumber) await client.query(step);
}

async function tellAsked(client: pg.Client, { requestId, workId, personId, registrant, dueOn }: Asking) {
  const registration = await findRegistration.row<Registration>(client, { workId, formerIds: [] });
  const author = registration?.authors.find((one) => one.personId === personId);
  if (!registration || !author) return;
  await notify(client, [personId], {
    kind: 'approvalAsked',
    ...askedLetter({ ...registration, changes: [] }, registrant, dueOn),
    link: `/verk/${workId}`,
    letterLink: linkOf(requestId, registration.secret, author.language),
    approvalRequestId: requestId,
  });
}

async function tellAnswered(
  client: pg.Client,
  { workId, title, author, answer, reason, personId }: Answered,
) {
  await notify(client, [personId], {
    kind: 'approvalAnswered',
    ...answeredLetter(title, author, answer, reason),
    link: `/verk/${workId}`,
  });
}

async function tellChanged(client: pg.Client, { personIds, lightAfter, ...change }: Change) {
  await notify(client, personIds, lightMessage({ ...change, light: z.decode(light, lightAfter) }));
}

const listAskings = `
  select r.asked_at as at, r.approval_request_id as "requestId", r.work_id as "workId", a.person_id as "personId",
    asker.name as registrant, r.due_on::text as "dueOn"
  from approval_request r join author a using (author_id) join person asker on asker.person_id = r.asked_by
  where r.state = 'waiting' order by r.asked_at, r.approval_request_id`;

const listAnswers = `
  select r.answered_at as at, r.work_id as "workId", w.title, a.display_name as author, r.state as answer, r.reason,
    r.asked_by as "personId"
  from approval_request r join author a using (author_id) join work w using (work_id)
  where r.state in ('given', 'assumed', 'objected') and r.answered_at between now() - interval '120 days' and now()
  order by r.answered_at, r.approval_request_id`;

const listChanges = `
  select c.changed_at as at, c.work_id as "workId", w.title, c.light_after as "lightAfter", c.cause, c.remark,
    array(select distinct pw.person_id from person_work pw join app_user u using (person_id)
      where pw.work_id = c.work_id and u.user_id is distinct from c.user_id order by pw.person_id) as "personIds"
  from work_light_change c join work w using (work_id)
  where c.cause not in ('registered', 'imported') and c.changed_at > now() - interval '120 days'
  order by c.changed_at, c.work_light_change_id`;

/** What was told just now was told then. Letters stay in the mailbox, as there was no mail server. */
const backdate = `
  with told as (
    update notification set created_at = $1, read_at = case when $1 < now() - interval '${readAfterDays} days' then $1 + interval '5 hours' end
    where created_at = now()
  )
  update letter set created_at = $1, sent_at = $1, is_kept_here = true, attempts = 1 where created_at = now()`;

/** The numbers follow the time, also of what was told before. */
const renumber = [
  `update notification n set notification_id = -told.nth from (
    select notification_id, row_number() over (order by created_at, notification_id) as nth from notification) told
  where told.notification_id = n.notification_id`,
  'update notification set notification_id = -notification_id',
];
