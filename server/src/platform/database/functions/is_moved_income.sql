/* R134: whether an income has come before, by the same payer and reference (R118), as another had registered it until who now registers it took
   it back, and differs in what it is worth or in what decides the pools it goes to. */
create or replace function is_moved_income(i income) returns boolean language sql stable as $$
  select exists (
    select from income o join income r on r.reverses = o.income_id
    where fold(o.payer_name) = fold(i.payer_name) and fold(o.reference) = fold(i.reference)
      and r.registered_by = i.registered_by and o.registered_by <> i.registered_by
      and (o.payer_kind, o.category_id, o.period_id, o.currency, o.gross_amount, o.exchange_rate, o.received_on, o.is_divided)
        is distinct from (i.payer_kind, i.category_id, i.period_id, i.currency, i.gross_amount, i.exchange_rate, i.received_on, i.is_divided))
$$;
