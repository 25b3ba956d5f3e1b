-- X135: why an author may not go by an IPI name number that somebody else says is theirs; null where nothing speaks against it. Who has a
-- number is paid for what is used under it, so a number that another has, or that the register has for another person, is nobody's to give.
create or replace function ipi_number_fault(of_author integer, number text) returns text language sql stable as $$
  select ipi_fault_under(a.author_id, number, array[a.display_name, p.name])
  from author a join person p using (person_id) where a.author_id = of_author
$$;
