-- The numbers in a folded title, in their order; of Roman ones those that are no word as well ('í' is folded to 'i').
create or replace function title_numbers(folded text) returns text
  language plpgsql immutable strict parallel safe
as $$
begin
  if folded !~ '[0-9]|\m(?:ii|iii|iv|vi|vii|viii|ix|xi|xii)\M' then return ''; end if;
  return (select coalesce(string_agg(counted[1], ' ' order by place), '')
    from regexp_matches(folded, '\m([0-9]+|ii|iii|iv|vi|vii|viii|ix|xi|xii)\M', 'g') with ordinality as m (counted, place));
end $$;
