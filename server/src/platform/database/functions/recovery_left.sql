/* R165: what is left to recover of advances (R24) to the author of a contract and to who holds the author's rights: what the publisher is paid
   recovers nothing of it. */
create or replace function recovery_left(publisher integer, author integer) returns bigint language sql stable as $$
  select coalesce(sum(advance_left(a.advance_id)), 0)::bigint from advance a
  where a.state = 'active' and a.person_id <> publisher and a.person_id = any (contract_parties(publisher, author))
$$;
