import * as calls from '@omur/contract/royalties/societies';
import { answer } from '../../platform/database/answers.ts';
import { listing } from '../../platform/database/listing.ts';
import { piece, sql } from '../../platform/database/statement.ts';

const credit = piece`
  select s.society_code, s.name as society_name, y.payee_id, coalesce(c.authors, 0) as society_author_count,
    coalesce(c.amount, 0) as credited_isk, coalesce(b.units, 0) * 0.0001 as balance_isk, coalesce(w.amount, 0) as society_waits_isk,
    right(f.iban, 4) as account_end, m.day as paid_until
  from society s left join payee y using (society_code) left join payable_foreign_account f using (payee_id)
  left join (select w.society_code, sum(w.amount) as amount from society_waits w group by w.society_code) w using (society_code)
  left join lateral (
    select count(distinct h.for_author_id)::integer as authors, sum(m.amount) as amount
    from author_right h join movement m using (right_id) join distribution d using (distribution_id)
    where h.society_code = s.society_code and m.movement_type in (1, 3) and d.state = 'finished') c on true
  left join lateral (
    select sum(e.units) as units from ledger_account a join ledger_entry e using (ledger_account_id)
    where a.payee_id = y.payee_id and a.kind = 'payable') b on true
  left join lateral (
    select max(r.balance_day) as day from payment p join pay_run r using (pay_run_id)
    where p.payee_id = y.payee_id and p.state in ('sent', 'paid')) m on true
  where num_nonnulls(y.payee_id, w.amount) > 0`;
export const allCredits = listing({
  schema: calls.SocietyCredit,
  from: credit,
  orders: { societyCode: { up: ['q.society_code::integer'] } },
});
export const findCredit = answer(
  calls.SocietyCredit,
  piece`${credit} and s.society_code = ${'societyCode'}::integer`,
);

/**
 * In English, for whom it is. What is taken back has the work that it was paid for, and stands below zero. A distribution counts from the
 * day on which it was booked: one that was finished late is in the statement of the payment that it is in (R62).
 */
export const linesOf = listing({
  schema: calls.SocietyLine,
  from: piece`
    select l.distribution_id, d.name as distribution_name, d.distributed_on, k.right_code, l.work_id, w.title,
      (select i.iswc from work_iswc i where i.work_id = l.work_id and i.status = 'preferred') as iswc,
      a.author_id, a.display_name as credited_author, a.ipi_name_number, l.used_on,
      coalesce(s.name_en, s.name) as station, c.name_en as country, l.use_count,
      l.share, l.amount as amount_isk, l.right_id, l.statement_line_id
    from author_right h join author a on a.author_id = h.for_author_id join statement_line l on l.right_id = h.right_id
    join distribution d on d.distribution_id = l.distribution_id join distribution_category k using (category_id)
    join work w on w.work_id = l.work_id join country c on c.country_id = l.country_id left join station s on s.station_id = l.station_id
    where h.society_code = ${'societyCode'}::integer and d.state = 'finished'
      and greatest(d.distributed_on, (select max(t.booked_at)::date from ledger_transaction t where t.distribution_id = d.distribution_id and t.kind = 'distribution'))
        between coalesce(${'fromDay'}::date, '-infinity') and coalesce(${'toDay'}::date, 'infinity')`,
  orders: {
    distributionId: {
      up: ['q.distribution_id::integer', 'q.statement_line_id::integer', 'q.right_id::integer'],
    },
  },
});

/** A society that CISAC lists today, or that something waits for from when it did; not ours, nor one that stands for none. */
export const findSociety = sql`
  select from society where society_code = ${'societyCode'}::integer and society_code not in (0, 77, 99)
    and (current_date between starts_on and ends_on
      or exists (select from society_waits w where w.society_code = society.society_code))`;
/** It pays its tax abroad until staff say otherwise. */
export const insertPayee = sql`
  insert into payee (society_code, residence) values (${'societyCode'}, 'foreign') on conflict (society_code) do nothing`;
