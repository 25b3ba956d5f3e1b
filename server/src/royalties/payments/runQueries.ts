import { lockKey } from '../../platform/database/locks.ts';
import { sql } from '../../platform/database/statement.ts';

/** One at a time; and nothing is booked between the preview and the freeze. */
export const lockRuns = sql`select pg_advisory_xact_lock(${lockKey('payRuns')})`;
export const hasFrozen = sql`select from pay_run where state = 'frozen'`;
export const dayProblems = sql`
  select ${'balanceDay'}::date > current_date as is_to_come, ${'payOn'}::date < current_date as is_past,
    ${'payOn'}::date > current_date + 60 as is_far`;
export const insertRun = sql`
  insert into pay_run (balance_day, pay_on, least_units, asked_by)
  values (${'balanceDay'}, ${'payOn'}, ${'leastUnits'}::bigint, ${'userId'}) returning pay_run_id`;
export const freeze = sql`select freeze_pay_run(${'payRunId'}) as count`;

export const lockRun = sql`
  select state, asked_by, pay_on::text, decided_at, paid_from_iban, paid_from_bic from pay_run where pay_run_id = ${'payRunId'} for update`;
/** Nobody decides on their own money: not on that of their person, nor of somebody whose heir they are (R133). */
export const paysUser = sql`
  select from own_person o join payee y using (person_id) join payment m using (payee_id)
  where m.pay_run_id = ${'payRunId'} and o.user_id = ${'userId'} limit 1`;
/** Also payees whose account abroad was ended: those who object to one are not paid into it (R42). */
export const heldSince = sql`
  select from payment m join payee y using (payee_id) left join person p using (person_id)
  left join payable_foreign_account f on f.payee_id = m.payee_id and f.iban = m.iban
  where m.pay_run_id = ${'payRunId'} and (y.stop_reason is not null or p.died_on is not null or m.iban is not null and f.iban is null) limit 1`;
/** R25: the tax is that of the payment day, and of its year. */
export const isPastPayDay = sql`select from pay_run where pay_run_id = ${'payRunId'} and pay_on < current_date`;
export const approve = sql`select book_pay_run(${'payRunId'}, ${'userId'}, ${'iban'}, ${'bic'})`;
export const cancel = sql`
  with gone as (update payment set state = 'cancelled' where pay_run_id = ${'payRunId'})
  update pay_run set state = 'cancelled', decided_by = ${'userId'}, decided_at = now() where pay_run_id = ${'payRunId'}`;

/** What came back is in the balances, and is paid by another run (R164). */
export const filePayments = sql`
  select m.end_to_end_id, (m.paid_units / 10000)::text as kronur, m.name, m.kennitala, m.bank, m.ledger, m.account, m.iban, m.bic, m.currency,
    m.street, m.postal_code, m.town, m.country_code
  from payment m where m.pay_run_id = ${'payRunId'} and m.state in ('sent', 'paid') order by m.payment_id`;

export const findSaid = sql`
  select m.payment_id, m.end_to_end_id, m.state, (m.paid_units / 10000)::text as kronur, m.iban is not null as is_abroad,
    extract(year from r.pay_on) < extract(year from current_date) as is_of_past_year
  from payment m join pay_run r using (pay_run_id) where m.end_to_end_id = any (${'ids'}::text[])`;
export const isSent = sql`select from pay_run where pay_run_id = ${'payRunId'}::integer and state = 'approved'`;
/** What the bank has not answered of a run, or of its batch at home or abroad; or all of it. */
export const findRest = sql`
  select m.payment_id from payment m
  where m.pay_run_id = ${'payRunId'}::integer and (m.state = 'sent' or not ${'isSentOnly'}::boolean) and m.end_to_end_id <> all (${'named'}::text[])
    and coalesce((m.iban is not null) = ${'isAbroad'}::boolean, true)
  order by m.payment_id`;
/** What the society has paid from so far: what comes back may still come to it. */
export const paidFrom = sql`select distinct paid_from_iban as iban from pay_run where paid_from_iban is not null`;
export const isOneOf = sql`
  select from own_person where user_id = ${'userId'}::integer and person_id = any (${'persons'}::integer[]) limit 1`;
export const lockAnswers = sql`select pg_advisory_xact_lock(${lockKey('bankAnswers')})`;
export const findAnswer = sql`
  select paid_count, rejected_count, returned_count, other_count, duplicate_count from bank_answer where checksum = ${'checksum'}`;
export const insertAnswer = sql`
  insert into bank_answer (checksum, message_kind, paid_count, rejected_count, returned_count, other_count, duplicate_count, read_by)
  values (${'checksum'}, ${'kind'}, ${'paidCount'}, ${'rejectedCount'}, ${'returnedCount'}, ${'otherCount'}, ${'duplicateCount'}, ${'userId'})`;
export const bookAnswer = sql`
  select b.payment_id, b.outcome, y.person_id, s.is_with_us
  from book_bank_outcomes(${'ids'}::integer[], ${'outcomes'}::text[], ${'codes'}::text[], ${'texts'}::text[],
    ${'cameBack'}::bigint[], ${'withUs'}::boolean[], ${'userId'}::integer) b
  join unnest(${'ids'}::integer[], ${'withUs'}::boolean[]) s (payment_id, is_with_us) using (payment_id)
  join payment m using (payment_id) join payee y using (payee_id)`;

/** R25: of the payments of a year that reached their payees: what was paid and what was withheld. */
export const taxOfYear = sql`
  select coalesce(p.kennitala, '') as kennitala, coalesce(p.name, s.name) as name, y.residence,
    (sum(m.units)::bigint / 10000)::text as gross, (sum(m.withheld_units)::bigint / 10000)::text as withheld
  from payment m join pay_run r using (pay_run_id) join payee y using (payee_id) left join person p using (person_id)
  left join society s on s.society_code = y.society_code
  where m.state in ('sent', 'paid') and extract(year from r.pay_on) = ${'year'}::integer
  group by p.kennitala, p.name, s.name, y.residence order by 2, 1`;
