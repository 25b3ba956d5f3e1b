-- R24: what is left to recover of an advance: nothing before it is approved, and once it is cancelled.
create or replace function advance_left(of_advance integer) returns bigint language sql stable as $$
  select case a.state when 'active' then a.units
    - coalesce((select sum(r.units) from advance_recovery r where r.advance_id = a.advance_id), 0) else 0 end::bigint
  from advance a where a.advance_id = of_advance
$$;
