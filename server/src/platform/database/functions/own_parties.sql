/* X151, R167: the parties of the register by whom money comes to a user, or to somebody whose heir they are (R126): under their own names, those of
   authors whose rights they hold, and their own as a publisher. */
create or replace function own_parties(of_user integer) returns table (party_id integer) language sql stable as $$
  select distinct n.party_id
  from own_person o join lateral (
    select a.ipi_name_number from author a where a.person_id = o.person_id
    union all select a.ipi_name_number from author_right r join author a using (author_id) where r.person_id = o.person_id
    union all select p.publisher_ipi_name_number from person p where p.person_id = o.person_id) own on true
  join ipi_name n on n.name_number = own.ipi_name_number
  where o.user_id = of_user
$$;
