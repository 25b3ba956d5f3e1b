/* R140: why a user does not confirm what another of the staff asked for; null where nothing speaks against it. Who asked, whose own role it is (M14),
   to whom the works of an unknown author would come (R107), whose tax it is (R128), who is a party of the contract (M18, R136), and whose national ID it
   is (O278), each also as an heir (R126). The list and the call ask here, and so does PostgreSQL once it is confirmed. */
create or replace function confirmation_fault(asked confirmation, by_user integer) returns text language sql stable as $$
  select case
    when asked.asked_by = by_user then 'own'
    when asked.user_id = by_user then 'ownRole'
    when asked.kind = 'join' and exists (
      select from own_person o where o.user_id = by_user and (o.person_id = asked.person_id
        or exists (select from author_right r where r.author_id = asked.into_author_id and r.person_id = o.person_id))) then 'ownAuthor'
    when asked.kind = 'tax' and exists (
      select from payee y join own_person o using (person_id) where y.payee_id = asked.payee_id and o.user_id = by_user) then 'ownTax'
    when asked.kind = 'contract'
      and is_own_contract_change(by_user, asked.contract_id, (asked.contract_body ->> 'publisherId')::integer) then 'ownContract'
    when asked.kind = 'kennitala' and exists (
      select from own_person o where o.user_id = by_user and o.person_id = asked.person_id) then 'ownPerson'
  end
$$;
