/* R138: whether the same list of balances, to the eyrir, is in force under another category, and some of what it brought has not been taken
   back since. What takes back (below zero) may be the same of several. */
create or replace function is_opened_elsewhere(checksum bytea, of_category integer) returns boolean language sql stable as $$
  select exists (
    select from opening o join opening_line l using (opening_id)
    where o.list_checksum = checksum and o.state = 'active' and o.category_id <> of_category
      and l.units > 0 and opened_before(o.category_id, l.person_id, l.account) >= l.units)
$$;
