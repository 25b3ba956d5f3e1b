-- A whole divided in proportion to one of several parts, in hundredths, by largest remainder, the first of equals first: as dividedBy() of the contract.
create or replace function divided_by(whole numeric, parts numeric[], nth integer) returns numeric language sql immutable as $$
  with part as (
    select i, floor(whole * 100 * p / s.total) as low, whole * 100 * p / s.total - floor(whole * 100 * p / s.total) as remainder
    from unnest(parts) with ordinality as u (p, i), lateral (select sum(q) as total from unnest(parts) q) s
  ), placed as (
    select i, low, row_number() over (order by remainder desc, i) as place, whole * 100 - sum(low) over () as remaining from part
  )
  select (low + case when place <= remaining then 1 else 0 end) / 100 from placed where i = nth;
$$;
