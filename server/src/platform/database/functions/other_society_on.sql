/* R60: the society, other than ours, to which what falls to an author for a right goes on a day; null for authors of ours, of none (0, 99) and
   of one that nobody knows. It is what the IPI register says of the author, by number and name: a number that the register has for somebody
   else says nothing (X135). What is typed on a work or a person names no society here, but for one thing: an author whom staff have made a
   member of ours for the performing right is ours from that day on, also while the register does not know it yet. */
create or replace function other_society_on(of_author integer, of_right text, day date) returns smallint
  language sql stable parallel safe as $$
  select nullif(nullif(nullif(society_on(a.ipi_name_number, of_right, day, false), 0::smallint), 77::smallint), 99::smallint)
  from author a join person p using (person_id)
  where a.author_id = of_author and a.ipi_name_number is not null
    and exists (select from ipi_name n join ipi_name k using (party_id)
      where n.name_number = a.ipi_name_number and k.name_folded in (a.display_name_folded, nullif(a.pseudonym_folded, ''), p.name_folded))
    and not (of_right = 'PR' and p.society_code = 77 and day >= coalesce(a.mandate_on, '-infinity'))
$$;
