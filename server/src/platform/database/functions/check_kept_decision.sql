/* R32: a decision is in force only once it is booked, in the transaction that puts it in force: from the kept account what its lines come
   to, to the fund that it names and to nobody else. What it asked for is never changed, and a decision that was made stays. */
create or replace function check_kept_decision() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or old.state <> 'waiting'
    or (new.kept_decision_id, new.category_id, new.used_year, new.purpose, new.reason, new.line_count, new.units, new.list_checksum, new.asked_by,
        new.asked_at)
      is distinct from (old.kept_decision_id, old.category_id, old.used_year, old.purpose, old.reason, old.line_count, old.units,
        old.list_checksum, old.asked_by, old.asked_at) then
    raise exception 'A decision is never changed.' using errcode = 'restrict_violation', constraint = 'kept_decision_stays';
  end if;
  if new.state = 'active' and (
    not exists (select from ledger_transaction t where t.transaction_id = new.transaction_id and t.kind = 'unclaimed'
      and t.written_in = pg_current_xact_id())
    or (select array_agg(row(a.kind, a.category_id, e.units)::text order by e.units) from ledger_entry e join ledger_account a using (ledger_account_id)
        where e.transaction_id = new.transaction_id)
      is distinct from array[row('unidentified', new.category_id, -new.units)::text, row(new.purpose, new.category_id, new.units)::text]
    or (select row(count(*), sum(u.amount) * 10000, bool_and(d.category_id = new.category_id))
        from unclaimed_usage n join unmatched_usage u using (unmatched_usage_id) join distribution d using (distribution_id)
        where n.kept_decision_id = new.kept_decision_id)
      is distinct from row(new.line_count::bigint, new.units::numeric, true)) then
    raise exception 'Decision % is not booked as it says.', new.kept_decision_id
      using errcode = 'check_violation', constraint = 'kept_decision_as_booked';
  end if;
  return new;
end $$;
create or replace trigger kept_decision_as_booked before update or delete on kept_decision
  for each row execute function check_kept_decision();
