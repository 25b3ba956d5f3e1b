-- X135, R130: the same of an author who will go by these names; of one who is not in the books yet, null for the author. That the author has
-- the number already says nothing.
create or replace function ipi_fault_under(of_author integer, number text, names text[]) returns text language sql stable as $$
  select case
    when exists (select from author o where o.ipi_name_number = number and o.author_id is distinct from of_author)
      or exists (select from person p where p.publisher_ipi_name_number = number) then 'elsewhere'
    when n.name_kind = 'PG' or exists (select from ipi_membership m where m.party_id = n.party_id)
      and not exists (select from ipi_membership m where m.party_id = n.party_id and m.role_code not in ('E', 'SE', 'AM', 'AQ', 'ES')) then 'notWriter'
    when exists (select from ipi_name k join author o on o.ipi_name_number = k.name_number
        where k.party_id = n.party_id and o.merged_into is null and o.person_id is distinct from a.person_id) then 'elsewhere'
    when n.name_number is not null
      and fold(coalesce(n.first_name || ' ', '') || n.name) not in (select fold(one) from unnest(names) one)
      and not exists (select from ipi_name k join author o on o.ipi_name_number = k.name_number
        where k.party_id = n.party_id and o.merged_into is null and o.person_id = a.person_id
          and (o.author_id <> of_author or k.name_number <> number)) then 'another'
  end
  from (select (select person_id from author where author_id = of_author) as person_id) a left join ipi_name n on n.name_number = number
$$;
