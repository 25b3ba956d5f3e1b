/* R23: books what the bank said of payments: paid, rejected, or returned, with its reason. What is known already changes nothing,
   nor does a rejection of what was paid: that comes back by an entry of the account alone (R132). Answers the payments that changed, and to what. The caller has asked that all are known, and that none contradicts another. `came_back` is what
   came back of a payment abroad, which is always said (R153): its payee bears what banks took and what the rate made of it (R44).
   Where its payee sent it back, as a transfer that the bank does not call a return (`sentBack`), it is returned if the calendar year of its
   payment day is not over: the tax that was withheld in one that is stands in the file of that year (R154).
   `with_us` is where what was rejected was so for a reason that is with the society or its bank, not with the account (R108). */
create or replace function book_bank_outcomes(ids integer[], outcomes text[], codes text[], texts text[], came_back bigint[], with_us boolean[],
  by_user integer)
  returns table (payment_id integer, outcome text) language plpgsql as $$
#variable_conflict use_column
begin
  insert into ledger_account (kind) values ('bank') on conflict on constraint ledger_account_once do nothing;
  return query
  with said as (
    select s.id, case s.outcome when 'sentBack' then 'returned' else s.outcome end as outcome, p.state as was, s.code, s.words, s.units, s.is_with_us
    from unnest(ids, outcomes, codes, texts, came_back, with_us) s (id, outcome, code, words, units, is_with_us)
    join payment p on p.payment_id = s.id join pay_run r on r.pay_run_id = p.pay_run_id
    where (p.state = 'sent' or p.state = 'paid' and s.outcome in ('returned', 'sentBack'))
      and (s.outcome <> 'sentBack' or extract(year from r.pay_on) >= extract(year from current_date))
  ),
  changed as (
    update payment p set state = s.outcome, reason_code = s.code, reason_text = s.words, answered_at = now(),
      failed_with_us = s.outcome = 'rejected' and s.is_with_us,
      returned_units = case when s.outcome = 'returned' and p.iban is not null then s.units end
    from said s where p.payment_id = s.id returning p.*, s.was
  ),
  moved as (
    insert into ledger_transaction (kind, booked_on, payment_id, booked_by)
    select c.state, current_date, c.payment_id, by_user from changed c order by c.payment_id
    returning transaction_id, payment_id
  ),
  entries as (
    insert into ledger_entry (transaction_id, ledger_account_id, units)
    select m.transaction_id, a.ledger_account_id, sum(v.units)
    from changed c join moved m using (payment_id),
      lateral (values
        (case c.was when 'paid' then 'bank' else 'inTransit' end, null::integer, -c.paid_units),
        (case c.state when 'paid' then 'bank' else 'payable' end, case when c.state <> 'paid' then c.payee_id end,
          case c.state when 'paid' then c.paid_units else coalesce(c.returned_units + c.withheld_units, c.units) end),
        ('bank', null, coalesce(c.paid_units - c.returned_units, 0)),
        ('withheldTax', null, case when c.state <> 'paid' then -c.withheld_units else 0 end)) v (kind, payee_id, units)
      join ledger_account a on a.kind = v.kind and a.payee_id is not distinct from v.payee_id
    group by 1, 2 having sum(v.units) <> 0
  )
  select c.payment_id, c.state from changed c;
end $$;
