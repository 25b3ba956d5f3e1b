-- M18, R126: whether a user is a party of a contract, or of a submission, or an heir of one.
create or replace function is_own_contract(by_user integer, publisher integer, author integer) returns boolean language sql stable as $$
  select exists (select from own_person o where o.user_id = by_user and is_contract_party(o.person_id, publisher, author))
$$;
