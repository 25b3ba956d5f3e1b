/* R165, R217: what is left to recover of the author of a contract and of who holds the author's rights, of advances (R24) or of a balance below zero:
   what the publisher is paid recovers nothing of it. */
create or replace function recovery_left(publisher integer, author integer) returns bigint language sql stable as $$
  select coalesce(sum(left_to_recover(p.person_id)), 0)::bigint
  from (select distinct unnest(contract_parties(publisher, author)) as person_id) p where p.person_id <> publisher
$$;
