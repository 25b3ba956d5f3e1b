-- X135: why an author may not go by an IPI name number that somebody else says is theirs; null where nothing speaks against it. Who has a
-- number is paid for what is used under it, so a number that another has, or that the register has for another person, is nobody's to give.
create or replace function ipi_number_fault(of_author integer, number text) returns text language sql stable as $$
  select case
    when exists (select from author o where o.ipi_name_number = number and o.author_id <> of_author)
      or exists (select from person p where p.publisher_ipi_name_number = number) then 'elsewhere'
    when n.name_kind = 'PG' or exists (select from ipi_membership m where m.party_id = n.party_id)
      and not exists (select from ipi_membership m where m.party_id = n.party_id and m.role_code not in ('E', 'SE', 'AM', 'AQ', 'ES')) then 'notWriter'
    when exists (select from ipi_name k join author o on o.ipi_name_number = k.name_number
        where k.party_id = n.party_id and o.merged_into is null and o.person_id <> a.person_id) then 'elsewhere'
    when n.name_number is not null
      and fold(coalesce(n.first_name || ' ', '') || n.name) not in (fold(a.display_name), fold(p.name))
      and not exists (select from ipi_name k join author o on o.ipi_name_number = k.name_number
        where k.party_id = n.party_id and o.merged_into is null and o.person_id = a.person_id) then 'another'
  end
  from author a join person p using (person_id) left join ipi_name n on n.name_number = number
  where a.author_id = of_author
$$;
