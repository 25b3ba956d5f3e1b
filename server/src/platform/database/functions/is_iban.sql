-- R42: whether an IBAN has its check digits: the first four characters behind the others, mod 97 is 1 (ISO 13616).
create or replace function is_iban(iban text) returns boolean language sql immutable as $$
  select coalesce(mod(string_agg(case when c ~ '[A-Z]' then (ascii(c) - 55)::text else c end, '' order by n)::numeric, 97) = 1, false)
  from regexp_split_to_table(substr(iban, 5) || left(iban, 4), '') with ordinality t (c, n)
  where iban ~ '^[A-Z]{2}[0-9]{2}[A-Z0-9]{10,30}$'
$$;
