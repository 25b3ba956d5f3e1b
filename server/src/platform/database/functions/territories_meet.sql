-- X42: whether two lists of territories have a country in common today.
create or replace function territories_meet(list integer[], other integer[]) returns boolean language sql stable as $$
  select list = '{2136}' or other = '{2136}' or exists (
    select territories(list, current_date) intersect select territories(other, current_date))
$$;
