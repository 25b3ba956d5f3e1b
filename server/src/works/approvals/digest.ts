import type pg from 'pg';
import type { Language } from '@omur/contract/platform/rules/language';
import { transaction } from '../../platform/database/pool.ts';
import { sql } from '../../platform/database/statement.ts';
import type { Task } from '../../platform/jobs/task.ts';
import { notify } from '../../messages/notifications/notify.ts';
import { joinLinkOf } from './joinLink.ts';
import { digestLetter } from './letters.ts';
import { linkOf } from './link.ts';

const findRecipients = sql`
  select distinct recipient from letter_to_stranger
  where sent_at is null and asked_at < current_date order by recipient limit 1000`;
/** What has been answered meanwhile, or asked anew, is not asked about any more. */
const takeWaiting = sql`
  with taken as (
    update letter_to_stranger l set sent_at = now()
    where l.recipient = ${'recipient'} and l.sent_at is null and l.asked_at < current_date
    returning l.person_id, l.approval_request_id
  )
  select t.person_id, r.author_id, p.email, p.is_unregistered and p.kennitala is not null as is_invited,
    t.approval_request_id as request_id, w.title, r.due_on::text as due_on,
    (select secret from signing_secret) as secret,
    case when p.is_address_foreign or p.kennitala is null then 'en' else 'is' end as language
  from taken t join approval_request r using (approval_request_id) join work w using (work_id)
  join person p on p.person_id = t.person_id
  where r.state = 'waiting' and r.due_on >= current_date
  order by r.approval_request_id`;

interface Waiting extends Record<string, unknown> {
  personId: number;
  authorId: number;
  isInvited: boolean;
  email: string | null;
  requestId: number;
  title: string;
  dueOn: string;
  secret: Buffer;
  language: Language;
}

/** J5: what was more than a day's letters to somebody outside the society comes in one letter of the next day. */
export const sendDigests: Task = {
  name: 'sendDigests',
  run: async ({ pool, config }) => {
    const recipients = await findRecipients.rows<{ recipient: string }>(pool, {});
    for (const { recipient } of recipients) await digest(pool, recipient, config.publicUrl);
  },
};

async function digest(pool: pg.Pool, recipient: string, publicUrl: string): Promise<void> {
  await transaction(pool, async (db) => {
    const waiting = await takeWaiting.rows<Waiting>(db, { recipient });
    const [first] = waiting;
    if (!first) return;
    const works = waiting.map(({ title, dueOn, requestId, secret, language }) => ({
      title,
      dueOn,
      address: `${publicUrl}${linkOf(requestId, secret, language)}`,
    }));
    const joinLink = first.isInvited ? joinLinkOf(first, first.secret) : undefined;
    await notify(db, [first.personId], { kind: 'approvalAsked', ...digestLetter(works), joinLink });
  });
}
