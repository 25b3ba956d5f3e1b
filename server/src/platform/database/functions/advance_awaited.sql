/* R231: what waits for the payee of an advance and is in no balance yet, in units: what files hold for them, and kept money that they have claimed, of which it is all
   that was kept of the use. */
create or replace function advance_awaited(of_person integer) returns bigint language sql stable as $$
  select greatest(0, coalesce((select sum(e.units) from payee y join ledger_account k on k.payee_id = y.payee_id and k.kind = 'held'
      join ledger_entry e using (ledger_account_id) where y.person_id = of_person), 0))::bigint
    + coalesce((select sum(u.amount) * 10000 from usage_claim c join unmatched_usage u using (unmatched_usage_id)
      where c.person_id = of_person and c.state in ('waiting', 'accepted') and c.paid_in is null), 0)::bigint
$$;
