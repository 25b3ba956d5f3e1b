/* R4, R5: books an income, once: what rules deduct of its gross, split by R13, and the net, which allocate_income takes on. One that takes
   back another takes back whatever was booked of that.
   @raises income_spent where a distribution has taken something of what is taken back (R214). */
create or replace function book_income(of_income integer) returns void language plpgsql as $$
declare
  i income;
  rules money_rule[];
  parts bigint[];
  booked bigint;
begin
  select * into i from income where income_id = of_income;
  if exists (select from ledger_transaction where income_id = of_income) then return; end if;
  if i.reverses is not null then
    perform pg_advisory_xact_lock(7361, i.reverses);
    -- Nothing is taken of its pools meanwhile.
    perform pg_advisory_xact_lock(7360, o.ledger_account_id) from (
      select distinct a.ledger_account_id from ledger_transaction t join ledger_entry e using (transaction_id) join ledger_account a using (ledger_account_id)
      where t.income_id = i.reverses and a.kind = 'pool' order by 1) o;
    if is_income_spent(i.reverses) then
      raise exception 'Income % has been distributed.', i.reverses using errcode = 'check_violation', constraint = 'income_spent';
    end if;
    perform book('income', i.received_on, i.category_id, of_income, null, null, array(
      select row(a.kind, a.category_id, a.period_id, a.pool_id, null, -e.units)::ledger_line
      from ledger_transaction t join ledger_entry e using (transaction_id) join ledger_account a using (ledger_account_id)
      where t.income_id = i.reverses));
    return;
  end if;
  rules := array(
    select r from money_rule r
    where r.kind = 'deduction' and r.state = 'active' and r.category_id = i.category_id
      and i.received_on >= r.starts_on and i.received_on < r.ends_before
    order by r.money_rule_id);
  parts := split_units(i.gross_units, array(select percent from unnest(rules) with ordinality r order by ordinality)
    || (100 - coalesce((select sum(percent) from unnest(rules)), 0)));
  booked := book('income', i.received_on, i.category_id, of_income, null, null, array(
    select row('bank', null, null, null, null, -i.gross_units)::ledger_line
    union all
    select row(r.deduction, i.category_id, null, null, null, parts[r.ordinality])::ledger_line
    from unnest(rules) with ordinality r
    union all
    select row('unallocated', i.category_id, i.period_id, null, null, parts[cardinality(parts)])::ledger_line));
  insert into money_rule_use (income_id, money_rule_id, units, transaction_id)
  select of_income, r.money_rule_id, parts[r.ordinality], booked from unnest(rules) with ordinality r;
  perform allocate_income(of_income);
end $$;
