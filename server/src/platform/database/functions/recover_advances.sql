/* R24: recovers advances from what a distribution has just brought their payees: of each at most its percentage of that, the oldest first,
   in whole eyrir, and never more than the balance has. What a correction takes away recovers nothing. What is left of an advance to somebody who has
   died is recovered from what the right brings the heirs, from each by the same percentage of their part, and less in proportion where less is left
   (R203). What a correction gives back to somebody who has died, that another of the same distribution had taken, first makes up for what was
   written off of it (R102). */
create or replace function recover_advances(of_distribution integer) returns void language plpgsql as $$
declare
  owed record;
  taken bigint;
  of_payee integer := 0;
  brought bigint;
  balance bigint;
  lines ledger_line[] := '{}';
  -- What is recovered, by advance and in all, and what is taken of each payee.
  recovered jsonb := '{}';
  recovered_before jsonb;
  spent jsonb := '{}';
  heirs jsonb := '[]';
begin
  -- Two distributions at once: the second waits, and then sees what the first recovered.
  perform from advance a left join payee p using (person_id)
  where a.state = 'active' and (p.payee_id in (
    select k.payee_id from ledger_transaction t join ledger_entry e using (transaction_id) join ledger_account k using (ledger_account_id)
    where t.distribution_id = of_distribution and k.kind = 'payable' and e.units > 0)
    or a.advance_id in (select b.advance_id from inherited_brought(of_distribution) b))
  order by a.advance_id for update of a;
  perform pg_advisory_xact_lock(7360, k.ledger_account_id) from (
    select b.ledger_account_id from inherited_brought(of_distribution) b
    union
    select k.ledger_account_id from ledger_transaction t join ledger_entry e using (transaction_id) join ledger_account k using (ledger_account_id)
    join payee p using (payee_id) join advance a using (person_id)
    where t.distribution_id = of_distribution and k.kind = 'payable' and a.state = 'active' order by 1) k;
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
      of_payee := owed.payee_id;
      brought := owed.units;
      select sum(e.units) into balance from ledger_entry e where e.ledger_account_id = owed.ledger_account_id;
    end if;
    taken := least(owed.left_units, trunc(owed.units * owed.percent / 10000)::bigint * 100, brought, balance - balance % 100);
    continue when taken <= 0;
    brought := brought - taken;
    balance := balance - taken;
    recovered := recovered || jsonb_build_object(owed.advance_id, taken);
    spent := spent || jsonb_build_object(of_payee, coalesce((spent ->> of_payee::text)::bigint, 0) + taken);
    lines := lines || row('payable', null, null, null, of_payee, -taken)::ledger_line
      || row('advance', null, null, null, of_payee, taken)::ledger_line;
  end loop;
  recovered_before := recovered;
  for owed in
    select b.*, w.wanted, sum(w.wanted) over (partition by b.advance_id)::bigint as wanted_of_all, advance_left(b.advance_id) as left_units,
      (select sum(e.units) from ledger_entry e where e.ledger_account_id = b.ledger_account_id)::bigint as balance,
      (select sum(e.units) from ledger_transaction t join ledger_entry e using (transaction_id)
        where t.distribution_id = of_distribution and t.kind = 'distribution' and e.ledger_account_id = b.ledger_account_id)::bigint as brought
    from inherited_brought(of_distribution) b join advance a using (advance_id)
    cross join lateral (select trunc(b.units * a.percent / 10000)::bigint * 100 as wanted) w
    where w.wanted > 0 order by b.ledger_account_id, b.advance_id
  loop
    of_payee := owed.payee_id;
    taken := owed.left_units - coalesce((recovered_before ->> owed.advance_id::text)::bigint, 0);
    taken := case when owed.wanted_of_all <= taken then owed.wanted else trunc(taken::numeric * owed.wanted / owed.wanted_of_all / 100)::bigint * 100 end;
    balance := owed.balance - coalesce((spent ->> of_payee::text)::bigint, 0);
    brought := owed.brought - coalesce((spent ->> of_payee::text)::bigint, 0);
    taken := least(taken, brought - brought % 100, balance - balance % 100);
    continue when coalesce(taken, 0) <= 0;
    recovered := recovered || jsonb_build_object(owed.advance_id, coalesce((recovered ->> owed.advance_id::text)::bigint, 0) + taken);
    spent := spent || jsonb_build_object(of_payee, coalesce((spent ->> of_payee::text)::bigint, 0) + taken);
    heirs := heirs || jsonb_build_object('advance_id', owed.advance_id, 'payee_id', of_payee, 'units', taken);
    lines := lines || row('payable', null, null, null, of_payee, -taken)::ledger_line
      || row('advance', null, null, null, owed.dead_payee_id, taken)::ledger_line;
  end loop;
  insert into advance_recovery (advance_id, distribution_id, units)
  select o.key::integer, of_distribution, o.value::bigint from jsonb_each_text(recovered) o order by 1;
  insert into inherited_recovery (advance_id, distribution_id, payee_id, units)
  select h.advance_id, of_distribution, h.payee_id, h.units from jsonb_to_recordset(heirs) h (advance_id integer, payee_id integer, units bigint);
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
