import { sql } from '../../platform/database/statement.ts';

// One statement: what is told of somebody's login or account goes to the addresses as well that were replaced lately, or a thief's first
// change would silence the letter about the second. Every one of the persons gets the notification, the letter, or both, as chosen or demanded; their devices hear of it beside
// these (H76).
export const insertMessages = sql`
  with told as (
    select p.person_id, p.email, coalesce(u.language, case when p.is_address_foreign or p.kennitala is null then 'en' else 'is' end) as language,
      u.user_id, u.user_id is not null as is_user, coalesce(s.is_pushed, ${'isPushedUnchosen'}::boolean) as is_pushed,
      case when ${'isDemanded'}::boolean then 'both' else coalesce(s.channel, ${'unchosen'}) end as channel
    from person p
    left join app_user u on u.person_id = p.person_id and u.closed_at is null
    left join notification_setting s on s.person_id = p.person_id and s.kind = ${'kind'}
    where p.person_id = any(${'personIds'}::integer[])
  ), notified as (
    insert into notification (person_id, kind, header_is, header_en, body_is, body_en, link, approval_request_id)
    select person_id, ${'kind'}, ${'headerIs'}, ${'headerEn'}, ${'bodyIs'}, ${'bodyEn'}, ${'link'}, ${'approvalRequestId'}::integer
    from told where is_user and channel in ('portal', 'both') order by person_id
  ), pushed as (
    insert into push_message (push_subscription_id, kind, link)
    select d.push_subscription_id, ${'kind'}, ${'link'}
    from told join push_subscription d using (user_id) where told.is_pushed order by d.push_subscription_id
  )
  insert into letter (person_id, kind, turn, recipient, language, subject, body, link, join_link)
  select person_id, ${'kind'}, ${'turn'}::smallint, recipient, language,
    case language when 'en' then ${'headerEn'} else ${'headerIs'} end,
    case language when 'en' then ${'letterBodyEn'} else ${'letterBodyIs'} end, ${'letterLink'}, ${'joinLink'}
  from (
    select person_id, language, trim(split_part(email, ',', 1)) as recipient from told where channel in ('letter', 'both')
    union
    select t.person_id, t.language, trim(split_part(r.old_row ->> 'email', ',', 1))
    from told t join change_record r on r.person_id = t.person_id and r.table_name = 'person' and r.operation = 'update'
      and r.changed_at > now() - interval '30 days' and r.old_row ? 'email'
    where ${'kind'} = 'account') as letters
  where recipient <> '' order by person_id, recipient`;
