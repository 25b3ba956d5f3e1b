import { sql } from '../../platform/database/statement.ts';
import { staffRoles } from '../../platform/lookups/listsQueries.ts';

/** Earning: there are works whose lines pay a right of theirs. Waiting: what they asked for and nobody has decided. */
export const lockLeaver = sql`
  select u.user_id, coalesce(u.role in (${staffRoles}), false) as is_staff, p.left_on is not null as has_left,
    p.is_unregistered, p.account is not null as has_account,
    exists (select from author_right r join work_right l using (right_id) where r.person_id = p.person_id and (l.share > 0 or l.share_abroad > 0))
      as is_earning,
    (select count(*) from usage_claim c where c.person_id = p.person_id and c.state = 'waiting')::integer
      + (select count(*) from confirmation f where f.person_id = p.person_id and f.state = 'waiting' and f.kind <> 'leaving')::integer
      as waiting
  from person p left join app_user u using (person_id) where p.person_id = ${'personId'} for update of p`;

/** What was told and written elsewhere. The letter that says goodbye goes once it is sent. */
export const forgetElsewhere = sql`
  with notifications as (delete from notification where person_id = ${'personId'}),
    settings as (delete from notification_setting where person_id = ${'personId'}),
    applications as (delete from membership_application where person_id = ${'personId'}),
    addresses as (update confirmation set email = null where person_id = ${'personId'} and email is not null),
    applicants as (update fund_applicant set address = null, phone = null, email = null where person_id = ${'personId'})
  delete from letter where person_id = ${'personId'} and sent_at is not null`;

export const closeUser = sql`
  with drafts as (delete from draft where user_id = ${'userId'}),
    sheets as (delete from bulk where user_id = ${'userId'}),
    columns as (delete from bulk_column where user_id = ${'userId'}),
    mappings as (delete from bulk_mapping where user_id = ${'userId'}),
    codes as (delete from recovery_code where user_id = ${'userId'}),
    apps as (delete from code_app where user_id = ${'userId'}),
    factors as (delete from second_factor where user_id = ${'userId'}),
    feeds as (delete from calendar_feed where user_id = ${'userId'}),
    invitations as (delete from invitation where user_id = ${'userId'}),
    granted as (delete from access_grant where user_id = ${'userId'} or grantee_user_id = ${'userId'})
  update app_user set closed_at = coalesce(closed_at, now()), password_hash = null where user_id = ${'userId'}`;

export const forgetPerson = sql`
  update person set left_on = current_date, email = null, phone = null, street = null, postal_code = null,
    is_address_foreign = false, foreign_address = null, notes = null, honorific = null, gender_id = null, version = version + 1
  where person_id = ${'personId'}`;

export const forgetContacts = sql`select forget_contacts(${'personId'}::integer)`;
