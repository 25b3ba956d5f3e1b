import * as payments from '@omur/contract/royalties/payments';
import { answer } from '../../platform/database/answers.ts';
import { listing, newestFirst } from '../../platform/database/listing.ts';
import { literal, piece, sql } from '../../platform/database/statement.ts';
import { expectedOf } from '../expected/queries.ts';

/** What an account of a payee has, in units. */
const unitsOf = (kind: 'payable' | 'held' | 'advance') => piece`
  coalesce((select sum(e.units) from ledger_account a join ledger_entry e using (ledger_account_id)
    where a.payee_id = y.payee_id and a.kind = ${literal(kind)}), 0)`;

const payee = piece`
  select y.*, (y.least_units / 10000)::integer as least_isk, coalesce(p.name, s.name) as payee_name, ${unitsOf('payable')} * 0.0001 as balance_isk, ${unitsOf('held')} * 0.0001 as held_isk,
    coalesce(right(f.iban, 4), right(a.account, 4)) as account_end, coalesce(p.name, s.name) collate "C" as name_order
  from payee y left join person p using (person_id) left join society s on s.society_code = y.society_code
  left join payable_account a using (person_id) left join payable_foreign_account f using (payee_id)`;
export const allPayees = listing({
  schema: payments.Payee,
  from: piece`${payee} where ${'search'}::text is null or coalesce(p.name_folded, fold(s.name)) like '%' || fold(${'search'}::text) || '%'`,
  orders: { payeeId: { up: ['q.payee_id::integer'] } },
  counted: piece`payee y left join person p using (person_id) left join society s on s.society_code = y.society_code
    where ${'search'}::text is null or coalesce(p.name_folded, fold(s.name)) like '%' || fold(${'search'}::text) || '%'`,
});
export const findPayee = answer(payments.Payee, piece`${payee} where y.payee_id = ${'payeeId'}`);
export const lockPayee = sql`
  select y.version, y.residence, y.certificate_until::text as certificate_until,
    exists (select from own_person o where o.user_id = ${'userId'}::integer and o.person_id = y.person_id) as is_own
  from payee y where y.payee_id = ${'payeeId'} for update of y`;
export const updatePayee = sql`
  update payee set stop_note = ${'stopNote'}, least_units = ${'leastUnits'}::bigint, version = version + 1,
    stopped_at = case when ${'stopReason'}::text is null then null when stop_reason is null then now() else stopped_at end,
    stopped_by = case when ${'stopReason'}::text is null then null when stop_reason is null then ${'userId'}::integer else stopped_by end,
    stop_reason = ${'stopReason'}
  where payee_id = ${'payeeId'}`;

/** R128: lets another administrator change where a payee pays tax; what was asked before is overtaken by it. */
export const replaceTax = sql`
  update confirmation set state = 'replaced', decided_at = now()
  where kind = 'tax' and payee_id = ${'payeeId'} and state = 'waiting'`;
export const insertTax = sql`
  insert into confirmation (kind, payee_id, person_id, residence, certificate_until, asked_by)
  select 'tax', y.payee_id, y.person_id, ${'residence'}, ${'certificateUntil'}::date, ${'userId'}::integer from payee y where y.payee_id = ${'payeeId'}`;

/** Somebody who has had no money yet is a payee from then on. */
export const chooseOwn = sql`
  insert into payee as y (person_id, least_units) values (${'personId'}, ${'leastUnits'}::bigint)
  on conflict (person_id) do update set least_units = excluded.least_units, version = y.version + 1
  where y.least_units is distinct from excluded.least_units`;

export const preview = listing({
  schema: payments.PreviewedPayment,
  from: piece`
    select v.payee_id, coalesce(p.name, s.name) as payee_name, v.balance * 0.0001 as balance_isk,
      case when v.reason is null then v.withheld else 0 end * 0.0001 as withheld_isk,
      case when v.reason is null then v.units - v.withheld else 0 end * 0.0001 as paid_isk, v.reason as left_out_reason,
      v.reason is null as is_paid
    from pay_run_preview(${'balanceDay'}::date, ${'payOn'}::date, ${'leastUnits'}::bigint) v
    join payee y using (payee_id) left join person p using (person_id) left join society s on s.society_code = y.society_code`,
  orders: { leftOutReason: { up: ['q.is_paid::boolean', 'q.payee_id::integer'] } },
});

const run = piece`
  select r.pay_run_id, r.state as pay_run_state, r.balance_day, r.pay_on, (r.least_units / 10000)::integer as least_isk,
    m.count as payment_count, m.paid * 0.0001 as paid_isk, m.withheld * 0.0001 as withheld_isk, m.waiting as waiting_count,
    m.rejected as rejected_count,
    (select count(*)::integer from pay_run_left_out o where o.pay_run_id = r.pay_run_id) as left_out_count,
    a.name as asked_by, r.asked_at, d.name as decided_by, r.state = 'frozen' and r.asked_by <> ${'userId'}::integer as may_decide
  from pay_run r join app_user a on a.user_id = r.asked_by left join app_user d on d.user_id = r.decided_by,
  lateral (select count(*)::integer as count, coalesce(sum(paid_units), 0) as paid, coalesce(sum(withheld_units), 0) as withheld,
    count(*) filter (where state = 'sent')::integer as waiting, count(*) filter (where state in ('rejected', 'returned'))::integer as rejected
    from payment m where m.pay_run_id = r.pay_run_id) m`;
export const allRuns = newestFirst(
  listing({
    schema: payments.PayRun,
    from: run,
    orders: { payRunId: { up: ['q.pay_run_id::integer'] } },
    counted: piece`pay_run`,
  }),
  '-payRunId',
);
export const findRun = answer(payments.PayRun, piece`${run} where r.pay_run_id = ${'payRunId'}`);

export const paymentsOfRun = listing({
  schema: payments.RunPayment,
  from: piece`
    select m.payment_id, m.payee_id, m.name as payee_name, m.end_to_end_id, m.units * 0.0001 as balance_isk,
      m.withheld_units * 0.0001 as withheld_isk, m.paid_units * 0.0001 as paid_isk, right(coalesce(m.iban, m.account), 4) as account_end,
      m.currency, m.state as payment_state, m.reason_code, m.reason_text, m.state not in ('rejected', 'returned') as is_fine
    from payment m where m.pay_run_id = ${'payRunId'}`,
  orders: { paymentState: { up: ['q.is_fine::boolean', 'q.payment_id::integer'] } },
});
export const leftOutOfRun = listing({
  schema: payments.PreviewedPayment,
  from: piece`
    select o.payee_id, coalesce(p.name, s.name) as payee_name, o.units * 0.0001 as balance_isk, 0 as withheld_isk, 0 as paid_isk,
      o.reason as left_out_reason
    from pay_run_left_out o join payee y using (payee_id) left join person p using (person_id)
    left join society s on s.society_code = y.society_code where o.pay_run_id = ${'payRunId'}`,
  orders: { payeeId: { up: ['q.payee_id::integer'] } },
});

/** Somebody without a payee's number has nothing, and is found all the same. */
export const findBalance = answer(
  payments.Balance,
  piece`
    select ${unitsOf('payable')} * 0.0001 as balance_isk, ${unitsOf('held')} * 0.0001 as held_isk,
      -${unitsOf('advance')} * 0.0001 as advance_left_isk,
      coalesce((select sum(round(advance_left(a.advance_id) * (select sum(i.part) filter (where i.heir_id = p.person_id) / sum(i.part)
          from inherited_right i where i.dead_id = a.person_id) / 100) * 100)
        from advance a where a.state = 'active' and a.person_id in (select i.dead_id from inherited_right i where i.heir_id = p.person_id)), 0)
        * 0.0001 as inherited_advance_left_isk,
      coalesce((select sum(h.units) from inheritance_part h join inheritance i using (inheritance_id)
        where h.person_id = p.person_id and i.state = 'active'), 0) * 0.0001 as inherited_isk,
      coalesce((select sum(m.paid_units) from payment m where m.payee_id = y.payee_id and m.state = 'sent'), 0) * 0.0001 as payment_isk,
      trunc(x.least / 10000) as expected_least_isk, ceil(x.most / 10000) as expected_most_isk,
      y.stop_reason, (y.least_units / 10000)::integer as least_isk, coalesce(right(f.iban, 4), right(a.account, 4)) as account_end
    from person p left join lateral (
      select coalesce(sum(e.least_units), 0) as least, coalesce(sum(e.most_units), 0) as most ${expectedOf}) x on true left join payee y using (person_id) left join payable_account a using (person_id)
    left join payable_foreign_account f using (payee_id)
    where p.person_id = ${'personId'}`,
);
/** What waits for a second administrator is not yet a payment. */
export const paymentsOfPerson = newestFirst(
  listing({
    schema: payments.Payment,
    from: piece`
    select m.payment_id, r.pay_on, case when m.failed_with_us then 'cancelled' else m.state end as payment_state, m.units * 0.0001 as balance_isk, m.withheld_units * 0.0001 as withheld_isk,
      m.paid_units * 0.0001 as paid_isk, m.tax_percent, right(coalesce(m.iban, m.account), 4) as account_end, m.currency, m.end_to_end_id, m.reason_code
    from payee y join payment m using (payee_id) join pay_run r using (pay_run_id)
    where y.person_id = ${'personId'} and m.state not in ('frozen', 'cancelled')`,
    orders: { payOn: { up: ['q.pay_on::date', 'q.payment_id::integer'] } },
  }),
  '-payOn',
);
