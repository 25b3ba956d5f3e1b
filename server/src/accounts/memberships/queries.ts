import { Membership, MembershipApplication } from '@omur/contract/accounts/memberships';
import { answer } from '../../platform/database/answers.ts';
import { listing } from '../../platform/database/listing.ts';
import { piece, sql } from '../../platform/database/statement.ts';

/** J7: whom a link is for, as long as they are outside the society. */
export const findMembership = answer(
  Membership,
  piece`
  select p.name, ${'societyName'}::text as society_name,
    case when not p.is_unregistered or a.merged_into is not null then 'member'
      when exists (select from membership_application m where m.person_id = p.person_id and m.state = 'waiting') then 'waiting'
      else 'open' end as membership_state
  from author a join person p using (person_id) where a.author_id = ${'authorId'}`,
);

export const lockInvited = sql`
  select p.person_id, a.author_id, p.kennitala, not p.is_unregistered or a.merged_into is not null as is_member,
    exists (select from postal_code where postal_code = ${'postalCode'}) as has_postal_code
  from author a join person p using (person_id) where a.author_id = ${'authorId'} for update of p`;

/** None, where one waits already. */
export const insertApplication = sql`
  insert into membership_application
    (person_id, author_id, kennitala, name, street, postal_code, phone, bank, ledger, account, language)
  values (${'personId'}, ${'authorId'}, ${'kennitala'}, ${'name'}, ${'street'}, ${'postalCode'}, ${'phone'}, ${'bank'}, ${'ledger'},
    ${'account'}, ${'language'})
  on conflict (person_id) where state = 'waiting' do nothing`;

export const waitingApplications = listing({
  schema: MembershipApplication,
  from: piece`
    select m.membership_application_id, m.person_id, m.author_id, a.display_name, m.kennitala, m.name, m.street, m.postal_code,
      c.post_office, m.phone, p.email, m.bank, m.ledger, m.account, m.sent_at,
      (select count(*)::integer from work_author wa where wa.author_id = m.author_id) as works_as_author,
      (select string_agg(distinct u.name, ', ') from work_author wa join work w using (work_id) join app_user u on u.user_id = w.registered_by
        where wa.author_id = m.author_id) as registrant_name
    from membership_application m join author a using (author_id) join person p on p.person_id = m.person_id
    left join postal_code c on c.postal_code = m.postal_code
    where m.state = 'waiting'`,
  orders: { sentAt: { up: ['q.membership_application_id::integer'] } },
});

export const lockApplication = sql`
  select m.person_id, m.author_id, m.kennitala, m.name, m.street, m.postal_code, m.phone, m.bank, m.ledger, m.account,
    m.mandate_on::text as mandate_on, m.language, m.state, p.email,
    exists (select from work_author wa join work w using (work_id)
      where wa.author_id = m.author_id and (w.registered_by = ${'userId'}::integer
        or exists (select from work_amendment x where x.work_id = w.work_id and x.user_id = ${'userId'}::integer)))
      as is_own_doing
  from membership_application m join person p using (person_id)
  where m.membership_application_id = ${'membershipApplicationId'} for update of m`;

export const decideApplication = sql`
  update membership_application set state = ${'state'}, decided_by = ${'userId'}, decided_at = now(), remark = ${'remark'}
  where membership_application_id = ${'membershipApplicationId'}`;
