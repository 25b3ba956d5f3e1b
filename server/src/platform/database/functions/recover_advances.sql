/* R24: recovers advances from what a distribution has just brought their payees: of each at most its percentage of that, the oldest first,
   in whole eyrir, and never more than the balance has. What a correction takes away recovers nothing. What a correction gives back to somebody
   who has died, that another of the same distribution had taken, first makes up for what was written off of it (R102). */
create or replace function recover_advances(of_distribution integer) returns void language plpgsql as $$
declare
  owed record;
  taken bigint;
  of_payee integer := 0;
  brought bigint;
  balance bigint;
  lines ledger_line[] := '{}';
begin
  -- Two distributions at once: the second waits, and then sees what the first recovered.
  perform from advance a join payee p using (person_id)
  where a.state = 'active' and p.payee_id in (
    select k.payee_id from ledger_transaction t join ledger_entry e using (transaction_id) join ledger_account k using (ledger_account_id)
    where t.distribution_id = of_distribution and k.kind = 'payable' and e.units > 0)
  order by a.advance_id for update of a;
  for owed in
    select a.advance_id, a.percent, advance_left(a.advance_id) as left_units, p.payee_id, g.ledger_account_id, g.units
    from (
      select a.payee_id, a.ledger_account_id, sum(e.units)::bigint as units from ledger_transaction t
      join ledger_entry e using (transaction_id) join ledger_account a using (ledger_account_id)
      where t.distribution_id = of_distribution and t.kind in ('distribution', 'paidElsewhere') and a.kind = 'payable'
      group by a.payee_id, a.ledger_account_id having sum(e.units) > 0) g
    join payee p using (payee_id) join advance a using (person_id)
    where a.state = 'active' order by g.ledger_account_id, a.advance_id
  loop
    if owed.payee_id <> of_payee then
      perform pg_advisory_xact_lock(7360, owed.ledger_account_id);
      of_payee := owed.payee_id;
      brought := owed.units;
      select sum(e.units) into balance from ledger_entry e where e.ledger_account_id = owed.ledger_account_id;
    end if;
    taken := least(owed.left_units, trunc(owed.units * owed.percent / 10000)::bigint * 100, brought, balance - balance % 100);
    continue when taken <= 0;
    brought := brought - taken;
    balance := balance - taken;
    insert into advance_recovery (advance_id, distribution_id, units) values (owed.advance_id, of_distribution, taken);
    lines := lines || row('payable', null, null, null, of_payee, -taken)::ledger_line
      || row('advance', null, null, null, of_payee, taken)::ledger_line;
  end loop;
  for owed in select * from written_off_returns(of_distribution)
  loop
    perform pg_advisory_xact_lock(7360, owed.ledger_account_id);
    select sum(e.units) into balance from ledger_entry e where e.ledger_account_id = owed.ledger_account_id;
    taken := least(owed.units, balance - balance % 100);
    continue when taken <= 0;
    insert into advance_recovery (advance_id, distribution_id, units) values (owed.advance_id, of_distribution, taken);
    lines := lines || row('payable', null, null, null, owed.payee_id, -taken)::ledger_line || row('writtenOff', null, null, null, null, taken)::ledger_line;
  end loop;
  perform book('recovered', (select distributed_on from distribution where distribution_id = of_distribution), null, null, of_distribution,
    null, lines);
end $$;
