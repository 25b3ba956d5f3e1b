-- R20: the hash of a list of balances: who, which account and how much, in the order of persons.
create or replace function opening_checksum(person_ids integer[], accounts text[], amounts bigint[]) returns bytea language sql immutable as $$
  select sha256(convert_to(coalesce(string_agg(concat_ws(',', l.person_id, l.account, l.units), ';' order by l.person_id, l.account), ''), 'UTF8'))
  from unnest(person_ids, accounts, amounts) l (person_id, account, units)
$$;
