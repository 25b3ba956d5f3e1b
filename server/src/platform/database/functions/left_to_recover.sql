/* R217: what somebody owes the society, in units: what is left to recover of their advances, and how far their balance is below zero, if it is a króna or
   more. Later distributions bring both back. */
create or replace function left_to_recover(of_person integer) returns bigint language sql stable as $$
  select coalesce((select sum(advance_left(a.advance_id)) from advance a where a.person_id = of_person and a.state = 'active'), 0)::bigint
    + (select case when b.units >= 10000 then b.units else 0 end from below_zero(of_person) b (units))
$$;
