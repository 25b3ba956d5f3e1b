/* R13: a whole split by weights into whole units that add up to it: each gets what is whole of its part, and the units that are left go
   to the largest fractions, the first of equal ones first. Weights are not negative and not all zero; a negative whole is split as its
   opposite is. */
create or replace function split_units(whole bigint, weights numeric[]) returns bigint[] language sql immutable strict parallel safe as $$
  with part as (
    select n, div(abs(whole) * w, s.sum)::bigint as units, mod(abs(whole) * w, s.sum) as fraction
    from unnest(weights) with ordinality t (w, n), (select sum(w) as sum from unnest(weights) w) s
  ),
  ranked as (
    select n, units, row_number() over (order by fraction desc, n) <= abs(whole) - sum(units) over () as gets_one from part
  )
  select array_agg(sign(whole)::bigint * (units + gets_one::integer) order by n) from ranked
$$;
