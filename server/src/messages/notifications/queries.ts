import { Notification, NotifiedApproval } from '@omur/contract/messages/notifications';
import { answer, jsonOf } from '../../platform/database/answers.ts';
import { listing } from '../../platform/database/listing.ts';
import { piece, sql } from '../../platform/database/statement.ts';

/** H157: the request that it told of. What was asked anew since is another, as is what another author of the reader's is asked. */
const approval = piece`(select written.json::json from (
    select r.work_id, w.title, r.due_on, r.is_halted, r.round,
      (select coalesce(sum(wa.share), 0) from work_author wa join author o using (author_id)
        where wa.work_id = r.work_id and o.person_id = a.person_id) as share,
      case when r.round < (select max(last.round) from approval_request last where last.work_id = r.work_id) then 'superseded'
        when r.state <> 'waiting' then r.state
        when not exists (select from work_author wa where wa.work_id = r.work_id and wa.author_id = r.author_id) then 'removed'
        when not r.is_halted and r.due_on < current_date then 'late'
        else 'waiting' end as asked_state
    from approval_request r join work w using (work_id) join author a using (author_id)
    where r.approval_request_id = n.approval_request_id and (a.person_id = n.person_id
      or exists (select from author_heir h where h.author_id = r.author_id and h.person_id = n.person_id))) q cross join ${jsonOf(NotifiedApproval)})`;

const columns = piece`notification_id, kind, link, created_at, read_at is not null as is_read,
  case ${'language'} when 'en' then header_en else header_is end as header,
  case ${'language'} when 'en' then body_en else body_is end as body, ${approval} as approval`;

export const notificationsOf = listing({
  schema: Notification,
  from: piece`select ${columns} from notification n where person_id = ${'personId'}`,
  orders: { newest: { up: ['(-q.notification_id)::integer'] } },
  short: ['newest'],
});

/** Only what was not read is written, so that reading twice tells nobody of a change. */
export const markRead = sql`
  update notification set read_at = now()
  where notification_id = ${'notificationId'} and person_id = ${'personId'} and read_at is null`;

export const markAllRead = sql`
  update notification set read_at = now() where person_id = ${'personId'} and read_at is null`;

export const findNotification = answer(
  Notification,
  piece`select ${columns} from notification n
    where notification_id = ${'notificationId'} and person_id = ${'personId'}`,
);

export const unreadOf = sql`
  select count(*)::integer as unread from notification where person_id = ${'personId'} and read_at is null`;

export const chosenSettings = sql`
  select kind, channel, is_pushed from notification_setting where person_id = ${'personId'}`;

export const chooseSettings = sql`
  insert into notification_setting as kept (person_id, kind, channel, is_pushed)
  select ${'personId'}, kind, channel, is_pushed
  from unnest(${'kinds'}::text[], ${'channels'}::text[], ${'pushed'}::boolean[]) as chosen (kind, channel, is_pushed)
  on conflict (person_id, kind) do update set channel = excluded.channel,
    is_pushed = coalesce(excluded.is_pushed, kept.is_pushed)`;
