import { WaitingConfirmation } from '@omur/contract/people/confirmations';
import { listing } from '../../platform/database/listing.ts';
import { piece, sql } from '../../platform/database/statement.ts';

/** R202: names, of a confirmation as `c`. */
const unheardNames = piece`(select string_agg(h.name, ', ' order by h.name, h.person_id) from person h
    where h.person_id = any(unheard_of_change(c)))`;

/** M14: what another of the staff has to confirm, the longest waiting first. */
export const waitingConfirmations = listing({
  schema: WaitingConfirmation,
  from: piece`
    select c.confirmation_id, c.kind as confirmation_kind, c.person_id,
      coalesce(p.name, s.name, y.name) as name, u.name as asked_by, c.asked_at,
      c.asked_by = ${'userId'}::integer as is_own_request,
      f.fault as confirmation_fault, (count(f.fault) over ())::integer as others_count, c.author_id, a.display_name, o.display_name as into_name,
      c.into_author_id, c.bank, c.ledger, c.account, c.email, c.user_id, c.role, coalesce(c.kennitala, left(s.kennitala, 6)) as kennitala, s.role <> c.role as is_new_role,
      c.residence, c.certificate_until, c.contract_id, c.contract_says ->> ${'language'} as contract_says,
      ${unheardNames} as unheard_holders
    from confirmation c left join person p using (person_id) left join app_user s on s.user_id = c.user_id join app_user u on u.user_id = c.asked_by
    left join author a on a.author_id = c.author_id left join author o on o.author_id = c.into_author_id
    left join payee on payee.payee_id = c.payee_id left join society y on y.society_code = payee.society_code
    cross join lateral (select confirmation_fault(c, ${'userId'}::integer) as fault) f
    where c.state = 'waiting' and (c.kind not in ('tax', 'kennitala') or ${'isAdministrator'}::boolean)`,
  orders: { askedAt: { up: ['q.confirmation_id::integer'] } },
});

/** What was asked before about the same is overtaken by it. */
export const replaceJoin = sql`
  update confirmation set state = 'replaced', decided_at = now()
  where kind = 'join' and author_id = ${'authorId'} and state = 'waiting'`;
export const insertJoin = sql`
  insert into confirmation (kind, author_id, into_author_id, person_id, asked_by)
  select 'join', ${'authorId'}, a.author_id, a.person_id, ${'userId'} from author a where a.author_id = ${'intoAuthorId'}`;

export const replaceAccount = sql`
  update confirmation set state = 'replaced', decided_at = now()
  where kind = 'account' and person_id = ${'personId'} and state = 'waiting'`;
export const insertAccount = sql`
  insert into confirmation (kind, person_id, bank, ledger, account, asked_by)
  values ('account', ${'personId'}, ${'bank'}, ${'ledger'}, ${'account'}, ${'userId'})`;

export const replaceEmail = sql`
  update confirmation set state = 'replaced', decided_at = now()
  where kind = 'email' and person_id = ${'personId'} and state = 'waiting'`;
export const insertEmail = sql`
  insert into confirmation (kind, person_id, email, asked_by) values ('email', ${'personId'}, ${'email'}, ${'userId'})`;

export const replaceKennitala = sql`
  update confirmation set state = 'replaced', decided_at = now()
  where kind = 'kennitala' and person_id = ${'personId'} and state = 'waiting'`;
export const insertKennitala = sql`
  insert into confirmation (kind, person_id, kennitala, asked_by)
  values ('kennitala', ${'personId'}, ${'kennitala'}, ${'userId'})`;

/** Asked twice is asked once. */
export const insertLeaving = sql`
  insert into confirmation (kind, person_id, asked_by) values ('leaving', ${'personId'}, ${'userId'})
  on conflict (person_id) where state = 'waiting' and kind = 'leaving' do nothing`;

export const replaceRole = sql`
  update confirmation set state = 'replaced', decided_at = now()
  where kind = 'staff' and user_id = ${'userId'} and state = 'waiting'`;
/** What was decided since about the role; a letter that waits for the role as it is has nothing to do with it. */
export const takeRoleBack = sql`
  update confirmation set state = 'replaced', decided_at = now()
  where kind = 'staff' and user_id = ${'userId'} and state = 'waiting' and role <> ${'role'}`;
export const insertRole = sql`
  insert into confirmation (kind, person_id, user_id, role, email, asked_by)
  select 'staff', u.person_id, u.user_id, ${'role'}, ${'email'}, ${'askedBy'}::integer from app_user u where u.user_id = ${'userId'}`;

export const lockConfirmation = sql`
  select c.kind, c.author_id, c.into_author_id, c.person_id, c.bank, c.ledger, c.account, c.email, c.kennitala, c.user_id, c.role,
    c.asked_by, c.state, c.residence, c.certificate_until::text as certificate_until,
    c.contract_id, c.contract_call, c.contract_body, ${unheardNames} as unheard_holders, confirmation_fault(c, ${'userId'}::integer) as fault
  from confirmation c where c.confirmation_id = ${'confirmationId'} for update`;
export const decideConfirmation = sql`
  update confirmation set state = ${'state'}, decided_by = ${'userId'}, decided_at = now(), remark = ${'remark'},
    are_holders_seen = ${'areHoldersSeen'}
  where confirmation_id = ${'confirmationId'}`;
