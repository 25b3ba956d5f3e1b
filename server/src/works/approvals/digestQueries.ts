import { sql } from '../../platform/database/statement.ts';

export const findRecipients = sql`
  select distinct recipient from letter_to_stranger
  where sent_at is null and asked_at < current_date order by recipient limit 1000`;

/** What has been answered meanwhile, or asked anew, is not asked about any more. */
export const takeWaiting = sql`
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
