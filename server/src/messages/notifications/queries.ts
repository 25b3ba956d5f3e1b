import { Notification } from '@omur/contract/messages/notifications';
import { answer } from '../../platform/database/answers.ts';
import { listing } from '../../platform/database/listing.ts';
import { piece, sql } from '../../platform/database/statement.ts';

const columns = piece`notification_id, kind, link, created_at, read_at is not null as is_read,
  case ${'language'} when 'en' then header_en else header_is end as header,
  case ${'language'} when 'en' then body_en else body_is end as body`;

export const notificationsOf = listing({
  schema: Notification,
  from: piece`select ${columns} from notification where person_id = ${'personId'}`,
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
  piece`select ${columns} from notification
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
