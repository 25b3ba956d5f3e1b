import { AccountChange } from '@omur/contract/people/accountChanges';
import { answer } from '../../platform/database/answers.ts';
import { piece, sql } from '../../platform/database/statement.ts';

export const lockAccount = sql`
  select p.person_id, p.bank, p.ledger, p.account, (select secret from signing_secret) as secret,
    coalesce(u.language, case when p.is_address_foreign or p.kennitala is null then 'en' else 'is' end) as language
  from person p left join app_user u on u.person_id = p.person_id and u.closed_at is null
  where p.person_id = ${'personId'} for update of p`;

export const insertChange = sql`
  insert into account_change (person_id, bank_before, ledger_before, account_before, bank, ledger, account, changed_by)
  values (${'personId'}, ${'bankBefore'}, ${'ledgerBefore'}, ${'accountBefore'}, ${'bank'}, ${'ledger'}, ${'account'}, ${'userId'})
  returning account_change_id, counts_from::date::text as counts_from`;

export const updateAccount = sql`
  update person set bank = ${'bank'}, ledger = ${'ledger'}, account = ${'account'}, version = version + 1
  where person_id = ${'personId'}`;

/** A change as the link of its letter shows it: of the account its end, to anyone who holds the letter. */
export const findChange = answer(
  AccountChange,
  piece`
  select c.changed_at, c.counts_from, right(c.account, 3) as account_end, right(c.account_before, 3) as earlier_account_end,
    c.stopped_at is not null as is_stopped, c.stopped_at is null and c.counts_from > now() as may_stop
  from account_change c where c.account_change_id = ${'accountChangeId'}`,
);

export const lockChange = sql`
  select c.person_id, c.stopped_at is not null as is_stopped, c.counts_from > now() as waits
  from person p join account_change c using (person_id)
  where c.account_change_id = ${'accountChangeId'} for update`;

/** Where payments go while nothing new counts. */
export const findPayable = sql`select bank, ledger, account from payable_account where person_id = ${'personId'}`;

/** All that waits: the account is again the one that payments go into. */
export const stopChanges = sql`
  update account_change set stopped_at = now()
  where person_id = ${'personId'} and counts_from > now() and stopped_at is null`;
