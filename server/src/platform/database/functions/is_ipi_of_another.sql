/* R144: whether one of ours goes by an IPI name number that another has, or that the register has for another or for nobody who writes (X135). A
   number that a merge brought is that author's (D1), and so is another name of the party that the person is already (X35). */
create or replace function is_ipi_of_another(of_author integer) returns boolean language sql stable as $$
  select exists (
    select from author a join person p using (person_id)
    where a.author_id = of_author and a.ipi_name_number is not null and not p.is_unregistered
      and not exists (select from author_join j where j.into_author_id = a.author_id and j.ipi_name_number = a.ipi_name_number)
      and not exists (
        select from ipi_name n join ipi_name k using (party_id) join author o on o.ipi_name_number = k.name_number
        where n.name_number = a.ipi_name_number and o.person_id = a.person_id and o.author_id <> a.author_id and o.merged_into is null)
      and ipi_number_fault(a.author_id, a.ipi_name_number) is not null)
$$;
