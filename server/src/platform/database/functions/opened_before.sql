-- R20: what lists in force have brought to an account of a payee, by category.
create or replace function opened_before(of_category integer, of_person integer, of_account text) returns bigint language sql stable as $$
  select coalesce(sum(l.units), 0)::bigint from opening_line l join opening o using (opening_id)
  where o.category_id = of_category and o.state = 'active' and l.person_id = of_person and l.account = of_account
$$;
