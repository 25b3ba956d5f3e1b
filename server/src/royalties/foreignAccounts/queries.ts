import { ForeignAccount } from '@omur/contract/royalties/foreignAccounts';
import { answer } from '../../platform/database/answers.ts';
import { listing, newestFirst } from '../../platform/database/listing.ts';
import { piece, sql } from '../../platform/database/statement.ts';

const isOwn = piece`exists (select from own_person o where o.user_id = ${'userId'}::integer and o.person_id = y.person_id)`;
const account = piece`
  select f.foreign_account_id, f.payee_id, coalesce(p.name, s.name) as payee_name, f.iban, f.bic, f.currency, f.street as payee_street,
    f.postal_code as payee_postal_code, f.town as payee_town, f.country_code, f.state as foreign_account_state,
    f.counts_from as account_counts_from, a.name as asked_by, b.name as decided_by,
    f.state = 'waiting' and f.asked_by <> ${'userId'}::integer and not ${isOwn} as may_decide
  from foreign_account f join payee y using (payee_id) left join person p using (person_id) left join society s on s.society_code = y.society_code
  join app_user a on a.user_id = f.asked_by left join app_user b on b.user_id = f.decided_by`;
export const allAccounts = newestFirst(
  listing({
    schema: ForeignAccount,
    from: account,
    orders: { foreignAccountId: { up: ['q.foreign_account_id::integer'] } },
    counted: piece`foreign_account`,
  }),
  '-foreignAccountId',
);
export const findAccount = answer(
  ForeignAccount,
  piece`${account} where f.foreign_account_id = ${'foreignAccountId'}::integer`,
);

export const lockPayee = sql`
  select ${isOwn} as is_own from payee y where y.payee_id = ${'payeeId'} for update of y`;
export const hasWaiting = sql`select from foreign_account where payee_id = ${'payeeId'} and state = 'waiting'`;
export const insertAccount = sql`
  insert into foreign_account (payee_id, iban, bic, currency, street, postal_code, town, country_code, asked_by)
  values (${'payeeId'}, ${'iban'}, ${'bic'}, ${'currency'}, ${'payeeStreet'}, ${'payeePostalCode'}, ${'payeeTown'}, ${'countryCode'}, ${'userId'})
  returning foreign_account_id`;

export const lockAccount = sql`
  select f.state, f.asked_by, y.person_id, right(f.iban, 4) as account_end, ${isOwn} as is_own from foreign_account f join payee y using (payee_id)
  where f.foreign_account_id = ${'foreignAccountId'} for update of f`;
export const approve = sql`
  update foreign_account set state = 'active', decided_by = ${'userId'}, decided_at = now(), counts_from = now() + interval '3 days'
  where foreign_account_id = ${'foreignAccountId'}`;
/** Who ended one stands in its record; who approved it stays with it. */
export const close = sql`
  update foreign_account set state = ${'state'}, decided_by = case state when 'waiting' then ${'userId'}::integer else decided_by end,
    decided_at = coalesce(decided_at, now())
  where foreign_account_id = ${'foreignAccountId'}`;
