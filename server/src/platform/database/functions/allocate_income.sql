/* R4, R73: allocates to pools what of an income no rule took until now, by the rules in force on the day it came: those for its payer, or,
   where there are none, those for its kind of payer, and else those for all; none for one that is divided (R189). A rule takes its percentage of the net once. Answers the units that still wait. */
create or replace function allocate_income(of_income integer) returns bigint language plpgsql as $$
declare
  i income;
  waits bigint;
  rules money_rule[];
  used numeric;
  parts bigint[];
  booked bigint;
begin
  select * into i from income where income_id = of_income;
  perform pg_advisory_xact_lock(7361, of_income);
  select coalesce(sum(e.units), 0) into waits from ledger_transaction t
  join ledger_entry e using (transaction_id) join ledger_account a using (ledger_account_id)
  where t.income_id = of_income and a.kind = 'unallocated';
  if waits <= 0 or i.is_divided then return waits; end if;
  -- Taken back while this waited for the lock: what it had is nobody's any more.
  if exists (select from income r where r.reverses = of_income) then return 0; end if;
  rules := array(
    select r from money_rule r
    where r.kind = 'allocation' and r.state = 'active' and r.category_id = i.category_id
      and i.received_on >= r.starts_on and i.received_on < r.ends_before
      and fold(r.payer_name) is not distinct from (select fold(o.payer_name) from money_rule o
        where o.kind = 'allocation' and o.state = 'active' and o.category_id = i.category_id and fold(o.payer_name) = fold(i.payer_name)
          and i.received_on >= o.starts_on and i.received_on < o.ends_before limit 1)
      and (r.payer_name is not null or r.payer_kind is not distinct from (select o.payer_kind from money_rule o
        where o.kind = 'allocation' and o.state = 'active' and o.category_id = i.category_id and o.payer_kind = i.payer_kind
          and i.received_on >= o.starts_on and i.received_on < o.ends_before limit 1))
      and not exists (select from money_rule_use u where u.income_id = of_income and u.money_rule_id = r.money_rule_id)
    order by r.money_rule_id);
  select coalesce(sum(r.percent), 0) into used from money_rule_use u join money_rule r using (money_rule_id)
  where u.income_id = of_income and r.kind = 'allocation';
  if cardinality(rules) = 0 or used + (select sum(percent) from unnest(rules)) > 100 then return waits; end if;
  parts := split_units(waits, array(select percent from unnest(rules) with ordinality r order by ordinality)
    || (100 - used - (select sum(percent) from unnest(rules))));
  booked := book('allocation', i.received_on, i.category_id, of_income, null, null, array(
    select row('pool', i.category_id, i.period_id, r.pool_id, null, parts[r.ordinality])::ledger_line
    from unnest(rules) with ordinality r
    union all
    select row('unallocated', i.category_id, i.period_id, null, null, parts[cardinality(parts)] - waits)::ledger_line));
  insert into money_rule_use (income_id, money_rule_id, units, transaction_id)
  select of_income, r.money_rule_id, parts[r.ordinality], booked from unnest(rules) with ordinality r;
  return parts[cardinality(parts)];
end $$;
